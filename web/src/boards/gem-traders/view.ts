// The board of Gem Traders as the server sends it (games/gem_traders/view.py), its events, and what follows from them.
import type { Board, Card, Event, Levels, Mission, Player, Step } from "../../wire/gem-traders";
import type { StateView, StepView } from "../../wire/types";
import { ofGame } from "../ofGame";
import type { BoardLayout } from "../contract";

export type { Board, Card, Mission, Player, Step };

/** Units by good, or cards by type; zero counts are left out. */
export type Counts = Record<string, number>;

export type Level = keyof Levels;

export const boardOf = (state: Pick<StateView, "board">): Board => ofGame(state.board, "gem-traders");

export const eventsIn = (step: StepView | null): Event[] => (step?.events ?? []) as Event[];

/** In these phases the player to move may fly. */
export const isMovePhase = ({ phase }: StateView): boolean => phase === "menu" || phase === "fly";

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The goods of a hold, one entry for each unit, in the order of the goods. */
export const listUnits = (counts: Counts, layout: BoardLayout): string[] =>
  layout.goods.flatMap(({ word }) => Array.from({ length: counts[word] ?? 0 }, () => word));

export interface GoldCount {
  stored: number[]; // by seat
  aboard: number;
  adrift: number;
  bank: number;
  left: number; // not stored yet
}

/** Where all the gold of the game is. */
export function countGold(board: Board): GoldCount {
  const stored = board.players.map((player) => player.storage.gold ?? 0);
  const aboard = board.players.reduce((sum, player) => sum + (player.cargo.gold ?? 0), 0);
  const [adrift, bank] = [board.space.gold ?? 0, board.bank.gold ?? 0];
  return { stored, aboard, adrift, bank, left: aboard + adrift + bank };
}

/** What a storage lacks of a cost. Gems of any colour are paid from what the named goods leave. */
export function shortfall(cost: Counts, storage: Counts): Counts {
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

/** The seat whose crew and cargo the board shows: the viewer's, or for spectators the active one. */
export const shownSeat = (state: StateView, seat: number): number => (seat >= 0 ? seat : boardOf(state).active);
