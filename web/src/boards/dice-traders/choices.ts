// Texts on the prompt's buttons: a short name and its cost or gain.
import { t } from "./text";
import type { Choice } from "../../table/choices";
import type { Action } from "../../wire/dice-traders";
import type { BoardProps } from "../contract";
import { boardOf } from "./view";
import { countGood } from "./labels";

export type DiceChoice = Choice<Action>;
type Table = Pick<BoardProps, "state" | "layout" | "names" | "say">;
type ChoiceOf<Verb extends Action["verb"]> = Extract<DiceChoice, { verb: Verb }>;

export interface ChoiceText {
  name: string;
  detail: string;
}

/** The good that a choice is about, or "". */
export const goodOf = (choice: DiceChoice): string =>
  choice.verb === "buy" || choice.verb === "offer" ? choice.arguments.good : "";

/** The text on the button of a choice. */
export function choiceText(table: Table, choice: DiceChoice): ChoiceText {
  const { name } = choice;
  switch (choice.verb) {
    case "explore":
      return { name, detail: table.layout.figures[choice.arguments.size]?.text ?? "" };
    case "follow":
      return followText(table, name);
    case "sell":
      return { name, detail: choice.action?.facts.sales ? detailOf(table, choice) : "" };
    case "retire":
      return { name, detail: choice.action ? detailOf(table, choice) : "" };
    case "offer":
      return offerText(table, choice);
    case "buy":
      return buyText(table, choice);
    case "expand":
      return { name, detail: choice.action ? expandText(choice.action.facts) : "" };
    case "done":
      return doneText(table, choice);
    default:
      return { name, detail: "" };
  }
}

/** What the label of a legal choice says below the name. */
function detailOf({ say }: Table, { action }: DiceChoice): string {
  const [id, facts] = action!.message;
  return say([`${id}.detail`, facts]);
}

function followText({ state, names }: Table, name: string): ChoiceText {
  const { planet } = boardOf(state);
  if (!planet) return { name, detail: "" };
  const whom = planet.visitor === state.turn ? "" : ` ${names[planet.visitor]}`;
  return { name: `${name}${whom}`, detail: t("page-day", { days: planet.follow_days }) };
}

function offerText(table: Table, { arguments: { good, paid } }: ChoiceOf<"offer">): ChoiceText {
  const board = boardOf(table.state);
  const lots = board.players[table.state.turn]?.cargo ?? [];
  const each = board.turn_so_far.worth[lots.findIndex((lot) => lot.good === good && lot.paid === Number(paid))];
  const isLegal = (board.planet?.stock[good] ?? 0) > 0;
  const detail = isLegal
    ? t("client-paid-sells", { paid, each: each ?? "?" })
    : t("client-paid-or-confiscated", { paid, each: each ?? "?" });
  return { name: t("client-offer", { goods: countGood(table, 1, good) }), detail };
}

/** How often a choice can be played in a row, as the server says; 0 if it is not about units, or not legal. */
export const timesOf = ({ verb, action }: DiceChoice): number =>
  (verb === "buy" || verb === "offer") && action ? (action.facts.times ?? 0) : 0;

/** What is offered for sale and is legal here. */
export const legalOffers = (choices: DiceChoice[]): DiceChoice[] =>
  choices.filter(({ action }) => action?.message[0] === "action-offer");

/** What several units cost or bring. */
export function unitsText(table: Table, choice: DiceChoice, units: number): string {
  if (choice.verb === "offer") return offerText(table, choice).detail;
  const price = choice.verb === "buy" ? (choice.action?.facts.price ?? 0) : 0;
  return t("client-units-cost", { units, each: price, total: price * units });
}

/** A good that cannot be bought now: what it costs here all the same. */
function buyText({ state }: Table, { name, arguments: { good } }: ChoiceOf<"buy">): ChoiceText {
  const { planet, prices } = boardOf(state);
  const n = planet?.stock[good] ?? 0;
  if (!n) return { name, detail: t("client-not-sold-here") };
  return {
    name,
    detail: t("client-cr-each-available", { value: prices[n - 1], number: n - (planet?.taken[good] ?? 0) }),
  };
}

const expandText = ({ room, enlarged, cost }: Extract<Action, { verb: "expand" }>["facts"]): string =>
  t("client-from-cr-1-day", { room, enlarged, cost });

function doneText(table: Table, choice: ChoiceOf<"done">): ChoiceText {
  if (choice.action?.message[0] !== "action-done-unbought") return { name: choice.label, detail: "" };
  return { name: table.say(["action-done", {}]), detail: detailOf(table, choice) };
}
