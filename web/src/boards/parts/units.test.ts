import { describe, expect, test } from "vitest";
import { chosenUnits, stepsOf, suggested, withUnits, type Unit } from "./units";

const unit = (word: string, have: number, most = have): Unit => ({ action: `give:${word}`, word, have, most });

describe("what is suggested", () => {
  test("is everything, where everything fits", () => {
    expect(suggested([unit("ruby", 2), unit("gold", 1)], 4, true)).toEqual({ "give:ruby": 2, "give:gold": 1 });
  });
  test("is paid from what there is most of, and gold is kept", () => {
    expect(suggested([unit("ruby", 1), unit("citrine", 3, 2), unit("gold", 9)], 2, false)).toEqual({
      "give:citrine": 2,
    });
    expect(suggested([unit("ruby", 2), unit("citrine", 3)], 2, false)).toEqual({ "give:citrine": 1, "give:ruby": 1 });
  });
  test("is gold first where one gets something", () => {
    expect(suggested([unit("ruby", 5, 2), unit("gold", 1)], 2, true)).toEqual({ "give:gold": 1, "give:ruby": 1 });
  });
  test("is never more than the server allows", () => {
    expect(chosenUnits(suggested([unit("ruby", 9, 2)], 5, true))).toBe(2);
  });
});

test("one more of a good is one fewer of another when no more can be chosen", () => {
  expect(withUnits({ a: 2, b: 1 }, "b", 2, 3)).toEqual({ a: 1, b: 2 });
  expect(withUnits({ a: 1 }, "b", 1, 3)).toEqual({ a: 1, b: 1 });
  expect(withUnits({ a: 1 }, "b", 5, 3)).toEqual({ a: 0, b: 3 });
});

test("the chosen units are played one by one, in the order of the goods", () => {
  const units = [unit("ruby", 2), unit("gold", 1)];
  expect(stepsOf(units, { "give:gold": 1, "give:ruby": 2 })).toEqual(["give:ruby", "give:ruby", "give:gold"]);
});
