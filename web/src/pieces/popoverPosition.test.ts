import { expect, test } from "vitest";
import { positionPopover } from "./popoverPosition";

const box = (left: number, top: number) => ({ left, top, width: 100, height: 40 });

test("above its anchor, pointing at its middle", () => {
  expect(positionPopover(box(500, 400), 200, 100, 1000, 800)).toEqual({ x: 450, y: 288, arrow: 100, above: true });
});

test("below where there is no room above", () => {
  expect(positionPopover(box(500, 20), 200, 100, 1000, 800)).toMatchObject({ y: 72, above: false });
});

test("never outside the window, with the arrow still at the anchor", () => {
  const spot = positionPopover(box(0, 400), 300, 100, 390, 844);
  expect(spot.x).toBe(12);
  expect(spot.arrow).toBe(38);
});
