import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "../../messages/catalogs";
import { formatMessage } from "../../messages/format";
import { gemPlayer } from "../../testing/gemBoard";
import { formatUnits, levelSum, missionText, scoreSum, type Speaker } from "./labels";

const GOODS = [
  { word: "emerald", title: "Emerald", letter: "E" },
  { word: "ruby", title: "Ruby", letter: "R" },
  { word: "scrap", title: "Scrap", letter: "X" },
  { word: "gold", title: "Gold", letter: "G" },
];
const { levels } = gemPlayer();
const table: Speaker = {
  layout: { goods: GOODS },
  say: (message) => formatMessage(message, { game: "gem-traders", language: "en" }),
};

beforeAll(() => loadMessages("gem-traders", "en"));

test("units are listed in the order of the goods", () => {
  expect(formatUnits(table, { scrap: 1, emerald: 2, any: 1 })).toBe("2 Emerald, 1 Scrap, any gem");
  expect(formatUnits(table, {})).toBe("nothing");
});

test("a mission pays what the bank has left", () => {
  const mission = { need: { scrap: 4 }, gold: 3, pays: 2, vp: 1, below: 5 };
  expect(missionText(table, mission)).toBe(
    "Mission: 4 Scrap for 2 Gold (all the bank has left) and 1 VP; 5 more in the pile",
  );
  expect(missionText(table, { ...mission, pays: 3 })).toBe("Mission: 4 Scrap for 3 Gold and 1 VP; 5 more in the pile");
});

test("levels and scores show how they add up", () => {
  expect(levelSum(table, gemPlayer(), "capacity")).toBe("3 Dockworkers × 2 = 6");
  const declared = gemPlayer({ declared: { dockworker: 1 }, levels: { ...levels, capacity: 8 } });
  expect(levelSum(table, declared, "capacity")).toBe("(3 Dockworkers + 1 Shapeshifter) × 2 = 8");
  const consigned = gemPlayer({ consigned: true, levels: { ...levels, capacity: 12 } });
  expect(levelSum(table, consigned, "capacity")).toContain("12");
  expect(scoreSum(gemPlayer({ score: { gold: 7, cards: 4, missions: 2 } }))).toContain("= 13");
});
