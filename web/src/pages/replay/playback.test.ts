import { beforeEach, expect, test, vi } from "vitest";
import { choreography } from "../../boards/dice-traders/cues";
import { Stage } from "../../stage/stage.svelte";
import { diceBoard, dicePlayer } from "../../testing/diceBoard";
import { stateView, stepView } from "../../testing/fakeSocket";
import { ManualClock } from "../../testing/manualClock";
import type { Moment, ReplayView } from "../../wire/types";
import { Playback, SLOWNESS } from "./playback.svelte";
import { Recording } from "./recording.svelte";

const LENGTH = 4;
/** Each move sells something. */
const momentAt = (number: number): Moment => ({
  step: { ...stepView(number), events: [{ event: "sold", seat: 0, good: "ore", units: 1, price: 6, gain: 6 }] },
  state: stateView(number, 0, {
    board: diceBoard({ players: [dicePlayer({ credits: 10 + 6 * number }), dicePlayer()] }),
  }),
});
const moments = Array.from({ length: LENGTH + 1 }, (_, number) => momentAt(number));
const fetch = async (): Promise<ReplayView> => ({ length: LENGTH, first: 0, moments }) as unknown as ReplayView;

let clock: ManualClock;
let playback: Playback;
const arrived = (): Promise<void> => new Promise((done) => setTimeout(done));

async function playbackAt(move: number, moves = true): Promise<Playback> {
  const made = new Playback(new Recording("x", fetch));
  const setting = { slowness: () => SLOWNESS[made.pace], moves: () => moves, play: () => {}, seat: () => -1 };
  made.stage = new Stage(choreography, setting, clock);
  made.go(move);
  await arrived();
  return made;
}

beforeEach(async () => {
  clock = new ManualClock();
  playback = await playbackAt(1);
});

test("the next move is played on the stage, and has nothing left to animate afterwards", async () => {
  playback.go(2);
  await arrived();
  expect(playback.recording.at).toBe(2);
  expect(playback.stage!.shown!.scores).toBeDefined();
  expect(playback.step!.events).toHaveLength(1);
  clock.pass(2000);
  expect(playback.stage!.shown).toBeNull();
  expect(playback.step!.events).toEqual([]);
});

test("any other move is shown at once, and ends what is being played", async () => {
  playback.go(2);
  await arrived();
  playback.go(4);
  await arrived();
  expect([playback.recording.at, playback.stage!.shown]).toEqual([4, null]);
  playback.go(3); // back
  await arrived();
  expect([playback.recording.at, playback.stage!.shown]).toEqual([3, null]);
  expect(playback.step!.events).toHaveLength(1);
});

test("moves follow each other once each has been played, up to the end", async () => {
  vi.useFakeTimers();
  playback.toggle();
  for (let move = 2; move <= LENGTH; move++) {
    await vi.advanceTimersByTimeAsync(900);
    expect([playback.recording.at, playback.stage!.shown !== null]).toEqual([move, true]);
    await vi.advanceTimersByTimeAsync(5000); // it waits for the stage
    expect(playback.recording.at).toBe(move);
    clock.pass(2000);
  }
  expect(playback.playing).toBe(false);
  vi.useRealTimers();
});

test("without motion a move is shown at once", async () => {
  playback = await playbackAt(1, false);
  playback.go(2);
  await arrived();
  expect([playback.recording.at, playback.stage!.shown]).toEqual([2, null]);
});
