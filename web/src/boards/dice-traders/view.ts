// The board of Dice Traders as the server sends it (games/dice_traders/view.py), its events, and what follows from them.
import type { Board, Event, Lot, Planet, Player } from "../../wire/dice-traders";
import type { StateView, StepView } from "../../wire/types";
import { ofGame } from "../ofGame";

export type { Board, Lot, Planet, Player };

export const boardOf = (state: Pick<StateView, "board">): Board => ofGame(state.board, "dice-traders");

export const eventsIn = (step: StepView | null): Event[] => (step?.events ?? []) as Event[];

/** The dice rolled in a step. */
export const rolledDice = (step: StepView | null): Set<number> =>
  new Set(eventsIn(step).flatMap((event) => (event.event === "rolled" ? [event.die] : [])));

/** How many dice show each good. */
export function countGoods(dice: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const good of dice) counts[good] = (counts[good] ?? 0) + 1;
  return counts;
}

/** The seat to move or, when the game is over, the one that moved last. */
export const activeSeat = (state: StateView): number =>
  state.turn >= 0 ? state.turn : (boardOf(state).planet?.visitor ?? 0);

/** The goods of a hold, one entry for each unit. */
export const cargoUnits = (lots: Lot[]): string[] =>
  lots.flatMap((lot) => Array.from({ length: lot.units }, () => lot.good));
