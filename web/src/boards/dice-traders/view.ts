// What `state.board` holds at a table of Dice Traders (src/longhaul/games/dice_traders/view.py), and the events of its steps.
import type { StateView, StepView } from "../../wire/types";

export interface Lot {
  good: string;
  paid: number;
  units: number;
}

export interface Planet {
  number: number;
  size: string;
  visitor: number; // who took the latest turn there
  follow_days: number;
  dice: string[]; // the good on each
  locked: boolean[];
  rolls: number;
  rolls_left: number;
  stock: Record<string, number>; // known once the dice lie
  taken: Record<string, number>; // bought this turn
}

export interface Player {
  credits: number;
  days: number;
  turns: number;
  retired: boolean;
  room: number;
  cargo: Lot[];
}

export interface DiceBoard {
  day_limit: number;
  next: number; // the seat that would play if the turn ended now, or -1
  planet: Planet | null;
  prices: number[]; // of a unit where 1, 2, 3 … dice show the good
  turn_so_far: {
    sold: boolean;
    expanded: boolean;
    bought: number;
    contraband: number;
    payoff: number;
    worth: number[]; // what a unit of each lot of the player to move brings on the planet
  };
  players: Player[];
}

export type DiceEvent = { event: string; seat: number } & Record<string, number | string>;

export const boardOf = (state: StateView): DiceBoard => state.board as unknown as DiceBoard;

export const eventsOf = (step: StepView | null): DiceEvent[] => (step?.events ?? []) as DiceEvent[];

/** The dice that were just thrown. */
export const thrown = (step: StepView | null): Set<number> =>
  new Set(eventsOf(step).flatMap((told) => (told.event === "rolled" ? [Number(told.die)] : [])));

/** How many dice show each good. */
export function shown(dice: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of dice) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

/** What a seat gained or paid in a step, for the figure that floats up beside its credits. */
export function change(step: StepView | null, seat: number): number {
  return eventsOf(step)
    .filter((told) => told.seat === seat)
    .reduce(
      (sum, told) => sum + Number(told.gain ?? 0) - Number(told.event === "bought" ? told.price : (told.cost ?? 0)),
      0,
    );
}

/** Nobody is to play when it is over; the board then shows the one who played last. */
export const mover = (state: StateView): number =>
  state.turn >= 0 ? state.turn : (boardOf(state).planet?.visitor ?? 0);

/** The goods of a hold, unit by unit. */
export const unitsOf = (lots: Lot[]): string[] =>
  lots.flatMap((lot) => Array.from({ length: lot.units }, () => lot.good));
