import { expect, test } from "vitest";
import { stateView, stepView } from "../testing/fakeSocket";
import { ManualClock } from "../testing/manualClock";
import { diceBoard, dicePlayer } from "../testing/diceBoard";
import type { Event } from "../wire/dice-traders";
import type { StateView, StepView } from "../wire/types";
import { momentsOf, Performance, schedule, type TimedCue } from "./choreographer";
import type { AnyCueTable, Cue } from "./cue";

const rolled = (die: number): Event => ({ event: "rolled", seat: 1, die, good: "ore" });
const SOLD: Event = { event: "sold", seat: 1, good: "ore", units: 2, price: 5, gain: 10 };
const stepOf = (...events: Event[]): StepView => ({ ...stepView(7), events });

const before = stateView(6, 1, { board: diceBoard({ players: [dicePlayer(), dicePlayer({ credits: 10 })] }) });
const after = stateView(7, 1, { board: diceBoard({ players: [dicePlayer(), dicePlayer({ credits: 20 })] }) });
const scene = { before, after };
const cue = (more: Partial<Cue> = {}): Cue => ({ ms: 100, ...more });
const table = (cues: Record<string, Cue>): AnyCueTable =>
  Object.fromEntries(Object.entries(cues).map(([name, each]) => [name, () => each]));

const timesOf = (cues: TimedCue[]): [string, number, number][] =>
  cues.map(({ event, from, to }) => [event.event, from, to]);
const credits = (state: StateView): number => (state.board as ReturnType<typeof diceBoard>).players[1]!.credits;

test("events follow each other; the dice of a roll start together", () => {
  const cues = schedule(
    stepOf(rolled(0), rolled(1), SOLD),
    scene,
    table({ rolled: cue({ together: true }), sold: cue() }),
  );
  expect(timesOf(cues)).toEqual([
    ["rolled", 0, 100],
    ["rolled", 60, 160],
    ["sold", 160, 260],
  ]);
});

test("events without a cue take no time", () => {
  expect(timesOf(schedule(stepOf(rolled(0), SOLD), scene, table({ sold: cue() })))).toEqual([["sold", 0, 100]]);
});

test("at a slow pace everything takes longer, and a long step is not endless", () => {
  expect(timesOf(schedule(stepOf(SOLD), scene, table({ sold: cue() }), 2))).toEqual([["sold", 0, 200]]);
  const many = stepOf(...Array.from({ length: 100 }, () => SOLD));
  expect(schedule(many, scene, table({ sold: cue() })).at(-1)!.to).toBeCloseTo(4000);
});

test("what ends comes before what starts at the same moment", () => {
  const cues = schedule(stepOf(SOLD, SOLD), scene, table({ sold: cue() }));
  expect(momentsOf(cues).map(({ kind, cue: { index } }) => `${kind} ${index}`)).toEqual([
    "start 0",
    "end 0",
    "start 1",
    "end 1",
  ]);
});

function perform(clock: ManualClock, step: StepView, cues: AnyCueTable): { seen: string[]; show: Performance } {
  const seen: string[] = [];
  const show = new Performance(clock, schedule(step, scene, cues), before, after, {
    show: (state, running) => seen.push(`${clock.now()}: ${credits(state)}, ${running.length} running`),
    moment: ({ kind, cue: { event } }) => seen.push(`${kind} ${event.event}`),
    done: () => seen.push("done"),
  });
  show.begin();
  return { seen, show };
}

const PAYS = table({ sold: cue({ ends: ["board.players.1.credits"] }) });

test("what a cue reveals is seen when it ends, and not before", () => {
  const clock = new ManualClock();
  const { seen } = perform(clock, stepOf(SOLD), PAYS);
  clock.pass(99);
  expect(seen).toEqual(["start sold", "0: 10, 1 running"]);
  clock.pass(1);
  expect(seen.slice(2)).toEqual(["end sold", "100: 20, 0 running", "done"]);
});

test("a performance that is stopped does nothing more", () => {
  const clock = new ManualClock();
  const { seen, show } = perform(clock, stepOf(SOLD), PAYS);
  show.stop();
  clock.pass(1000);
  expect(seen).toEqual(["start sold", "0: 10, 1 running"]);
});

test("a late clock leaves nothing out", () => {
  const clock = new ManualClock();
  const { seen } = perform(clock, stepOf(SOLD, SOLD), PAYS);
  clock.now = () => 500; // the browser was busy
  clock.pass(100);
  expect(seen.filter((each) => / sold|done/.test(each))).toEqual([
    "start sold",
    "end sold",
    "start sold",
    "end sold",
    "done",
  ]);
});
