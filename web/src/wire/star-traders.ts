// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type { Message as TextMessage } from "../messages/message";

export type CardWord = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20";

export type DesignWord = "flagship" | "freighter" | "merchantman" | "bulk-carrier" | "courier" | "blockade-runner" | "privateer" | "escort" | "corvette" | "frigate" | "destroyer" | "interceptor" | "siege-platform";

export type DirectionWord = "up" | "down";

export type DrawnWord = "flagship" | "freighter" | "merchantman" | "bulk-carrier" | "courier" | "blockade-runner" | "privateer" | "escort" | "corvette" | "frigate" | "destroyer" | "interceptor" | "siege-platform";

export type EdgeWord = "n" | "ne" | "se" | "s" | "sw" | "nw";

export type FaceWord = "hub-a" | "hub-b" | "anvil-a" | "anvil-b" | "bight-a" | "bight-b" | "crown-a" | "crown-b" | "drift-a" | "drift-b" | "eddy-a" | "eddy-b" | "fold-a" | "fold-b" | "gyre-a" | "gyre-b" | "haze-a" | "haze-b" | "inlet-a" | "inlet-b" | "junction-a" | "junction-b" | "keep-a" | "keep-b" | "lattice-a" | "lattice-b" | "hidden";

export type FactoryWord = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19";

export type FleetSlotWord = "2" | "3";

export type FoeWord = "0.1" | "0.2" | "0.3" | "1.1" | "1.2" | "1.3" | "2.1" | "2.2" | "2.3" | "3.1" | "3.2" | "3.3";

export type FriendWord = "0.1" | "0.2" | "0.3" | "1.1" | "1.2" | "1.3" | "2.1" | "2.2" | "2.3" | "3.1" | "3.2" | "3.3";

export type GoodWord = "red" | "blue" | "yellow";

export type OrderWord = "123" | "132" | "213" | "231" | "312" | "321";

export type OutcomeWord = "level" | "rounds";

export type PlanetWord = "aldra" | "brisk" | "corrin" | "dunmere" | "ember" | "farrow" | "glass" | "hollin" | "ivory" | "jessamy" | "karst" | "lumen" | "marrow" | "nadir" | "orison" | "pallas" | "quill" | "rime" | "saffron" | "tern" | "umber" | "vesper" | "wend" | "xylo" | "yarrow" | "zephyr";

export type PostWord = "engineer" | "mechanic" | "tactical-officer" | "helmsman" | "gunner" | "security-chief" | "navigator" | "broker" | "diplomat" | "recruiter" | "purser" | "salvage-master";

export type PostTextWord = "engineer" | "mechanic" | "tactical-officer" | "helmsman" | "gunner" | "security-chief" | "navigator" | "broker" | "diplomat" | "recruiter" | "purser" | "salvage-master";

export type PreyWord = "flagship" | "freighter" | "merchantman" | "bulk-carrier" | "courier" | "blockade-runner" | "privateer" | "escort" | "corvette" | "frigate" | "destroyer" | "interceptor" | "siege-platform";

export type ReasonWord = "dismissed" | "unpaid";

export type RegionWord = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

export type SeatWord = "0" | "1" | "2" | "3";

export type ShipWord = "0.1" | "0.2" | "0.3" | "1.1" | "1.2" | "1.3" | "2.1" | "2.2" | "2.3" | "3.1" | "3.2" | "3.3";

export type SideWord = "a" | "b";

export type SlotWord = "1" | "2" | "3";

export type StatWord = "hull" | "weapon" | "cargo" | "attack" | "defence" | "move";

export type StationWord = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19";

export type TileWord = "hub" | "anvil" | "bight" | "crown" | "drift" | "eddy" | "fold" | "gyre" | "haze" | "inlet" | "junction" | "keep" | "lattice";

export type TurnsWord = "0" | "1" | "2" | "3" | "4" | "5";

