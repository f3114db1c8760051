// Where the sectors of a region lie on its face: worked out once from what is printed on it, its lines and its exits, so
// that a set of anyone's making looks as tidy as the house set. Coordinates are in corner radii from the middle.

export interface Point {
  x: number;
  y: number;
}

export interface Face {
  size: number;
  lines: [number, number][]; // sectors, from 0
  exits: (number | null)[]; // the sector at each edge, clockwise from the top
  spots: Point[]; // of the sectors
}

const EDGES = 6;
const APOTHEM = Math.sqrt(3) / 2;

export const polar = (degrees: number, radius: number): Point => ({
  x: Math.sin((degrees * Math.PI) / 180) * radius,
  y: -Math.cos((degrees * Math.PI) / 180) * radius,
});

/** The middle of an edge. */
export const gate = (edge: number): Point => polar(60 * edge, APOTHEM);

export function turned({ x, y }: Point, turns: number): Point {
  const angle = (turns * Math.PI) / 3;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** `4 12 23 34 0:1 2:3`: size, lines, exits by edge. */
export function readChart(chart: string): Omit<Face, "spots"> {
  const [size = "0", ...parts] = chart.split(" ");
  const exits: (number | null)[] = Array<null>(EDGES).fill(null);
  const lines: [number, number][] = [];
  for (const part of parts) {
    const [edge, sector] = part.split(":");
    if (sector) exits[Number(edge)] = Number(sector) - 1;
    else lines.push([Number(part[0]) - 1, Number(part[1]) - 1]);
  }
  return { size: Number(size), lines, exits };
}

// The places that a sector may have: the middle and three rings.
const RINGS: [number, number, number][] = [
  [6, 0.3, 0],
  [12, 0.5, 0],
  [12, 0.66, 0],
];
const GRID: Point[] = [
  { x: 0, y: 0 },
  ...RINGS.flatMap(([many, radius, from]) =>
    Array.from({ length: many }, (_, i) => polar(from + (360 / many) * i, radius)),
  ),
];

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** From a point to a line between two others. */
export function apart(at: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy);
}

const side = (a: Point, b: Point, at: Point): number => (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;

const RIM = 0.76; // of the way to the edge, for sectors with an exit
const [NEAR, CLOSE] = [0.42, 0.17]; // between sectors; between a sector and a line that passes it

/** How untidy a layout is: crossings, sectors on top of each other or of lines, long ways. */
function untidiness(face: Omit<Face, "spots">, spots: Point[]): number {
  const ways: [Point, Point, number, number][] = face.lines.map(([a, b]) => [spots[a]!, spots[b]!, a, b]);
  face.exits.forEach((sector, edge) => {
    if (sector !== null) ways.push([spots[sector]!, gate(edge), sector, -1 - edge]);
  });
  let sum = 0;
  for (const [i, [a, b, from, to]] of ways.entries()) {
    sum += distance(a, b) * (to < 0 ? 3 : 1);
    for (const [c, d, start, end] of ways.slice(i + 1)) {
      if (from !== start && from !== end && to !== start && to !== end && cross(a, b, c, d)) sum += 12;
    }
    spots.forEach((spot, sector) => {
      if (sector === from || sector === to) return;
      const gap = apart(spot, a, b);
      if (gap < CLOSE) sum += 8 + (CLOSE - gap) * 20;
    });
  }
  for (const [i, a] of spots.entries()) {
    for (const b of spots.slice(i + 1)) sum += Math.max(0, NEAR - distance(a, b)) * 30;
  }
  return sum;
}

/** Sectors with an exit lie by it; the others go wherever it is tidiest, one or two at a time, until nothing is gained. */
function settle(face: Omit<Face, "spots">, from: number): { spots: Point[]; least: number } {
  const many = Math.max(face.size, ...face.lines.flat().map((sector) => sector + 1));
  const free: number[] = [];
  const spots = Array.from({ length: many }, (_, sector) => {
    const gates = face.exits.flatMap((at, edge) => (at === sector ? [gate(edge)] : []));
    if (!gates.length) free.push(sector);
    const [x, y] = [gates.reduce((sum, each) => sum + each.x, 0), gates.reduce((sum, each) => sum + each.y, 0)];
    return gates.length
      ? { x: (x / gates.length) * RIM, y: (y / gates.length) * RIM }
      : polar(from * (sector + 1), 0.2);
  });
  let least = untidiness(face, spots);
  const keep = (undo: () => void): boolean => {
    const now = untidiness(face, spots);
    if (now < least - 1e-9) return ((least = now), true);
    undo();
    return false;
  };
  for (let better = true; better;) {
    better = false;
    for (const sector of free) {
      for (const place of GRID) {
        const before = spots[sector]!;
        spots[sector] = place;
        if (keep(() => (spots[sector] = before))) better = true;
      }
      for (const other of free) {
        const swap = (): void => {
          [spots[sector], spots[other]] = [spots[other]!, spots[sector]!];
        };
        swap();
        if (keep(swap)) better = true;
      }
    }
  }
  return { spots, least };
}

const STARTS = [77, 200, 290]; // degrees between sectors without an exit at first: the tidiest end counts

const known = new Map<string, Face>();

export function faceOf(chart: string): Face {
  let face = known.get(chart);
  if (!face) {
    const read = readChart(chart);
    const tried = STARTS.map((from) => settle(read, from));
    face = { ...read, spots: tried.reduce((best, each) => (each.least < best.least ? each : best)).spots };
    known.set(chart, face);
  }
  return face;
}
