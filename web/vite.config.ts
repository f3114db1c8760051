import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.LONGHAUL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/page/",
  build: {
    outDir: "../src/longhaul/server/client", // the server serves it, the wheel carries it, git ignores it
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
});
