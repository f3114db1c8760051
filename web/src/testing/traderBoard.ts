// A board of Free Trader for tests, with nothing on it but what they give.
import type { Board } from "../wire/free-trader";

const module = { level: 2, cost: 4 };

export const traderBoard = (more: Partial<Board> = {}): Board => ({
  game: "free-trader",
  month: 1,
  months: 4,
  payments: [5, 8, 11, 15],
  due: 5,
  paid: [],
  turn_number: 1,
  cards_left: 14,
  drawn_cards: [],
  discards: [],
  ship: {
    money: 6,
    ceiling: 20,
    planet: "earth",
    previous: null,
    modules: { weapons: module, defenses: module, engines: module, cargo: module },
    hold: {},
    spaces: 2,
  },
  map: [],
  places: [],
  pile: [],
  drawn: null,
  card: null,
  prices: {},
  enemy: null,
  fight: null,
  blow: null,
  astray: null,
  fine: 0,
  ...more,
});
