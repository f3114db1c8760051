// The map in px: the positions of everything at a scale, and of its labels.
import type { Size } from "../../pieces/panzoom";
import type { BoardLayout, BoardProps } from "../contract";
import type { Point } from "./tileLayout";
import { bestRotation, boundsOf, galaxyOf, tollPosition, type Bounds, type Galaxy, type Line } from "./galaxy";
import {
  boxAround,
  candidatesAround,
  CORNERS_AROUND,
  overlap,
  placeLabels,
  samplePoints,
  type Box,
  type Label,
} from "./labelPlacement";
import { boardOf, modifierFor, type Board, type Region, type SectorName, type Ship } from "./view";
import { formatSigned } from "../../pieces/format";
import { siteName } from "./labels";

export const UNIT = 100; // px of a corner radius at scale 1
export const FITTED = { min: 0.46, minNarrow: 0.7, narrowBelow: 520, max: 1.15 }; // scales when the map is fitted, and px
const [LETTER_PX, OWNER_MARK_PX] = [7.9, 14]; // width of a letter; what an owner's mark or a blockade ring adds to a site
export const SMALL_BELOW = 46; // px of a corner radius; below that labels are names without figures
const SQRT_3 = Math.sqrt(3);
const ROW_PX = 20; // height of a line of a label

export interface MapLayout {
  galaxy: Galaxy;
  bounds: Bounds;
  corners: Corners;
}

const CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
export type Corner = (typeof CORNERS)[number];
/** The corners of the frame that the map leaves free for the legend and for the order of the ships; "" for none. */
export interface Corners {
  legend: Corner | "";
  order: Corner | "";
}
const NOWHERE: Corners = { legend: "", order: "" };
const LEGEND: Size = { width: 168, height: 232 }; // px
const ORDER_ROW_PX = 30; // height of the order above the map, where no corner has room for it

/** The most room that the order of the ships takes in a corner: a row for each number, a flag for each seat. */
export const orderSize = (seats: number): Size => ({ width: 32 + seats * 42, height: 106 });

/** What the map is laid out from. */
export interface MapParts {
  regions: readonly Region[];
  layout: Pick<BoardLayout, "names" | "printed">;
  /** Cells where a region can be placed or revealed. */
  openCells: readonly Point[];
  /** Players place regions, or choose edges by name: the map stays as it is. */
  fixed: boolean;
  /** What the order of the ships takes in a corner; none in a small picture, which has no legend either. */
  order?: Size | undefined;
}

/** The map, rotated to fit the frame unless it is fixed. */
export function layoutMap(parts: MapParts, frame: Size): MapLayout {
  const map = layoutWithin(parts, frame);
  if (!parts.order || map.corners.order) return map;
  return layoutWithin(parts, { ...frame, height: frame.height - ORDER_ROW_PX });
}

function layoutWithin({ regions, layout, openCells, fixed, order }: MapParts, frame: Size): MapLayout {
  const aspectRatio = !order || !frame.height ? 1.7 : frame.width / frame.height;
  const cornersOf = (at: readonly Point[]): Corners => (order ? freeCorners(at, boundsOf(at), frame, order) : NOWHERE);
  const roomIn = (at: readonly Point[]): number =>
    order ? Object.values(cornersOf(at)).filter(Boolean).length / Object.keys(NOWHERE).length : 1;
  const galaxy = galaxyOf({ regions }, layout, fixed ? 0 : bestRotation(regions, aspectRatio, roomIn));
  const cells = [...galaxy.hexes.map((hex) => hex.at), ...openCells];
  return { galaxy, bounds: boundsOf(cells), corners: cornersOf(cells) };
}

