// A board of Gem Traders for tests, with nothing on it but what they give.
import type { Board, Player } from "../wire/gem-traders";

export const gemPlayer = (more: Partial<Player> = {}): Player => ({
  place: "space",
  cargo: {},
  storage: {},
  levels: { capacity: 6, mine: 1, salvage: 1, steps: 1, sabotage: 0, barter: 0 },
  crew: { dockworker: 3, miner: 1, scavenger: 1, trader: 1 },
  score: { gold: 0, cards: 0, missions: 0 },
  ...more,
});

export const gemBoard = (more: Partial<Board> = {}): Board => ({
  game: "gem-traders",
  round: 1,
  rounds: 60,
  active: 0,
  actions: 2,
  last_round: false,
  step: null,
  dice: {},
  ring: [],
  bank: {},
  space: {},
  market: [],
  deck: 0,
  missions: {},
  docks: 2,
  gold: 20,
  players: [gemPlayer(), gemPlayer()],
  ...more,
});
