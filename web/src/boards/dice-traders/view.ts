// Types of `state.board` in Dice Traders (src/longhaul/games/dice_traders/view.py) and of the events of its steps.
import type { StateView, StepView } from "../../wire/types";

export interface Lot {
  good: string;
  paid: number;
  units: number;
}

export interface Planet {
  number: number;
  size: string;
  visitor: number; // the seat that took the latest turn there
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
  prices: number[]; // per unit when 1, 2, 3 … dice show the good
  turn_so_far: {
    sold: boolean;
    expanded: boolean;
    bought: number;
    contraband: number;
    payoff: number;
    worth: number[]; // what a unit of each lot of the active player sells for on the planet
  };
  players: Player[];
}

export type DiceEvent = { event: string; seat: number } & Record<string, number | string>;

export const boardOf = (state: StateView): DiceBoard => state.board as unknown as DiceBoard;

export const eventsIn = (step: StepView | null): DiceEvent[] => (step?.events ?? []) as DiceEvent[];

/** The dice rolled in a step. */
export const rolledDice = (step: StepView | null): Set<number> =>
  new Set(eventsIn(step).flatMap((event) => (event.event === "rolled" ? [Number(event.die)] : [])));

/** How many dice show each good. */
export function countGoods(dice: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of dice) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

/** A seat's change of credits in a step, which floats up beside them. */
export function creditChange(step: StepView | null, seat: number): number {
  return eventsIn(step)
    .filter((event) => event.seat === seat)
    .reduce(
      (sum, event) =>
        sum + Number(event.gain ?? 0) - Number(event.event === "bought" ? event.price : (event.cost ?? 0)),
      0,
    );
}

/** The seat to move or, when the game is over, the one that moved last. */
export const activeSeat = (state: StateView): number =>
  state.turn >= 0 ? state.turn : (boardOf(state).planet?.visitor ?? 0);

/** The goods of a hold, one entry for each unit. */
export const cargoUnits = (lots: Lot[]): string[] =>
  lots.flatMap((lot) => Array.from({ length: lot.units }, () => lot.good));
