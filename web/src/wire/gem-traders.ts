// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type { Message as TextMessage } from "../messages/message";

export type ActiveWord = "quartermaster" | "alchemist" | "engineer" | "marketeer";

export type BoostWord = "pay-dirt" | "hacker" | "freeze" | "jettison" | "windfall" | "offload" | "teleport" | "consignment" | "payday" | "alchemy" | "manipulate" | "broker" | "cyberpunk" | "storm" | "ballast" | "cash-flow" | "big-take" | "swap";

export type ForWord = "emerald" | "sapphire" | "amethyst" | "ruby" | "citrine" | "scrap" | "gold";

export type FromWord = "space" | "home" | "emerald" | "sapphire" | "ruby" | "citrine" | "x1" | "x2" | "x3" | "x4" | "x5" | "x6" | "mission";

export type GoodWord = "emerald" | "sapphire" | "amethyst" | "ruby" | "citrine" | "scrap" | "gold";

export type HowWord = "stepped" | "set" | "rolled" | "reset";

export type OfficerWord = "quartermaster" | "alchemist" | "engineer" | "marketeer" | "port-captain";

export type OutcomeWord = "stored" | "stopped";

export type PileWord = "low" | "high";

export type PlaceWord = "space" | "home" | "emerald" | "sapphire" | "ruby" | "citrine" | "x1" | "x2" | "x3" | "x4" | "x5" | "x6" | "mission";

export type RateWord = "gem" | "gems" | "scrap";

export type RoleWord = "dockworker" | "miner" | "scavenger" | "trader" | "saboteur" | "monger";

export type SlotWord = "1" | "2" | "3" | "4" | "5" | "6";

export type SourceWord = "dockworker" | "miner" | "scavenger" | "trader" | "saboteur" | "monger" | "shapeshifter" | "quartermaster" | "alchemist" | "engineer" | "marketeer" | "port-captain" | "pay-dirt" | "hacker" | "freeze" | "jettison" | "windfall" | "offload" | "teleport" | "consignment" | "payday" | "alchemy" | "manipulate" | "broker" | "cyberpunk" | "storm" | "ballast" | "cash-flow" | "big-take" | "swap" | "none";

export type SpotWord = "1" | "2" | "3" | "4" | "5" | "6" | "centre";

export type TargetWord = "self" | "next" | "second" | "third" | "fourth";

export type TileWord = "none" | "low-1" | "low-2" | "low-3" | "low-4" | "low-5" | "low-6" | "low-7" | "low-8" | "low-9" | "low-10" | "high-1" | "high-2" | "high-3" | "high-4" | "high-5" | "high-6" | "high-7" | "high-8";

export type TypeWord = "dockworker" | "miner" | "scavenger" | "trader" | "saboteur" | "monger" | "shapeshifter" | "quartermaster" | "alchemist" | "engineer" | "marketeer" | "port-captain" | "pay-dirt" | "hacker" | "freeze" | "jettison" | "windfall" | "offload" | "teleport" | "consignment" | "payday" | "alchemy" | "manipulate" | "broker" | "cyberpunk" | "storm" | "ballast" | "cash-flow" | "big-take" | "swap";

export type ValueWord = "1" | "2" | "3" | "4" | "5" | "6";

export type WithWord = "emerald" | "sapphire" | "amethyst" | "ruby" | "citrine" | "scrap" | "gold";

export interface Board {
  actions: number;
  active: number;
  bank: Record<string, number>;
  deck: number;
  dice: Record<string, number>;
  docks: number;
  game: "gem-traders";
  gold: number;
  last_round: boolean;
  market: (Card | null)[];
  missions: Record<string, Mission | null>;
  players: Player[];
  ring: GoodWord[];
  round: number;
  rounds: number;
  space: Record<string, number>;
  step: Step | null;
}

export interface Card {
  card: string;
  cost: Record<string, number>;
  type: TypeWord;
  vp: number;
}

export interface Mission {
  below: number;
  gold: number;
  need: Record<string, number>;
  pays: number;
  vp: number;
}

export interface Player {
  boosts?: Record<string, number>;
  cargo: Record<string, number>;
  consigned?: boolean;
  crew: Record<string, number>;
  declared?: Record<string, number>;
  freezing?: boolean;
  hacked?: GoodWord[];
  levels: Levels;
  missions?: string[];
  officers?: TypeWord[];
  place: PlaceWord;
  played?: Record<string, number>;
  score: Score;
  storage: Record<string, number>;
}

