import { expect, test } from "vitest";
import type { Plan } from "../contract";
import { bestTurn, boundsOf, cellAt, cellBeyond, galaxyOf, linesOf, midway } from "./galaxy";
import type { RegionView } from "./view";

const plan = {
  words: {
    chart: [
      { word: "pair-a", title: "2 12 0:1 3:2" }, // one way in at the top, one out at the bottom
      { word: "end-a", title: "2 12 0:1" },
    ],
    tile: [
      { word: "pair", title: "Pair" },
      { word: "end", title: "End" },
    ],
  },
} as unknown as Plan;
const region = (face: string, q: number, r: number, turns = 0): RegionView => ({ face, q, r, turns, influence: 1 });

test("two regions are joined where both have an exit, by one line through the edge", () => {
  const { ways, sectors, hexes } = galaxyOf({ regions: [region("pair-a", 0, 0), region("end-a", 0, 1)] }, plan);
  expect(hexes.map((hex) => hex.name)).toEqual(["Pair", "End"]);
  expect([...sectors.keys()]).toEqual(["0.1", "0.2", "1.1", "1.2"]);
  const joined = ways.filter((way) => way.to && way.from[0] !== way.to[0]);
  expect(joined).toHaveLength(1);
  expect(joined[0]).toMatchObject({ from: "0.2", to: "1.1" });
  expect(joined[0]!.through).toHaveLength(3);
  expect(ways.filter((way) => !way.to).map((way) => way.from)).toEqual(["0.1"]); // leads nowhere
});

test("a region that is turned has its exits elsewhere", () => {
  const { ways } = galaxyOf({ regions: [region("pair-a", 0, 0), region("end-a", 0, 1, 3)] }, plan);
  expect(ways.some((way) => way.to && way.from[0] !== way.to[0])).toBe(false);
});

test("regions face down have no sectors", () => {
  const { sectors, hexes } = galaxyOf({ regions: [{ q: 0, r: 0, turns: 0, influence: 0 }] }, plan);
  expect(sectors.size).toBe(0);
  expect(hexes[0]!.face).toBeNull();
});

test("turning the whole map keeps what is joined", () => {
  const regions = [region("pair-a", 0, 0), region("end-a", 0, 1)];
  for (let turns = 0; turns < 6; turns++) {
    const { ways } = galaxyOf({ regions }, plan, turns);
    expect(ways.filter((way) => way.to && way.from[0] !== way.to[0])).toHaveLength(1);
  }
});

test("a long map is laid along its frame", () => {
  const column = [0, 1, 2, 3].map((r) => region("pair-a", 0, r));
  const wide = (turn: number): boolean => {
    const { hexes } = galaxyOf({ regions: column }, plan, turn);
    const { width, height } = boundsOf(hexes.map((hex) => hex.at));
    return width > height;
  };
  expect(wide(bestTurn(column, 1.6))).toBe(true);
  expect(wide(bestTurn(column, 0.6))).toBe(false);
});

test("cells beyond edges are neighbours", () => {
  expect(cellBeyond({ q: 2, r: -1 }, "se")).toEqual({ q: 3, r: -1 });
  const [a, b] = [cellAt(0, 0), cellAt(0, 1)];
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3));
});

test("a toll between regions stands on the edge, one inside a region in the middle of its line", () => {
  expect(midway([{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 4 }]).at).toEqual({ x: 1, y: 0 }); // prettier-ignore
  expect(midway([{ x: 0, y: 0 }, { x: 1, y: 0 }]).at).toEqual({ x: 0.5, y: 0 }); // prettier-ignore
});

test("a region that is being laid is drawn with its exits", () => {
  expect(linesOf("2 12 0:1 3:2", 1, { x: 0, y: 0 })).toHaveLength(3);
});
