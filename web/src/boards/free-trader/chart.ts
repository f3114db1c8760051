// The chart: which cell of the picture a planet has. The view counts cells from the ship, so after every jump all of them
// are others; on the table only the ship moves. Cells are therefore kept from one view to the next.
import type { MapPlanet, Place } from "./view";

export interface Cell {
  x: number;
  y: number;
}

/** Where planets lie on the table, by their words. */
export type Chart = ReadonlyMap<string, Cell>;

const middle = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** How far the view's cells are from those on the table: what most planets that were there before say. */
export function shift(before: Chart, planets: readonly MapPlanet[]): Cell {
  const known = planets.flatMap((planet) => {
    const cell = before.get(planet.planet);
    return cell ? [{ x: cell.x - planet.x, y: cell.y - planet.y }] : [];
  });
  return { x: middle(known.map((away) => away.x)), y: middle(known.map((away) => away.y)) };
}

/** The chart of a view, laid over the one before. */
export function settle(before: Chart, planets: readonly MapPlanet[]): Chart {
  const by = shift(before, planets);
  return new Map(planets.map((planet) => [planet.planet, { x: planet.x + by.x, y: planet.y + by.y }]));
}

export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The cells to draw: all that hold something, and a border of empty space around so small a map as two by two. */
export function bounds(cells: readonly Cell[], columns = 1, rows = 1): Bounds {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs, Infinity), Math.min(...ys, Infinity)];
  if (!cells.length) return { left: 0, top: 0, columns, rows };
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const [addX, addY] = [Math.max(0, columns - wide), Math.max(0, rows - high)];
  return {
    left: left - Math.floor(addX / 2),
    top: top - Math.floor(addY / 2),
    columns: wide + addX,
    rows: high + addY,
  };
}

/** The cells within bounds that hold nothing: drawn as faint frames. */
export function empty(within: Bounds, taken: readonly Cell[]): Cell[] {
  const held = new Set(taken.map((cell) => `${cell.x},${cell.y}`));
  return Array.from({ length: within.columns * within.rows }, (_, i) => ({
    x: within.left + (i % within.columns),
    y: within.top + Math.floor(i / within.columns),
  })).filter((cell) => !held.has(`${cell.x},${cell.y}`));
}

/** The cells that a planet may go to, on the table. */
export function placed(places: readonly Place[], by: Cell): (Place & Cell)[] {
  return places.map((place) => ({ ...place, x: place.x + by.x, y: place.y + by.y }));
}
