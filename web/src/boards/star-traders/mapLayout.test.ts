import { describe, expect, it } from "vitest";
import { boardProps } from "../../testing/boardProps";
import { printedRegions } from "../../testing/starRegions";
import { starBoard, starShip, starSite } from "../../testing/starBoard";
import { flagLeaders, layoutMap, mapMarks, orderSize, placeMapLabels, toPx } from "./mapLayout";

const names = { tile: { anvil: "Pair" } };
const board = starBoard({
  regions: [{ face: "pair-a", q: 0, r: 0, turns: 0, influence: 1 }],
  sites: [starSite({ at: "0.1" })],
  ships: [starShip({ ship: "0.1", at: "0.1" }), starShip({ ship: "1.1", at: "0.2" })],
});
const table = boardProps("star-traders", "travel", board, { names, printed: printedRegions });
const parts = { regions: board.regions, layout: { names, printed: printedRegions }, openCells: [], fixed: false };
const chart = layoutMap(parts, { width: 300, height: 300 });

describe("labels on the map", () => {
  it("have room for the distance to a site in range, beside the site and beside its label", () => {
    const labels = placeMapLabels(mapMarks(table, new Map([["0.1", { steps: 2 }]])), chart, 1);
    const [disc, label] = [labels.get("distance 0.1")!, labels.get("0.1")!];
    expect(
      disc.x + disc.width <= label.x ||
        label.x + label.width <= disc.x ||
        disc.y + disc.height <= label.y ||
        label.y + label.height <= disc.y,
    ).toBe(true);
    expect(placeMapLabels(mapMarks(table), chart, 1).has("distance 0.1")).toBe(false);
  });

  it("have a line to a flag that is not beside its sector, and none to one that is", () => {
    const at = toPx(chart, 1)(chart.galaxy.sectors.get("0.1")!);
    const flag = (x: number) => new Map([["ship 0.1", { x, y: at.y - 10, width: 38, height: 20 }]]);
    expect(flagLeaders(board.ships, chart, 1, flag(at.x + 6))).toEqual([]);
    expect(flagLeaders(board.ships, chart, 1, flag(at.x + 40))).toEqual([{ from: at, to: { x: at.x + 59, y: at.y } }]);
  });
});

describe("the corners of the frame", () => {
  const cornersIn = (width: number, height: number, order = orderSize(4)) =>
    layoutMap({ ...parts, order }, { width, height }).corners;

  it("hold the order of the ships and the legend, each its own", () => {
    const { order, legend } = cornersIn(1000, 500);
    expect(order).toBe("top-left");
    expect(legend).toBe("top-right");
  });

  it("hold the order before the legend, which needs more room", () => {
    const { order, legend } = cornersIn(640, 200);
    expect([order, legend]).toEqual(["top-left", ""]);
  });

  it("hold nothing on narrow screens, nor in a small picture", () => {
    expect(cornersIn(400, 800)).toEqual({ order: "", legend: "" });
    expect(layoutMap(parts, { width: 1000, height: 500 }).corners).toEqual({ order: "", legend: "" });
  });
});
