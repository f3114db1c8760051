import { expect, test } from "vitest";
import { pricesOf, addRound, sparkline } from "./priceHistory";

test("each round has its last prices; old rounds are dropped, and rounds taken back too", () => {
  let rounds = {};
  for (let round = 1; round <= 15; round++) rounds = addRound(rounds, { round, prices: [round, 5, 1] });
  expect(pricesOf(rounds, 0)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(pricesOf(addRound(rounds, { round: 15, prices: [9, 5, 1] }), 0).at(-1)).toBe(9);
  expect(pricesOf(addRound(rounds, { round: 13, prices: [13, 5, 1] }), 0).at(-1)).toBe(13);
});

test("a sparkline fills its box; constant prices run through the middle", () => {
  expect(sparkline([1, 3, 2], 20, 10)).toBe("M0.0 10.0L10.0 0.0L20.0 5.0");
  expect(sparkline([4, 4], 20, 10)).toBe("M0.0 5.0L20.0 5.0");
});
