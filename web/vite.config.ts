import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { compressedFiles } from "./compressedFiles.js";
import { messageCatalogs, PYTHON } from "./messageCatalogs.ts";
import { STATIC, staticTexts } from "./staticTexts.ts";

const server = loadEnv("", ".", "LONGHAUL_")["LONGHAUL_SERVER"] ?? "http://127.0.0.1:8000";

const LOCALES = decodeURIComponent(new URL("../src/longhaul/locales", import.meta.url).pathname);

/** Every file costs headers and a request, so what goes together is in one. A module is in the first that fits. */
const CHUNKS = [
  {
    name: "start", // what `main.ts` needs; nothing here may translate when it loads
    test: /node_modules|virtual:catalogs|preload-helper|\?name$|src\/(messages\/[a-z]+|style\/theme\.svelte|live\/(connectivity\.svelte|serviceWorker))\.ts/,
  },
  {
    name: "shell", // what every page has
    test: /web\/src\/((App|api|router|pages\/parts\/|notices\/)|pieces\/(Good\.|Icon|icons|Popover|SeatBadge|format|goods|popover)|messages\/[A-Z]|live\/(http|rejection|legalAction|singleFlight))/,
  },
  {
    name: "lists",
    test: /web\/src\/(pieces\/([Pp]lanet|ships)|live\/(socket|retry|metGames|sharing))/,
    minShareCount: 2,
  },
  { name: "home", test: /web\/src\/pages\/(Home\.|home\/|daily\/results)/ },
  { name: "stage", test: /web\/src\/stage\/(?!cue)/ },
  {
    name: "late",
    test: /web\/src\/(table\/(late|Chat|quickPhrases|Dialogs|Share|WhyNot|GameOver|Standings|EndActions)\.|premoves\/[A-Z](?!removeBar))/,
  },
  {
    name: "board",
    test: /web\/src\/(boards|fairness\/seal|live|messages|pieces|premoves|stage\/cue|table)/,
    minShareCount: 2,
  },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    messageCatalogs(LOCALES, mode === "test" ? [STATIC] : [PYTHON, STATIC]),
    staticTexts(LOCALES),
    svelte({ preprocess: vitePreprocess() }),
    compressedFiles(),
  ],
  base: "/page/",
  build: {
    outDir: "../src/longhaul/server/client", // the server serves it, the wheel carries it, git ignores it
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // what a page loads: a test adds it up
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
    fs: { allow: [".", "../src/longhaul/locales"] },
  },
  // Runes as they run in a browser: effects run, and what is derived is remembered.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] }, environments: { ssr: { consumer: "client" } } } : {}),
  test: { include: ["src/**/*.test.ts"], css: true, setupFiles: ["src/testing/globals.ts"] },
}));
