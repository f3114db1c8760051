import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boardProps } from "../../testing/boardProps";
import { printedRegions } from "../../testing/starRegions";
import { starBoard, starShip, starSite } from "../../testing/starBoard";
import type { Board } from "../../wire/star-traders";
import { MapDrawing } from "./mapDrawing.svelte";
import * as mapLayout from "./mapLayout";

vi.mock("./mapLayout", async (original) => {
  const all = await original<typeof mapLayout>();
  return { ...all, layoutMap: vi.fn(all.layoutMap), placeMapLabels: vi.fn(all.placeMapLabels) };
});

const names = { tile: { anvil: "Pair" } };
const before = starBoard({
  regions: [{ face: "pair-a", q: 0, r: 0, turns: 0, influence: 1 }],
  sites: [starSite({ at: "0.1" })],
  ships: [starShip({ ship: "0.1", at: "0.1" })],
});
const tableWith = (more: Partial<Board>) =>
  boardProps("star-traders", "act", structuredClone({ ...before, ...more }), { names, printed: printedRegions });

let table = $state.raw(tableWith({}));
let scale = $state(1);
let stop: () => void;

/** Draws the map as it is, and counts from then on. */
beforeEach(async () => {
  [table, scale] = [tableWith({}), 1];
  stop = $effect.root(() => {
    const drawing = new MapDrawing(
      () => table,
      () => ({ width: 300, height: 300 }),
    );
    const labels = $derived(drawing.labelsAt(scale));
    $effect(() => void [drawing.map, labels]);
  });
  await tick();
  vi.clearAllMocks();
});
afterEach(() => stop());

/** How often the map was laid out and its labels placed. */
async function computed(): Promise<number[]> {
  await tick();
  return [mapLayout.layoutMap, mapLayout.placeMapLabels].map((each) => vi.mocked(each).mock.calls.length);
}

test("what is not on the map leaves it as it is", async () => {
  table = { ...tableWith({ round: 2, prices: [9], players: [] }), armed: "done", hinted: "done" };
  expect(await computed()).toEqual([0, 0]);
});

test("what is in a hold moves no label", async () => {
  table = tableWith({ ships: [starShip({ ship: "0.1", at: "0.1", hold: [3], hull: [2, 4] })] });
  expect(await computed()).toEqual([0, 0]);
});

test("a ship that flies moves labels, but not the map", async () => {
  table = tableWith({ ships: [starShip({ ship: "0.1", at: "0.2" })] });
  expect(await computed()).toEqual([0, 1]);
});

test("a new region lays the map out again", async () => {
  const { regions } = before;
  table = tableWith({ regions: [...regions, { face: "pair-a", q: 1, r: 0, turns: 0, influence: 0 }] });
  expect(await computed()).toEqual([1, 1]);
});

test("another scale places the labels again on the same map", async () => {
  scale = 2;
  expect(await computed()).toEqual([0, 1]);
});
