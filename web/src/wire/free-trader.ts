// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type { Message as TextMessage } from "../messages/message";

export type CargoWord = "weapons" | "industrials" | "agriculturals" | "illegals";

export type KindWord = "starport" | "pirate" | "invader" | "police";

export type LostWord = "weapons" | "industrials" | "agriculturals" | "illegals" | "empty";

export type ModuleWord = "weapons" | "defenses" | "engines" | "cargo";

export type OutcomeWord = "won" | "unpaid" | "fined" | "no_fuel" | "no_reach" | "destroyed";

export type PurposeWord = "buy" | "event" | "attack" | "counter" | "fine" | "check" | "extra" | "search";

export interface Board {
  astray: MisjumpOdds | null;
  blow: Blow | null;
  card: Card | null;
  cards_left: number;
  discards: string[];
  drawn: DrawnPlanet | null;
  drawn_cards: string[];
  due: number;
  enemy: Enemy | null;
  fight: FightOdds | null;
  fine: number;
  game: "free-trader";
  map: MapPlanet[];
  month: number;
  months: number;
  paid: number[];
  payments: number[];
  pile: string[];
  places: Place[];
  prices: Record<string, PriceTerms>;
  ship: Ship;
  turn_number: number;
}

export interface MisjumpOdds {
  cards: number;
  misjump: number;
}

export interface Blow {
  attack: number;
  defence: number;
  level: number;
  modifier: number;
  shield: number;
}

export interface Card {
  attack: number;
  buy: Record<string, number | null>;
  card: string;
  defense: number;
  ejump: "misjump" | "safe";
  fine: number;
  kind: KindWord;
  search: boolean;
  sell: Record<string, number | null>;
  text: TextMessage;
  value: number | null;
}

export interface DrawnPlanet {
  between?: number;
  distance?: number;
  law: number;
  mod: Record<string, number | null>;
  planet: string;
  text: TextMessage;
}

export interface Enemy {
  card: string;
  kind: KindWord;
  salvage: number;
  strength: Strength;
  text: TextMessage;
  value: number | null;
}

export interface Strength {
  booty: number;
  month: number;
  total: number;
  value: number;
}

export interface FightOdds {
  cards: number;
  defence_doubled: boolean;
  hit: number;
  hit_cards: number;
  kill: number;
}

export interface MapPlanet {
  between?: number;
  distance?: number;
  law: number;
  mod: Record<string, number | null>;
  planet: string;
  roles: ("beyond" | "in_reach" | "previous" | "ship" | "target")[];
  x: number;
  y: number;
}

export interface Place {
  action: string;
  x: number;
  y: number;
}

export interface PriceTerms {
  base: number | null;
  planet: number | null;
  price: number | null;
}

export interface Ship {
  ceiling: number;
  hold: Record<string, number>;
  modules: Record<string, Module>;
  money: number;
  planet: string | null;
  previous: string | null;
  spaces: number;
}

export interface Module {
  cost: number;
  level: number;
  resale?: number;
}

export interface Printed {
  cards: Record<string, CardFace>;
  game: "free-trader";
}

export interface CardFace {
  attack: number;
  buy: (number | null)[];
  card: string;
  defense: number;
  ejump: "misjump" | "safe";
  fine: number;
  kind: KindWord;
  sell: (number | null)[];
  value: number | null;
}

export type Event =
  | { event: "home"; seat: number; planet: string }
  | { event: "turn"; seat: number; turn: number }
  | { event: "redrawn"; seat: number; planet: string }
  | { event: "explored"; seat: number; planet: string }
  | { event: "placed"; seat: number; planet: string; cell: string }
  | { event: "drawn"; seat: number; card: string; purpose: PurposeWord; month: number; left: number }
  | { event: "bought"; seat: number; cargo: CargoWord; price: number; money: number }
  | { event: "jumped"; seat: number; planet: string; emergency: number; money: number }
  | { event: "checked"; seat: number; misjump: number }
  | { event: "scattered"; seat: number; planet: string }
  | { event: "quiet"; seat: number }
  | { event: "enemy"; seat: number; card: string; kind: KindWord; strength: number; booty: number }
  | { event: "attack"; seat: number; base: number; month: number; booty: number; modifier: number }
  | { event: "defence"; seat: number; level: number; modifier: number; attack: number; defence: number }
  | { event: "hit"; seat: number }
  | { event: "missed"; seat: number }
  | { event: "damaged"; seat: number; module: ModuleWord; level: number }
  | { event: "lost"; seat: number; lost: LostWord }
  | { event: "counter"; seat: number; level: number; modifier: number }
  | { event: "resisted"; seat: number; base: number; month: number; booty: number; modifier: number }
  | { event: "killed"; seat: number; attack: number; defence: number }
  | { event: "survived"; seat: number; attack: number; defence: number }
  | { event: "escaped"; seat: number }
  | { event: "salvaged"; seat: number; gain: number; money: number; forfeited: number }
  | { event: "searched"; seat: number; success: number; room: number }
  | { event: "found"; seat: number; cargo: CargoWord }
  | { event: "waved"; seat: number }
  | { event: "fined"; seat: number; law: number; multiplier: number; fine: number }
  | { event: "scrapped"; seat: number; module: ModuleWord; gain: number; left: number; change: number }
  | { event: "paid"; seat: number; amount: number; money: number }
  | { event: "confiscated"; seat: number; units: number }
  | { event: "sold"; seat: number; cargo: CargoWord; price: number; money: number; forfeited: number }
  | { event: "upgraded"; seat: number; module: ModuleWord; level: number; cost: number; money: number }
  | { event: "month"; seat: number; month: number; due: number; had: number; money: number }
  | { event: "reshuffled"; seat: number; month: number }
  | { event: "over"; seat: number; outcome: OutcomeWord }
  | { event: "dealt"; seat: number; planets: number };

export type Action =
  | { action: number; verb: "done"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "counter"; arguments: Record<string, never>; facts: { kill?: number; cards?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "escape"; arguments: { planet: string }; facts: { back: boolean; cost: number; astray: number; cards: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "escape_new"; arguments: Record<string, never>; facts: { cost: number; astray: number; cards: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "home"; arguments: { planet: string }; facts: { law: number; cargo: CargoWord[]; figures: number[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "place"; arguments: { cell: string }; facts: { planet?: string; direction?: string; "planet-here"?: string; "planet-near"?: string[]; steps?: TextMessage[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "jump"; arguments: { planet: string }; facts: { cost: number; distance?: number; law?: number; between?: number; astray?: number; cards?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy"; arguments: { cargo: CargoWord }; facts: { base?: number; modifier?: number; price?: number; floored?: boolean; times?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sell"; arguments: { cargo: CargoWord }; facts: { base?: number; modifier?: number; price?: number; floored?: boolean; times?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "upgrade"; arguments: { module: ModuleWord }; facts: { level: number; changed: number; cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "damage"; arguments: { module: ModuleWord }; facts: { level: number; changed: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "lose"; arguments: { lost: LostWord }; facts: { cargo?: CargoWord }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pay"; arguments: Record<string, never>; facts: { fine: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "scrap"; arguments: { module: ModuleWord }; facts: { level: number; changed: number; gain: number; change?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "search"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "take"; arguments: { cargo: CargoWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null };
