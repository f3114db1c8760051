// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type { Message as TextMessage } from "../messages/message";

export interface Board {
  decks: [number, number];
  factories: Factory[];
  first: number;
  goal: number;
  now: Now;
  order: string[];
  players: Player[];
  prices: number[];
  regions: Region[];
  round: number;
  rounds: number;
  ships: Ship[];
  sites: Site[];
  supply: number[];
  tolls: Toll[];
  upgrades_left: number[];
}

export interface Factory {
  at: string;
  factory: string;
  owner: number;
  stock: number[];
  storage: number;
}

export interface Now {
  bid?: Bid;
  cards?: string[];
  deal?: string;
  deals?: Record<string, number[]>;
  face?: string;
  fight?: Fight;
  foes?: Foe[];
  friend?: string;
  good?: string;
  most?: number;
  moves?: number;
  prospects?: Record<string, Prospect>;
  q?: number;
  r?: number;
  reach?: Record<string, Reach>;
  ship?: string;
  siege?: Siege;
  steps?: number[];
  tile?: string;
  toll_from?: string;
  unit_price?: number;
}

export interface Bid {
  by: number;
  out: number[];
}

export interface Fight {
  attack: number;
  attacker: string;
  chance: number;
  damage: number;
  defence: number;
  defender: string;
  target?: string;
}

export interface Foe {
  chance: number;
  damage: number;
  ship: string;
}

export interface Prospect {
  barred?: boolean;
  price?: number;
  sale: number[];
}

export interface Reach {
  by: string;
  fee?: number;
  steps: number;
}

export interface Siege {
  at: string;
  bonus: number;
  bonuses: [number, number, number];
  chance: number;
  levels: number;
  ship: string;
  target: number;
  targets: [number, number, number];
}

export interface Player {
  barred?: boolean;
  bids?: number;
  bought?: string[];
  budget: Budget;
  credits: number;
  level: number;
  losses?: number;
  sold?: string[];
  tokens: number;
}

export interface Budget {
  income: [number, number];
  tokens: number;
  upkeep: [number, number, number];
}

export interface Region {
  controller?: number;
  face?: string;
  influence: number;
  q: number;
  r: number;
  turns: number;
}

export interface Ship {
  acts?: number;
  armour?: number;
  at: string;
  crew?: string[];
  design: string;
  fight: [number, number, number];
  hold: number[];
  hull: [number, number];
  inactive?: boolean;
  move: number;
  priority: number;
  room: number;
  ship: string;
  shot_out?: string[];
  steps?: number[];
  threats?: Threat[];
  traded?: number;
  upgrades?: Record<string, number>;
}

export interface Threat {
  chance?: number;
  ship: string;
}

export interface Site {
  at: string;
  blockade?: Blockade;
  brings?: number[];
  levels: number;
  modifier: number;
  owner?: number;
  owners_modifier?: number;
  planet?: string;
  price: number;
  target: number;
  threats?: Threat[];
  units: number[];
}

export interface Blockade {
  by: number;
  hinder: number;
  since: number;
  support: number;
}

export interface Toll {
  at: string;
  fee: number;
  markers: number;
  owner: number;
  station: string;
  to: string;
}

