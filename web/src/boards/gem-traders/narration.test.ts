import { expect, test } from "vitest";
import { stepView } from "../../testing/fakeSocket";
import type { Event } from "../../wire/gem-traders";
import type { StepView } from "../../wire/types";
import { revealedSlots } from "./narration";

const stepWith = (...events: Event[]): StepView => ({ ...stepView(1), events });

test("a revealed card is identified by its slot, from 0", () => {
  expect([...revealedSlots(stepWith({ event: "turned_up", seat: 0, card: "miner", place_in_row: 3 }))]).toEqual([2]);
});
