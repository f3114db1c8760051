// Everything that the server sends has a type: nothing in the client guesses at it, or reads words out of sentences.
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const OF_TESTS = /\.test\.ts$|\/testing\//;

/** Who may search or split text, and what it is: never a message, a label or a name. */
const READERS: Readonly<Record<string, string>> = {
  "../router.svelte.ts": "paths of addresses",
  "../boards/dice-traders/planetNames.ts": "its own lists of syllables",
  "../live/serviceWorker.ts": "paths of files",
  "../messages/TextWith.svelte": "the places of slots, which it put there",
  "../messages/bundle.ts": "ids of messages",
  "../messages/language.ts": "paths of catalogues",
  "../pages/account/browserName.ts": "what browsers call themselves",
  "../pages/daily/results.ts": "dates",
  "../pages/home/tableRows.ts": "links and codes that people type",
  "../pages/replay/recording.svelte.ts": "fragments of addresses",
  "../pages/rules/clauseOptions.ts": "clause ids in rulebooks",
  "../pages/rules/markdown.ts": "rulebooks, which are Markdown",
  "../pages/rules/search.ts": "rulebooks and what people look for",
  "../pages/setup/options.ts": "numbers that people type",
  "../pieces/format.ts": "keys without a name in a catalogue",
  "../stage/cue.ts": "paths to parts of a position",
  "../table/TableTopBar.svelte": "links to where a game comes from",
  "../table/keys.ts": "keys of the keyboard",
  "../table/lesson.svelte.ts": "links to where a game comes from",
};
const READS = /\.(match|matchAll|search|split|replace|replaceAll|test|exec)\(|\bnew RegExp\b/;

const found = (form: RegExp): [path: string, line: string][] =>
  Object.entries(SOURCES)
    .filter(([path]) => !OF_TESTS.test(path))
    .flatMap(([path, source]) => source.split("\n").map((line): [string, string] => [path, line.trim()]))
    .filter(([, line]) => form.test(line) && !line.startsWith("//"));

test("the client has all its sources", () => expect(Object.keys(SOURCES).length).toBeGreaterThan(150));

test("no type is forced on what the server sends", () =>
  expect(found(/\bas unknown as\b|\bRecord<string, (unknown|any)>|\bas any\b|: any\b|\bas (Any)?Board\b/)).toEqual([]));

test("no action is taken apart at its colons", () => expect(found(/split\(\s*[/"'`]:/)).toEqual([]));

test("nothing but the listed modules searches text, none of it messages", () => {
  const readers = new Set(found(READS).map(([path]) => path));
  expect([...readers].sort()).toEqual(Object.keys(READERS).sort());
});
