import { expect, test } from "vitest";
import { stepView } from "../../testing/fakeSocket";
import type { Event } from "../../wire/dice-traders";
import { creditChange, rolledDice } from "./view";

const stepWith = (...events: Event[]) => ({ ...stepView(1), events });

test("a seat's credits change by what it sells, buys and builds", () => {
  const step = stepWith(
    { event: "sold", seat: 0, good: "ore", units: 2, price: 8, gain: 16 },
    { event: "bought", seat: 0, good: "fuel", price: 10 },
    { event: "expanded", seat: 0, room: 4, cost: 15 },
    { event: "smuggled", seat: 1, units: 1, gain: 20 },
  );
  expect([0, 1, 2].map((seat) => creditChange(step, seat))).toEqual([-9, 20, 0]);
  expect(creditChange(null, 0)).toBe(0);
});

test("the dice rolled in a step are known by their number", () => {
  const step = stepWith(
    { event: "rolled", seat: 0, die: 2, good: "ore" },
    { event: "locked", seat: 0, die: 1, good: "ore" },
  );
  expect([...rolledDice(step)]).toEqual([2]);
});
