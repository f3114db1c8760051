import { expect, test } from "vitest";
import { PAIR, printedRegions } from "../../testing/starRegions";
import { bestRotation, boundsOf, cellAt, cellBeyond, galaxyOf, previewLines, tollPosition } from "./galaxy";
import type { Region } from "./view";

const layout = { names: { tile: { anvil: "Pair", bight: "End" } }, printed: printedRegions };
const region = (face: string, q: number, r: number, turns = 0): Region => ({ face, q, r, turns, influence: 1 });

test("two regions are joined where both have an exit, by one line through the edge", () => {
  const { lines, sectors, hexes } = galaxyOf({ regions: [region("pair-a", 0, 0), region("end-a", 0, 1)] }, layout);
  expect(hexes.map((hex) => hex.name)).toEqual(["Pair", "End"]);
  expect([...sectors.keys()]).toEqual(["0.1", "0.2", "1.1", "1.2"]);
  const joined = lines.filter((line) => line.to && line.from[0] !== line.to[0]);
  expect(joined).toHaveLength(1);
  expect(joined[0]).toMatchObject({ from: "0.2", to: "1.1" });
  expect(joined[0]!.through).toHaveLength(3);
  expect(lines.filter((line) => !line.to).map((line) => line.from)).toEqual(["0.1"]); // leads nowhere
});

test("rotating a region moves its exits", () => {
  const { lines } = galaxyOf({ regions: [region("pair-a", 0, 0), region("end-a", 0, 1, 3)] }, layout);
  expect(lines.some((line) => line.to && line.from[0] !== line.to[0])).toBe(false);
});

test("face-down regions have no sectors", () => {
  const { sectors, hexes } = galaxyOf({ regions: [{ q: 0, r: 0, turns: 0, influence: 0 }] }, layout);
  expect(sectors.size).toBe(0);
  expect(hexes[0]!.face).toBeNull();
});

test("rotating the whole map keeps its lines", () => {
  const regions = [region("pair-a", 0, 0), region("end-a", 0, 1)];
  for (let turns = 0; turns < 6; turns++) {
    const { lines } = galaxyOf({ regions }, layout, turns);
    expect(lines.filter((line) => line.to && line.from[0] !== line.to[0])).toHaveLength(1);
  }
});

test("a long map is rotated to fit its frame", () => {
  const column = [0, 1, 2, 3].map((r) => region("pair-a", 0, r));
  const wide = (turn: number): boolean => {
    const { hexes } = galaxyOf({ regions: column }, layout, turn);
    const { width, height } = boundsOf(hexes.map((hex) => hex.at));
    return width > height;
  };
  expect(wide(bestRotation(column, 1.6))).toBe(true);
  expect(wide(bestRotation(column, 0.6))).toBe(false);
});

test("cells beyond edges are neighbours", () => {
  expect(cellBeyond({ q: 2, r: -1 }, "se")).toEqual({ q: 3, r: -1 });
  const [a, b] = [cellAt(0, 0), cellAt(0, 1)];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3));
});

test("a toll station is on the edge between two regions, or in the middle of a line inside a region", () => {
  expect(tollPosition([{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 4 }])).toEqual({ x: 1, y: 0 }); // prettier-ignore
  expect(tollPosition([{ x: 0, y: 0 }, { x: 1, y: 0 }])).toEqual({ x: 0.5, y: 0 }); // prettier-ignore
});

test("a region still to be placed is drawn with its exits", () => {
  expect(previewLines(PAIR, 1, { x: 0, y: 0 })).toHaveLength(3);
});
