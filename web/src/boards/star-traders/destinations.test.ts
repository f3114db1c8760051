import { expect, test } from "vitest";
import { destinationsOf, routeTo } from "./destinations";
import { starBoard, starSite } from "../../testing/starBoard";

const reach = {
  "0.2": { steps: 1, by: "0.1" },
  "0.3": { steps: 2, by: "0.2" },
  "1.1": { steps: 3, fee: 50, by: "0.3" },
  "0.4": { steps: 1, by: "0.1" },
};
const board = starBoard({ now: { reach }, sites: [starSite({ at: "1.1" }), starSite({ at: "0.2" })] });
const sector = (name: string) => ({ verb: "sector", text: `sector:${name}` }) as const;
const use = { verb: "use", text: "use:engineer" } as const;
const done = { verb: "done", text: "done" } as const;

test("a route follows the view's links back to the ship", () => {
  expect(routeTo(board.now, "1.1")).toEqual(["0.2", "0.3", "1.1"]);
  expect(routeTo(board.now, "0.4")).toEqual(["0.4"]);
  expect(routeTo(board.now, "9.9")).toEqual([]);
});

test("sites come by distance, then adjacent sectors, then other actions; done has key 0", () => {
  const { sites, sectors, keys } = destinationsOf(board, [sector("0.2"), sector("0.4"), use, done]);
  expect(sites.map(({ sector, key }) => [sector, key])).toEqual([
    ["0.2", "1"],
    ["1.1", "2"],
  ]);
  expect(sites[1]!.fee).toBe(50);
  expect(sectors.map(({ sector, key }) => [sector, key])).toEqual([["0.4", "3"]]);
  expect([...keys]).toEqual([
    ["done", "0"],
    ["use:engineer", "4"],
  ]);
});

test("a destination without a legal first sector is left out", () => {
  expect(destinationsOf(board, [done]).sites).toEqual([]);
});
