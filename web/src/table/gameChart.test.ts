import { expect, test } from "vitest";
import { lineOf, scaleOf } from "./gameChart";

const chart = {
  length: 10,
  moves: [0, 5],
  values: [
    [0, 10],
    [20, 5],
  ],
};

test("the scale spans all values and zero", () => {
  expect(scaleOf(chart)).toEqual({ low: 0, high: 20 });
  expect(scaleOf({ length: 1, moves: [0], values: [[-4]] })).toEqual({ low: -4, high: 0 });
  expect(scaleOf({ length: 1, moves: [0], values: [[0]] })).toEqual({ low: 0, high: 1 });
});

test("a value holds until the move that changes it, the last one to the end", () => {
  expect(lineOf(chart, 0, 100, 40)).toBe("0,40 50,40 50,0 100,0");
  expect(lineOf(chart, 1, 100, 40)).toBe("0,20 50,20 50,30 100,30");
});
