import { expect, test } from "vitest";
import type { ActionView } from "../../wire/types";
import { tagOf } from "./tags";
import type { MapPlanet, Role } from "./view";
import { priceSum, signed, standing } from "./words";

const planet = (...roles: Role[]): MapPlanet => ({
  planet: "far-lantern",
  name: "Far Lantern",
  distance: 4,
  law: 0,
  mod: { weapons: 3, illegals: null },
  x: 1,
  y: 0,
  roles,
});
const action = (text: string, label: string): ActionView => ({ action: 1, text, label, warning: "" });
const other = action("jump:near", "Jump to Near (distance 1, law 1): 1 V");

test("a planet that may be jumped to is lit, with what the jump costs", () => {
  const jump = action("jump:far-lantern", "Jump to Far Lantern (distance 4, law 0): 1 V");
  expect(tagOf(planet("in_reach", "target"), "jump", [jump])).toEqual({
    text: "Jump · 1 V",
    short: "Jump",
    tone: "lit",
    action: "jump:far-lantern",
    allowed: true,
  });
  expect(tagOf(planet("previous", "target"), "jump", [jump]).text).toBe("Emergency · 1 V");
});

test("one that may not says why, and can be asked", () => {
  expect(tagOf(planet("beyond"), "jump", [other])).toMatchObject({
    text: "Needs Engines 4",
    short: "Engines 4",
    tone: "far",
    action: "jump:far-lantern",
    allowed: false,
  });
  expect(tagOf(planet("previous", "in_reach"), "jump", [other])).toMatchObject({ text: "No return", tone: "barred" });
  expect(tagOf(planet(), "jump", [other])).toMatchObject({ text: "Not beside you", short: "Apart" });
});

test("where nothing is chosen on the map there is nothing to press", () => {
  expect(tagOf(planet("in_reach"), "buy", [action("done", "Done")])).toMatchObject({ text: "In reach", action: "" });
  expect(tagOf(planet("in_reach"), "jump", [])).toMatchObject({ action: "" }); // someone looks on
  expect(tagOf(planet("ship"), "jump", [other])).toMatchObject({ text: "You are here", tone: "here", action: "" });
});

test("cards in between count where there are any", () => {
  expect(standing({ ...planet("beyond"), between: 5 })).toBe("Needs Engines 5");
});

test("figures are written as people write them", () => {
  expect([signed(2), signed(-1), signed(0), signed(null)]).toEqual(["+2", "−1", "+0", "N/A"]);
  expect(priceSum({ base: 4, planet: -2, price: 2 })).toBe("card 4, planet −2 → 2 V");
  expect(priceSum({ base: 4, planet: null, price: null })).toBe("card 4, planet N/A → none");
});
