// The map in px: the positions of everything at a scale, and of its labels.
import type { BoardLayout, BoardProps } from "../contract";
import type { Point } from "./tileLayout";
import { bestRotation, boundsOf, galaxyOf, tollPosition, type Bounds, type Galaxy, type Line } from "./galaxy";
import { samplePoints, candidatesAround, CORNERS_AROUND, placeLabels, type Box, type Label } from "./labelPlacement";
import { boardOf, modifierFor, type Board, type Region, type SectorName, type Ship } from "./view";
import { formatSigned } from "../../pieces/format";
import { siteName } from "./labels";

export const UNIT = 100; // px of a corner radius at scale 1
const [LETTER_PX, OWNER_MARK_PX] = [7.9, 14]; // width of a letter; what an owner's mark or a blockade ring adds to a site
export const [PLANET_NAME_MIN_RADIUS, REGION_NAME_MIN_RADIUS] = [46, 46]; // px of a corner radius; names are hidden below

export interface MapLayout {
  galaxy: Galaxy;
  bounds: Bounds;
}

/** What the map is laid out from. */
export interface MapParts {
  regions: readonly Region[];
  names: BoardLayout["names"];
  /** Cells where a region can be placed or revealed. */
  openCells: readonly Point[];
  /** Players place regions, or choose edges by name: the map stays as it is. */
  fixed: boolean;
}

/** The map, rotated to fit the frame unless it is fixed. */
export function layoutMap({ regions, names, openCells, fixed }: MapParts, aspectRatio: number): MapLayout {
  const galaxy = galaxyOf({ regions }, { names }, fixed ? 0 : bestRotation(regions, aspectRatio));
  return { galaxy, bounds: boundsOf([...galaxy.hexes.map((hex) => hex.at), ...openCells]) };
}

/** Widths in letters. */
interface SiteMark {
  at: SectorName;
  planet: boolean;
  /** An owner or a blockade around it. */
  ringed: boolean;
  name: number;
  modifier: number;
  /** Whether its distance is shown. */
  near: boolean;
}

/** What stands on the map and needs room for its label. */
export interface MapMarks {
  sites: SiteMark[];
  tolls: Pick<Board["tolls"][number], "station" | "at" | "to">[];
  ships: Pick<Ship, "ship" | "at">[];
}

/** `near`: the sites whose distances are shown. */
export function mapMarks(table: BoardProps, near: ReadonlyMap<string, { steps: number }> = new Map()): MapMarks {
  const { sites, tolls, ships } = boardOf(table.state);
  return {
    sites: sites.map((site) => ({
      at: site.at,
      planet: Boolean(site.planet),
      ringed: site.owner !== undefined || Boolean(site.blockade),
      name: siteName(table, site).length,
      modifier: formatSigned(modifierFor(site, table.seat)).length,
      near: Boolean(near.get(site.at)?.steps),
    })),
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

const DISC_PX = 21; // across, of a distance

/** Labels of sites with their distances, of regions, toll stations and ships, in this order: later ones avoid earlier ones. */
export function placeMapLabels({ sites, tolls, ships }: MapMarks, chart: MapLayout, scale: number): Map<string, Box> {
  const px = toPx(chart, scale);
  const radius = UNIT * scale;
  const { galaxy } = chart;
  const labels: Label[] = [];
  const taken: Box[] = [];
  for (const at of galaxy.sectors.values()) taken.push(square(px(at), Math.max(8, radius * 0.16)));
  for (const site of sites) {
    const at = px(galaxy.sectors.get(site.at) ?? { x: 0, y: 0 });
    const size = siteSize(radius, site.planet);
    taken.push(square(at, size + (site.ringed ? OWNER_MARK_PX : 0)));
    const tag = site.modifier * 9 + 8;
    const named = site.planet && radius >= PLANET_NAME_MIN_RADIUS;
    const width = tag + (named ? site.name * LETTER_PX + 4 : 0);
    const rim = size / 2 + (site.planet ? 3 : 1);
    if (site.near)
      labels.push({
        id: `distance ${site.at}`,
        candidates: candidatesAround(at, rim, DISC_PX, DISC_PX).slice(-CORNERS_AROUND),
        width: DISC_PX,
        height: DISC_PX,
      });
    const candidates = [...candidatesAround(at, rim, width, 20), ...candidatesAround(at, rim + 12, width, 20)];
    labels.push({ id: site.at, candidates, width, height: 20 });
  }
  if (radius >= REGION_NAME_MIN_RADIUS)
    labels.push(...galaxy.hexes.filter((hex) => hex.face).map((hex) => regionLabel(hex, px, radius)));
  for (const toll of tolls) {
    const line = lineBetween(galaxy, toll.at, toll.to);
    if (line)
      labels.push({ id: `toll ${toll.station}`, candidates: [px(tollPosition(line.through))], width: 46, height: 20 });
  }
  for (const ship of ships) {
    const sector = galaxy.sectors.get(ship.at);
    if (!sector) continue; // destroyed, and not back yet
    const at = px(sector);
    const size = radius < REGION_NAME_MIN_RADIUS ? { width: 22, height: 12 } : { width: 38, height: 21 };
    const site = sites.find((each) => each.at === ship.at);
    const rim = site ? siteSize(radius, site.planet) / 2 : radius * 0.06;
    labels.push({
      id: `ship ${ship.ship}`,
      candidates: [
        ...candidatesAround(at, rim, size.width, size.height),
        ...candidatesAround(at, rim + 14, size.width, size.height),
      ],
      ...size,
    });
  }
  const lines = samplePoints(galaxy.lines.map((line) => line.through.map(px)));
  const frame = { x: 0, y: 0, width: chart.bounds.width * radius, height: chart.bounds.height * radius };
  return placeLabels(labels, taken, lines, frame);
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

const square = ({ x, y }: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

const SQRT_3 = Math.sqrt(3);
const ROWS = [0.72, -0.72, 0.56, -0.56, 0.4, -0.4, 0.24, -0.24, 0.1, -0.1]; // offsets from the centre in corner radii, the best first

function regionLabel(hex: Galaxy["hexes"][number], px: (at: Point) => Point, radius: number): Label {
  const width = hex.name.length * 9.8 + 30; // in capitals
  const { x, y } = px(hex.at);
  const candidates = ROWS.flatMap((row) => {
    const aside = Math.max(0, radius * (1 - Math.abs(row) / SQRT_3) - width / 2 - 6); // stays within the region
    return [0, 1, -1, 0.5, -0.5].map((share) => ({ x: x + share * aside, y: y + row * radius }));
  });
  return { id: `region ${hex.number}`, candidates, width, height: 20 };
}
