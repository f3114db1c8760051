// A board of Dice Traders for tests: the first of two players on a small planet, with an empty hold.
import type { Board, Planet, Player } from "../wire/dice-traders";

export const dicePlayer = (more: Partial<Player> = {}): Player => ({
  credits: 10,
  days: 0,
  turns: 1,
  retired: false,
  room: 5,
  cargo: [],
  ...more,
});

const planet: Planet = {
  number: 1,
  size: "small",
  visitor: 1,
  follow_days: 2,
  dice: ["robots", "robots", "ore"],
  locked: [true, true, true],
  rolls: 2,
  rolls_left: 1,
  stock: { robots: 2, ore: 1 },
  taken: {},
};

export const diceBoard = (more: Partial<Board> = {}): Board => ({
  game: "dice-traders",
  day_limit: 50,
  next: 1,
  planet,
  prices: [10, 8, 6, 4, 2],
  turn_so_far: { sold: false, expanded: false, bought: 0, contraband: 0, payoff: 0, worth: [] },
  players: [dicePlayer(), dicePlayer()],
  ...more,
});
