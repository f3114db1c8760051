// Which cell of the map each planet has. The view counts cells from the ship, so every jump changes all of them; on the
// screen only the ship should move. Planets therefore keep their cells from one view to the next.
import type { MapPlanet, Place } from "./view";

export interface Cell {
  x: number;
  y: number;
}

/** The cell of each planet on the screen, by its word. */
export type CellByPlanet = ReadonlyMap<string, Cell>;

const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The offset from the view's cells to those on the screen: the median over the planets already placed. */
export function offsetFrom(before: CellByPlanet, planets: readonly MapPlanet[]): Cell {
  const known = planets.flatMap((planet) => {
    const cell = before.get(planet.planet);
    return cell ? [{ x: cell.x - planet.x, y: cell.y - planet.y }] : [];
  });
  return { x: median(known.map((offset) => offset.x)), y: median(known.map((offset) => offset.y)) };
}

/** The cells of a view's planets, aligned with the ones before. */
export function placePlanets(before: CellByPlanet, planets: readonly MapPlanet[]): CellByPlanet {
  const by = offsetFrom(before, planets);
  return new Map(planets.map((planet) => [planet.planet, { x: planet.x + by.x, y: planet.y + by.y }]));
}

export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The cells to draw: all the given ones, centred in at least `columns` by `rows`. */
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

/** The cells within bounds that hold nothing, drawn as faint frames. */
export function emptyCells(within: Bounds, taken: readonly Cell[]): Cell[] {
  const held = new Set(taken.map((cell) => `${cell.x},${cell.y}`));
  return Array.from({ length: within.columns * within.rows }, (_, i) => ({
    x: within.left + (i % within.columns),
    y: within.top + Math.floor(i / within.columns),
  })).filter((cell) => !held.has(`${cell.x},${cell.y}`));
}

/** The places for the drawn planet, in cells of the screen. */
export function shiftPlaces(places: readonly Place[], by: Cell): (Place & Cell)[] {
  return places.map((place) => ({ ...place, x: place.x + by.x, y: place.y + by.y }));
}
