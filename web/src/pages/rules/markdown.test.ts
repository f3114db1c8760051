import { describe, expect, it } from "vitest";
import { optionsByClause } from "./clauseOptions";
import { inline, parse, plain, slug, type Block } from "./markdown";

const PAGE = `# A Game

Two lines of
one paragraph with *feeling*.

## At a glance

| Item | Value |
|---|---|
| Seats | 1-6 |

## Setup

- **DT-SETUP-01** Chance picks the first, see DT-SETUP-02 and XX-NONE-01. (ruling DA-04)
- **DT-SETUP-02** Ten credits
  each.
- just a line

> Example: Ada
> begins.

| Ruling | Answer |
|---|---|
| DA-04 | Yes, \`always\`. |
`;

const kinds = (blocks: Block[]): string[] => blocks.map((block) => block.kind);
const list = (blocks: Block[]) => blocks.find((block) => block.kind === "list")!.items;

describe("a rulebook page", () => {
  it("is cut into its blocks", () => {
    expect(kinds(parse(PAGE))).toEqual(["heading", "text", "heading", "table", "heading", "list", "quote", "table"]);
  });

  it("joins lines that belong together", () => {
    const blocks = parse(PAGE);
    expect(blocks[1]).toMatchObject({ plain: "Two lines of one paragraph with feeling." });
    expect(blocks[6]).toMatchObject({ plain: "Example: Ada begins." });
    expect(list(blocks)[1]).toMatchObject({ id: "DT-SETUP-02", plain: "DT-SETUP-02 Ten credits each." });
  });

  it("gives clauses and rulings an address, and nothing else one", () => {
    const blocks = parse(PAGE);
    expect(list(blocks).map((item) => item.id)).toEqual(["DT-SETUP-01", "DT-SETUP-02", ""]);
    const tables = blocks.filter((block) => block.kind === "table");
    expect(tables.map((table) => table.rows.map((row) => row.id))).toEqual([[""], ["DA-04"]]);
  });

  it("links a clause to the others it names, if they are on the page, and not to itself", () => {
    const links = list(parse(PAGE))[0]!.spans.filter((span) => span.kind === "link");
    expect(links).toEqual([
      { kind: "link", text: "DT-SETUP-02", href: "#DT-SETUP-02" },
      { kind: "link", text: "DA-04", href: "#DA-04" },
    ]);
    expect(list(parse("- **DT-A-01** is DT-A-01."))[0]!.spans.every((span) => span.kind === "text")).toBe(true);
  });

  it("takes Windows lines, an empty page, and a page that ends in the middle of a table", () => {
    expect(kinds(parse("# A\r\n\r\ntext\r\n"))).toEqual(["heading", "text"]);
    expect(parse("")).toEqual([]);
    expect(parse("| a |")).toEqual([{ kind: "table", head: [[{ kind: "text", text: "a" }]], rows: [] }]);
  });

  it("comes to an end whatever it is given", () => {
    for (const page of ["####### deep", "- ", "|", ">", "**", "   indented", "#nohash", "*", "| \n# x"]) {
      expect(Array.isArray(parse(page))).toBe(true);
    }
  });
});

describe("text", () => {
  const none = new Set<string>();

  it("keeps its marks", () => {
    expect(inline("a **b** `c` *d* 2 * 3 * 4", none)).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "code", text: "c" },
      { kind: "text", text: " " },
      { kind: "em", text: "d" },
      { kind: "text", text: " 2 * 3 * 4" },
    ]);
  });

  it("links within the page only: addresses elsewhere and scripts stay text", () => {
    expect(inline("[here](#setup)", none)).toEqual([{ kind: "link", text: "here", href: "#setup" }]);
    for (const href of ["javascript:alert", "https://example.org", "//example.org", "data:text/html,x"]) {
      expect(inline(`[there](${href})`, none)).toEqual([{ kind: "text", text: "there" }]);
    }
  });

  it("has no markup of its own", () => {
    expect(plain(inline("<img src=x onerror=alert(1)>", none))).toBe("<img src=x onerror=alert(1)>");
  });

  it("has addresses made of letters", () => {
    expect(slug("Sell, and the ceiling")).toBe("sell-and-the-ceiling");
  });
});

describe("options that decide a clause", () => {
  it("are read from the table that names both, ranges included", () => {
    const found = optionsByClause(
      parse(
        "| Option | What | Clauses |\n|---|---|---|\n| `booty` | x | FT-VE-01 to FT-VE-03, FT-X-09 |\n| `all` | x | all |",
      ),
    );
    expect([...found]).toEqual([
      ["FT-VE-01", ["booty"]],
      ["FT-VE-02", ["booty"]],
      ["FT-VE-03", ["booty"]],
      ["FT-X-09", ["booty"]],
    ]);
  });

  it("are none where there is no such table", () => {
    expect(optionsByClause(parse(PAGE)).size).toBe(0);
  });
});
