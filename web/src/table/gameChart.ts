// The course of a figure over a game, as SVG lines.
import type { Chart } from "../wire/types";

export interface Scale {
  low: number;
  high: number;
}

/** From the lowest to the highest value, zero included. */
export function scaleOf({ values }: Chart): Scale {
  const all = values.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  return { low, high: high > low ? high : low + 1 };
}

/** The points of a seat's step line: a value holds until the move that changes it. */
export function lineOf(chart: Chart, seat: number, width: number, height: number): string {
  const { low, high } = scaleOf(chart);
  const x = (move: number): number => round((move / Math.max(1, chart.length)) * width);
  const y = (value: number): number => round(height - ((value - low) / (high - low)) * height);
  return chart.moves
    .flatMap((move, i) => {
      const level = y(chart.values[i]![seat]!);
      return [`${x(move)},${level}`, `${x(chart.moves[i + 1] ?? chart.length)},${level}`];
    })
    .join(" ");
}

const round = (value: number): number => Math.round(value * 10) / 10;
