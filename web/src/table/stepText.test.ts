import { expect, test } from "vitest";
import type { ResultView, StepView } from "../wire/types";
import { consequences, outcomeText, placeText } from "./stepText";

const result = (scores: number[], winners: number[]): ResultView => ({ scores, winners }) as unknown as ResultView;
const names = ["Ada", "Bo", "Cy", "Di"];

test("the result names the winners, the viewer first", () => {
  expect(outcomeText(result([3, 9], [1]), names.slice(0, 2), 0)).toBe("Bo wins.");
  expect(outcomeText(result([9, 9], [0, 1]), names.slice(0, 2), 1)).toBe("You and Ada share the win.");
  expect(outcomeText(result([0], []), ["Ada"], 0)).toBe("The game is lost.");
});

test("those who did not win see their place, in words", () => {
  const over = result([46, 96, 118, 92], [2]);
  expect(names.map((_, seat) => placeText(over, seat))).toEqual([
    "You came fourth.",
    "You came second.",
    "",
    "You came third.",
  ]);
  expect(placeText(over, -1)).toBe(""); // a spectator
  expect(placeText(result([0], []), 0)).toBe(""); // a game for one is won or lost
  expect(placeText(result([5, 5, 9], [2]), 1)).toBe("You came second."); // shared
});

test("consequences of the latest move are listed, and nothing else", () => {
  const step = (seat: number, action: string, story: string[]): StepView =>
    ({ kind: "play", seat, action, story }) as unknown as StepView;
  const log = [
    step(0, "sell", ["Seat 1 sells."]),
    step(0, "buy", ["Seat 1 buys.", "Seat 1 is done."]),
    step(1, "roll", ["a", "b"]),
  ];
  expect(consequences(log, 0, names)).toBe("Ada is done.");
  expect(consequences([...log, step(0, "done", ["Seat 1 stops.", "Month 2."])], 0, names)).toBe("");
  expect(consequences([...log, step(0, "retire", ["Seat 1 retires.", "Seat 2 to play."])], 0, names)).toBe("");
  expect(consequences(log, -1, names)).toBe("");
});
