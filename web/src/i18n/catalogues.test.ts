// Catalogues are complete and have no unused entries.
import { describe, expect, test } from "vitest";
import { messages } from "../../extractMessages";
import { untranslated } from "../../untranslated";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const catalogues = import.meta.glob<Record<string, string>>("./*/*.json", { import: "default", eager: true });

const TRANSLATED = ["de", "es"];
const partOf = (path: string): string => /^\.\.\/boards\/(\w+-traders?)\//.exec(path)?.[1] ?? "shell";

/** The messages of each part of the page: the shell's are always loaded, a game's at its tables. */
const parts = new Map<string, Set<string>>();
for (const [path, source] of Object.entries(sources)) {
  if (path.endsWith(".test.ts")) continue;
  const part = parts.get(partOf(path)) ?? parts.set(partOf(path), new Set()).get(partOf(path))!;
  for (const message of messages(path, source)) part.add(message);
}
for (const [name, part] of parts) if (name !== "shell") for (const message of parts.get("shell")!) part.delete(message);

/** Strings that look like text but are not shown, or are the same in every language. */
const NOT_TRANSLATED: Record<string, RegExp> = {
  "../App.svelte": /^Table $/, // names of pages, as files
  "../router.svelte.ts": /^\w+$/,
  "../pages/parts/TopBar.svelte": /^\w+$/,
  "../pages/parts/Page.svelte": /^Longhaul$/, // our name
  "../table/Table.svelte": / · Longhaul$/,
  "../pages/account/browserName.ts": /^(Edge|Opera|ChromeOS)$/, // other people's
  "../pages/rules/Rulebook.svelte": /^Table$/, // the rulebooks are English
  "../fairness/Verify.svelte": /^ --commitment/, // of a command
  "../table/choices.ts": /^Enter$/, // printed on a key
  "../table/lesson.svelte.ts": /^guide done $/, // what the browser keeps
  "../boards/dice-traders/KeepDice.svelte": /^Enter$/,
  "../boards/dice-traders/planetNames.ts": /./, // of planets
  "../boards/star-traders/MapLabels.svelte": /^(region|toll) \{0\}$/, // names of labels
  "../boards/star-traders/StarMap.svelte": /^ship \{0\}$/,
  "../boards/star-traders/mapLayout.ts": /^(region|toll|ship) \{0\}$/,
  "../boards/star-traders/choices.ts": /^\{0\} cr$/,
  "../boards/star-traders/priceHistory.ts": /^prices \{0\}$/, // what the browser keeps
  "./translate.ts": /^(English|Deutsch|Español)$/, // each in its own
};

test.each(Object.keys(sources).filter((path) => !/\.test\.ts$|^\.\.\/testing\//.test(path)))(
  "%s has no untranslated text",
  (path) => expect(untranslated(path, sources[path]!).filter((text) => !NOT_TRANSLATED[path]?.test(text))).toEqual([]),
);

const slots = (text: string): string[] => [...new Set(text.match(/\{\d\}/g) ?? [])].sort();

describe.each(TRANSLATED)("the catalogue in %s", (language) => {
  test.each([...parts.keys()])("matches the messages of %s", (part) => {
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
    expect(words).not.toMatch(/ @\w+$/);
  });
});
