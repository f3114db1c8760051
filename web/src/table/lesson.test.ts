import { expect, test } from "vitest";
import type { StepView } from "../wire/types";
import { explanation, matches, movesPlayed } from "./lesson.svelte";

const step = (kind: string, value = 0): StepView => ({
  number: 0,
  kind,
  seat: 0,
  at: 0,
  value,
  text: "",
  verb: "",
  arguments: {},
  events: [],
  story: [],
  forced: false,
});

test("moves of a chapter are counted, and those taken back are not", () => {
  expect(movesPlayed([step("sit"), step("start")], 6)).toBe(0);
  expect(movesPlayed([step("play"), step("play"), step("play")], 6)).toBe(3);
  expect(movesPlayed([step("play"), step("play"), step("undo", 7), step("play")], 6)).toBe(2);
});

test("patterns stand for moves", () => {
  expect(matches("lock:*", "lock:1+2")).toBe(true);
  expect(matches("lock:1+*", "lock:12")).toBe(false);
  expect(matches("*:up", "manipulate:red:up")).toBe(true);
  expect(matches("sector:4.5", "sector:4x5")).toBe(false);
});

test("the explanation of a step comes before those of its chapter and its guide", () => {
  const tables = [{ "buy:ore": "step" }, { "buy:*": "chapter" }, { "buy:*": "guide", done: "guide" }];
  expect(["buy:ore", "buy:fuel", "done", "sell"].map((move) => explanation(move, ...tables))).toEqual([
    "step",
    "chapter",
    "guide",
    "",
  ]);
});
