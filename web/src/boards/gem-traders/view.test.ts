import { expect, test } from "vitest";
import type { Plan } from "../contract";
import type { StateView, StepView } from "../../wire/types";
import { amounts, sourceOf, swapsOf } from "./choices";
import { changes, goldOf, lacking, turnedUp, type GemBoard, type Player } from "./view";
import { levelSum, listed, missionSaid, scoreSum } from "./labels";

const player = (more: Partial<Player> = {}): Player => ({
  place: "space",
  cargo: {},
  storage: {},
  levels: { capacity: 6, mine: 1, salvage: 1, steps: 1, sabotage: 0, barter: 0 },
  crew: { dockworker: 3, miner: 1, scavenger: 1, trader: 1 },
  score: { gold: 0, cards: 0, missions: 0 },
  ...more,
});

const plan = {
  goods: [
    { word: "emerald", title: "Emerald", letter: "E" },
    { word: "ruby", title: "Ruby", letter: "R" },
    { word: "scrap", title: "Scrap", letter: "X" },
    { word: "gold", title: "Gold", letter: "G" },
  ],
  words: { type: [{ word: "dockworker", title: "Dockworker" }] },
} as unknown as Plan;

const board = {
  gold: 20,
  active: 1,
  bank: { gold: 9, emerald: 4 },
  space: { gold: 1, scrap: 5 },
  players: [
    player({ storage: { gold: 4, ruby: 1 }, cargo: { emerald: 2 } }),
    player({ storage: { gold: 3 }, cargo: { gold: 3 } }),
  ],
  step: null,
} as unknown as GemBoard;

const state = (phase: string, more: Partial<GemBoard> = {}): StateView =>
  ({ phase, turn: 0, board: { ...board, ...more } }) as unknown as StateView;

const told = (...events: Record<string, unknown>[]): StepView => ({ events }) as unknown as StepView;

test("all the gold is somewhere, and what is not stored is still to go", () => {
  expect(goldOf(board)).toEqual({ stored: [4, 3], aboard: 3, adrift: 1, bank: 9, left: 13 });
});

test("named goods are paid first; gemstones of any colour come out of what is left, never scrap nor gold", () => {
  expect(lacking({ scrap: 1, emerald: 1 }, { scrap: 2 })).toEqual({ emerald: 1 });
  expect(lacking({ emerald: 1, any: 2 }, { emerald: 2, ruby: 1 })).toEqual({});
  expect(lacking({ emerald: 1, any: 2 }, { emerald: 2, scrap: 5, gold: 5 })).toEqual({ any: 1 });
  expect(lacking({ any: 1 }, {})).toEqual({ any: 1 });
});

test("what a step changed for a seat is the sum of its events, on both sides", () => {
  const step = told(
    { event: "traded", seat: 0, good: "ruby", paid: 2, for: "gold", got: 1 },
    { event: "fee", seat: 1, whom: 0, good: "ruby" },
  );
  expect(changes(step, 0)).toEqual([
    ["ruby", -3],
    ["gold", 1],
  ]);
  expect(changes(step, 1)).toEqual([["ruby", 1]]);
  expect(changes(null, 0)).toEqual([]);
});

test("a swap moves a unit each way", () => {
  const step = told(
    { event: "gave", seat: 0, whom: 1, good: "ruby" },
    { event: "swapped", seat: 0, whom: 1, good: "gold", for: "ruby" },
  );
  expect(changes(step, 1)).toEqual([
    ["ruby", 1],
    ["gold", -1],
  ]);
});

test("a mission says what the bank can pay for it", () => {
  const mission = { need: { scrap: 4 }, gold: 3, pays: 2, vp: 1, below: 5 };
  expect(missionSaid(plan, mission)).toBe("Mission: 4 Scrap for 2 Gold (the bank has no more) and 1 VP; 5 below it");
  expect(missionSaid(plan, { ...mission, pays: 3 })).toBe("Mission: 4 Scrap for 3 Gold and 1 VP; 5 below it");
});

test("a card that was turned up is known by its slot", () => {
  expect([...turnedUp(told({ event: "turned_up", seat: 0, card: "miner", place_in_row: 3 }))]).toEqual([2]);
});

test("units come from where the step takes them", () => {
  expect(sourceOf(state("stow"), "give")).toEqual({ emerald: 2 });
  expect(sourceOf(state("pay"), "give")).toEqual({ gold: 4, ruby: 1 });
  expect(sourceOf(state("cargo"), "take")).toEqual({ gold: 4, ruby: 1 });
  expect(sourceOf(state("mine"), "take")).toEqual(board.bank);
  expect(sourceOf(state("salvage"), "take")).toEqual(board.space);
  expect(sourceOf(state("fee"), "take")).toEqual({ gold: 3 });
  expect(sourceOf(state("taking", { step: { used: 0, limit: 4, partner: 1 } }), "take")).toEqual({ gold: 3 });
});

test("a trade that the supply cuts short says what it really brings; one that is not allowed, what the dice show", () => {
  const action = { action: 1, text: "swap:ruby:gold", label: "2 Ruby for 1 Gold", warning: "" };
  const allowed = { text: action.text, name: "", label: action.label, action, key: "1" };
  expect(amounts(allowed, { ruby: 2, gold: 3 })).toEqual({ pay: "ruby", get: "gold", paid: 2, got: 1 });
  expect(amounts({ ...allowed, action: null }, { ruby: 2, gold: 3 }).got).toBe(3);
  const swaps = swapsOf(["ruby", "gold", "scrap"], [allowed]);
  expect(swaps.map(({ text }) => text)[0]).toBe("swap:ruby:gold");
  expect(new Set(swaps.map(({ text }) => text)).size).toBe(6);
});

test("figures say their sums", () => {
  expect(listed(plan, { scrap: 1, emerald: 2, any: 1 })).toBe("2 Emerald, 1 Scrap, 1 gem of any colour");
  expect(listed(plan, {})).toBe("nothing");
  expect(levelSum(plan, player(), "capacity")).toBe("3 Dockworkers × 2 = 6");
  expect(
    levelSum(plan, player({ declared: { dockworker: 1 }, levels: { ...player().levels, capacity: 8 } }), "capacity"),
  ).toBe("(3 Dockworkers + 1 Shapeshifter) × 2 = 8");
  expect(
    levelSum(plan, player({ consigned: true, levels: { ...player().levels, capacity: 12 } }), "capacity"),
  ).toContain("12");
  expect(scoreSum(player({ score: { gold: 7, cards: 4, missions: 2 } }))).toContain("= 13");
});
