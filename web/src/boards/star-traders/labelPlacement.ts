// Where names and tags go on the map: each where it covers least. Greedy, in the order given; px throughout.
import type { Point } from "./tileLayout";

export interface Box {
  x: number; // left
  y: number; // top
  width: number;
  height: number;
}

export interface Label {
  id: string;
  spots: Point[]; // middles that would do, the best first
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const EVERY = 6; // px between the points of a line that are looked at

/** Points along lines, so that labels stay off them. */
export function along(lines: readonly (readonly Point[])[]): Point[] {
  return lines.flatMap((points) =>
    points.slice(1).flatMap((to, i) => {
      const from = points[i]!;
      const many = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / EVERY));
      return Array.from({ length: many }, (_, n) => ({
        x: from.x + ((to.x - from.x) * n) / many,
        y: from.y + ((to.y - from.y) * n) / many,
      }));
    }),
  );
}

/** Beside a disc of some radius: right, left, below, above, and the corners. */
export function around(at: Point, radius: number, width: number, height: number): Point[] {
  const [dx, dy, ex, ey] = [
    radius + width / 2 + 2,
    radius + height / 2 + 1,
    radius * 0.7 + width / 2,
    radius * 0.7 + height / 2,
  ];
  return [
    [dx, 0],
    [-dx, 0],
    [0, dy],
    [0, -dy],
    [ex, ey],
    [ex, -ey],
    [-ex, ey],
    [-ex, -ey],
  ].map(([x = 0, y = 0]) => ({ x: at.x + x, y: at.y + y }));
}

const [ON_LINE, LATER, COVERED, OUTSIDE] = [26, 4, 4, 12]; // what a point of a line, a less good spot, a px² of something else or beyond the frame cost
const PASSES = 3; // labels move again when all the others lie

export function placeLabels(
  labels: readonly Label[],
  taken: readonly Box[],
  lines: readonly Point[],
  frame: Box,
): Map<string, Box> {
  const placed = new Map<string, Box>();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const label of labels) {
      placed.delete(label.id);
      placed.set(label.id, bestSpot(label, [...taken, ...placed.values()], lines, frame));
    }
  }
  return placed;
}

function bestSpot({ spots, width, height }: Label, boxes: readonly Box[], lines: readonly Point[], frame: Box): Box {
  let best: Box = { x: 0, y: 0, width, height };
  let least = Infinity;
  spots.forEach((spot, i) => {
    const box = { x: spot.x - width / 2, y: spot.y - height / 2, width, height };
    let cost = i * LATER + (width * height - overlap(box, frame)) * OUTSIDE;
    for (const other of boxes) cost += overlap(box, other) * COVERED;
    if (cost >= least) return;
    for (const { x, y } of lines) {
      if (x > box.x && x < box.x + width && y > box.y && y < box.y + height) cost += ON_LINE;
    }
    if (cost < least) [best, least] = [box, cost];
  });
  return best;
}
