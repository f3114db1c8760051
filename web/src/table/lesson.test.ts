import { expect, test } from "vitest";
import type { StepView } from "../wire/types";
import { movesPlayed } from "./lesson.svelte";

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
