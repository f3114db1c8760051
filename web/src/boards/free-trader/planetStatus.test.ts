import { expect, test } from "vitest";
import { legalActionOf } from "../../testing/boardProps";
import type { Action } from "../../wire/free-trader";
import { planetStatus } from "./planetStatus";
import type { MapPlanet, Role } from "./view";
import { priceEquation, formatSignedFigure, reachLabel } from "./labels";

const planet = (...roles: Role[]): MapPlanet => ({
  planet: "far-lantern",
  distance: 4,
  law: 0,
  mod: { weapons: 3, illegals: null },
  x: 1,
  y: 0,
  roles,
});
const action = (action: Action) => legalActionOf("free-trader", action);
const jumpTo = (planet: string) =>
  action({ action: 1, verb: "jump", arguments: { planet }, facts: { cost: 1, distance: 1, law: 1 } });
const done = action({ action: 2, verb: "done", arguments: {}, facts: {} });
const other = jumpTo("near");

test("a planet that can be jumped to is lit and shows the cost", () => {
  const jump = jumpTo("far-lantern");
  expect(planetStatus(planet("in_reach", "target"), "jump", [jump])).toEqual({
    text: "Jump · 1 V",
    short: "Jump",
    tone: "lit",
    action: "jump:far-lantern",
    allowed: true,
  });
  expect(planetStatus(planet("previous", "target"), "jump", [jump]).text).toBe("Emergency · 1 V");
});

test("a planet out of reach says why, and can be pressed for the rule", () => {
  expect(planetStatus(planet("beyond"), "jump", [other])).toMatchObject({
    text: "Needs Engines 4",
    short: "Engines 4",
    tone: "far",
    action: "jump:far-lantern",
    allowed: false,
  });
  expect(planetStatus(planet("previous", "in_reach"), "jump", [other])).toMatchObject({
    text: "No return",
    tone: "barred",
  });
  expect(planetStatus(planet(), "jump", [other])).toMatchObject({ text: "Not adjacent to you", short: "Too far" });
});

test("nothing can be pressed in a phase that chooses nothing on the map", () => {
  expect(planetStatus(planet("in_reach"), "buy", [done])).toMatchObject({
    text: "In reach",
    action: "",
  });
  expect(planetStatus(planet("in_reach"), "jump", [])).toMatchObject({ action: "" }); // a spectator
  expect(planetStatus(planet("ship"), "jump", [other])).toMatchObject({
    text: "You are here",
    tone: "here",
    action: "",
  });
});

test("in a Pregenerated Universe the cards in between count", () => {
  expect(reachLabel({ ...planet("beyond"), between: 5 })).toBe("Needs Engines 5");
});

test("figures have a true minus sign, and N/A where there is none", () => {
  expect([formatSignedFigure(2), formatSignedFigure(-1), formatSignedFigure(0), formatSignedFigure(null)]).toEqual([
    "+2",
    "−1",
    "0",
    "N/A",
  ]);
  expect(priceEquation({ base: 4, planet: -2, price: 2 })).toBe("card 4, planet −2 → 2 V");
  expect(priceEquation({ base: 4, planet: null, price: null })).toBe("card 4, planet N/A → none");
});
