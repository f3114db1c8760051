import { beforeAll, describe, expect, it } from "vitest";
import { loadMessages } from "../../messages/catalogs";
import type { TableRow } from "../../wire/types";
import { parseTableLink, company, describeOwn, describeOpen } from "./tableRows";

beforeAll(() => Promise.all([loadMessages(), loadMessages("dice-traders")]));

const seat = (kind: string, name = "", open = kind === "open") => ({
  kind,
  name,
  bot: kind === "bot" ? "trader" : "",
  open,
});
const row = (more: Partial<TableRow>): TableRow => ({
  id: "abc",
  game: "dice-traders",
  content: "house",
  rated: true,
  options: {},
  clock: { pace: "none", base: 0, increment: 0 },
  created: 0,
  private: false,
  status: "playing",
  version: 1,
  turn: 0,
  seats: [seat("person", "Ada"), seat("bot"), seat("person", "Ines")],
  result: null,
  updated: Date.now() / 1000,
  seat: 0,
  ...more,
});

describe("a row", () => {
  it("says who else is there", () => {
    expect(company(row({}), 0)).toBe("Ines and 1 bot");
    expect(company(row({ seats: [seat("person", "Ada")] }), 0)).toBe("");
  });

  it("of an open table says what a newcomer asks", () => {
    expect(describeOpen(row({ seats: [seat("person", "Ada"), seat("open")] }))).toBe(
      "Ada · 1 of 2 seats free · no clock · rated",
    );
  });

  it("of mine says whether it is my move", () => {
    expect(describeOwn(row({}))).toMatchObject({ word: "Your move", urgent: true, link: "/t/abc" });
    expect(describeOwn(row({ turn: 1 }))).toMatchObject({ word: "Resume", urgent: false });
    expect(describeOwn(row({ seats: [seat("person", "Ada"), seat("open")] }))).toMatchObject({ urgent: false });
  });

  it("of a finished game leads to its replay and says how it went", () => {
    const result = { scores: [1, 2, 3], winners: [2], ending: "all-players-retired-early" };
    const says = describeOwn(row({ status: "over", result }));
    expect(says).toMatchObject({ word: "Replay", link: "/r/abc" });
    expect(says.says).toContain("Ines won: all players retired early");
  });
});

describe("what someone pastes", () => {
  it("leads to a table or a replay", () => {
    expect(parseTableLink(" ABC defg 23 ")).toBe("/t/abcdefg23");
    expect(parseTableLink("https://play.example.org/t/abcdefghjkmn#sit")).toBe("/t/abcdefghjkmn");
    expect(parseTableLink("play.example.org/r/Ab-_cdefghijklmn#move-3")).toBe("/r/Ab-_cdefghijklmn");
    expect(parseTableLink("Ab-_cdefghijklmn")).toBe("/r/Ab-_cdefghijklmn");
    expect(parseTableLink("a table, please!")).toBe("");
  });
});
