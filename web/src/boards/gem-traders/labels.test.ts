import { expect, test } from "vitest";
import type { BoardLayout } from "../contract";
import { formatUnits, levelSum, missionText, scoreSum } from "./labels";
import type { Level, Player } from "./view";

const LEVELS: Record<Level, number> = { capacity: 6, mine: 1, salvage: 1, steps: 1, sabotage: 0, barter: 0 };

const player = (more: Partial<Player> = {}): Player => ({
  place: "space",
  cargo: {},
  storage: {},
  levels: LEVELS,
  crew: { dockworker: 3, miner: 1, scavenger: 1, trader: 1 },
  score: { gold: 0, cards: 0, missions: 0 },
  ...more,
});

const layout = {
  goods: [
    { word: "emerald", title: "Emerald", letter: "E" },
    { word: "ruby", title: "Ruby", letter: "R" },
    { word: "scrap", title: "Scrap", letter: "X" },
    { word: "gold", title: "Gold", letter: "G" },
  ],
  words: { type: [{ word: "dockworker", title: "Dockworker" }] },
} as unknown as BoardLayout;

test("units are listed in the order of the goods", () => {
  expect(formatUnits(layout, { scrap: 1, emerald: 2, any: 1 })).toBe("2 Emerald, 1 Scrap, 1 gem of any colour");
  expect(formatUnits(layout, {})).toBe("nothing");
});

test("a mission pays what the bank has left", () => {
  const mission = { need: { scrap: 4 }, gold: 3, pays: 2, vp: 1, below: 5 };
  expect(missionText(layout, mission)).toBe(
    "Mission: 4 Scrap for 2 Gold (all the bank has left) and 1 VP; 5 more in the pile",
  );
  expect(missionText(layout, { ...mission, pays: 3 })).toBe("Mission: 4 Scrap for 3 Gold and 1 VP; 5 more in the pile");
});

test("levels and scores show how they add up", () => {
  expect(levelSum(layout, player(), "capacity")).toBe("3 Dockworkers × 2 = 6");
  const declared = player({ declared: { dockworker: 1 }, levels: { ...LEVELS, capacity: 8 } });
  expect(levelSum(layout, declared, "capacity")).toBe("(3 Dockworkers + 1 Shapeshifter) × 2 = 8");
  const consigned = player({ consigned: true, levels: { ...LEVELS, capacity: 12 } });
  expect(levelSum(layout, consigned, "capacity")).toContain("12");
  expect(scoreSum(player({ score: { gold: 7, cards: 4, missions: 2 } }))).toContain("= 13");
});
