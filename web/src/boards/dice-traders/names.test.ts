import { expect, it } from "vitest";
import { planetName } from "./names";

it("names a planet the same every time, and rarely two of a table alike", () => {
  const names = Array.from({ length: 60 }, (_, number) => planetName("t7k2m", number + 1));
  expect(planetName("t7k2m", 1)).toBe(names[0]);
  expect(new Set(names).size).toBeGreaterThan(57);
});
