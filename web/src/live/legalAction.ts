// A legal action as boards and prompts use it: its words and facts as the server sent them, and its texts.
import { formatMessage, type Context } from "../messages/format";
import type { Arguments, Message } from "../messages/message";
import type { AnyAction } from "../wire/games";

/** What a client makes of an action. The texts are in the page's language, and reactive. */
interface Texts {
  /** The text form: `buy:robots`. */
  readonly text: string;
  /** The label: its arguments are the words and the facts. */
  readonly message: Message;
  /** The warning of a certain bad outcome, or null. */
  readonly warns: Message | null;
  readonly label: string;
  /** "" if nothing is to be feared. */
  readonly warning: string;
}

/**
 * A legal action of a game: a union told apart by `verb`, so that `if (action.verb === "buy") action.facts.price` is
 * typed. A board narrows `LegalAction[]` to its game by `table.actions as LegalAction<Action>[]`.
 */
export type LegalAction<Action extends AnyAction = AnyAction> = Action extends AnyAction
  ? Readonly<Pick<Action, "action" | "verb" | "arguments" | "facts">> & Texts
  : never;

/** The action of a game that has this verb. */
export type ActionOf<Action extends AnyAction, Verb extends Action["verb"]> = Extract<Action, { verb: Verb }>;

/** `context` is where the labels are said, asked whenever a text is read. */
export function legalAction(view: AnyAction, context: () => Context): LegalAction {
  const { action, verb, facts } = view;
  const message = labelOf(view);
  const warns = view.warning ?? null;
  return {
    action,
    verb,
    arguments: view.arguments,
    facts,
    text: textForm(verb, view.arguments),
    message,
    warns,
    get label() {
      return formatMessage(message, context());
    },
    get warning() {
      return warns ? formatMessage(warns, context()) : "";
    },
  } as LegalAction;
}

/** `buy:robots`: what commands, premoves and lessons call an action. */
export const textForm = (verb: string, words: Readonly<Record<string, string>>): string =>
  [verb, ...Object.values(words)].join(":");

function labelOf({ verb, label, ...view }: AnyAction): Message {
  const facts: Arguments = view.facts;
  return [label || `action-${verb}`, { ...view.arguments, ...facts }];
}
