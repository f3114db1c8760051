import { describe, expect, it } from "vitest";
import type { AnalysisView } from "../../wire/types";
import { band, formatChange, svgPoints, frame, formatValue, points, pointAt, stepLine } from "./chanceCurve";

const result = {
  measure: "wins",
  moves: 4,
  samples: [[[0.5, 0.4, 0.6]], [[0.25, 0.2, 0.3]], [[1, 1, 1]]],
  decisions: [
    { number: 1, before: 0, after: 0, then: 0 },
    { number: 2, before: 0, after: 1, then: 1 },
    { number: 3, before: 1, after: 1, then: 1 },
    { number: 4, before: 1, after: 1, then: 2 },
  ],
} as unknown as AnalysisView;

describe("the curve of an analysis", () => {
  it("has a point wherever the estimate changes", () => {
    expect(points(result).map((point) => [point.move, point.seats[0]![0]])).toEqual([
      [0, 0.5],
      [2, 0.25],
      [4, 1],
    ]);
  });

  it("gives the point in effect after any move", () => {
    const all = points(result);
    expect([0, 1, 2, 3, 4].map((move) => pointAt(all, move).seats[0]![0])).toEqual([0.5, 0.5, 0.25, 0.25, 1]);
  });

  it("is level between points, with a band around it", () => {
    const [all, f] = [points(result), frame(result, 400, 100)];
    expect(svgPoints(stepLine(all, f, 0, 0))).toBe("0,50 200,50 200,75 400,75 400,0 400,0");
    expect(band(all, f, 0).split(" ")).toHaveLength(12);
  });

  it("can be drawn for an empty game", () => {
    const empty = { ...result, moves: 0, decisions: [] } as AnalysisView;
    expect(svgPoints(stepLine(points(empty), frame(empty, 400, 100), 0, 0))).toBe("0,50 400,50");
  });

  it("spans the range of scores when the measure is score", () => {
    const score = { ...result, measure: "score", samples: [[[10, 5, 15]], [[20, 18, 25]]] } as unknown as AnalysisView;
    expect(frame(score, 1, 1)).toMatchObject({ low: 5, high: 25 });
  });
});

describe("its figures", () => {
  it("are written as people read them", () => {
    expect([formatValue(0.184, "wins"), formatValue(12.34, "score")]).toEqual(["18%", "12.3"]);
    expect([formatChange(-0.184, "wins"), formatChange(2.54, "score")]).toEqual(["−18%", "+2.5 points"]);
    expect([formatChange(-0.001, "wins"), formatChange(0, "score")]).toEqual(["0%", "0.0 points"]);
  });
});
