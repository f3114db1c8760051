import { expect, test } from "vitest";
import { stepView } from "../../testing/fakeSocket";
import type { Event } from "../../wire/gem-traders";
import type { StepView } from "../../wire/types";
import { revealedSlots, unitChanges } from "./narration";

const stepWith = (...events: Event[]): StepView => ({ ...stepView(1), events });

test("the changes of a step are summed for each side", () => {
  const step = stepWith(
    { event: "traded", seat: 0, good: "ruby", paid: 2, for: "gold", got: 1 },
    { event: "fee", seat: 1, whom: 0, good: "ruby" },
  );
  expect(unitChanges(step, 0)).toEqual([
    ["ruby", -3],
    ["gold", 1],
  ]);
  expect(unitChanges(step, 1)).toEqual([["ruby", 1]]);
  expect(unitChanges(null, 0)).toEqual([]);
});

test("a swap moves a unit each way", () => {
  const step = stepWith(
    { event: "gave", seat: 0, whom: 1, good: "ruby" },
    { event: "swapped", seat: 0, whom: 1, good: "gold", for: "ruby" },
  );
  expect(unitChanges(step, 1)).toEqual([
    ["ruby", 1],
    ["gold", -1],
  ]);
});

test("a revealed card is identified by its slot, from 0", () => {
  expect([...revealedSlots(stepWith({ event: "turned_up", seat: 0, card: "miner", place_in_row: 3 }))]).toEqual([2]);
});
