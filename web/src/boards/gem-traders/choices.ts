// What the buttons of the prompt show beside their names: counts and amounts, from the view and the labels.
import type { StateView } from "../../wire/types";
import type { Choice } from "../../table/choices";
import { boardOf, type Counts } from "./view";

const FROM_BANK = ["mine", "windfall", "convert"];
const FROM_PARTNER = ["barter", "taking"];

/** Where the units lie that a step gives away or takes. */
export function sourceOf(state: StateView, verb: string): Counts {
  const board = boardOf(state);
  const mine = board.players[state.turn];
  if (verb === "give") return (state.phase === "pay" ? mine?.storage : mine?.cargo) ?? {};
  if (state.phase === "cargo") return mine?.storage ?? {};
  if (FROM_BANK.includes(state.phase)) return board.bank;
  if (FROM_PARTNER.includes(state.phase)) return board.players[board.step?.partner ?? -1]?.cargo ?? {};
  return state.phase === "fee" ? (board.players[board.active]?.cargo ?? {}) : board.space;
}

/** What a trade pays and brings: as its label says, or as the dice show where it is not allowed. */
export function amounts(
  { text, action }: Choice,
  dice: Counts,
): { pay: string; get: string; paid: number; got: number } {
  const [, pay = "", get = ""] = text.split(":");
  const said = /^(\d+) .* for (\d+) /.exec(action?.label ?? "");
  return { pay, get, paid: Number(said?.[1] ?? dice[pay]), got: Number(said?.[2] ?? dice[get]) };
}

/** The trades between the dice a dock touches, allowed or not, those that are allowed first. */
export function swapsOf(touches: string[], allowed: Choice[]): Choice[] {
  const pairs = touches.flatMap((pay) => touches.filter((get) => get !== pay).map((get) => `swap:${pay}:${get}`));
  const known = new Set(allowed.map(({ text }) => text));
  const others = pairs.filter((text) => !known.has(text));
  return [...allowed, ...others.map((text) => ({ text, name: "", label: "", action: null, key: "" }))];
}