/** The corners that the fitted map leaves free: one for both, the order of the ships first. */
function freeCorners(cells: readonly Point[], bounds: Bounds, { width, height }: Size, order: Size): Corners {
  const scale = Math.min(FITTED.max, width / (bounds.width * UNIT), height / (bounds.height * UNIT));
  if (width < FITTED.narrowBelow || scale < FITTED.min) return NOWHERE;
  const radius = UNIT * scale;
  const [left, top] = [(width - bounds.width * radius) / 2, (height - bounds.height * radius) / 2];
  const regions = cells.map(({ x, y }) =>
    boxAround(
      { x: left + (x - bounds.left) * radius, y: top + (y - bounds.top) * radius },
      radius * 1.7, // its corners left and right are cut off
      radius * SQRT_3,
    ),
  );
  const freeFor = (box: Size): Corner[] =>
    CORNERS.filter((corner) => {
      const x = corner.endsWith("left") ? 0 : width - box.width;
      const y = corner.startsWith("top") ? 0 : height - box.height;
      return x >= 0 && y >= 0 && box.height <= height && regions.every((it) => overlap(it, { x, y, ...box }) === 0);
    });
  const [forOrder, forLegend] = [freeFor(order), freeFor(LEGEND)];
  const [first = ""] = forOrder;
  for (const corner of forOrder) {
    const legend = forLegend.find((other) => other !== corner);
    if (legend) return { order: corner, legend };
  }
  return { order: first, legend: first ? "" : (forLegend[0] ?? "") };
}

/** Widths in letters. */
interface SiteMark {
  at: SectorName;
  planet: boolean;
  /** An owner or a blockade around it. */
  ringed: boolean;
  name: number;
  modifier: number;
}

/** What stands on the map and needs room for its label. */
export interface MapMarks {
  sites: SiteMark[];
  /** The sectors whose distances are shown. */
  near: SectorName[];
  tolls: Pick<Board["tolls"][number], "station" | "at" | "to">[];
  ships: Pick<Ship, "ship" | "at">[];
}

/** `near`: the sectors in range. */
export function mapMarks(table: BoardProps, near: ReadonlyMap<string, { steps: number }> = new Map()): MapMarks {
  const { sites, tolls, ships } = boardOf(table.state);
  return {
    sites: sites.map((site) => ({
      at: site.at,
      planet: Boolean(site.planet),
      ringed: site.owner !== undefined || Boolean(site.blockade),
      name: siteName(table, site).length,
      modifier: formatSigned(modifierFor(site, table.seat)).length,
    })),
    near: [...near].flatMap(([sector, { steps }]) => (steps ? [sector] : [])),
    tolls: tolls.map(({ station, at, to }) => ({ station, at, to })),
    ships: ships.map(({ ship, at }) => ({ ship, at })),
  };
}

export const toPx =
  ({ bounds }: MapLayout, scale: number) =>
  ({ x, y }: Point): Point => ({ x: (x - bounds.left) * UNIT * scale, y: (y - bounds.top) * UNIT * scale });

const lineBetween = (galaxy: Galaxy, a: string, b: string): Line | undefined =>
  galaxy.lines.find((line) => (line.from === a && line.to === b) || (line.from === b && line.to === a));

/** The points of a route, along its lines. */
export function routePoints(galaxy: Galaxy, sectors: readonly string[]): Point[] {
  return sectors.flatMap((sector, i) => {
    const at = galaxy.sectors.get(sector);
    const line = i ? lineBetween(galaxy, sectors[i - 1]!, sector) : undefined;
    const bend = line && line.through.length > 2 ? [line.through[1]!] : [];
    return at ? [...bend, at] : [];
  });
}

export const siteSize = (radius: number, planet: boolean): number =>
  planet ? Math.max(radius < 48 ? 10 : 24, Math.min(34, radius * 0.36)) : Math.max(9, Math.min(30, radius * 0.33));

const DISC_PX = 20; // across, of a distance

