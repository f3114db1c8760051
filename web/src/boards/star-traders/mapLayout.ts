// The picture of the map in px: what lies where at a scale, and where its labels go.
import type { BoardProps } from "../contract";
import type { Point } from "./tileLayout";
import { bestTurn, boundsOf, cellAt, galaxyOf, midway, type Bounds, type Galaxy, type Way } from "./galaxy";
import { along, around, placeLabels, type Box, type Label } from "./labelPlacement";
import type { Cell } from "./mapTargets";
import { boardOf, modifierFor } from "./view";
import { signed, siteName } from "./labels";

export const UNIT = 100; // px of a corner radius at scale 1
const [LETTER, MARK] = [7.9, 14]; // px, about: a letter; what an owner's mark or a blockade's ring adds to a site
export const [NAMED, REGIONAL] = [60, 54]; // px of a corner radius from which planets, and regions, have their names written

export interface Chart {
  galaxy: Galaxy;
  bounds: Bounds;
}

/** A map that players lay, or turn up by edges that have names, stays as it lies. */
export function chartOf(table: BoardProps, cells: readonly Cell[], shape: number): Chart {
  const board = boardOf(table.state);
  const { board: laid, exploration } = table.about.options;
  const turns = laid === "laid" || exploration ? 0 : bestTurn(board.regions, shape);
  const galaxy = galaxyOf(board, table.plan, turns);
  const { q, r } = board.now;
  const laying = q !== undefined && r !== undefined ? [cellAt(q, r)] : [];
  return {
    galaxy,
    bounds: boundsOf([...galaxy.hexes.map((hex) => hex.at), ...cells.map((cell) => cell.at), ...laying]),
  };
}

export const toPx =
  ({ bounds }: Chart, scale: number) =>
  ({ x, y }: Point): Point => ({ x: (x - bounds.left) * UNIT * scale, y: (y - bounds.top) * UNIT * scale });

export const wayBetween = (galaxy: Galaxy, a: string, b: string): Way | undefined =>
  galaxy.ways.find((way) => (way.from === a && way.to === b) || (way.from === b && way.to === a));

/** The points of a way, sector by sector, along its lines. */
export function trail(galaxy: Galaxy, sectors: readonly string[]): Point[] {
  return sectors.flatMap((sector, i) => {
    const at = galaxy.sectors.get(sector);
    const way = i ? wayBetween(galaxy, sectors[i - 1]!, sector) : undefined;
    const bend = way && way.through.length > 2 ? [way.through[1]!] : [];
    return at ? [...bend, at] : [];
  });
}

export const siteSize = (radius: number, planet: boolean): number =>
  planet ? Math.max(radius < 48 ? 10 : 24, Math.min(34, radius * 0.36)) : Math.max(9, Math.min(30, radius * 0.33));

/** Names and tags of sites, names of regions, tolls and ships, in this order: what moves gives way to what does not. */
export function labelsOf(table: BoardProps, chart: Chart, scale: number): Map<string, Box> {
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
    taken.push(square(at, size + (site.owner === undefined && !site.blockade ? 0 : MARK)));
    const tag = signed(modifierFor(site, table.seat)).length * 9 + 8;
    const named = site.planet && radius >= NAMED;
    const width = tag + (named ? siteName(board, table.plan, site).length * LETTER + 4 : 0);
    const near = size / 2 + (site.planet ? 3 : 1);
    const spots = [...around(at, near, width, 20), ...around(at, near + 12, width, 20)];
    labels.push({ id: site.at, spots, width, height: 20 });
  }
  if (radius >= REGIONAL)
    labels.push(...galaxy.hexes.filter((hex) => hex.face).map((hex) => regionLabel(hex, px, radius)));
  for (const toll of board.tolls) {
    const way = wayBetween(galaxy, toll.at, toll.to);
    if (way) labels.push({ id: `toll ${toll.station}`, spots: [px(midway(way.through).at)], width: 46, height: 20 });
  }
  for (const ship of board.ships) {
    const sector = galaxy.sectors.get(ship.at);
    if (!sector) continue; // a wreck that is not back yet
    const at = px(sector);
    const size = radius < REGIONAL ? { width: 22, height: 12 } : { width: 38, height: 21 };
    const site = board.sites.find((each) => each.at === ship.at);
    const near = site ? siteSize(radius, Boolean(site.planet)) / 2 : radius * 0.06;
    labels.push({
      id: `ship ${ship.ship}`,
      spots: [...around(at, near, size.width, size.height), ...around(at, near + 14, size.width, size.height)],
      ...size,
    });
  }
  const lines = along(galaxy.ways.map((way) => way.through.map(px)));
  const frame = { x: 0, y: 0, width: chart.bounds.width * radius, height: chart.bounds.height * radius };
  return placeLabels(labels, taken, lines, frame);
}

const square = ({ x, y }: Point, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  width: size,
  height: size,
});

const ROOT = Math.sqrt(3);
const ROWS = [0.72, -0.72, 0.56, -0.56, 0.4, -0.4, 0.24, -0.24, 0.1, -0.1]; // above and below the middle, the best first

function regionLabel(hex: Galaxy["hexes"][number], px: (at: Point) => Point, radius: number): Label {
  const width = hex.name.length * 9.8 + 30; // capitals
  const { x, y } = px(hex.at);
  const spots = ROWS.flatMap((row) => {
    const aside = Math.max(0, radius * (1 - Math.abs(row) / ROOT) - width / 2 - 6); // still within the region
    return [0, 1, -1, 0.5, -0.5].map((part) => ({ x: x + part * aside, y: y + row * radius }));
  });
  return { id: `region ${hex.number}`, spots, width, height: 20 };
}
