// A board of Star Traders for tests, with nothing on it but what they give.
import type { Board, Ship, Site } from "../wire/star-traders";

export const starShip = (more: Partial<Ship> = {}): Ship => ({
  ship: "0.1",
  design: "flagship",
  at: "0.1",
  priority: 1,
  hull: [4, 4],
  fight: [0, 0, 1],
  move: 3,
  hold: [0],
  room: 5,
  ...more,
});

export const starSite = (more: Partial<Site> = {}): Site => ({
  at: "0.1",
  modifier: 2,
  units: [],
  price: 80,
  levels: 1,
  target: 4,
  ...more,
});

export const starBoard = (more: Partial<Board> = {}): Board => ({
  game: "star-traders",
  round: 1,
  rounds: 20,
  goal: 20,
  first: 0,
  order: [],
  prices: [],
  supply: [],
  decks: [0, 0],
  upgrades_left: [],
  players: [],
  regions: [],
  sites: [],
  ships: [],
  tolls: [],
  factories: [],
  now: {},
  ...more,
});
