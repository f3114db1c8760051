// Colours are named in tokens.css and nowhere else.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const RAW = /(?<![\w&/{-])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(rgba?|hsla?|oklch|oklab)\(\s*[\d.]/gi;

test("no colour is written outside the tokens", () => {
  const found = Object.entries(sources)
    .filter(([path]) => !path.endsWith("/tokens.css"))
    .flatMap(([path, text]) => (text.match(RAW) ?? []).map((colour) => `${path}: ${colour}`));
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test("every token that is used is defined, every token that is defined is used", () => {
  const tokens = sources["./tokens.css"] ?? "";
  const defined = new Set([...tokens.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name));
  const all = Object.values(sources).join("\n");
  const set = new Set([...all.matchAll(/(--[\w-]+)(?:"\])?[:=]/g)].map(([, name]) => name));
  const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  expect([...new Set(used)].filter((name) => !set.has(name) && !name!.endsWith("-"))).toEqual([]);
  const built = (name: string): boolean => /^--seat-\d$/.test(name); // `seatColour` puts their names together
  expect([...defined].filter((name) => !used.includes(name!) && !built(name!))).toEqual([]);
});
