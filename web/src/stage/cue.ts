// What a board shows for an event: a cue. Each game has a table from events to cues (`boards/<game>/cues.ts`).
import type { BoardProps } from "../boards/contract";
import type { Message } from "../messages/message";
import { formatSigned } from "../pieces/format";
import type { AnyEvent } from "../wire/games";
import type { StateView, StepView } from "../wire/types";

/** Names of elements, the best first: the first that is in sight is taken (`data-anchor`, else `data-thing`). */
export type Anchor = string | readonly string[];

export type SoundName =
  | "dice"
  | "tick"
  | "goods"
  | "coins"
  | "card"
  | "fly"
  | "alarm"
  | "shot"
  | "hit"
  | "build"
  | "turn"
  | "won"
  | "lost"
  | "fanfare"
  | "over";

/** Something drawn over the page. */
export type Effect =
  | { kind: "goods"; good: string; units: number; from: Anchor; to: Anchor }
  | { kind: "amount"; text: string; loss: boolean; at: Anchor }
  | { kind: "shot"; from: Anchor; to: Anchor; hit: boolean }
  | { kind: "pulse"; at: Anchor; bad?: boolean };

/** A part of the position that changes: what stands at a path afterwards, as "scores.1", or any position made of the two. */
export type Change = string | ((shown: StateView, after: StateView) => StateView);

export interface Cue {
  /** How long it takes at normal pace. */
  ms: number;
  /** What changes when it starts, such as the place a ship flies to. */
  starts?: readonly Change[];
  /** What it reveals when it ends. */
  ends?: readonly Change[];
  effects?: readonly Effect[];
  sound?: SoundName;
  /** It shows what chance brought, which nothing else may reveal before. */
  chance?: boolean;
  /** It starts shortly after the cue before it, like the dice of one roll. */
  together?: boolean;
}

/** A step, as the cue of one of its events sees it. */
export interface Scene {
  before: StateView;
  after: StateView;
  events: readonly AnyEvent[];
  /** Which of the events it is. */
  index: number;
}

type Named = { event: string };
export type CueOf<Event extends Named> = (event: Event, scene: Scene) => Cue | null;
/** The cue of every event of a game; null for those of which there is nothing to see. */
export type CueTable<Event extends Named> = {
  [Name in Event["event"]]: CueOf<Extract<Event, { event: Name }>> | null;
};
/** The cues of some game. */
export type AnyCueTable = Record<string, ((event: never, scene: Scene) => Cue | null) | null | undefined>;

/**
 * Something a player did, for the summary of others' turns: a message, and what it is about. The `units` of the same deed
 * about the same thing are added up; of others the last counts.
 */
export type Deed = readonly [message: Message, about?: string | number];
/** What the events of a game add to the summary, if anything. */
export type DeedTable<Event extends Named> = {
  [Name in Event["event"]]?: (event: Extract<Event, { event: Name }>, table: BoardProps, step: StepView) => Deed;
};
export type AnyDeedTable = Record<string, ((event: never, table: BoardProps, step: StepView) => Deed) | undefined>;

/** A game's part of the stage. */
export interface Choreography {
  cues: AnyCueTable;
  deeds: AnyDeedTable;
  /** What someone owns, in the unit that the summary counts. */
  moneyOf: (state: StateView, seat: number) => number;
}

type Drawing = Effect | readonly Effect[];

/** A cue of a duration that plays a sound, draws something, and shows the parts that have changed when it ends. */
export const cue = (ms: number, sound?: SoundName, effects: Drawing = [], ...ends: Change[]): Cue => ({
  ms,
  effects: "kind" in effects ? [effects] : effects,
  ends,
  ...(sound ? { sound } : {}),
});

/** A cue that shows what chance brought. */
export const chance = (...cueOf: Parameters<typeof cue>): Cue => ({ ...cue(...cueOf), chance: true });

export const pulse = (at: Anchor): Effect => ({ kind: "pulse", at });
export const harm = (at: Anchor): Effect => ({ kind: "pulse", at, bad: true });
export const shot = (from: Anchor, to: Anchor, hit = true): Effect => ({ kind: "shot", from, to, hit });
export const goods = (good: string, units: number, from: Anchor, to: Anchor): Effect => ({
  kind: "goods",
  good,
  units,
  from,
  to,
});
export const amount = (at: Anchor, change: number): Effect => ({
  kind: "amount",
  text: formatSigned(change),
  loss: change < 0,
  at,
});

/** Makes changes of a game's board out of the board that is shown and the one after the step. */
export const boardChange =
  <Board extends StateView["board"]>(boardOf: (state: StateView) => Board) =>
  (change: (shown: Board, after: Board) => Board): Change =>
  (state, after) => ({ ...state, board: change(boardOf(state), boardOf(after)) });

/** The position with the part at a path as it is in another; unchanged where there is no such part. */
export function copyPart<Whole>(shown: Whole, after: Whole, path: readonly string[]): Whole {
  const [key, ...rest] = path;
  if (key === undefined) return after;
  if (!isTree(shown) || !isTree(after)) return shown;
  const [old, now] = [partOf(shown, key), partOf(after, key)];
  if (rest.length && (!isTree(old) || !isTree(now))) return shown;
  return withPart(shown, key, copyPart(old, now, rest));
}

/** A copy of an object or array with one part replaced. */
export function withPart<Whole extends object>(whole: Whole, key: string | number, part: unknown): Whole {
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Whole;
  Reflect.set(copy, key, part);
  return copy;
}

const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;
const partOf = (whole: object, key: string): unknown => Reflect.get(whole, key);

/** Apply changes to the position that is shown, with the position after the step. */
export const applyChanges = (shown: StateView, after: StateView, changes: readonly Change[] = []): StateView =>
  changes.reduce(
    (state, change) =>
      typeof change === "function" ? change(state, after) : copyPart(state, after, change.split(".")),
    shown,
  );
