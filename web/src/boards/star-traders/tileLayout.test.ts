import { expect, test } from "vitest";
import { distanceToSegment, layoutFace, edgeMidpoint, rotate, type Chart } from "./tileLayout";

const HUB: Chart = {
  size: 8,
  lines: [
    ...([
      [0, 1],
      [0, 5],
      [0, 6],
      [1, 2],
      [2, 3],
      [2, 6],
    ] as [number, number][]),
    ...([
      [3, 4],
      [3, 7],
      [4, 5],
      [5, 7],
      [6, 7],
    ] as [number, number][]),
  ],
  exits: [0, 1, 2, 3, 4, 5],
};
const BIGHT: Chart = {
  size: 4,
  lines: [
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 3],
  ],
  exits: [0, 1, null, 3, null, 0],
};

test("sectors are placed at their exits, inside the region", () => {
  const { spots, exits } = layoutFace(HUB);
  exits.forEach((sector, edge) => {
    const [spot, exit] = [spots[sector!]!, edgeMidpoint(edge)];
    expect(Math.hypot(spot.x - exit.x, spot.y - exit.y)).toBeLessThan(0.3);
  });
  for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeLessThan(0.8);
});

test("sectors overlap neither each other nor other sectors' lines", () => {
  for (const chart of [HUB, BIGHT]) {
    const { spots, lines } = layoutFace(chart);
    spots.forEach((a, i) =>
      spots.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.2)),
    );
    spots.forEach((spot, sector) =>
      lines
        .filter((line) => !line.includes(sector))
        .forEach(([a, b]) => expect(distanceToSegment(spot, spots[a]!, spots[b]!)).toBeGreaterThan(0.1)),
    );
  }
});

test("layouts are cached", () => {
  expect(layoutFace(HUB)).toBe(layoutFace(HUB));
});

test("six turns are a full rotation", () => {
  const { x, y } = rotate({ x: 0.3, y: -0.5 }, 6);
  expect([x, y]).toEqual([expect.closeTo(0.3), expect.closeTo(-0.5)]);
  expect(rotate(edgeMidpoint(0), 1)).toEqual({
    x: expect.closeTo(edgeMidpoint(1).x),
    y: expect.closeTo(edgeMidpoint(1).y),
  });
});
