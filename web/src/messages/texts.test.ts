// The texts of the page are in the English catalogue, with the facts that they say, and none is unused.
// That every language has all of them is checked by `longhaul messages check`.
import { FluentResource } from "@fluent/bundle";
import { CATALOGS } from "virtual:catalogs";
import { describe, expect, test } from "vitest";
import { entriesOf } from "../../messageCatalogs";
import { textCalls, untranslated } from "../../sourceTexts";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const files = Object.keys(sources).filter((path) => !/\.test\.ts$|^\.\.\/(testing|wire)\//.test(path));
const PAGE = "page";
const GAMES = ["dice-traders", "free-trader", "gem-traders", "star-traders"];
/** Texts of the site that the page says, too. */
const SITE_TEXTS = ["seat", "text"];

const gameOf = (path: string): string => GAMES.find((game) => path.startsWith(`../boards/${game}/`)) ?? PAGE;

type Entry = FluentResource["body"][number];

async function entriesIn(domain: string): Promise<Map<string, Entry>> {
  const sections = Object.entries(CATALOGS).filter(([key]) => `${key}/`.startsWith(`en/${domain}/`));
  const sources = await Promise.all(sections.map(async ([, load]) => (await load())[0]));
  return new Map(new FluentResource(sources.join("\n")).body.map((entry) => [entry.id, entry]));
}

const english = new Map<string, Map<string, Entry>>();
for (const domain of [PAGE, "site", ...GAMES]) english.set(domain, await entriesIn(domain));

/** The variables of a pattern, wherever they stand in it. */
function variablesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, name } = part as { type?: string; name?: string };
  return type === "var" && name ? [name] : Object.values(part).flatMap(variablesIn);
}

const find = (path: string, id: string): Entry | undefined =>
  english.get(gameOf(path))!.get(id) ??
  english.get(PAGE)!.get(id) ??
  (SITE_TEXTS.includes(id) ? english.get("site")!.get(id) : undefined);

const used = new Set<string>();

test.each(files)("%s says what the catalogue has, with the right facts", (path) => {
  for (const { ids, facts } of textCalls(path, sources[path]!)) {
    for (const id of ids) {
      used.add(english.get(gameOf(path))!.has(id) ? `${gameOf(path)} ${id}` : `${PAGE} ${id}`);
      expect(find(path, id), id).toBeDefined();
    }
    const wanted = ids.flatMap((id) => variablesIn(find(path, id)!.value));
    expect([...new Set(wanted)].sort(), ids.join()).toEqual([...new Set(facts)].sort());
  }
});

test("every text of the catalogue is used", () => {
  const own = (domain: string): string[] =>
    [...english.get(domain)!.keys()].filter((id) => domain === PAGE || id.startsWith("client-"));
  const all = [PAGE, ...GAMES].flatMap((domain) => own(domain).map((id) => `${domain} ${id}`));
  expect(all.filter((each) => !used.has(each))).toEqual([]);
});

/** Strings that look like text but are not shown, or are the same in every language. */
const NOT_TRANSLATED: Record<string, RegExp> = {
  "../App.svelte": /^Table $/, // names of pages, as files
  "../router.svelte.ts": /^\w+$/,
  "../pages/parts/TopBar.svelte": /^\w+$/,
  "../pages/parts/Page.svelte": /^Longhaul$/, // our name
  "../table/Table.svelte": / · Longhaul$/,
  "../pieces/format.ts": /^(Vega|Rigel|Deneb|Mira|Altair|Spica)$/, // of stars
  "../pages/account/browserName.ts": /^(Edge|Opera|ChromeOS)$/, // other people's
  "../pages/rules/Rulebook.svelte": /^Table$/, // the rulebooks are English
  "../fairness/Verify.svelte": /^ --commitment/, // of a command
  "../table/choices.ts": /^Enter$/, // printed on a key
  "../table/lesson.svelte.ts": /^guide done $/, // what the browser keeps
  "../boards/dice-traders/KeepDice.svelte": /^Enter$/,
  "../boards/dice-traders/planetNames.ts": /./, // of planets
  "../boards/star-traders/MapLabels.svelte": /^(region|toll) \{0\}$/, // names of labels
  "../boards/star-traders/SiteCard.svelte": /^ST-TRADE-08$/, // a clause
  "../boards/star-traders/MapTargets.svelte": /^distance \{0\}$/,
  "../boards/star-traders/StarMap.svelte": /^ship \{0\}$/,
  "../boards/star-traders/mapLayout.ts": /^(region|toll|ship|distance) \{0\}$/,
  ...Object.fromEntries(GAMES.map((game) => [`../boards/${game}/cues.ts`, /^[a-z]+ (\{0\}|0|space|mission)$/])), // elements
  "../boards/star-traders/priceHistory.ts": /^prices \{0\}$/, // what the browser keeps
};

test.each(files)("%s has no untranslated text", (path) =>
  expect(untranslated(path, sources[path]!).filter((text) => !NOT_TRANSLATED[path]?.test(text))).toEqual([]),
);

describe("text that nobody can translate", () => {
  const found = (code: string): string[] => untranslated("some.ts", code);
  test("is found in markup", () => {
    const source = '<p aria-label="The price">You pay {price} <b translate="no">Longhaul</b></p><code>make play</code>';
    expect(untranslated("Some.svelte", source)).toEqual(["The price", "You pay"]);
  });
  test("is found in code", () => {
    expect(found("const a = `${n} lines`, b = free ? 'Free' : names.join(' and ');")).toEqual([
      "{0} lines",
      "Free",
      " and ",
    ]);
    expect(untranslated("Some.svelte", "<p>{[lost ? 'You lost.' : ''].join()}</p>")).toEqual(["You lost."]);
  });
  test("is not what a catalogue has, is compared, is a key or is for programmers", () => {
    expect(
      found('t("home-resume"); if (key === "Enter" || "Two words" in a["An index"]) throw new Error("Not so");'),
    ).toEqual([]);
    expect(
      found('import a from "some where"; const b: "Or else" = c.querySelector("main b"); d({ "Two words": 1 });'),
    ).toEqual([]);
  });
});

test("calls of `t` and elements with texts are found, with all their choices", () => {
  const source =
    '<script>const a = t("one", { n, of: b });</script>{#if a}{t(open ? "two" : "three")}{/if}<TextWith id="four" slots={{ who }} />';
  expect(textCalls("Some.svelte", source)).toEqual([
    { ids: ["one"], facts: ["n", "of"] },
    { ids: ["two", "three"], facts: [] },
    { ids: ["four"], facts: ["who"] },
  ]);
});

test("a catalogue is divided at its headings", () =>
  expect(entriesOf("## Some [later]\n\na = A\n## Others\nb = B").get("a")?.section).toBe("later"));
