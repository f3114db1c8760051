import { expect, test } from "vitest";
import { gemBoard, gemPlayer } from "../../testing/gemBoard";
import { countGold, shortfall } from "./view";

test("all gold is counted; what is not stored is left", () => {
  const board = gemBoard({
    bank: { gold: 9, emerald: 4 },
    space: { gold: 1, scrap: 5 },
    players: [
      gemPlayer({ storage: { gold: 4, ruby: 1 }, cargo: { emerald: 2 } }),
      gemPlayer({ storage: { gold: 3 }, cargo: { gold: 3 } }),
    ],
  });
  expect(countGold(board)).toEqual({ stored: [4, 3], aboard: 3, adrift: 1, bank: 9, left: 13 });
});

test("gems of any colour are paid after the named goods, never with scrap or gold", () => {
  expect(shortfall({ scrap: 1, emerald: 1 }, { scrap: 2 })).toEqual({ emerald: 1 });
  expect(shortfall({ emerald: 1, any: 2 }, { emerald: 2, ruby: 1 })).toEqual({});
  expect(shortfall({ emerald: 1, any: 2 }, { emerald: 2, scrap: 5, gold: 5 })).toEqual({ any: 1 });
  expect(shortfall({ any: 1 }, {})).toEqual({ any: 1 });
});
