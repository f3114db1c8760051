import { expect, test } from "vitest";
import type { AnalysisView, DecisionView, TurningView } from "../wire/types";
import { highlights } from "./highlights";

const decision = (number: number, seat: number, before: number, after: number, gain = 0): DecisionView => ({
  number,
  seat,
  forced: false,
  before,
  after,
  then: after,
  better: gain
    ? { action: 1, verb: "buy", arguments: {}, label: ["action-buy", {}], gain, low: gain, high: gain }
    : null,
});
const sample = (mine: number): number[][] => [mine, 1 - mine].map((value) => [value, value, value]);
const turning = (number: number, seat: number, change: number): TurningView =>
  ({
    kind: "chance",
    number,
    seat,
    change,
    when: ["when", {}],
    low: change,
    high: change,
    story: [],
    played: null,
    instead: null,
  }) as TurningView;

const analysis = (decisions: DecisionView[], points: TurningView[] = []): AnalysisView => ({
  format: 2,
  game: "dice-traders",
  measure: "wins",
  seats: 2,
  moves: 9,
  trials: 100,
  samples: [sample(0.5), sample(0.6), sample(0.9), sample(0.2)],
  decisions,
  turning: points,
  sums: [],
});

test("the turning point is the largest change, for any seat", () => {
  const found = highlights(analysis([], [turning(3, 0, 0.1), turning(5, 1, -0.4), turning(7, 0, 0.3)]), 0);
  expect(found).toEqual([{ what: "turning", seat: 1, move: 5, change: -0.4 }]);
});

test("my best move gained most, my costliest had the best alternative; others' moves do not count", () => {
  const moves = [decision(1, 0, 0, 1), decision(2, 0, 1, 2), decision(3, 1, 2, 3, 0.9), decision(4, 0, 3, 3, 0.2)];
  const found = highlights(analysis(moves), 0);
  expect(found.map(({ what, move }) => [what, move])).toEqual([
    ["best", 2],
    ["worst", 4],
  ]);
  expect(found[0]!.change).toBeCloseTo(0.3);
  expect(found[1]!.change).toBe(-0.2);
});

test("a spectator sees the turning point alone, and a game without events nothing", () => {
  expect(highlights(analysis([decision(1, 0, 0, 2, 0.3)], [turning(1, 0, 0.4)]), -1).map(({ what }) => what)).toEqual([
    "turning",
  ]);
  expect(highlights(analysis([decision(1, 0, 0, 0)]), 0)).toEqual([]);
});
