// The choices of the prompt, and what their buttons show beside their names: counts and amounts.
import type { Choice, ChoiceGroup } from "../../table/choices";
import type { Message } from "../../messages/message";
import type { Unit } from "../parts/units";
import type { Action, GoodWord } from "../../wire/gem-traders";
import type { StateView } from "../../wire/types";
import { boardOf, type Counts } from "./view";

export type GemChoice = Choice<Action>;
type ChoiceOf<Verb extends Action["verb"]> = Extract<GemChoice, { verb: Verb }>;

export const choicesIn = (groups: ChoiceGroup[]): GemChoice[] =>
  groups.flatMap(({ choices }) => choices) as GemChoice[];

/** Those of some verbs, in the order of the choices. */
export const withVerb = <Verb extends Action["verb"]>(choices: GemChoice[], ...verbs: Verb[]): ChoiceOf<Verb>[] =>
  choices.filter((choice): choice is ChoiceOf<Verb> => verbs.some((verb) => verb === choice.verb));

/** The good of a choice that is about one unit or one die; "" for the others. */
export const goodOf = (choice: GemChoice): string =>
  choice.verb === "give" || choice.verb === "take" || choice.verb === "die" ? choice.arguments.good : "";

/** How often a choice can be played in a row, as the server says; 0 if it is not about units, or not legal. */
export const timesOf = (choice: GemChoice): number =>
  (choice.verb === "give" || choice.verb === "take" || choice.verb === "swap") && choice.action
    ? choice.action.facts.times
    : 0;

/** In these phases units of several goods are chosen together; in others something is decided after each. */
const UNIT_PHASES = ["pay", "salvage", "stow", "windfall", "taking", "drop", "excess"];

/** How many units the prompt asks for; 0 where it asks for something else. */
export function unitsAsked({ phase, prompt }: StateView): number {
  if (!UNIT_PHASES.includes(phase)) return 0;
  const [id, facts] = prompt;
  const asked = (id === "prompt-source" ? (facts?.["prompt"] as Message)[1] : facts) ?? {};
  return Number(asked["left"] ?? asked["units"] ?? 0);
}

/** The goods of which units can be chosen. */
export const unitsIn = (state: StateView, choices: GemChoice[]): Unit[] =>
  choices.filter(timesOf).map((choice) => ({
    action: choice.text,
    word: goodOf(choice),
    have: unitSource(state, choice.verb)[goodOf(choice)] ?? 0,
    most: timesOf(choice),
  }));

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

type TradeChoice = ChoiceOf<"swap">;

/** A good and how much of it is paid, a good and how much of it is got. */
export interface Trade {
  pay: string;
  get: string;
  paid: number;
  got: number;
}

/** A legal trade as the server says, since the supply may limit it; an illegal one as the dice show it. */
export function tradeOf({ action, arguments: { good: pay, "good-2": get } }: TradeChoice, dice: Counts): Trade {
  return { pay, get, paid: action?.facts.units ?? dice[pay] ?? 0, got: action?.facts.got ?? dice[get] ?? 0 };
}

/** All trades between the dice that a dock touches, the legal ones first. */
export function tradesBetween(touches: readonly GoodWord[], legal: TradeChoice[]): TradeChoice[] {
  const offered = new Set(legal.map(({ text }) => text));
  const pairs = touches.flatMap((pay) => touches.filter((get) => get !== pay).map((get) => illegalTrade(pay, get)));
  return [...legal, ...pairs.filter(({ text }) => !offered.has(text))];
}

/** A choice that the server did not offer. */
const ILLEGAL = { name: "", label: "", action: null, key: "" };

const illegalTrade = (pay: GoodWord, get: GoodWord): TradeChoice => ({
  ...ILLEGAL,
  text: `swap:${pay}:${get}`,
  verb: "swap",
  arguments: { good: pay, "good-2": get },
});

/** Moving a die by 1, legal or not. */
export function stepChoice(choices: GemChoice[], verb: "up" | "down", good: string): GemChoice {
  const text = `${verb}:${good}`;
  return (
    choices.find((choice) => choice.text === text) ?? ({ ...ILLEGAL, text, verb, arguments: { good } } as GemChoice)
  );
}
