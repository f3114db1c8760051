// The chance curve of an analysis as points and text; drawn by ChanceCurve.svelte, listed by ChanceTable.svelte.
import type { AnalysisView } from "../../wire/types";
import { formatDecimal, formatPercent, t } from "../../messages/text";

/** Each seat's estimate from this move until the next point. */
export interface Point {
  move: number;
  seats: number[][]; // value, low, high
}

/** The points where the estimates changed: the start, and every move after which they were sampled anew. */
export function points(result: AnalysisView): Point[] {
  const found: Point[] = [{ move: 0, seats: result.samples[result.decisions[0]?.before ?? 0]! }];
  let last = result.decisions[0]?.before ?? 0;
  for (const { number, then } of result.decisions) {
    if (then === last) continue;
    found.push({ move: number, seats: result.samples[then]! });
    last = then;
  }
  return found;
}

/** The point in effect after `move` moves. */
export function pointAt(all: Point[], move: number): Point {
  return all.filter((point) => point.move <= move).at(-1) ?? all[0]!;
}

export interface Frame {
  width: number;
  height: number;
  moves: number;
  low: number;
  high: number;
}

/** Axis ranges: 0 to 1 for win chances, else the range of expected scores. */
export function frame(result: AnalysisView, width: number, height: number): Frame {
  const values = result.samples.flat(2);
  const [low, high] = result.measure === "wins" ? [0, 1] : [Math.min(...values), Math.max(...values)];
  return { width, height, moves: Math.max(1, result.moves), low, high: high > low ? high : low + 1 };
}

export const xOf = (f: Frame, move: number): number => round((move / f.moves) * f.width);
export const yOf = (f: Frame, value: number): number => round((1 - (value - f.low) / (f.high - f.low)) * f.height);
const round = (x: number): number => Math.round(x * 10) / 10;

/** A step line of value, low or high (`which`). */
export function stepLine(all: Point[], f: Frame, seat: number, which: number): [number, number][] {
  return all.flatMap(({ move, seats }, i) => {
    const y = yOf(f, seats[seat]![which]!);
    const until = all[i + 1]?.move ?? f.moves;
    return [
      [xOf(f, move), y],
      [xOf(f, until), y],
    ] as [number, number][];
  });
}

export const svgPoints = (line: [number, number][]): string => line.map(([x, y]) => `${x},${y}`).join(" ");

/** The polygon of the confidence band. */
export const band = (all: Point[], f: Frame, seat: number): string =>
  svgPoints([...stepLine(all, f, seat, 1), ...stepLine(all, f, seat, 2).reverse()]);

type Measure = AnalysisView["measure"];
export const formatValue = (value: number, measure: Measure): string =>
  measure === "wins" ? formatPercent(value * 100) : formatDecimal(value);

/** "−18%", "+2.5 points", or without the unit "+2.5" */
export function formatChange(value: number, measure: Measure, unit = true): string {
  const smallest = measure === "wins" ? 0.005 : 0.05; // less is written as zero, without a sign
  const sign = Math.abs(value) < smallest ? "" : value < 0 ? "−" : "+";
  const text = sign + formatValue(Math.abs(value), measure);
  return measure !== "wins" && unit ? t("common-points", { value: text }) : text;
}
