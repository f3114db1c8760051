import { expect, test } from "vitest";
import {
  bayPosition,
  diePosition,
  dockPosition,
  DOCKS,
  shipPositions,
  homePosition,
  NARROW_LAYOUT,
  PLANETS,
  spotsAtDock,
  WIDE_LAYOUT,
  type Point,
} from "./mapLayout";

const LAYOUTS = [WIDE_LAYOUT, NARROW_LAYOUT];
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

test.each(LAYOUTS)("the two dice of the ring nearest to a dock are those it touches", (map) => {
  DOCKS.forEach((_, dock) => {
    const at = dockPosition(map, dock);
    const ring = [0, 1, 2, 3, 4, 5].sort(
      (a, b) => distance(at, diePosition(map, a)) - distance(at, diePosition(map, b)),
    );
    expect(new Set(ring.slice(0, 2))).toEqual(new Set(spotsAtDock(dock).slice(0, 2)));
    expect(spotsAtDock(dock)[2]).toBe(6);
  });
});

test("the sixth dock is between the last spot and the first", () => {
  expect(spotsAtDock(5)).toEqual([5, 0, 6]);
  expect(diePosition(WIDE_LAYOUT, 6)).toEqual(WIDE_LAYOUT.exchange);
});

test.each(LAYOUTS)("ships at the same place do not overlap, and all are on the board", (map) => {
  for (const place of ["space", ...PLANETS, "mission"]) {
    const count = place === "space" ? 5 : 2;
    const spots = shipPositions(
      map,
      Array.from({ length: count }, () => place),
    );
    spots.forEach((spot, i) => {
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(map.width);
      expect(spot.y).toBeLessThan(map.height);
      spots.slice(0, i).forEach((other) => expect(distance(spot, other)).toBeGreaterThan(26));
    });
  }
});

test.each(LAYOUTS)("home bases do not overlap, with two seats and with five", (map) => {
  for (const seats of [2, 5]) {
    const homes = Array.from({ length: seats }, (_, seat) => homePosition(map, seat, seats));
    homes.forEach((home, i) => homes.slice(0, i).forEach((other) => expect(distance(home, other)).toBeGreaterThan(30)));
  }
  expect(shipPositions(map, ["home", "home"])[1]).toEqual(homePosition(map, 1, 2));
});

test("a ship is drawn on its exchange dock; a second ship at a planet is on the next dock", () => {
  expect(shipPositions(WIDE_LAYOUT, ["x3", "space"])[0]).toEqual(dockPosition(WIDE_LAYOUT, 2));
  expect(shipPositions(WIDE_LAYOUT, ["ruby", "ruby"])).toEqual([
    bayPosition(WIDE_LAYOUT, "ruby", 0),
    bayPosition(WIDE_LAYOUT, "ruby", 1),
  ]);
});
