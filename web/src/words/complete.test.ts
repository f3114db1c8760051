// Nothing is left out of a catalogue, and nothing in it is for nothing.
import { describe, expect, test } from "vitest";
import { messages } from "../../messages";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const catalogues = import.meta.glob<Record<string, string>>("./*/*.json", { import: "default", eager: true });

const SPOKEN = ["de", "es"];
const partOf = (path: string): string => /^\.\.\/boards\/(\w+-traders?)\//.exec(path)?.[1] ?? "shell";

/** The messages of each part of the page: the shell's are at hand everywhere, a game's at its tables. */
const parts = new Map<string, Set<string>>();
for (const [path, source] of Object.entries(sources)) {
  if (path.endsWith(".test.ts")) continue;
  const part = parts.get(partOf(path)) ?? parts.set(partOf(path), new Set()).get(partOf(path))!;
  for (const message of messages(path, source)) part.add(message);
}
for (const [name, part] of parts) if (name !== "shell") for (const message of parts.get("shell")!) part.delete(message);

const slots = (text: string): string[] => [...new Set(text.match(/\{\d\}/g) ?? [])].sort();

describe.each(SPOKEN)("the catalogue in %s", (language) => {
  test.each([...parts.keys()])("has what %s says, and no more", (part) => {
    const words = Object.keys(catalogues[`./${language}/${part}.json`] ?? {});
    const all = [...parts.get(part)!];
    expect({
      missing: all.filter((each) => !words.includes(each)),
      stale: words.filter((each) => !parts.get(part)!.has(each)),
    }).toEqual({ missing: [], stale: [] });
  });
});

describe.each(Object.keys(catalogues))("in %s", (file) => {
  test.each(Object.entries(catalogues[file]!))("%j", (message, words) => {
    expect(words.trim()).not.toBe("");
    expect(slots(words)).toEqual(slots(message));
    expect(words.split("|").length).toBe(message.split("|").length);
  });
});
