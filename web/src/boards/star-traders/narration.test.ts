import { expect, test } from "vitest";
import { diceRolls } from "./narration";

test("dice rolls have a verdict and their bonuses", () => {
  const [roll, fight, market, push, ...more] = diceRolls([
    { event: "round", seat: 0, round: 2 },
    { event: "blockade_roll", seat: 0, roll: 5, bonus: 2, target: 8, ship: "0.1" },
    { event: "dice", seat: 0, attack: 4, attack_bonus: 2, defence: 6, defence_bonus: 0 },
    { event: "market", seat: 0, good: "red", change: -2, price: 7 },
    { event: "manipulated", seat: 0, good: "blue", roll: 3, price: 4, down: 1 },
  ]);
  expect(roll).toMatchObject({ tone: "lost", verdict: "misses 8" });
  expect(fight).toMatchObject({ tone: "plain", verdict: "ties with" });
  expect(market).toMatchObject({ good: "red", change: -2, price: 7 });
  expect(push).toMatchObject({ good: "blue", change: -3, price: 4 });
  expect(more).toEqual([]);
});
