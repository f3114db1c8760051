// The layout of the calendar. A short calendar is one row; a longer one is a ring around the board, clockwise from the
// upper left; one too long for a ring shows the days around the ships and the last day.

export type Kind = "start" | "earlier" | "day" | "later" | "end";
export type Side = "top" | "right" | "bottom" | "left";

export interface Cell {
  day: number;
  kind: Kind;
  column: number;
  row: number;
  span: number; // columns
  side: Side;
}

export interface Calendar {
  columns: number;
  rows: number; // 1: a row
  cells: Cell[];
}

const MAX_ROW_CELLS = 24;
const MAX_RING_CELLS = 62;
const WINDOW_CELLS = 52; // of a ring that shows only some of the days

interface Day {
  day: number;
  kind: Kind;
}

/** The days to show in a number of cells; `now` are the days of the ships still under way. */
export function visibleDays(limit: number, places: number, now: number[]): Day[] {
  const slowest = Math.min(limit, ...now);
  const day = (n: number): Day => ({ day: n, kind: n === 0 ? "start" : n === limit ? "end" : "day" });
  if (limit < places) return Array.from({ length: limit + 1 }, (_, n) => day(n));
  const step = places > 20 ? 10 : 1; // a long window moves rarely, a short one with the ships
  const behind = places > 20 ? 1 : 3;
  const from = Math.min(limit - places + 1, Math.max(0, Math.floor((slowest - behind) / step) * step));
  const rest = Array.from({ length: places - 1 }, (_, n) => day(from + 1 + n));
  if (from + places - 1 < limit) rest.splice(-2, 2, { day: from + places - 2, kind: "later" }, day(limit));
  return [from === 0 ? day(0) : { day: from, kind: "earlier" }, ...rest];
}

/** The index of a ship's cell among those shown. */
export function cellIndexOf(cells: readonly Day[], day: number): number {
  const exact = cells.findIndex((cell) => cell.day === day && cell.kind !== "later" && cell.kind !== "earlier");
  if (exact >= 0) return exact;
  return day <= cells[0]!.day ? 0 : cells.length - 2;
}

/** A ring gets about `columnsPerRow` as many columns as rows, not counting those at the edges. */
export function layOutCalendar(limit: number, now: number[], columnsPerRow = 2.1): Calendar {
  if (limit < MAX_ROW_CELLS) {
    const cells = visibleDays(limit, MAX_ROW_CELLS, now).map((shown, i) => ({
      ...shown,
      column: i,
      row: 0,
      span: 1,
      side: "top" as const,
    }));
    return { columns: cells.length, rows: 1, cells };
  }
  const shown = visibleDays(limit, limit < MAX_RING_CELLS ? MAX_RING_CELLS : WINDOW_CELLS - 1, now);
  const places = shown.length + (shown.length % 2); // a ring has an even number of cells, so the first may span two
  const half = places / 2 - 2; // columns and rows between the corners
  const rows = Math.max(1, Math.round(half / (1 + columnsPerRow))) + 2;
  const columns = half + 4 - rows;
  const extra = places - shown.length;
  const cells = shown.map((cell, i) => {
    const at = ringPosition(i && i + extra, columns, rows);
    return { ...cell, ...at, span: i ? 1 : 1 + extra };
  });
  return { columns, rows, cells };
}

function ringPosition(place: number, columns: number, rows: number): { column: number; row: number; side: Side } {
  if (place < columns) return { column: place, row: 0, side: "top" };
  place -= columns - 1;
  if (place < rows - 1) return { column: columns - 1, row: place, side: "right" };
  place -= rows - 1;
  if (place < columns) return { column: columns - 1 - place, row: rows - 1, side: "bottom" };
  return { column: 0, row: rows - 1 - (place - columns + 1), side: "left" };
}

/** The centre of a grid track as a CSS length: the outer tracks are `edge` wide, the others share the rest. */
export function trackCentre(track: number, tracks: number, edge: string): string {
  if (track <= 0) return `calc(${edge} / 2)`;
  if (track >= tracks - 1) return `calc(100% - ${edge} / 2)`;
  return `calc(${edge} + (100% - 2 * ${edge}) * ${((track - 0.5) / (tracks - 2)).toFixed(4)})`;
}
