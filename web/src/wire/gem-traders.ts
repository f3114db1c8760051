// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type { Message as TextMessage } from "../messages/message";

export interface Board {
  actions: number;
  active: number;
  bank: Record<string, number>;
  deck: number;
  dice: Record<string, number>;
  docks: number;
  gold: number;
  last_round: boolean;
  market: (Card | null)[];
  missions: Record<string, Mission | null>;
  players: Player[];
  ring: string[];
  round: number;
  rounds: number;
  space: Record<string, number>;
  step: Step | null;
}

export interface Card {
  card: string;
  cost: Record<string, number>;
  type: string;
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
  hacked?: string[];
  levels: Levels;
  missions?: string[];
  officers?: string[];
  place: string;
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
  card?: string;
  limit: number;
  partner?: number;
  picked?: string;
  rate?: string;
  slot?: number;
  touches?: string[];
  used: number;
}

export type Event =
  | { event: "turn"; seat: number; round: number }
  | { event: "declared"; seat: number; role: string }
  | { event: "moved"; seat: number; place: string; from: string; source: string }
  | { event: "displaced"; seat: number; whom: number; place: string }
  | { event: "fee"; seat: number; whom: number; good: string }
  | { event: "loaded"; seat: number; good: string; units: number }
  | { event: "unloaded"; seat: number; good: string; units: number }
  | { event: "mined"; seat: number; good: string; left: number }
  | { event: "salvaged"; seat: number; good: string; left: number }
  | { event: "traded"; seat: number; good: string; paid: number; for: string; got: number }
  | { event: "die"; seat: number; good: string; shows: number; how: string }
  | { event: "switched"; seat: number; good: string; with: string }
  | { event: "resolved"; seat: number; tile: string; gold: number; points: number }
  | { event: "uncovered"; seat: number; tile: string; pile: string }
  | { event: "paid"; seat: number; good: string; units: number }
  | { event: "bought"; seat: number; card: string }
  | { event: "turned_up"; seat: number; card: string; place_in_row: number }
  | { event: "used"; seat: number; officer: string }
  | { event: "played"; seat: number; boost: string }
  | { event: "gave"; seat: number; whom: number; good: string }
  | { event: "got"; seat: number; whom: number; good: string }
  | { event: "converted"; seat: number; rate: string; good: string }
  | { event: "found"; seat: number; good: string }
  | { event: "dropped"; seat: number; good: string; units: number }
  | { event: "all_stored"; seat: number }
  | { event: "over"; seat: number; outcome: string }
  | { event: "starting_gold"; seat: number; gold: number }
  | { event: "die_placed"; seat: number; good: string; shows: number; spot: string }
  | { event: "monger"; seat: number; whom: number }
  | { event: "swapped"; seat: number; whom: number; good: string; for: string }
  | { event: "won"; seat: number; points: number; shared: number };

export type Action =
  | { action: number; verb: "end"; arguments: Record<string, never>; facts: { actions?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "done"; arguments: Record<string, never>; facts: { idle?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "go"; arguments: { place: string }; facts: { dice?: TextMessage[]; good?: string }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "cargo"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "mine"; arguments: Record<string, never>; facts: { units?: number; good?: string }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "salvage"; arguments: Record<string, never>; facts: { units: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "trade"; arguments: Record<string, never>; facts: { steps: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "mission"; arguments: { pile: string }; facts: { need?: TextMessage[]; gold?: number; points?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy"; arguments: { slot: string }; facts: { type?: string; cost?: TextMessage[]; number?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sabotage"; arguments: Record<string, never>; facts: { ships: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "monger"; arguments: Record<string, never>; facts: { units: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "use"; arguments: { active: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "play"; arguments: { boost: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "give"; arguments: { good: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "take"; arguments: { good: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "unload"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "swap"; arguments: { good: string; "good-2": string }; facts: { units: number; got: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "up"; arguments: { good: string }; facts: { shows: number; then: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "down"; arguments: { good: string }; facts: { shows: number; then: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "die"; arguments: { good: string }; facts: { shows: number; "good-rest"?: string[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "value"; arguments: { value: string }; facts: { shows: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "target"; arguments: { target: string }; facts: { seat?: number; place?: string; aboard?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "convert"; arguments: { rate: string }; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "declare"; arguments: { role: string }; facts: { "role-rest"?: string[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "keep"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null };
