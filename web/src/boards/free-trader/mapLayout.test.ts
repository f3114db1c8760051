import { expect, test } from "vitest";
import { bounds, emptyCells, offsetFrom, placePlanets, shiftPlaces } from "./mapLayout";
import type { MapPlanet } from "./view";

const planet = (word: string, x: number, y: number): MapPlanet => ({
  planet: word,
  distance: 1,
  law: 1,
  mod: {},
  x,
  y,
  roles: [],
});

test("planets stay where they are when the ship jumps", () => {
  const first = placePlanets(new Map(), [planet("earth", 0, 0), planet("tarn", 1, 0)]);
  const after = placePlanets(first, [planet("earth", -1, 0), planet("tarn", 0, 0), planet("new", 0, 1)]);
  expect(after.get("earth")).toEqual({ x: 0, y: 0 });
  expect(after.get("tarn")).toEqual({ x: 1, y: 0 });
  expect(after.get("new")).toEqual({ x: 1, y: 1 });
});

test("after a Mis-Jump the remaining planet keeps its cell", () => {
  const before = placePlanets(new Map(), [planet("earth", -2, 1), planet("tarn", 0, 0)]);
  expect(placePlanets(before, [planet("tarn", 0, 0)]).get("tarn")).toEqual({ x: 0, y: 0 });
});

test("a few planets that were dealt again do not move the others", () => {
  const before = placePlanets(new Map(), [planet("a", 0, 0), planet("b", 1, 0), planet("c", 2, 0)]);
  expect(offsetFrom(before, [planet("a", -1, 0), planet("b", 0, 0), planet("c", 5, 5)])).toEqual({ x: 1, y: 0 });
});

test("bounds hold every cell and keep the minimum size", () => {
  expect(bounds([{ x: 2, y: -1 }], 3, 3)).toEqual({ left: 1, top: -2, columns: 3, rows: 3 });
  expect(
    bounds([
      { x: 0, y: 0 },
      { x: 4, y: 1 },
    ]),
  ).toEqual({ left: 0, top: 0, columns: 5, rows: 2 });
});

test("empty cells are those that hold nothing", () => {
  expect(emptyCells({ left: 0, top: 0, columns: 2, rows: 1 }, [{ x: 1, y: 0 }])).toEqual([{ x: 0, y: 0 }]);
});

test("places move with the map", () => {
  expect(shiftPlaces([{ action: "place:1", x: 1, y: 0 }], { x: 2, y: 2 })).toEqual([{ action: "place:1", x: 3, y: 2 }]);
});