export type Event =
  | { event: "first"; seat: number }
  | { event: "laid"; seat: number; region: string; face: string; turns: string }
  | { event: "planet"; seat: number; sector: string; planet: string }
  | { event: "outpost"; seat: number; sector: string }
  | { event: "based"; seat: number; sector: string }
  | { event: "prices"; seat: number; red: number; blue: number; yellow: number }
  | { event: "round"; seat: number; round: number }
  | { event: "tokens"; seat: number; gained: number; tokens: number }
  | { event: "income"; seat: number; gained: number; credits: number }
  | { event: "exchanged"; seat: number; gained: number; tokens: number }
  | { event: "upkeep"; seat: number; paid: number; credits: number; design: string; ship: string }
  | { event: "dismissed"; seat: number; design: string; ship: string; reason: string }
  | { event: "station_lost"; seat: number; sector: string; other_end: string; markers: number }
  | { event: "factory_lost"; seat: number; sector: string }
  | { event: "manipulated"; seat: number; good: string; roll: number; price: number; down: number }
  | { event: "market"; seat: number; good: string; change: number; price: number }
  | { event: "moved"; seat: number; design: string; sector: string; moves: number; ship: string }
  | { event: "toll"; seat: number; fee: number; owner: number; ship: string }
  | { event: "revealed"; seat: number; region: string; face: string; turns: string }
  | { event: "crew_used"; seat: number; post: string; design: string; ship: string }
  | { event: "bought"; seat: number; good: string; units: number; unit_price: number; price: number }
  | { event: "sold"; seat: number; good: string; units: number; unit_price: number; price: number }
  | { event: "repaired"; seat: number; units: number; design: string; cost: number; ship: string }
  | { event: "reinforced"; seat: number; units: number; design: string; cost: number; ship: string }
  | { event: "loaded"; seat: number; good: string; units: number; ship: string }
  | { event: "fitted"; seat: number; upgrade: string; level: number; cost: number; ship: string }
  | { event: "unfitted"; seat: number; upgrade: string; gained: number; ship: string }
  | { event: "improved"; seat: number; stat: string; value: number; cost: number; ship: string }
  | { event: "drew_ship"; seat: number; drawn: string; ship: string }
  | { event: "drew_crew"; seat: number; post: string; ship: string }
  | { event: "hired"; seat: number; design: string; cost: number; ship: string }
  | { event: "engaged"; seat: number; post: string; cost: number; ship: string }
  | { event: "purchased"; seat: number; sector: string; cost: number; levels: number; former: number }
  | { event: "declared"; seat: number; sector: string; ship: string }
  | { event: "markers"; seat: number; sector: string; support: number; hinder: number; ship: string }
  | { event: "blockade_roll"; seat: number; roll: number; bonus: number; target: number; ship: string }
  | { event: "taken"; seat: number; sector: string; levels: number; former: number }
  | { event: "lifted"; seat: number; sector: string }
  | { event: "pressed"; seat: number; sector: string; markers: number; support: number }
  | { event: "eased"; seat: number; sector: string; markers: number; support: number }
  | { event: "attacked"; seat: number; design: string; ship: string; prey: string; foe: string }
  | { event: "dice"; seat: number; attack: number; attack_bonus: number; defence: number; defence_bonus: number }
  | { event: "missed"; seat: number }
  | { event: "hit"; seat: number; damage: number; absorbed: number; left: number }
  | { event: "disabled"; seat: number; prey: string; foe: string }
  | { event: "shot_out"; seat: number; upgrade: string; prey: string; foe: string }
  | { event: "destroyed"; seat: number; prey: string; foe: string }
  | { event: "salvaged"; seat: number; roll: number; units: number; ship: string }
  | { event: "returned"; seat: number; sector: string; fee: number }
  | { event: "built_toll"; seat: number; sector: string; other_end: string; cost: number }
  | { event: "raised_toll"; seat: number; region: string; markers: number; cost: number }
  | { event: "bought_toll"; seat: number; region: string; markers: number; cost: number; former: number }
  | { event: "built_factory"; seat: number; sector: string; cost: number }
  | { event: "produced"; seat: number; good: string; sector: string }
  | { event: "ordered"; seat: number; first: number; second: number; third: number }
  | { event: "bid"; seat: number; on: number; tokens: number }
  | { event: "bid_roll"; seat: number; roll: number }
  | { event: "leader"; seat: number }
  | { event: "level"; seat: number; level: number }
  | { event: "discarded"; seat: number; tokens: number; with_flagship: number }
  | { event: "over"; seat: number; outcome: string; winner_bits: number; level: number }
  | { event: "met"; seat: number; ship: string; friend: string }
  | { event: "upkeep_station"; seat: number; paid: number; credits: number; sector: string; other_end: string }
  | { event: "upkeep_factory"; seat: number; paid: number; credits: number; sector: string }
  | { event: "lost"; seat: number; crew_bits: number; upgrade_bits: number; steps: number; units: number }
  | { event: "journey"; seat: number; design: string; ship: string; start: string; sector: string }
  | { event: "trader"; seat: number; design: string; ship: string; sector: string }
  | { event: "spilled"; seat: number; good: string; sector: string }
  | { event: "mended"; seat: number; upgrade: string; level: number; cost: number; ship: string }
  | { event: "swapped"; seat: number; ship: string; friend: string; given_bits: number; fetched_bits: number }
  | { event: "swapped_cargo"; seat: number; red: number; blue: number; yellow: number };

