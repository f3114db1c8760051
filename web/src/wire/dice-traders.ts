// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type { Message as TextMessage } from "../messages/message";

export type DiceWord = "1" | "2" | "1+2" | "3" | "1+3" | "2+3" | "1+2+3" | "4" | "1+4" | "2+4" | "1+2+4" | "3+4" | "1+3+4" | "2+3+4" | "1+2+3+4" | "5" | "1+5" | "2+5" | "1+2+5" | "3+5" | "1+3+5" | "2+3+5" | "1+2+3+5" | "4+5" | "1+4+5" | "2+4+5" | "1+2+4+5" | "3+4+5" | "1+3+4+5" | "2+3+4+5" | "1+2+3+4+5";

export type GoodWord = "robots" | "food" | "ore" | "medicine" | "fuel" | "luxuries";

export type PaidWord = "10" | "8" | "6" | "4" | "2";

export type SizeWord = "small" | "medium" | "big";

export interface Board {
  day_limit: number;
  game: "dice-traders";
  next: number;
  planet: Planet | null;
  players: Player[];
  prices: number[];
  turn_so_far: TurnSoFar;
}

export interface Planet {
  dice: string[];
  follow_days: number;
  locked: boolean[];
  number: number;
  rolls: number;
  rolls_left: number;
  size: SizeWord;
  stock: Record<string, number>;
  taken: Record<string, number>;
  visitor: number;
}

export interface Player {
  cargo: Lot[];
  credits: number;
  days: number;
  retired: boolean;
  room: number;
  turns: number;
}

export interface Lot {
  good: GoodWord;
  paid: number;
  units: number;
}

export interface TurnSoFar {
  bought: number;
  contraband: number;
  expanded: boolean;
  payoff: number;
  sold: boolean;
  worth: number[];
}

export type Event =
  | { event: "turn"; seat: number; day: number }
  | { event: "explored"; seat: number; size: SizeWord; days: number }
  | { event: "followed"; seat: number; whom: number; size: SizeWord; days: number }
  | { event: "rolled"; seat: number; die: number; good: GoodWord }
  | { event: "locked"; seat: number; die: number; good: GoodWord }
  | { event: "settled"; seat: number; planet: number; size: SizeWord }
  | { event: "sold"; seat: number; good: GoodWord; units: number; price: number; gain: number }
  | { event: "offered"; seat: number; good: GoodWord; units: number }
  | { event: "police"; seat: number; caught: number }
  | { event: "smuggled"; seat: number; units: number; gain: number }
  | { event: "seized"; seat: number; units: number }
  | { event: "expanded"; seat: number; room: number; cost: number }
  | { event: "bought"; seat: number; good: GoodWord; price: number }
  | { event: "retired"; seat: number; days: number }
  | { event: "confiscated"; seat: number; good: GoodWord; units: number }
  | { event: "over"; seat: number; winners: number; credits: number };

export type Action =
  | { action: number; verb: "retire"; arguments: Record<string, never>; facts: { days: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "explore"; arguments: { size: SizeWord }; facts: { days: number; count: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "follow"; arguments: Record<string, never>; facts: { seat: number; size: SizeWord; days: number; good: GoodWord[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "lock"; arguments: { dice: DiceWord }; facts: { good: GoodWord[]; rest: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "done"; arguments: Record<string, never>; facts: Record<string, never>; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "sell"; arguments: Record<string, never>; facts: { sales?: TextMessage[] }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "offer"; arguments: { good: GoodWord; paid: PaidWord }; facts: { cost: number; gain: number; times: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "buy"; arguments: { good: GoodWord }; facts: { price?: number; left?: number; first?: boolean; times?: number }; label?: string; warning?: TextMessage | null }
  | { action: number; verb: "expand"; arguments: Record<string, never>; facts: { room: number; enlarged: number; cost: number }; label?: string; warning?: TextMessage | null };
