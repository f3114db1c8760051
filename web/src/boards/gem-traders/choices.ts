// What the buttons of the prompt show beside their names: counts and amounts, from the view and the labels.
import type { StateView } from "../../wire/types";
import type { Choice } from "../../table/choices";
import { tradeAmounts } from "./labelParsing";
import { boardOf, type Counts } from "./view";

const BANK_PHASES = ["mine", "windfall", "convert"];
const PARTNER_PHASES = ["barter", "taking"];

/** The units among which the current phase gives ("give") or takes ("take"). */
export function unitSource(state: StateView, verb: string): Counts {
  const board = boardOf(state);
  const player = board.players[state.turn];
  if (verb === "give") return (state.phase === "pay" ? player?.storage : player?.cargo) ?? {};
  if (state.phase === "cargo") return player?.storage ?? {};
  if (BANK_PHASES.includes(state.phase)) return board.bank;
  if (PARTNER_PHASES.includes(state.phase)) return board.players[board.step?.partner ?? -1]?.cargo ?? {};
  return state.phase === "fee" ? (board.players[board.active]?.cargo ?? {}) : board.space;
}

export interface Trade {
  pay: string;
  get: string;
  paid: number;
  got: number;
}

/** A legal trade as its label states it, since the supply may limit it; an illegal one as the dice show it. */
export function tradeOf({ text, action }: Choice, dice: Counts): Trade {
  const [, pay = "", get = ""] = text.split(":");
  const amounts = tradeAmounts(action?.label ?? "");
  return { pay, get, paid: amounts?.paid ?? Number(dice[pay]), got: amounts?.got ?? Number(dice[get]) };
}

/** A choice that the server did not offer. */
export const illegalChoice = (text: string): Choice => ({ text, name: "", label: "", action: null, key: "" });

/** All trades between the dice that a dock touches, the legal ones first. */
export function tradesBetween(touches: string[], legal: Choice[]): Choice[] {
  const pairs = touches.flatMap((pay) => touches.filter((get) => get !== pay).map((get) => `swap:${pay}:${get}`));
  const offered = new Set(legal.map(({ text }) => text));
  return [...legal, ...pairs.filter((text) => !offered.has(text)).map(illegalChoice)];
}
