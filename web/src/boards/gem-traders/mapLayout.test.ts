import { expect, test } from "vitest";
import { bayAt, dieAt, dockAt, DOCKS, fleet, homeAt, NARROW, PLANETS, spotsOf, WIDE, type Spot } from "./mapLayout";

const CHARTS = [WIDE, NARROW];
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

test.each(CHARTS)("a dock is nearer to the two dice of the ring that it touches than to any other", (chart) => {
  DOCKS.forEach((_, dock) => {
    const at = dockAt(chart, dock);
    const ring = [0, 1, 2, 3, 4, 5].sort((a, b) => far(at, dieAt(chart, a)) - far(at, dieAt(chart, b)));
    expect(new Set(ring.slice(0, 2))).toEqual(new Set(spotsOf(dock).slice(0, 2)));
    expect(spotsOf(dock)[2]).toBe(6);
  });
});

test("the sixth dock lies between the last spot and the first", () => {
  expect(spotsOf(5)).toEqual([5, 0, 6]);
  expect(dieAt(WIDE, 6)).toEqual(WIDE.exchange);
});

test.each(CHARTS)("ships that share a place never lie on one another, and all are on the board", (chart) => {
  for (const place of ["space", ...PLANETS, "mission"]) {
    const count = place === "space" ? 5 : 2;
    const spots = fleet(
      chart,
      Array.from({ length: count }, () => place),
    );
    spots.forEach((spot, i) => {
      expect(spot.x).toBeGreaterThan(0);
      expect(spot.x).toBeLessThan(chart.width);
      expect(spot.y).toBeLessThan(chart.height);
      spots.slice(0, i).forEach((other) => expect(far(spot, other)).toBeGreaterThan(26));
    });
  }
});

test.each(CHARTS)("every home has a place of its own, for two seats and for five", (chart) => {
  for (const seats of [2, 5]) {
    const homes = Array.from({ length: seats }, (_, seat) => homeAt(chart, seat, seats));
    homes.forEach((home, i) => homes.slice(0, i).forEach((other) => expect(far(home, other)).toBeGreaterThan(30)));
  }
  expect(fleet(chart, ["home", "home"])[1]).toEqual(homeAt(chart, 1, 2));
});

test("a ship at an exchange dock lies on it; a second one at a planet takes the next dock", () => {
  expect(fleet(WIDE, ["x3", "space"])[0]).toEqual(dockAt(WIDE, 2));
  expect(fleet(WIDE, ["ruby", "ruby"])).toEqual([bayAt(WIDE, "ruby", 0), bayAt(WIDE, "ruby", 1)]);
});
