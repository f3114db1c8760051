// What `state.board` holds at a table of Gem Traders (games/gem_traders/view.py), and the events of its steps.
import type { Plan } from "../contract";
import type { StateView, StepView } from "../../wire/types";

/** Units by good, or cards by type; what is not there is not named. */
export type Counts = Record<string, number>;

export interface Card {
  card: string;
  type: string;
  cost: Counts; // by good, and `any`
  vp: number;
}

export interface Mission {
  need: Counts;
  gold: number;
  pays: number; // of that gold, what the bank has now
  vp: number;
  below: number; // tiles under it
}

export type Level = "capacity" | "mine" | "salvage" | "steps" | "sabotage" | "barter";

export interface Player {
  place: string;
  cargo: Counts;
  storage: Counts;
  levels: Record<Level, number>;
  crew: Counts;
  score: { gold: number; cards: number; missions: number };
  declared?: Counts; // Shapeshifters, by what they are this turn
  officers?: string[];
  boosts?: Counts;
  missions?: string[];
  hacked?: string[]; // dice that fall back to 1
  consigned?: boolean;
  freezing?: boolean;
}

/** The action under way. */
export interface Step {
  used: number;
  limit: number;
  card?: string; // the type that brought it about
  picked?: string;
  partner?: number;
  slot?: number;
  rate?: string;
  touches?: string[]; // the dice that a trade is made with
}

export interface GemBoard {
  round: number;
  rounds: number;
  active: number; // whose turn it is
  actions: number;
  last_round: boolean;
  step: Step | null;
  dice: Counts;
  ring: string[]; // the die on each spot, the centre last
  bank: Counts;
  space: Counts;
  market: (Card | null)[];
  deck: number;
  missions: Record<string, Mission | null>;
  docks: number;
  gold: number;
  players: Player[];
}

export type GemEvent = { event: string; seat: number } & Record<string, number | string>;

export const boardOf = (state: StateView): GemBoard => state.board as unknown as GemBoard;

export const eventsOf = (step: StepView | null): GemEvent[] => (step?.events ?? []) as GemEvent[];

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The units of a hold one by one, in the order of the goods. */
export const unitsOf = (counts: Counts, plan: Plan): string[] =>
  plan.goods.flatMap(({ word }) => Array.from({ length: counts[word] ?? 0 }, () => word));

/** Where all the gold is: in storages, seat by seat, aboard ships, adrift in space, in the bank. */
export function goldOf(board: GemBoard): {
  stored: number[];
  aboard: number;
  adrift: number;
  bank: number;
  left: number;
} {
  const stored = board.players.map((player) => player.storage.gold ?? 0);
  const aboard = board.players.reduce((sum, player) => sum + (player.cargo.gold ?? 0), 0);
  const [adrift, bank] = [board.space.gold ?? 0, board.bank.gold ?? 0];
  return { stored, aboard, adrift, bank, left: aboard + adrift + bank };
}

/** What of a cost a storage does not hold: named goods first, then gemstones of one's choice out of what is left. */
export function lacking(cost: Counts, storage: Counts): Counts {
  const short: Counts = {};
  for (const [good, n] of Object.entries(cost)) {
    const missing = n - (storage[good] ?? 0);
    if (good !== "any" && missing > 0) short[good] = missing;
  }
  const spare = Object.entries(storage)
    .filter(([good]) => good !== "scrap" && good !== "gold")
    .reduce((sum, [good, n]) => sum + Math.max(0, n - (cost[good] ?? 0)), 0);
  const missing = (cost.any ?? 0) - spare;
  if (missing > 0) short.any = missing;
  return short;
}

/** Whose crew and cargo the board shows: the viewer's, or else of the one whose turn it is. */
export const shownSeat = (state: StateView, seat: number): number => (seat >= 0 ? seat : boardOf(state).active);

/** What a step brought a seat and cost it, for the marks that float up beside its hold: [good, change]. */
export function changes(step: StepView | null, seat: number): [string, number][] {
  const sum: Counts = {};
  const add = (good: unknown, n: unknown): void => {
    sum[String(good)] = (sum[String(good)] ?? 0) + Number(n);
  };
  for (const told of eventsOf(step)) {
    const mine = told.seat === seat;
    if (told.event === "traded" && mine) {
      add(told.good, -Number(told.paid));
      add(told.for, told.got);
    } else if (["mined", "salvaged", "found", "converted"].includes(told.event) && mine) add(told.good, 1);
    else if (["paid", "dropped"].includes(told.event) && mine) add(told.good, -Number(told.units ?? 1));
    else if (told.event === "resolved" && mine) add("gold", told.gold);
    else if (["fee", "got", "swapped"].includes(told.event) && (mine || told.whom === seat))
      add(told.good, mine ? 1 : -1);
    else if (told.event === "gave" && (mine || told.whom === seat)) add(told.good, mine ? -1 : 1);
  }
  return Object.entries(sum).filter(([, n]) => n !== 0);
}

/** The dice that just came to show something else, or lie elsewhere. */
export const turned = (step: StepView | null): Set<string> =>
  new Set(eventsOf(step).flatMap((told) => (told.event === "die" ? [String(told.good)] : [])));

/** Slots of the market, from 0, where a card was just turned up. */
export const turnedUp = (step: StepView | null): Set<number> =>
  new Set(eventsOf(step).flatMap((told) => (told.event === "turned_up" ? [Number(told.place_in_row) - 1] : [])));
