import { expect, test } from "vitest";
import { ratingCurve } from "./ratingCurve";

const at = (mean: number, uncertainty: number) => ({ at: 0, mean, uncertainty });

test("a curve fills its box from the lowest to the highest that is likely", () => {
  const { line, band, low, high } = ratingCurve([at(25, 5), at(30, 2.5)], 100, 40);
  expect([low, high]).toEqual([15, 35]);
  expect(line).toBe("M0.0 20.0L100.0 10.0");
  expect(band).toBe("M0.0 0.0L100.0 0.0L100.0 20.0L0.0 40.0Z");
});

test("one game alone is a point at the end", () => {
  expect(ratingCurve([at(25, 5)], 100, 40).line).toBe("M100.0 20.0");
});
