// Geometry of the map: positions of regions, sectors and lines. The unit is the corner radius of a region.
import type { BoardLayout } from "../contract";
import { layoutFace, edgeMidpoint, polar, rotate, type Face, type Point } from "./tileLayout";
import { chartOf, type FaceChart, type Region, type SectorName } from "./view";

const EDGE_NAMES = ["n", "ne", "se", "s", "sw", "nw"];
const NEIGHBOURS: [number, number][] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const SQRT_3 = Math.sqrt(3);
export const CORNERS = [30, 90, 150, 210, 270, 330].map((degrees) => polar(degrees, 1));

export interface Hex {
  number: number;
  at: Point;
  region: Region;
  face: Face | null; // null: face down
  tile: string; // its word; "" face down
  name: string;
}

/** A line between two sectors, through the common edge if they are in two regions; or an exit that leads nowhere. */
export interface Line {
  from: SectorName;
  to: SectorName | "";
  through: Point[];
}

export interface Galaxy {
  hexes: Hex[];
  sectors: Map<SectorName, Point>;
  lines: Line[];
}

export const cellAt = (q: number, r: number): Point => ({ x: 1.5 * q, y: SQRT_3 * (r + q / 2) });
const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

/** The cell beyond an edge of a region. */
export function cellBeyond(region: { q: number; r: number }, edge: string): { q: number; r: number } {
  const [q, r] = NEIGHBOURS[EDGE_NAMES.indexOf(edge)] ?? [0, 0];
  return { q: region.q + q, r: region.r + r };
}

/** The map, rotated by `turns` sixths of a circle to fit its frame. */
export function galaxyOf(
  { regions }: { regions: readonly Region[] },
  layout: Pick<BoardLayout, "names" | "printed">,
  turns = 0,
): Galaxy {
  const hexes = regions.map(rotateRegion(turns)).map((region, number) => ({
    number,
    at: cellAt(region.q, region.r),
    region,
    face: region.face ? layoutFace(chartOf(layout, region.face)) : null,
    ...titleOf(region, layout),
  }));
  const sectors = new Map<SectorName, Point>();
  for (const { number, at, region, face } of hexes) {
    face?.spots.forEach((spot, n) => sectors.set(`${number}.${n + 1}`, plus(at, rotate(spot, region.turns))));
  }
  return { hexes, sectors, lines: hexes.flatMap((hex) => linesOf(hex, hexes, sectors)) };
}

const WITHOUT_ROOM = 0.9; // how much larger a map has to be that leaves no room in its corners

function titleOf({ face }: Region, layout: Pick<BoardLayout, "names" | "printed">): Pick<Hex, "tile" | "name"> {
  const tile = face ? chartOf(layout, face).tile : "";
  return { tile, name: layout.names["tile"]?.[tile] ?? tile };
}

const rotateRegion =
  (turns: number) =>
  (region: Region): Region => {
    let { q, r } = region;
    for (let i = 0; i < turns; i++) [q, r] = [-r, q + r];
    return { ...region, q, r, turns: (region.turns + turns) % 6 };
  };

/**
 * The rotation that fills a frame of this aspect ratio (width by height) best. One that leaves room in its corners, a share of
 * what is wanted there, may be somewhat smaller.
 */
export function bestRotation(
  regions: readonly Region[],
  aspectRatio: number,
  roomIn: (cells: readonly Point[]) => number = () => 1,
): number {
  const fits = [0, 1, 2, 3, 4, 5].map((turns) => {
    const cells = regions.map(rotateRegion(turns)).map(({ q, r }) => cellAt(q, r));
    const { width, height } = boundsOf(cells);
    return Math.min(aspectRatio / width, 1 / height) * (WITHOUT_ROOM + (1 - WITHOUT_ROOM) * roomIn(cells));
  });
  return fits.reduce((best, fit, turns) => (fit > fits[best]! + 1e-6 ? turns : best), 0);
}

function linesOf(hex: Hex, hexes: Hex[], sectors: Map<SectorName, Point>): Line[] {
  if (!hex.face) return [];
  const { number, face, region, at } = hex;
  const point = (sector: number): Point => sectors.get(`${number}.${sector + 1}`)!;
  const inside = face.lines.map(([a, b]) => ({
    from: `${number}.${a + 1}`,
    to: `${number}.${b + 1}`,
    through: [point(a), point(b)],
  }));
  const out = EDGE_NAMES.flatMap((_, edge): Line[] => {
    const sector = exitAt(hex, edge);
    if (sector === null) return [];
    const [q, r] = NEIGHBOURS[edge]!;
    const other = hexes.find((each) => each.region.q === region.q + q && each.region.r === region.r + r);
    const back = other ? exitAt(other, (edge + 3) % 6) : null;
    const through = [point(sector), plus(at, edgeMidpoint(edge))];
    const from = `${number}.${sector + 1}`;
    if (!other || back === null) return [{ from, to: "", through }];
    if (other.number < number) return []; // already drawn from the other side
    return [
      { from, to: `${other.number}.${back + 1}`, through: [...through, sectors.get(`${other.number}.${back + 1}`)!] },
    ];
  });
  return [...inside, ...out];
}

/** The lines of a region that is still to be placed, as they would be in a cell. */
export function previewLines(chart: FaceChart, turns: number, at: Point): Point[][] {
  const face = layoutFace(chart);
  const spot = (sector: number): Point => plus(at, rotate(face.spots[sector]!, turns));
  return [
    ...face.lines.map(([a, b]) => [spot(a), spot(b)]),
    ...face.exits.flatMap((sector, edge) =>
      sector === null ? [] : [[spot(sector), plus(at, rotate(edgeMidpoint(edge), turns))]],
    ),
  ];
}

/** The sector with the exit at this edge of a rotated region. */
const exitAt = ({ face, region }: Hex, edge: number): number | null =>
  face?.exits[(edge - region.turns + 6) % 6] ?? null;

export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The bounding box of the cells, with a margin. */
export function boundsOf(cells: readonly Point[], margin = 0.16): Bounds {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(0, ...xs) - 1 - margin, Math.min(0, ...ys) - SQRT_3 / 2 - margin];
  return {
    left,
    top,
    width: Math.max(0, ...xs) + 1 + margin - left,
    height: Math.max(0, ...ys) + SQRT_3 / 2 + margin - top,
  };
}

/** The position of a toll station: the middle of its line, or the edge between two regions. */
export function tollPosition(through: readonly Point[]): Point {
  const [a, b] = through.length > 2 ? [through[0]!, through[1]!] : [through[0]!, through.at(-1)!];
  const share = through.length > 2 ? 1 : 0.5;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
