import { readdirSync } from "node:fs";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const FOLDER = fileURLToPath(new URL("src/", import.meta.url));
const COMPONENTS = readdirSync(FOLDER, { recursive: true })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/** The class of a component's styles: its place among all, which is shorter than a hash and as good. */
const classOf = (filename) => {
  const place = COMPONENTS.indexOf(filename.slice(filename.lastIndexOf(`src${sep}`) + 4));
  return place < 0 ? `s-${filename.replaceAll(/\W/g, "-")}` : `s${place.toString(36)}`;
};

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: ({ filename }) => classOf(filename) },
};
