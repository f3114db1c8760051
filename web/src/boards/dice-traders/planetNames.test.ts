import { expect, it } from "vitest";
import { planetName } from "./planetNames";

it("gives a planet the same name every time, and rarely gives two planets of a table the same one", () => {
  const names = Array.from({ length: 60 }, (_, number) => planetName("t7k2m", number + 1));
  expect(planetName("t7k2m", 1)).toBe(names[0]);
  expect(new Set(names).size).toBeGreaterThan(57);
});
