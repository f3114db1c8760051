import { expect, test } from "vitest";
import { choreography } from "../boards/dice-traders/cues";
import { boardProps } from "../testing/boardProps";
import { diceBoard, dicePlayer } from "../testing/diceBoard";
import { stateView, stepView } from "../testing/fakeSocket";
import type { Event } from "../wire/dice-traders";
import type { Played } from "./stage.svelte";
import { summarize } from "./summary";

const stateWith = (credits: number) =>
  stateView(1, 0, { board: diceBoard({ players: [dicePlayer(), dicePlayer({ credits })] }) });
const played = (...events: Event[]): Played => ({
  step: { ...stepView(1), seat: 1, events },
  before: stateWith(10),
  after: stateWith(34),
});
const table = boardProps("dice-traders", "travel", diceBoard());

test("units of the same thing are added up, and of other deeds the last counts", () => {
  const [line, ...others] = summarize(
    [
      played(
        { event: "explored", seat: 1, size: "small", days: 1 },
        { event: "sold", seat: 1, good: "ore", units: 2, price: 6, gain: 12 },
      ),
      played({ event: "sold", seat: 1, good: "ore", units: 1, price: 6, gain: 6 }),
      played(
        { event: "sold", seat: 1, good: "fuel", units: 1, price: 6, gain: 6 },
        { event: "explored", seat: 1, size: "big", days: 3 },
      ),
    ],
    table,
    choreography,
  );
  expect(others).toEqual([]);
  expect([line!.seat, line!.change, line!.steps.length]).toEqual([1, 24, 3]);
  expect(line!.deeds).toEqual([
    ["client-deed-sold", { units: 3, good: "ore" }],
    ["client-deed-sold", { units: 1, good: "fuel" }],
    ["client-deed-explored", { size: "big" }],
  ]);
});

test("one's own deeds, and what has no words, are left out", () => {
  expect(summarize([{ ...played(), step: { ...stepView(1), seat: 0 } }], table, choreography)).toEqual([]);
  expect(summarize([played({ event: "settled", seat: 1 } as Event)], table, choreography)[0]!.deeds).toEqual([]);
});
