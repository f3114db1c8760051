// The view of a Gem Traders position: `state.board` as games/gem_traders/view.py sends it.
import type { BoardLayout } from "../contract";
import type { StateView } from "../../wire/types";

/** Units by good, or cards by type; zero counts are left out. */
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
  pays: number; // what the bank can pay of that gold now
  vp: number;
  below: number; // tiles left in the pile
}

export type Level = "capacity" | "mine" | "salvage" | "steps" | "sabotage" | "barter";

export interface Player {
  place: string;
  cargo: Counts;
  storage: Counts;
  levels: Record<Level, number>;
  crew: Counts;
  score: { gold: number; cards: number; missions: number };
  declared?: Counts; // Shapeshifters, by the Crew they are this turn
  officers?: string[];
  boosts?: Counts;
  missions?: string[];
  hacked?: string[]; // dice that fall back to 1
  consigned?: boolean;
  freezing?: boolean;
}

/** Progress of the current action. */
export interface Step {
  used: number;
  limit: number;
  card?: string; // type of the card in use
  picked?: string;
  partner?: number;
  slot?: number;
  rate?: string;
  touches?: string[]; // dice that can be traded with
}

export interface GemBoard {
  round: number;
  rounds: number;
  active: number; // the seat whose turn it is
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

export const boardOf = (state: StateView): GemBoard => state.board as unknown as GemBoard;

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
export function countGold(board: GemBoard): GoldCount {
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
