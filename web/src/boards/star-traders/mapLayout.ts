// The map in px: the positions of everything at a scale, and of its labels.
import type { BoardProps } from "../contract";
import type { Point } from "./tileLayout";
import { bestRotation, boundsOf, cellAt, galaxyOf, tollPosition, type Bounds, type Galaxy, type Line } from "./galaxy";
import { samplePoints, candidatesAround, CORNERS_AROUND, placeLabels, type Box, type Label } from "./labelPlacement";
import type { Cell } from "./mapTargets";
import { boardOf, modifierFor, type Ship } from "./view";
import { formatSigned } from "../../pieces/format";
import { siteName } from "./labels";

export const UNIT = 100; // px of a corner radius at scale 1
const [LETTER_PX, OWNER_MARK_PX] = [7.9, 14]; // width of a letter; what an owner's mark or a blockade ring adds to a site
export const [PLANET_NAME_MIN_RADIUS, REGION_NAME_MIN_RADIUS] = [46, 46]; // px of a corner radius; names are hidden below

export interface MapLayout {
  galaxy: Galaxy;
  bounds: Bounds;
}

/** The map, rotated to fit the frame unless players place regions or choose edges by name. */
export function layoutMap(table: BoardProps, cells: readonly Cell[], aspectRatio: number): MapLayout {
  const board = boardOf(table.state);
  const { board: setup, exploration } = table.about.options;
  const turns = setup === "laid" || exploration ? 0 : bestRotation(board.regions, aspectRatio);
  const galaxy = galaxyOf(board, table.layout, turns);
  const { q, r } = board.now;
  const placing = q !== undefined && r !== undefined ? [cellAt(q, r)] : [];
  return {
    galaxy,
    bounds: boundsOf([...galaxy.hexes.map((hex) => hex.at), ...cells.map((cell) => cell.at), ...placing]),
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

/**
 * Labels of sites with the distances to those of `near`, of regions, toll stations and ships, in this order: later ones avoid
 * earlier ones.
 */
export function placeMapLabels(
  table: BoardProps,
  chart: MapLayout,
  scale: number,
  near: ReadonlyMap<string, { steps: number }> = new Map(),
): Map<string, Box> {
  const board = boardOf(table.state);
  const px = toPx(chart, scale);
  const radius = UNIT * scale;
  const { galaxy } = chart;
  const labels: Label[] = [];
  const taken: Box[] = [];
  for (const at of galaxy.sectors.values()) taken.push(square(px(at), Math.max(8, radius * 0.16)));
  for (const site of board.sites) {
    const at = px(galaxy.sectors.get(site.at) ?? { x: 0, y: 0 });
    const size = siteSize(radius, Boolean(site.planet));
    taken.push(square(at, size + (site.owner === undefined && !site.blockade ? 0 : OWNER_MARK_PX)));
    const tag = formatSigned(modifierFor(site, table.seat)).length * 9 + 8;
    const named = site.planet && radius >= PLANET_NAME_MIN_RADIUS;
    const width = tag + (named ? siteName(table, site).length * LETTER_PX + 4 : 0);
    const rim = size / 2 + (site.planet ? 3 : 1);
    if (near.get(site.at)?.steps)
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
  for (const toll of board.tolls) {
    const line = lineBetween(galaxy, toll.at, toll.to);
    if (line)
      labels.push({ id: `toll ${toll.station}`, candidates: [px(tollPosition(line.through))], width: 46, height: 20 });
  }
  for (const ship of board.ships) {
    const sector = galaxy.sectors.get(ship.at);
    if (!sector) continue; // destroyed, and not back yet
    const at = px(sector);
    const size = radius < REGION_NAME_MIN_RADIUS ? { width: 22, height: 12 } : { width: 38, height: 21 };
    const site = board.sites.find((each) => each.at === ship.at);
    const rim = site ? siteSize(radius, Boolean(site.planet)) / 2 : radius * 0.06;
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
