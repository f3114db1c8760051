import { expect, test } from "vitest";
import type { ResultView } from "../wire/types";
import { came, outcome } from "./tell";

const result = (scores: number[], winners: number[]): ResultView => ({ scores, winners }) as unknown as ResultView;
const names = ["Ada", "Bo", "Cy", "Di"];

test("who won is told, oneself first", () => {
  expect(outcome(result([3, 9], [1]), names.slice(0, 2), 0)).toBe("Bo wins.");
  expect(outcome(result([9, 9], [0, 1]), names.slice(0, 2), 1)).toBe("You and Ada share the win.");
  expect(outcome(result([0], []), ["Ada"], 0)).toBe("The game is lost.");
});

test("who did not win is told how far they came, in words", () => {
  const over = result([46, 96, 118, 92], [2]);
  expect(names.map((_, seat) => came(over, seat))).toEqual([
    "You came fourth.",
    "You came second.",
    "",
    "You came third.",
  ]);
  expect(came(over, -1)).toBe(""); // looking on
  expect(came(result([0], []), 0)).toBe(""); // a game for one is won or lost
  expect(came(result([5, 5, 9], [2]), 1)).toBe("You came second."); // shared
});
