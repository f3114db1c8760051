// What a board shows for an event: a cue. Each game has a table from events to cues (`boards/<game>/cues.ts`).
import type { BoardProps } from "../boards/contract";
import type { Argument, Message } from "../messages/message";
import type { AnyEvent } from "../wire/games";
import type { StateView } from "../wire/types";

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

export type Path = readonly (string | number)[];

/** A part of the position that changes: what stands at a path afterwards, or any other position made of the two. */
export type Change = Path | ((shown: StateView, after: StateView) => StateView);

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

/** Something a player did, for the summary of others' turns. */
export interface Deed {
  /** Deeds with the same key are summed up in one message; of those without units the last counts. */
  key: string;
  units?: number;
  message: (units: number) => Message;
}

/** A game's part of the stage. */
export interface Choreography {
  cues: AnyCueTable;
  /** What an event adds to the summary, if anything. */
  deedOf: (event: never, table: BoardProps) => Deed | null;
  /** What someone owns, in the unit that the summary counts. */
  moneyOf: (state: StateView, seat: number) => number;
}

/** The message with an id; called `t` where it is used, so that the test of the texts finds it. */
export const messageOf = (id: string, facts: Record<string, Argument> = {}): Message => [id, facts];

/** The position with the part at a path as it is in another; unchanged where there is no such part. */
export function copyPart<Whole>(shown: Whole, after: Whole, path: Path): Whole {
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
const partOf = (whole: object, key: string | number): unknown => Reflect.get(whole, key);

/** Apply changes to the position that is shown, with the position after the step. */
export const applyChanges = (shown: StateView, after: StateView, changes: readonly Change[] = []): StateView =>
  changes.reduce(
    (state, change) => (typeof change === "function" ? change(state, after) : copyPart(state, after, change)),
    shown,
  );
