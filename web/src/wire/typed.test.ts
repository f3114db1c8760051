// Everything that the server sends has a type: nothing in the client guesses at it, or reads words out of sentences.
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const OF_TESTS = /\.test\.ts$|\/testing\//;
const NO_SENTENCES = /\/(rules|account)\/|\/i18n\//; // rulebooks are Markdown, browsers have names, and texts have slots

const found = (form: RegExp, without = OF_TESTS): string[] =>
  Object.entries(SOURCES)
    .filter(([path]) => !OF_TESTS.test(path) && !without.test(path))
    .flatMap(([path, source]) => source.split("\n").flatMap((line) => (form.test(line) ? `${path}: ${line.trim()}` : [])));

test("the client has all its sources", () => expect(Object.keys(SOURCES).length).toBeGreaterThan(150));

test("no type is forced on what the server sends", () =>
  expect(found(/\bas unknown as\b|\bRecord<string, (unknown|any)>|\bas any\b|: any\b/)).toEqual([]));

test("no action is taken apart at its colons", () => expect(found(/split\(\s*[/"'`]:/)).toEqual([]));

test("no sentence is searched with a pattern", () => {
  const searched = found(/\b(label|text|title|name|says|line|story|prompt|reason)\w*\.(match|search|split)\(/, NO_SENTENCES);
  const tested = found(/\/\.(test|exec)\(\w*(label|text|title|name|story|prompt|reason)/i, NO_SENTENCES);
  expect([...searched, ...tested]).toEqual([]);
});
