// The choices of a phase, grouped as in the rulebook, including the illegal ones that stay visible.
import type { BoardProps, BoardLayout } from "../boards/contract";
import { textForm, type LegalAction } from "../live/legalAction";
import type { AnyAction } from "../wire/games";
import { t } from "../messages/text";

/** A union told apart by `verb`, as `LegalAction`; a board narrows `Choice` to its game by `choice as Choice<Action>`. */
export type Choice<Action extends AnyAction = AnyAction> = Action extends AnyAction
  ? {
      text: string; // text form of the action
      verb: Action["verb"];
      arguments: Action["arguments"];
      name: string; // on the button
      label: string; // full description
      action: LegalAction<Action> | null; // null: not allowed now
      key: string; // "1" to "9", or ""
    }
  : never;

export interface ChoiceGroup {
  title: string;
  choices: Choice[];
}

const KEYS = 9;
const ENDS = ["done", "end"]; // end a phase or the turn; get key 0 when 1-9 are taken

export function groupChoices(layout: BoardLayout | null, phase: string, actions: LegalAction[]): ChoiceGroup[] {
  const left = new Map(actions.map((action) => [action.text, action]));
  const take = (text: string): LegalAction | null => {
    const found = left.get(text) ?? null;
    left.delete(text);
    return found;
  };
  const groups = (layout?.groups[phase] ?? []).map(({ title, verbs, always }) => {
    const shown = always.map((named) => choice(named, named.name, take(textForm(named.verb, named.arguments))));
    const others = [...left.values()].filter((action) => verbs.includes(action.verb));
    return { title, choices: [...shown, ...others.map((action) => choice(action, action.label, take(action.text)))] };
  });
  const rest = [...left.values()].map((action) => choice(action, action.label, action));
  if (rest.length) groups.push({ title: groups.length ? t("table-other") : "", choices: rest });
  return numbered(groups.filter((group) => group.choices.length));
}

/** An action by its verb and words, legal or not. */
interface Named {
  readonly verb: string;
  readonly arguments: Readonly<Record<string, string>>;
}

const choice = ({ verb, arguments: words }: Named, name: string, action: LegalAction | null): Choice =>
  ({
    text: textForm(verb, words),
    verb,
    arguments: words,
    name,
    label: action?.label ?? name,
    action,
    key: "",
  }) as Choice;

/** Keys go by position, so that a good keeps its key during a phase; if there are too many choices, to the legal ones. */
function numbered(groups: ChoiceGroup[]): ChoiceGroup[] {
  const all = groups.flatMap((group) => group.choices);
  const keyed = all.length <= KEYS ? all : all.filter((each) => each.action);
  keyed.slice(0, KEYS).forEach((each, i) => (each.key = String(i + 1)));
  const end = keyed.find((each) => ENDS.includes(each.text) && !each.key);
  if (end) end.key = "0";
  return groups;
}

/** What Enter does: the hinted choice, or the only legal one; never one with a warning. */
export function defaultChoice(groups: ChoiceGroup[], hinted: string): Choice | null {
  const allowed = groups.flatMap((group) => group.choices).filter((each) => each.action);
  const found = allowed.find((each) => each.text === hinted) ?? (allowed.length === 1 ? allowed[0] : undefined);
  return found && !found.action?.warning ? found : null;
}

/** The props of a choice's button that come from the table; the game adds name and detail. */
export const buttonOf = (table: BoardProps, { text, action }: Choice) => ({
  text,
  legal: action !== null,
  warning: action?.warning ?? "",
  main: table.defaultAction === text,
  hinted: table.hinted === text,
  armed: table.armed === text,
  key: table.defaultAction === text ? "Enter" : table.keyOf(text),
  press: (anchor: Element) => table.choose(text, anchor),
});
