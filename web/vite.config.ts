import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { messageCatalogs, PYTHON } from "./messageCatalogs.ts";

const server = loadEnv("", ".", "LONGHAUL_")["LONGHAUL_SERVER"] ?? "http://127.0.0.1:8000";

const LOCALES = decodeURIComponent(new URL("../src/longhaul/locales", import.meta.url).pathname);

/** Every file costs half a kilobyte of headers, so what goes together is in one. A module is in the first that fits. */
const CHUNKS = [
  {
    name: "start", // what `main.ts` needs; nothing here may translate when it loads
    test: /node_modules|virtual:catalogs|preload-helper|\?name$|src\/(messages\/[a-z]+|style\/theme\.svelte|live\/(connectivity\.svelte|serviceWorker))\.ts/,
  },
  { name: "shell", test: /web\/src\//, minShareCount: 6 },
  {
    name: "lists",
    test: /web\/src\/(pieces\/[Pp]lanet|boards\/([a-zA-Z]+|host\.svelte)\.ts|boards\/HostedBoard|live\/(socket|retry|metGames|sharing))/,
    minShareCount: 2,
  },
  { name: "board", test: /web\/src\/(boards|fairness|live|messages|pieces|premoves|table)\//, minShareCount: 2 },
];

export default defineConfig(({ mode }) => ({
  plugins: [messageCatalogs(LOCALES, mode === "test" ? [] : [PYTHON]), svelte({ preprocess: vitePreprocess() })],
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
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/testing/globals.ts"] },
}));