export type Action =
  | { action: number; verb: "done"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "confirm"; arguments: Record<string, never>; facts: { post?: string; usage?: TextMessage; upgrade?: string; chance?: number; damage?: number; units?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "number"; arguments: { number: string }; facts: { units: number; good?: string; cost?: number; gain?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sector"; arguments: { sector: string }; facts: { place: TextMessage; toll?: number; cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "cell"; arguments: { region: string; edge: string }; facts: { column?: number; row?: number; number?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "rotate"; arguments: { turns: string }; facts: { degrees: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "side"; arguments: { side: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "take_token"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "take_income"; arguments: Record<string, never>; facts: { gain: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "exchange"; arguments: Record<string, never>; facts: { gain: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pay_ship"; arguments: { slot: string }; facts: { ship?: TextMessage; cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pay_station"; arguments: { station: string }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pay_factory"; arguments: { factory: string }; facts: { place?: TextMessage; cost?: number; number?: number; count?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "dismiss"; arguments: { fleet_slot: string }; facts: { ship?: TextMessage; slot?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "mend"; arguments: { upgrade: string }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "manipulate"; arguments: { good: string; direction: string }; facts: { down: boolean; most: number; price: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "enter"; arguments: Record<string, never>; facts: { place?: TextMessage }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "meet"; arguments: { slot: string }; facts: { ship?: TextMessage }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "attack"; arguments: { seat: string; slot: string }; facts: { ship?: TextMessage; chance?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "target"; arguments: { upgrade: string }; facts: { penalty: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "purchase"; arguments: Record<string, never>; facts: { place?: TextMessage; price?: number; levels?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "declare"; arguments: Record<string, never>; facts: { place?: TextMessage; target?: number; seat?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "roll"; arguments: Record<string, never>; facts: { bonus?: number; target?: number; chance?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "call_off"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy"; arguments: { good: string }; facts: { price?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sell"; arguments: { good: string }; facts: { price?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "repair"; arguments: Record<string, never>; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "reinforce"; arguments: Record<string, never>; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy_upgrade"; arguments: { upgrade: string }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "raise_upgrade"; arguments: { upgrade: string }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sell_upgrade"; arguments: { upgrade: string }; facts: { gain?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "improve"; arguments: { stat: string }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "draw_fleet"; arguments: Record<string, never>; facts: { barring: boolean }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "draw_crew"; arguments: Record<string, never>; facts: { barring: boolean }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "extra_card"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "hire"; arguments: { card: string }; facts: { design?: string; cost?: number; upkeep?: number; hull?: number; damage?: number; cargo?: number; attack?: number; defence?: number; move?: number; post?: string; post_text?: string }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "use"; arguments: { post: string }; facts: { usage: TextMessage; post_text: string }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "load"; arguments: { good: string }; facts: { units: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "give"; arguments: { good: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "fetch"; arguments: { good: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "give_crew"; arguments: { post: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "fetch_crew"; arguments: { post: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pick"; arguments: { good: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "build_toll"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "improve_toll"; arguments: { station: string }; facts: { cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy_toll"; arguments: { station: string }; facts: { cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "build_factory"; arguments: Record<string, never>; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "produce"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "colour"; arguments: { good: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "order"; arguments: { order: string }; facts: { ships: TextMessage[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "bid"; arguments: { seat: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "support"; arguments: Record<string, never>; facts: { chance?: number; before?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "hinder"; arguments: Record<string, never>; facts: { chance?: number; before?: number }; label?: string; warning?: TextMessage | null };
