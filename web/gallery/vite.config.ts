// The gallery is no part of the page: `npx vite --config gallery/vite.config.ts` shows it, tests build it into a folder of their own.
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { messageCatalogs, PYTHON } from "../messageCatalogs.ts";

const pathTo = (name: string): string => decodeURIComponent(new URL(name, import.meta.url).pathname);

export default defineConfig({
  root: pathTo("."),
  base: "./",
  plugins: [
    messageCatalogs(pathTo("../../src/longhaul/locales"), [PYTHON]),
    svelte({ preprocess: vitePreprocess(), compilerOptions: { runes: true } }),
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: ["../.."] } },
});
