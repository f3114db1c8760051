import { expect, test } from "vitest";
import { stateView } from "../testing/fakeSocket";
import { applyChanges, copyPart, withPart } from "./cue";

test("a part is copied, and the rest keeps its identity", () => {
  const shown = { a: { b: [1, 2] }, c: { d: 3 } };
  const copied = copyPart(shown, { a: { b: [7, 8] }, c: { d: 9 } }, ["a", "b", "1"]);
  expect(copied).toEqual({ a: { b: [1, 8] }, c: { d: 3 } });
  expect(copied.c).toBe(shown.c);
  expect(shown.a.b).toEqual([1, 2]);
});

test("parts that one of the two positions lacks change nothing", () => {
  const shown: { a: { b: number } | null } = { a: null };
  expect(copyPart(shown, { a: { b: 1 } }, ["a", "b"])).toBe(shown);
  expect(copyPart({ a: { b: 1 } }, shown as { a: { b: number } }, ["a", "b"])).toEqual({ a: { b: 1 } });
});

test("arrays stay arrays", () => expect(withPart([1, 2, 3], 1, 9)).toEqual([1, 9, 3]));

test("changes are made in order, each to what the one before left", () => {
  const [before, after] = [stateView(1), stateView(2, 1, { scores: [4, 5] })];
  const double = (shown: typeof before): typeof before => ({
    ...shown,
    scores: shown.scores.map((score) => score * 2),
  });
  expect(applyChanges(before, after, ["scores.1", double])).toMatchObject({ version: 1, turn: 0, scores: [0, 10] });
});
