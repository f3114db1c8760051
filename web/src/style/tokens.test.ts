// Colours, space and sizes of type are named in tokens.css and nowhere else; layouts change at few widths.
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

/** The declarations of styles outside the tokens, by their file. */
const declarations = Object.entries(sources)
  .filter(([path]) => /\.(svelte|css)$/.test(path) && !path.endsWith("/tokens.css"))
  .flatMap(([path, text]) => {
    const styles = path.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "");
    return [...styles.matchAll(/^\s*([a-z-]+):\s*([^;{}]+);/gm)].map(([, name = "", value = ""]) => ({
      path,
      name,
      value,
    }));
  });

test("sizes of type are tokens", () => {
  const found = declarations.filter(
    ({ name, value }) => name === "font-size" && /\d(px|rem)/.test(value) && !value.startsWith("clamp("),
  );
  expect(declarations.length).toBeGreaterThan(2000);
  expect(found).toEqual([]);
});

test("space is a token, but for hairlines and what is calculated", () => {
  const LITERAL = /(?<![\w.])-?([2-9]|[1-9]\d)px/;
  const found = declarations.filter(
    ({ name, value }) =>
      /^((row|column)-)?gap$|^(padding|margin)/.test(name) && LITERAL.test(value.replace(/\(.*\)/g, "")),
  );
  expect(found).toEqual([]);
});

test("layouts change at few widths", () => {
  const WIDTHS = [600, 601, 999, 1000, 1199, 1200, 1399, 1400];
  const found = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/(?:@media|MediaQuery\()[^{;]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(?:min|max)-width: (\d+)/g)]
        .filter(([, width]) => !WIDTHS.includes(Number(width)))
        .map(([rule]) => `${path}: ${rule}`),
    ),
  );
  expect(found).toEqual([]);
});
