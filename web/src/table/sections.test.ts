import { expect, test } from "vitest";
import type { Message } from "../messages/message";
import { says, stepView } from "../testing/fakeSocket";
import type { StepView } from "../wire/types";
import { sectionsOf } from "./sections";

const turn = (seat: number): Message => ["event-turn", { seat, day: 1 }];
const step = (number: number, ...story: Message[]): StepView => ({ ...stepView(number, 0), story });

test("a turn heads what follows it, also within a step", () => {
  const steps = [step(1, says("a")), step(2, says("b"), turn(1)), step(3, says("c")), step(4, turn(0))];
  const sections = sectionsOf(steps);
  expect(sections.map(({ number, heading }) => [number, heading])).toEqual([
    [0, null],
    [2, turn(1)],
    [4, turn(0)],
  ]);
  expect(sections.map(({ entries }) => entries.map((entry) => entry.step.number))).toEqual([[1, 2], [3], []]);
});

test("each section has a key of its own, even those of one step", () => {
  const sections = sectionsOf([step(1, turn(0), says("a"), turn(1))]);
  expect(new Set(sections.map(({ key }) => key)).size).toBe(2);
  expect(sections[0]?.entries).toHaveLength(1);
});
