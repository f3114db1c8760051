import { expect, it } from "vitest";
import { planetName } from "./planetNames";

it("gives a planet the same name every time, and rarely gives two planets of a table the same one", () => {
  const names = Array.from({ length: 60 }, (_, number) => planetName({ number: number + 1, size: "small" }));
  expect(planetName({ number: 1, size: "small" })).toBe(names[0]);
  expect(planetName({ number: 1, size: "big" })).not.toBe(names[0]);
  expect(new Set(names).size).toBeGreaterThan(57);
});
