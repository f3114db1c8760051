// Placement of labels on the map: greedy, each where it covers least. All lengths in px.
import type { Point } from "./tileLayout";

export interface Box {
  x: number; // left
  y: number; // top
  width: number;
  height: number;
}

export interface Label {
  id: string;
  candidates: Box[]; // the best first
}

/** The px² that two boxes share. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const SAMPLE_PX = 6; // distance between sampled points of a line

/** Points along lines, for labels to avoid. */
export function samplePoints(lines: readonly (readonly Point[])[]): Point[] {
  return lines.flatMap((points) =>
    points.slice(1).flatMap((to, i) => {
      const from = points[i]!;
      const many = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / SAMPLE_PX));
      return Array.from({ length: many }, (_, n) => ({
        x: from.x + ((to.x - from.x) * n) / many,
        y: from.y + ((to.y - from.y) * n) / many,
      }));
    }),
  );
}

/** How many of the candidates beside a disc, the last ones, are at its corners. */
export const CORNERS_AROUND = 4;

/** A box by its centre. */
export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Candidates beside a disc: right, left, below, above, and the corners. */
export function candidatesAround(at: Point, radius: number, width: number, height: number): Box[] {
  const [dx, dy] = [radius + width / 2 + 2, radius + height / 2 + 1];
  const [ex, ey] = [radius * 0.7 + width / 2, radius * 0.7 + height / 2];
  const centres: [number, number][] = [
    [dx, 0],
    [-dx, 0],
    [0, dy],
    [0, -dy],
    [ex, ey],
    [ex, -ey],
    [-ex, ey],
    [-ex, -ey],
  ];
  return centres.map(([x, y]) => boxAround({ x: at.x + x, y: at.y + y }, width, height));
}

// Costs: of a covered point of a line, of each candidate skipped, of a px² covered and of a px² outside the frame.
const [LINE_POINT_COST, RANK_COST, OVERLAP_COST, OUTSIDE_COST] = [26, 4, 4, 12];
const PASSES = 3; // a later pass moves labels again once the others are placed

export function placeLabels(
  labels: readonly Label[],
  taken: readonly Box[],
  lines: readonly Point[],
  frame: Box,
): Map<string, Box> {
  const placed = new Map<string, Box>();
  const near = new Map(labels.map((label) => [label.id, pointsNear(label, lines)]));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const label of labels) {
      placed.delete(label.id);
      placed.set(label.id, bestCandidate(label, [...taken, ...placed.values()], near.get(label.id)!, frame));
    }
  }
  return placed;
}

/** The points that some candidate of a label could cover. */
function pointsNear({ candidates }: Label, points: readonly Point[]): Point[] {
  const left = Math.min(...candidates.map(({ x }) => x));
  const top = Math.min(...candidates.map(({ y }) => y));
  const right = Math.max(...candidates.map(({ x, width }) => x + width));
  const bottom = Math.max(...candidates.map(({ y, height }) => y + height));
  return points.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
}

function bestCandidate({ candidates }: Label, boxes: readonly Box[], lines: readonly Point[], frame: Box): Box {
  let best = candidates[0]!;
  let lowestCost = Infinity;
  candidates.forEach((box, i) => {
    let cost = i * RANK_COST + (box.width * box.height - overlap(box, frame)) * OUTSIDE_COST;
    for (const other of boxes) cost += overlap(box, other) * OVERLAP_COST;
    if (cost >= lowestCost) return;
    for (const { x, y } of lines) {
      if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) cost += LINE_POINT_COST;
    }
    if (cost < lowestCost) [best, lowestCost] = [box, cost];
  });
  return best;
}
