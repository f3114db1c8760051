// What `state.board` holds in Free Trader: src/longhaul/games/free_trader/view.py, field by field.

/** A figure of a planet or a card; null where the cargo is not for sale. */
export type Price = number | null;
export type ByCargo<T> = Record<string, T>;

export type Role = "ship" | "previous" | "in_reach" | "beyond" | "target";

export interface PlanetView {
  planet: string;
  name: string;
  distance?: number; // none where it does not count: in a Pregenerated Universe
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

/** Of so many cards that may come, how many destroy the enemy, and how many after that let it hit. */
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
  discards: string[]; // of those drawn, the ones that have been used
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

/** The board of a state, typed. */
export const boardOf = (state: { board: Record<string, unknown> }): FreeTraderView =>
  state.board as unknown as FreeTraderView;

/** The planet that the ship is on; none while a home is chosen. */
export const here = (board: FreeTraderView): MapPlanet | undefined =>
  board.map.find((planet) => planet.roles.includes("ship"));
