import { expect, test } from "vitest";
import { courseOfPrice, remember, sparkline } from "./priceHistory";

test("the last prices of each round are kept, the oldest forgotten, and what is taken back undone", () => {
  let rounds = {};
  for (let round = 1; round <= 15; round++) rounds = remember(rounds, { round, prices: [round, 5, 1] });
  expect(courseOfPrice(rounds, 0)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(courseOfPrice(remember(rounds, { round: 15, prices: [9, 5, 1] }), 0).at(-1)).toBe(9);
  expect(courseOfPrice(remember(rounds, { round: 13, prices: [13, 5, 1] }), 0).at(-1)).toBe(13);
});

test("a line of prices fills its box; one that does not move runs through the middle", () => {
  expect(sparkline([1, 3, 2], 20, 10)).toBe("M0.0 10.0L10.0 0.0L20.0 5.0");
  expect(sparkline([4, 4], 20, 10)).toBe("M0.0 5.0L20.0 5.0");
});
