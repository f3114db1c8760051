import { expect, test } from "vitest";
import { stepView } from "../../testing/fakeSocket";
import type { Event } from "../../wire/dice-traders";
import { rolledDice } from "./view";

const stepWith = (...events: Event[]) => ({ ...stepView(1), events });

test("the dice rolled in a step are known by their number", () => {
  const step = stepWith(
    { event: "rolled", seat: 0, die: 2, good: "ore" },
    { event: "locked", seat: 0, die: 1, good: "ore" },
  );
  expect([...rolledDice(step)]).toEqual([2]);
});