/** Labels of sites with their distances, of regions, toll stations and ships, in this order: later ones avoid earlier ones. */
export function placeMapLabels(marks: MapMarks, chart: MapLayout, scale: number): Map<string, Box> {
  const { sites, tolls, ships } = marks;
  const near = new Set(marks.near);
  const px = toPx(chart, scale);
  const radius = UNIT * scale;
  const { galaxy } = chart;
  const taken = [...galaxy.sectors].map(([name, at]) =>
    square(px(at), near.has(name) ? DISC_PX : Math.max(8, radius * 0.16)),
  );
  const labels: Label[] = [];
  for (const site of sites) {
    const at = px(galaxy.sectors.get(site.at) ?? { x: 0, y: 0 });
    const size = siteSize(radius, site.planet);
    taken.push(square(at, size + (site.ringed ? OWNER_MARK_PX : 0)));
    const rim = size / 2 + (site.planet ? 3 : 1);
    if (near.has(site.at)) {
      const candidates = candidatesAround(at, rim, DISC_PX, DISC_PX).slice(-CORNERS_AROUND);
      labels.push({ id: `distance ${site.at}`, candidates });
    }
    const sizes = siteLabelSizes(site, radius < SMALL_BELOW);
    const candidates = [rim, rim + 12].flatMap((from) =>
      sizes.flatMap(({ width, height }) => candidatesAround(at, from, width, height)),
    );
    if (candidates.length) labels.push({ id: site.at, candidates });
  }
  labels.push(...galaxy.hexes.filter((hex) => hex.face).map((hex) => regionLabel(hex, px, radius)));
  for (const toll of tolls) {
    const line = lineBetween(galaxy, toll.at, toll.to);
    if (line)
      labels.push({ id: `toll ${toll.station}`, candidates: [boxAround(px(tollPosition(line.through)), 46, 20)] });
  }
  for (const ship of ships) {
    const sector = galaxy.sectors.get(ship.at);
    if (!sector) continue; // destroyed, and not back yet
    const site = sites.find((each) => each.at === ship.at);
    const rim = site ? siteSize(radius, site.planet) / 2 : radius * 0.06;
    const [width, height] = radius < SMALL_BELOW ? [22, 12] : [38, 21];
    const candidates = [rim, rim + 14].flatMap((from) => candidatesAround(px(sector), from, width, height));
    labels.push({ id: `ship ${ship.ship}`, candidates });
  }
  const lines = samplePoints(galaxy.lines.map((line) => line.through.map(px)));
  const frame = { x: 0, y: 0, width: chart.bounds.width * radius, height: chart.bounds.height * radius };
  return placeLabels(labels, taken, lines, frame);
}

/** A planet's name and its modifier, in a row or one below the other; of an outpost the modifier. */
function siteLabelSizes({ planet, name, modifier }: SiteMark, small: boolean): Size[] {
  const tag = small ? 0 : modifier * 9 + 8;
  if (!planet) return tag ? [{ width: tag, height: ROW_PX }] : [];
  const width = name * LETTER_PX;
  const row = { width: tag ? width + 4 + tag : width, height: ROW_PX };
  return tag ? [row, { width: Math.max(width, tag), height: 2 * ROW_PX - 2 }] : [row];
}

export interface Leader {
  from: Point;
  to: Point;
}

const MAX_ATTACHED_PX = 8; // from a sector's disc to a flag that needs no line

/** A line from each ship's sector to its flag, where the flag is not right beside it. */
export function flagLeaders(
  ships: readonly Pick<Ship, "ship" | "at">[],
  chart: MapLayout,
  scale: number,
  labels: ReadonlyMap<string, Box>,
): Leader[] {
  return ships.flatMap(({ ship, at }) => {
    const [sector, box] = [chart.galaxy.sectors.get(at), labels.get(`ship ${ship}`)];
    if (!sector || !box) return [];
    const from = toPx(chart, scale)(sector);
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const gap = Math.hypot(
      Math.max(0, Math.abs(from.x - to.x) - box.width / 2),
      Math.max(0, Math.abs(from.y - to.y) - box.height / 2),
    );
    return gap > MAX_ATTACHED_PX ? [{ from, to }] : [];
  });
}

const square = (at: Point, size: number): Box => boxAround(at, size, size);

const ROWS = [0.72, -0.72, 0.56, -0.56, 0.4, -0.4, 0.24, -0.24, 0.1, -0.1]; // offsets from the centre in corner radii, the best first

function regionLabel(hex: Galaxy["hexes"][number], px: (at: Point) => Point, radius: number): Label {
  const width = hex.name.length * 9.8 + (radius < SMALL_BELOW ? 0 : 30); // in capitals
  const { x, y } = px(hex.at);
  const candidates = ROWS.flatMap((row) => {
    const aside = Math.max(0, radius * (1 - Math.abs(row) / SQRT_3) - width / 2 - 6); // stays within the region
    return [0, 1, -1, 0.5, -0.5].map((share) =>
      boxAround({ x: x + share * aside, y: y + row * radius }, width, ROW_PX),
    );
  });
  return { id: `region ${hex.number}`, candidates };
}
