// Layout of the sectors on a region's face, computed from its lines and exits, so that custom content looks as tidy as the
// built-in. Coordinates are in corner radii from the centre.
import type { FaceChart } from "../../wire/star-traders";

export interface Point {
  x: number;
  y: number;
}

export type Chart = Pick<FaceChart, "size" | "lines" | "exits">;

export interface Face extends Chart {
  spots: Point[]; // of the sectors
}

const APOTHEM = Math.sqrt(3) / 2;

export const polar = (degrees: number, radius: number): Point => ({
  x: Math.sin((degrees * Math.PI) / 180) * radius,
  y: -Math.cos((degrees * Math.PI) / 180) * radius,
});

export const edgeMidpoint = (edge: number): Point => polar(60 * edge, APOTHEM);

export function rotate({ x, y }: Point, turns: number): Point {
  const angle = (turns * Math.PI) / 3;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

// Possible positions of a sector: the centre and three rings.
const RINGS = [
  { count: 6, radius: 0.3 },
  { count: 12, radius: 0.5 },
  { count: 12, radius: 0.66 },
];
const GRID: Point[] = [
  { x: 0, y: 0 },
  ...RINGS.flatMap(({ count, radius }) => Array.from({ length: count }, (_, i) => polar((360 / count) * i, radius))),
];

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The distance of a point from the segment between two others. */
export function distanceToSegment(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy);
}

const side = (a: Point, b: Point, at: Point): number => (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;

const EXIT_SECTOR_RADIUS = 0.76; // of the way to the edge
const [MIN_SECTOR_DISTANCE, MIN_LINE_DISTANCE] = [0.42, 0.17];

/** The cost of a layout: crossings, sectors close to each other or to lines, long lines. */
function layoutCost(face: Chart, spots: Point[]): number {
  const lines: [Point, Point, number, number][] = face.lines.map(([a, b]) => [spots[a]!, spots[b]!, a, b]);
  face.exits.forEach((sector, edge) => {
    if (sector !== null) lines.push([spots[sector]!, edgeMidpoint(edge), sector, -1 - edge]);
  });
  let cost = 0;
  for (const [i, [a, b, from, to]] of lines.entries()) {
    cost += distance(a, b) * (to < 0 ? 3 : 1);
    for (const [c, d, start, end] of lines.slice(i + 1)) {
      if (from !== start && from !== end && to !== start && to !== end && segmentsCross(a, b, c, d)) cost += 12;
    }
    spots.forEach((spot, sector) => {
      if (sector === from || sector === to) return;
      const gap = distanceToSegment(spot, a, b);
      if (gap < MIN_LINE_DISTANCE) cost += 8 + (MIN_LINE_DISTANCE - gap) * 20;
    });
  }
  for (const [i, a] of spots.entries()) {
    for (const b of spots.slice(i + 1)) cost += Math.max(0, MIN_SECTOR_DISTANCE - distance(a, b)) * 30;
  }
  return cost;
}

/** Sectors with an exit are placed at it; local search moves or swaps the others until the cost no longer falls. */
function optimizeLayout(face: Chart, startAngle: number): { spots: Point[]; cost: number } {
  const count = Math.max(face.size, ...face.lines.flat().map((sector) => sector + 1));
  const free: number[] = [];
  const spots = Array.from({ length: count }, (_, sector) => {
    const gates = face.exits.flatMap((at, edge) => (at === sector ? [edgeMidpoint(edge)] : []));
    if (!gates.length) free.push(sector);
    const [x, y] = [gates.reduce((sum, each) => sum + each.x, 0), gates.reduce((sum, each) => sum + each.y, 0)];
    return gates.length
      ? { x: (x / gates.length) * EXIT_SECTOR_RADIUS, y: (y / gates.length) * EXIT_SECTOR_RADIUS }
      : polar(startAngle * (sector + 1), 0.2);
  });
  let cost = layoutCost(face, spots);
  const keepIfBetter = (undo: () => void): boolean => {
    const now = layoutCost(face, spots);
    if (now < cost - 1e-9) return ((cost = now), true);
    undo();
    return false;
  };
  for (let improved = true; improved;) {
    improved = false;
    for (const sector of free) {
      for (const place of GRID) {
        const before = spots[sector]!;
        spots[sector] = place;
        if (keepIfBetter(() => (spots[sector] = before))) improved = true;
      }
      for (const other of free) {
        const swap = (): void => {
          [spots[sector], spots[other]] = [spots[other]!, spots[sector]!];
        };
        swap();
        if (keepIfBetter(swap)) improved = true;
      }
    }
  }
  return { spots, cost };
}

const START_ANGLES = [77, 200, 290]; // degrees between sectors without an exit; the search keeps the best result

const cache = new WeakMap<Chart, Face>();

export function layoutFace(chart: Chart): Face {
  let face = cache.get(chart);
  if (!face) {
    const tried = START_ANGLES.map((angle) => optimizeLayout(chart, angle));
    face = { ...chart, spots: tried.reduce((best, each) => (each.cost < best.cost ? each : best)).spots };
    cache.set(chart, face);
  }
  return face;
}
