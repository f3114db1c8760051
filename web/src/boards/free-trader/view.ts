// Types of `state.board` in Free Trader, field by field as src/longhaul/games/free_trader/view.py writes it.

/** A price figure on a planet or a card; null where the cargo is not for sale. */
export type Price = number | null;
export type ByCargo<T> = Record<string, T>;

export type Role = "ship" | "previous" | "in_reach" | "beyond" | "target";

export interface PlanetView {
  planet: string;
  name: string;
  distance?: number; // absent in a Pregenerated Universe, where it does not count
  law: number;
  mod: ByCargo<Price>;
}

export interface MapPlanet extends PlanetView {
  x: number; // columns right of the ship
  y: number; // rows below it
  roles: Role[];
  between?: number; // cards in between, in a Pregenerated Universe
}

export interface Place {
  action: string;
  x: number;
  y: number;
}

export interface ModuleView {
  level: number;
  cost: number;
  resale?: number; // while a fine is to be paid
}

export interface ShipView {
  money: number;
  ceiling: number;
  planet: string | null;
  previous: string | null;
  modules: Record<string, ModuleView>;
  hold: ByCargo<number>;
  spaces: number;
}

export interface FaceView {
  card: string;
  name: string;
  text: string;
  kind: "starport" | "pirate" | "invader" | "police";
  value: number | null;
}

export interface CardView extends FaceView {
  buy: ByCargo<Price>;
  sell: ByCargo<Price>;
  attack: number;
  defense: number;
  fine: number;
  ejump: "safe" | "misjump";
  search: boolean;
}

/** What is printed on an event card; prices in the order of the goods. */
export interface EventCard extends Pick<CardView, "card" | "kind" | "value" | "attack" | "defense" | "fine" | "ejump"> {
  buy: Price[];
  sell: Price[];
}

export interface PriceTerms {
  base: Price;
  planet: Price;
  price: Price;
}

export interface Strength {
  value: number;
  month: number;
  booty: number;
  total: number;
}

export interface EnemyView extends FaceView {
  strength: Strength;
  salvage: number;
}

/** How many of the `cards` that may be drawn destroy the enemy, and how many of `hit_cards` then let it hit. */
export interface Odds {
  kill: number;
  cards: number;
  hit: number;
  hit_cards: number;
  defence_doubled: boolean;
}

/** The attack that has just hit. */
export interface Blow {
  modifier: number;
  attack: number;
  level: number;
  shield: number;
  defence: number;
}

export interface FreeTraderView {
  month: number;
  months: number;
  payments: number[];
  due: number;
  paid: number[];
  turn_number: number;
  cards_left: number;
  drawn_cards: string[];
  discards: string[]; // the drawn cards that have been used
  ship: ShipView;
  map: MapPlanet[];
  places: Place[];
  pile: string[];
  drawn: (PlanetView & { text: string }) | null;
  card: CardView | null;
  prices: ByCargo<PriceTerms>;
  enemy: EnemyView | null;
  fight: Odds | null;
  blow: Blow | null;
  astray: { misjump: number; cards: number } | null;
  fine: number;
}

/** The typed board of a state. */
export const boardOf = (state: { board: Record<string, unknown> }): FreeTraderView =>
  state.board as unknown as FreeTraderView;

/** The planet the ship is on; undefined while a home is chosen. */
export const currentPlanet = (board: FreeTraderView): MapPlanet | undefined =>
  board.map.find((planet) => planet.roles.includes("ship"));
