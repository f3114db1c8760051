// The view of a Star Traders position: `state.board` as games/star_traders/view.py sends it.
import type { BoardLayout } from "../contract";

/** Sectors are named region.sector and ships seat.slot: "3.2". */
export type SectorName = string;
export type ShipName = string;

export interface PlayerView {
  credits: number;
  tokens: number;
  level: number;
  losses?: number;
  bought?: string[]; // commodities, in this round
  sold?: string[];
  bids?: number;
  barred?: boolean; // a site of theirs is under blockade
}

export interface RegionView {
  face?: string; // absent while face down
  q: number;
  r: number;
  turns: number;
  influence: number;
  controller?: number;
}

export interface BlockadeView {
  by: number;
  since: number;
  support: number;
  hinder: number;
}

export interface SiteView {
  at: SectorName;
  planet?: string; // absent for an outpost
  modifier: number;
  price: number;
  levels: number; // the combined influence
  brings?: number[]; // with Territory: levels it would bring each seat
  target: number;
  owner?: number;
  owners_modifier?: number;
  blockade?: BlockadeView;
}

export interface ShipView {
  ship: ShipName;
  design: string;
  at: SectorName;
  priority: number;
  acts?: number; // its number in this round, if it has a new one for the next
  hull: [number, number];
  fight: [number, number, number]; // attack, defence, damage
  move: number;
  hold: number[];
  room: number;
  inactive?: boolean;
  armour?: number;
  steps?: number[];
  upgrades?: Record<string, number>;
  shot_out?: string[];
  crew?: string[];
  traded?: number; // region of its last trade
}

export interface TollView {
  station: string;
  at: SectorName;
  to: SectorName;
  owner: number;
  markers: number;
  fee: number;
}

export interface FactoryView {
  factory: string;
  at: SectorName;
  owner: number;
  stock: number[];
  storage: number;
}

export interface ReachView {
  steps: number;
  fee?: number;
  by: SectorName; // the sector before it on the route
}

export interface Odds {
  bonus: number;
  target: number;
  chance: number;
}

export interface FightView {
  attacker: ShipName;
  defender: ShipName;
  attack: number;
  defence: number;
  damage: number;
  chance: number;
  target?: string;
}

export interface NowView {
  tile?: string;
  face?: string;
  q?: number;
  r?: number;
  ship?: ShipName;
  moves?: number;
  reach?: Record<SectorName, ReachView>;
  units?: Record<SectorName, number[]>; // unit price of each commodity, at the sites in question
  steps?: number[]; // cost of one improvement of each stat here
  foes?: { ship: ShipName; chance: number; damage: number }[];
  blockade?: Odds;
  deal?: string;
  good?: string;
  unit_price?: number;
  most?: number;
  cards?: string[];
  fight?: FightView;
  siege?: Odds & { at: SectorName };
  friend?: ShipName;
  bid?: { by: number; out: number[] };
}

export interface StarTradersView {
  round: number;
  rounds: number;
  goal: number;
  first: number;
  order: ShipName[]; // in which they move and act in this round
  prices: number[];
  supply: number[];
  decks: [number, number];
  upgrades_left: number[];
  players: PlayerView[];
  regions: RegionView[];
  sites: SiteView[];
  ships: ShipView[];
  tolls: TollView[];
  factories: FactoryView[];
  now: NowView;
}

export const boardOf = (state: { board: Record<string, unknown> }): StarTradersView =>
  state.board as unknown as StarTradersView;

export const seatOf = (ship: ShipName): number => Number(ship.split(".")[0]);
export const regionOf = (sector: SectorName): number => Number(sector.split(".")[0]);
export const siteAt = (board: StarTradersView, sector: SectorName): SiteView | undefined =>
  board.sites.find((site) => site.at === sector);
export const findShip = (board: StarTradersView, ship: ShipName | undefined): ShipView | undefined =>
  board.ships.find((each) => each.ship === ship);

/** Data printed on a card or tile, in the content's own notation; not for people. */
export const printedData = (layout: BoardLayout, kind: string, word: string): string =>
  layout.words[kind]?.find((each) => each.word === word)?.title ?? word;

export const goodIndex = (layout: BoardLayout, good: string): number =>
  layout.goods.findIndex(({ word }) => word === good);

/** The levels a site would bring a seat (ST-TERR-05). */
export const levelsFor = (site: SiteView, seat: number): number =>
  (site.owner === seat ? undefined : site.brings?.[seat]) ?? site.levels;

/** The trade modifier of a site for a seat; it is doubled for its owner (ST-TRADE-19). */
export const modifierFor = (site: SiteView, seat: number): number =>
  site.owner === seat && site.owners_modifier !== undefined ? site.owners_modifier : site.modifier;
