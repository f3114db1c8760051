import { beforeEach, expect, test } from "vitest";
import { choreography } from "../boards/dice-traders/cues";
import { diceBoard, dicePlayer } from "../testing/diceBoard";
import { stateView, stepView } from "../testing/fakeSocket";
import { ManualClock } from "../testing/manualClock";
import { SLOWNESS, type PaceName } from "../live/pacedQueue";
import type { Board, Event as GameEvent } from "../wire/dice-traders";
import { Stage, type Played } from "./stage.svelte";

const planet = diceBoard().planet!;
const ROLL: GameEvent = { event: "rolled", seat: 1, die: 0, good: "fuel" };
const SALE: GameEvent = { event: "sold", seat: 1, good: "ore", units: 1, price: 6, gain: 6 };

function played(events: GameEvent[], board: Partial<Board>, number = 7): Played {
  const step = { ...stepView(number), events };
  const before = stateView(number - 1, 1, { board: diceBoard() });
  return { step, before, after: stateView(number, 1, { board: diceBoard(board) }) };
}
const rolls = (number = 7): Played =>
  played([ROLL], { planet: { ...planet, dice: ["fuel", "robots", "ore"], stock: { fuel: 1 } } }, number);
const sale = (): Played => played([SALE], { players: [dicePlayer(), dicePlayer({ credits: 16 })] });

let clock: ManualClock;
let heard: string[];
let trace: string[];
let done: number;
const finish = (): void => void done++;

function stageAt(pace: PaceName = "normal", moves = true): Stage {
  const play = (sound: string): void => void heard.push(sound);
  const setting = { slowness: () => SLOWNESS[pace], moves: () => moves, play, seat: () => 0 };
  return new Stage(choreography, setting, clock);
}

const boardOf = (stage: Stage): Board => stage.shown!.board as Board;

document.addEventListener("longhaul:cue", (event) => {
  const { kind, event: name } = (event as CustomEvent<{ kind: string; event: string }>).detail;
  trace.push(`${kind} ${name}`.trim());
});

beforeEach(() => {
  [clock, heard, trace, done] = [new ManualClock(), [], [], 0];
});

test("dice settle before anything tells what they show", () => {
  const stage = stageAt();
  stage.perform(rolls(), false, finish);
  expect(boardOf(stage).planet?.dice[0]).toBe(""); // tumbling
  expect(boardOf(stage).planet?.stock).toEqual(planet.stock);
  expect(stage.step?.events).toEqual([ROLL]);
  clock.pass(1000);
  expect([done, stage.shown, stage.step]).toEqual([1, null, null]);
  expect([heard, trace]).toEqual([["dice"], ["start rolled", "end rolled"]]);
});

test("a step that is ended leaves nothing on the stage", () => {
  const stage = stageAt();
  stage.perform(sale(), false, finish)!();
  expect([stage.shown, stage.drawn, done, trace.at(-1)]).toEqual([null, [], 0, "skip"]);
  clock.pass(5000);
  expect(done).toBe(0);
});

test("one's own move is not held up by what it moves, only by what chance reveals", () => {
  const stage = stageAt();
  expect(stage.perform(sale(), true, finish)).toBeNull();
  expect(stage.shown).toBeNull();
  expect(stage.perform(rolls(), true, finish)).not.toBeNull();
});

test.each([
  ["instant", true],
  ["normal", false],
] as const)("at the pace %s, with motion: %s, steps are only heard", (pace, moves) => {
  const stage = stageAt(pace, moves);
  expect(stage.animates).toBe(false);
  expect(stage.perform(sale(), false, finish)).toBeNull();
  expect([heard, trace]).toEqual([["coins"], []]);
});

test("steps are shown again one after the other, and then the present position", () => {
  const stage = stageAt();
  stage.replay([rolls(5), sale()]);
  expect([stage.replaying, stage.shown?.version]).toEqual([true, 4]);
  clock.pass(500);
  expect([stage.replaying, stage.shown?.version]).toEqual([true, 6]);
  clock.pass(1000);
  expect([stage.replaying, stage.shown]).toEqual([false, null]);
});

test("a new step ends the replay", () => {
  const stage = stageAt();
  stage.replay([rolls(5), rolls(6)]);
  stage.perform(rolls(8), false, finish);
  expect([stage.replaying, stage.shown?.version]).toEqual([false, 7]);
});

test("what chance brought is hidden until it has been shown", () => {
  const stage = stageAt();
  stage.perform(rolls(), false, finish);
  expect(stage.hidesChance).toBe(true);
  clock.pass(1000);
  expect(stage.hidesChance).toBe(false);
  stage.replay([rolls(5)]);
  expect(stage.hidesChance).toBe(false); // it is known
});

test("that one's turn has come is heard after what the others did, and only then", () => {
  const turn = (seat: number, was: number): Played => {
    const { step, before, after } = sale();
    return { step, before: { ...before, turn: was }, after: { ...after, turn: seat } };
  };
  const stage = stageAt();
  stage.perform(turn(0, 1), false, finish);
  expect(heard).toEqual(["coins"]);
  clock.pass(1000);
  expect(heard).toEqual(["coins", "turn"]);
  stage.perform(turn(0, 0), false, finish)!();
  expect(heard).toEqual(["coins", "turn", "coins"]);
});

test.each([
  [[0], "fanfare"],
  [[1], "over"],
])("when %s won, one hears a %s", (winners, sound) => {
  const { step, before, after } = sale();
  const result = { winners } as unknown as NonNullable<Played["after"]["result"]>;
  const stage = stageAt("instant");
  stage.perform({ step: { ...step, events: [] }, before, after: { ...after, over: true, result } }, false, finish);
  expect(heard).toEqual([sound]);
});
