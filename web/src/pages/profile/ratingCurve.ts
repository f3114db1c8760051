// The rating history as SVG paths: mean and uncertainty after each game.
import type { Point } from "../../wire/types";

export interface Curve {
  line: string; // the mean, as an SVG path
  band: string; // twice the uncertainty to both sides
  low: number;
  high: number;
}

export function ratingCurve(points: Point[], width: number, height: number): Curve {
  const lows = points.map((point) => point.mean - 2 * point.uncertainty);
  const highs = points.map((point) => point.mean + 2 * point.uncertainty);
  const [low, high] = [Math.min(...lows), Math.max(...highs)];
  const x = (i: number): string => ((points.length > 1 ? i / (points.length - 1) : 1) * width).toFixed(1);
  const y = (value: number): string => (height - ((value - low) / (high - low || 1)) * height).toFixed(1);
  const over = highs.map((value, i) => `${x(i)} ${y(value)}`);
  const under = lows.map((value, i) => `${x(i)} ${y(value)}`).reverse();
  const mean = points.map((point, i) => `${x(i)} ${y(point.mean)}`);
  return { line: `M${mean.join("L")}`, band: `M${[...over, ...under].join("L")}Z`, low, high };
}