export type UpgradeWord = "deflector-shield" | "ablative-screen" | "ion-drive" | "cargo-pods" | "fire-control-computer" | "jammer" | "plasma-lance" | "repair-drones" | "trade-computer" | "grapple-rig" | "siege-net" | "toll-transponder";

export interface Board {
  decks: [number, number];
  factories: Factory[];
  first: number;
  game: "star-traders";
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
  good?: GoodWord;
  most?: number;
  moves?: number;
  prospects?: Record<string, Prospect>;
  q?: number;
  r?: number;
  reach?: Record<string, Reach>;
  ship?: string;
  siege?: Siege;
  steps?: number[];
  tile?: TileWord;
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
  bought?: GoodWord[];
  budget: Budget;
  credits: number;
  level: number;
  losses?: number;
  sold?: GoodWord[];
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
  crew?: PostWord[];
  design: DesignWord;
  fight: [number, number, number];
  hold: number[];
  hull: [number, number];
  inactive?: boolean;
  move: number;
  priority: number;
  room: number;
  ship: string;
  shot_out?: UpgradeWord[];
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
  owners_units?: number[];
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

export interface Printed {
  designs: Record<string, DesignCard>;
  faces: Record<string, FaceChart>;
  game: "star-traders";
  planets: Record<string, PlanetCard>;
}

export interface DesignCard {
  attack: number;
  cargo: number;
  cost: number;
  damage: number;
  defence: number;
  hull: number;
  move: number;
  upkeep: number;
}

export interface FaceChart {
  exits: (number | null)[];
  lines: [number, number][];
  size: number;
  tile: TileWord;
}

export interface PlanetCard {
  influence: number;
  population: number;
}

export type Event =
  | { event: "first"; seat: number }
  | { event: "laid"; seat: number; region: RegionWord; face: FaceWord; turns: TurnsWord }
  | { event: "planet"; seat: number; sector: string; planet: PlanetWord }
  | { event: "outpost"; seat: number; sector: string }
  | { event: "based"; seat: number; sector: string }
  | { event: "prices"; seat: number; red: number; blue: number; yellow: number }
  | { event: "round"; seat: number; round: number }
  | { event: "tokens"; seat: number; gained: number; tokens: number }
  | { event: "income"; seat: number; gained: number; credits: number }
  | { event: "exchanged"; seat: number; gained: number; tokens: number }
  | { event: "upkeep"; seat: number; paid: number; credits: number; design: DesignWord; ship: ShipWord }
  | { event: "dismissed"; seat: number; design: DesignWord; ship: ShipWord; reason: ReasonWord }
  | { event: "station_lost"; seat: number; sector: string; other_end: string; markers: number }
  | { event: "factory_lost"; seat: number; sector: string }
  | { event: "manipulated"; seat: number; good: GoodWord; roll: number; price: number; down: number }
  | { event: "market"; seat: number; good: GoodWord; change: number; price: number }
  | { event: "moved"; seat: number; design: DesignWord; sector: string; moves: number; ship: ShipWord }
  | { event: "toll"; seat: number; fee: number; owner: number; ship: ShipWord }
  | { event: "revealed"; seat: number; region: RegionWord; face: FaceWord; turns: TurnsWord }
  | { event: "crew_used"; seat: number; post: PostWord; design: DesignWord; ship: ShipWord }
  | { event: "bought"; seat: number; good: GoodWord; units: number; unit_price: number; price: number }
  | { event: "sold"; seat: number; good: GoodWord; units: number; unit_price: number; price: number }
  | { event: "repaired"; seat: number; units: number; design: DesignWord; cost: number; ship: ShipWord }
  | { event: "reinforced"; seat: number; units: number; design: DesignWord; cost: number; ship: ShipWord }
  | { event: "loaded"; seat: number; good: GoodWord; units: number; ship: ShipWord }
  | { event: "fitted"; seat: number; upgrade: UpgradeWord; level: number; cost: number; ship: ShipWord }
  | { event: "unfitted"; seat: number; upgrade: UpgradeWord; gained: number; ship: ShipWord }
  | { event: "improved"; seat: number; stat: StatWord; value: number; cost: number; ship: ShipWord }
  | { event: "drew_ship"; seat: number; drawn: DrawnWord; ship: ShipWord }
  | { event: "drew_crew"; seat: number; post: PostWord; ship: ShipWord }
  | { event: "hired"; seat: number; design: DesignWord; cost: number; ship: ShipWord }
  | { event: "engaged"; seat: number; post: PostWord; cost: number; ship: ShipWord }
  | { event: "purchased"; seat: number; sector: string; cost: number; levels: number; former: number }
  | { event: "declared"; seat: number; sector: string; ship: ShipWord }
  | { event: "markers"; seat: number; sector: string; support: number; hinder: number; ship: ShipWord }
  | { event: "blockade_roll"; seat: number; roll: number; bonus: number; target: number; ship: ShipWord }
  | { event: "taken"; seat: number; sector: string; levels: number; former: number }
  | { event: "lifted"; seat: number; sector: string }
  | { event: "pressed"; seat: number; sector: string; markers: number; support: number }
  | { event: "eased"; seat: number; sector: string; markers: number; support: number }
  | { event: "attacked"; seat: number; design: DesignWord; ship: ShipWord; prey: PreyWord; foe: FoeWord }
  | { event: "dice"; seat: number; attack: number; attack_bonus: number; defence: number; defence_bonus: number }
  | { event: "missed"; seat: number }
  | { event: "hit"; seat: number; damage: number; absorbed: number; left: number }
  | { event: "disabled"; seat: number; prey: PreyWord; foe: FoeWord }
  | { event: "shot_out"; seat: number; upgrade: UpgradeWord; prey: PreyWord; foe: FoeWord }
  | { event: "destroyed"; seat: number; prey: PreyWord; foe: FoeWord }
  | { event: "salvaged"; seat: number; roll: number; units: number; ship: ShipWord }
  | { event: "returned"; seat: number; sector: string; fee: number }
  | { event: "built_toll"; seat: number; sector: string; other_end: string; cost: number }
  | { event: "raised_toll"; seat: number; region: RegionWord; markers: number; cost: number }
  | { event: "bought_toll"; seat: number; region: RegionWord; markers: number; cost: number; former: number }
  | { event: "built_factory"; seat: number; sector: string; cost: number }
  | { event: "produced"; seat: number; good: GoodWord; sector: string }
  | { event: "ordered"; seat: number; first: number; second: number; third: number }
  | { event: "bid"; seat: number; on: number; tokens: number }
  | { event: "bid_roll"; seat: number; roll: number }
  | { event: "leader"; seat: number }
  | { event: "level"; seat: number; level: number }
  | { event: "discarded"; seat: number; tokens: number; with_flagship: number }
  | { event: "over"; seat: number; outcome: OutcomeWord; winner_bits: number; level: number }
  | { event: "met"; seat: number; ship: ShipWord; friend: FriendWord }
  | { event: "upkeep_station"; seat: number; paid: number; credits: number; sector: string; other_end: string }
  | { event: "upkeep_factory"; seat: number; paid: number; credits: number; sector: string }
  | { event: "lost"; seat: number; crew_bits: number; upgrade_bits: number; steps: number; units: number }
  | { event: "journey"; seat: number; design: DesignWord; ship: ShipWord; start: string; sector: string }
  | { event: "trader"; seat: number; design: DesignWord; ship: ShipWord; sector: string }
  | { event: "spilled"; seat: number; good: GoodWord; sector: string }
  | { event: "mended"; seat: number; upgrade: UpgradeWord; level: number; cost: number; ship: ShipWord }
  | { event: "swapped"; seat: number; ship: ShipWord; friend: FriendWord; given_bits: number; fetched_bits: number }
  | { event: "swapped_cargo"; seat: number; red: number; blue: number; yellow: number };

export type Action =
  | { action: number; verb: "done"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "confirm"; arguments: Record<string, never>; facts: { post?: PostWord; usage?: TextMessage; upgrade?: UpgradeWord; chance?: number; damage?: number; units?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "number"; arguments: { number: string }; facts: { units: number; good?: GoodWord; cost?: number; gain?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sector"; arguments: { sector: string }; facts: { place: TextMessage; toll?: number; cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "cell"; arguments: { region: RegionWord; edge: EdgeWord }; facts: { column?: number; row?: number; number?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "rotate"; arguments: { turns: TurnsWord }; facts: { degrees: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "side"; arguments: { side: SideWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "take_token"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "take_income"; arguments: Record<string, never>; facts: { gain: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "exchange"; arguments: Record<string, never>; facts: { gain: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pay_ship"; arguments: { slot: SlotWord }; facts: { ship?: TextMessage; cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pay_station"; arguments: { station: StationWord }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pay_factory"; arguments: { factory: FactoryWord }; facts: { place?: TextMessage; cost?: number; number?: number; count?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "dismiss"; arguments: { fleet_slot: FleetSlotWord }; facts: { ship?: TextMessage; slot?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "mend"; arguments: { upgrade: UpgradeWord }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "manipulate"; arguments: { good: GoodWord; direction: DirectionWord }; facts: { down: boolean; most: number; price: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "enter"; arguments: Record<string, never>; facts: { place?: TextMessage }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "meet"; arguments: { slot: SlotWord }; facts: { ship?: TextMessage }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "attack"; arguments: { seat: SeatWord; slot: SlotWord }; facts: { ship?: TextMessage; chance?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "target"; arguments: { upgrade: UpgradeWord }; facts: { penalty: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "purchase"; arguments: Record<string, never>; facts: { place?: TextMessage; price?: number; levels?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "declare"; arguments: Record<string, never>; facts: { place?: TextMessage; target?: number; seat?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "roll"; arguments: Record<string, never>; facts: { bonus?: number; target?: number; chance?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "call_off"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy"; arguments: { good: GoodWord }; facts: { price?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sell"; arguments: { good: GoodWord }; facts: { price?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "repair"; arguments: Record<string, never>; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "reinforce"; arguments: Record<string, never>; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy_upgrade"; arguments: { upgrade: UpgradeWord }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "raise_upgrade"; arguments: { upgrade: UpgradeWord }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sell_upgrade"; arguments: { upgrade: UpgradeWord }; facts: { gain?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "improve"; arguments: { stat: StatWord }; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "draw_fleet"; arguments: Record<string, never>; facts: { barring: boolean }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "draw_crew"; arguments: Record<string, never>; facts: { barring: boolean }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "extra_card"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "hire"; arguments: { card: CardWord }; facts: { design?: DesignWord; cost?: number; upkeep?: number; hull?: number; damage?: number; cargo?: number; attack?: number; defence?: number; move?: number; post?: PostWord; post_text?: PostTextWord }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "use"; arguments: { post: PostWord }; facts: { usage: TextMessage; post_text: PostTextWord }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "load"; arguments: { good: GoodWord }; facts: { units: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "give"; arguments: { good: GoodWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "fetch"; arguments: { good: GoodWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "give_crew"; arguments: { post: PostWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "fetch_crew"; arguments: { post: PostWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "pick"; arguments: { good: GoodWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "build_toll"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "improve_toll"; arguments: { station: StationWord }; facts: { cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy_toll"; arguments: { station: StationWord }; facts: { cost?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "build_factory"; arguments: Record<string, never>; facts: { cost: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "produce"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "colour"; arguments: { good: GoodWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "order"; arguments: { order: OrderWord }; facts: { ships: TextMessage[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "bid"; arguments: { seat: SeatWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "support"; arguments: Record<string, never>; facts: { chance?: number; before?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "hinder"; arguments: Record<string, never>; facts: { chance?: number; before?: number }; label?: string; warning?: TextMessage | null };
