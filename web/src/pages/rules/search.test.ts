import { describe, expect, it } from "vitest";
import { parse } from "./markdown";
import { mark, search, wordsOf } from "./search";

const BLOCKS = parse(`# Game

Intro about dice.

## Rolling

- **DT-ROLL-01** Roll three dice.
- **DT-ROLL-02** Keep one die.

## Selling

- **DT-SELL-01** Sell all goods.

| What | Price |
|---|---|
| one die | 10 |
`);

const shown = (text: string) => {
  const { blocks, hits } = search(BLOCKS, wordsOf(text));
  return { kinds: blocks.map((block) => block.kind), hits };
};

describe("search", () => {
  it("shows everything when nothing is searched for", () => {
    expect(search(BLOCKS, []).blocks).toBe(BLOCKS);
  });

  it("keeps what holds every word, under its heading", () => {
    const { blocks, hits } = search(BLOCKS, wordsOf("ROLL dice"));
    expect(hits).toBe(1);
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "list"]);
    expect(blocks[1]).toMatchObject({ items: [{ id: "DT-ROLL-01" }] });
  });

  it("finds clauses by number, rows of tables and paragraphs", () => {
    expect(shown("sell-01")).toEqual({ kinds: ["heading", "list"], hits: 1 });
    expect(shown("10")).toEqual({ kinds: ["heading", "table"], hits: 1 });
    expect(shown("intro")).toEqual({ kinds: ["text"], hits: 1 });
  });

  it("drops headings with nothing left under them, and finds nothing where nothing is", () => {
    expect(shown("keep").kinds).toEqual(["heading", "list"]);
    expect(shown("zebra")).toEqual({ kinds: [], hits: 0 });
  });
});

describe("mark", () => {
  it("cuts a text at the words, whatever their case", () => {
    expect(mark("Roll the roll", ["roll"])).toEqual([
      { text: "Roll", hit: true },
      { text: " the ", hit: false },
      { text: "roll", hit: true },
    ]);
  });

  it("takes signs for themselves", () => {
    expect(mark("a+b (c)", ["(c", "+"]).filter((piece) => piece.hit)).toEqual([
      { text: "+", hit: true },
      { text: "(c", hit: true },
    ]);
  });

  it("leaves a text alone without words", () => {
    expect(mark("x", [])).toEqual([{ text: "x", hit: false }]);
  });
});