export interface Levels {
  barter: number;
  capacity: number;
  mine: number;
  sabotage: number;
  salvage: number;
  steps: number;
}

export interface Score {
  cards: number;
  gold: number;
  missions: number;
}

export interface Step {
  card?: TypeWord;
  limit: number;
  partner?: number;
  picked?: string;
  rate?: string;
  slot?: number;
  touches?: GoodWord[];
  used: number;
}

export type Event =
  | { event: "turn"; seat: number; round: number }
  | { event: "declared"; seat: number; role: RoleWord }
  | { event: "moved"; seat: number; place: PlaceWord; from: FromWord; source: SourceWord }
  | { event: "displaced"; seat: number; whom: number; place: PlaceWord }
  | { event: "fee"; seat: number; whom: number; good: GoodWord }
  | { event: "loaded"; seat: number; good: GoodWord; units: number }
  | { event: "unloaded"; seat: number; good: GoodWord; units: number }
  | { event: "mined"; seat: number; good: GoodWord; left: number }
  | { event: "salvaged"; seat: number; good: GoodWord; left: number }
  | { event: "traded"; seat: number; good: GoodWord; paid: number; for: ForWord; got: number }
  | { event: "die"; seat: number; good: GoodWord; shows: number; how: HowWord }
  | { event: "switched"; seat: number; good: GoodWord; with: WithWord }
  | { event: "resolved"; seat: number; tile: TileWord; gold: number; points: number }
  | { event: "uncovered"; seat: number; tile: TileWord; pile: PileWord }
  | { event: "paid"; seat: number; good: GoodWord; units: number }
  | { event: "bought"; seat: number; card: string }
  | { event: "turned_up"; seat: number; card: string; place_in_row: number }
  | { event: "used"; seat: number; officer: OfficerWord }
  | { event: "played"; seat: number; boost: BoostWord }
  | { event: "gave"; seat: number; whom: number; good: GoodWord }
  | { event: "got"; seat: number; whom: number; good: GoodWord }
  | { event: "converted"; seat: number; rate: RateWord; good: GoodWord }
  | { event: "found"; seat: number; good: GoodWord }
  | { event: "dropped"; seat: number; good: GoodWord; units: number }
  | { event: "all_stored"; seat: number }
  | { event: "over"; seat: number; outcome: OutcomeWord }
  | { event: "starting_gold"; seat: number; gold: number }
  | { event: "die_placed"; seat: number; good: GoodWord; shows: number; spot: SpotWord }
  | { event: "monger"; seat: number; whom: number }
  | { event: "swapped"; seat: number; whom: number; good: GoodWord; for: ForWord }
  | { event: "won"; seat: number; points: number; shared: number };

export type Action =
  | { action: number; verb: "end"; arguments: Record<string, never>; facts: { actions?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "done"; arguments: Record<string, never>; facts: { idle?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "go"; arguments: { place: PlaceWord }; facts: { "place-then"?: PlaceWord[]; dice?: TextMessage[]; good?: GoodWord }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "cargo"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "mine"; arguments: Record<string, never>; facts: { units?: number; good?: GoodWord; gain?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "salvage"; arguments: Record<string, never>; facts: { units: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "trade"; arguments: Record<string, never>; facts: { steps: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "mission"; arguments: { pile: PileWord }; facts: { need?: TextMessage[]; gold?: number; points?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy"; arguments: { slot: SlotWord }; facts: { type?: TypeWord; cost?: TextMessage[]; number?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sabotage"; arguments: Record<string, never>; facts: { ships: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "monger"; arguments: Record<string, never>; facts: { units: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "use"; arguments: { active: ActiveWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "play"; arguments: { boost: BoostWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "give"; arguments: { good: GoodWord }; facts: { times: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "take"; arguments: { good: GoodWord }; facts: { times: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "unload"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "swap"; arguments: { good: GoodWord; "good-2": GoodWord }; facts: { units: number; got: number; times: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "up"; arguments: { good: GoodWord }; facts: { shows: number; then: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "down"; arguments: { good: GoodWord }; facts: { shows: number; then: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "die"; arguments: { good: GoodWord }; facts: { shows: number; "good-rest"?: GoodWord[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "value"; arguments: { value: ValueWord }; facts: { shows: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "target"; arguments: { target: TargetWord }; facts: { seat?: number; place?: PlaceWord; aboard?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "convert"; arguments: { rate: RateWord }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "declare"; arguments: { role: RoleWord }; facts: { "role-rest"?: RoleWord[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "keep"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null };
