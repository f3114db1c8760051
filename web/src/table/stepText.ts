// Turns steps and results into text.
import { formatMessage, type Context } from "../messages/format";
import type { Message } from "../messages/message";
import { botName, humanize, seatLetter } from "../pieces/format";
import type { ResultView, StepView } from "../wire/types";
import { formatList, t } from "../i18n/translate";
import { storyOf } from "./story";

/** A line of the log: what the game says, or the table. */
export type Line = Message | string;

/** Moves without a story (opening a menu, ending a phase) are left out of the log. */
export const hasText = ({ kind, story }: StepView): boolean => kind !== "play" || story.length > 0;

export const lineText = (line: Line, context: Context): string =>
  typeof line === "string" ? line : formatMessage(line, context);

export const stepText = (step: StepView, context: Context): string =>
  stepLines(step, context.seats ?? [])
    .map((line) => lineText(line, context))
    .join(" ");

export function stepLines(step: StepView, names: readonly string[]): Line[] {
  const who = names[step.seat] ?? t("Seat {0}", step.seat + 1);
  switch (step.kind) {
    case "play":
      return storyOf(step);
    case "undo":
      return [t("{0} takes back a move.", who)];
    case "ask":
      return [step.text === "draw" ? t("{0} offers a draw.", who) : t("{0} proposes a takeback.", who)];
    case "answer":
      return [step.value ? t("{0} accepts.", who) : t("{0} declines.", who)];
    case "sit":
      return [t("{0} joins.", step.text)];
    case "bot":
      return [t("The {0} bot joins as {1}.", botName(step.text), seatLetter(step.seat))];
    case "leave":
      return [t("{0} leaves the table.", who)];
    case "replace":
      return [t("The {0} bot takes over for {1}.", botName(step.text), who)];
    case "resign":
      return [t("{0} resigns.", who)];
    case "flag":
      return [t("{0} ran out of time.", who)];
    case "forfeit":
      return [t("{0} left the game and lost.", who)];
    case "unrate":
      return [t("This game will not be rated.")];
    case "resume":
      return [t("The server was down; nobody lost time.")];
    default:
      return [humanize(step.kind)];
  }
}

const ENDINGS = ["done", "end", "pass", "retire"]; // their consequences are obvious to the player

/** What followed from a seat's latest move besides the move itself: phases that ended, cards, dice, forced moves. */
export function consequences(log: readonly StepView[], seat: number): Message[] {
  const mine = log.filter((step) => step.kind === "play" && step.seat === seat);
  const last = mine.filter((step) => !step.forced).at(-1);
  const lines = last && !ENDINGS.includes(last.verb) ? storyOf(last).slice(1) : [];
  const forced = mine.filter((step) => step.forced && step.number > (last?.number ?? 0));
  return [...lines, ...forced.flatMap(storyOf)];
}

/** "Ada wins." and the like. */
export function outcomeText({ winners }: ResultView, names: string[], mine: number): string {
  if (names.length === 1) {
    if (!winners.length) return t("The game is lost.");
    return mine === 0 ? t("You made it.") : t("{0} made it.", names[0]);
  }
  if (!winners.length) return t("Nobody wins.");
  if (winners.length === 1) return winners[0] === mine ? t("You win.") : t("{0} wins.", names[winners[0]!]);
  const those = [...winners]
    .sort((a, b) => Number(b === mine) - Number(a === mine))
    .map((seat) => (seat === mine ? t("You") : (names[seat] ?? "")));
  return winners.includes(mine)
    ? t("{0} share the win. @you", formatList(those))
    : t("{0} share the win.", formatList(those));
}

const PLACES = [
  "",
  t("You came second."),
  t("You came third."),
  t("You came fourth."),
  t("You came fifth."),
  t("You came sixth."),
];

/** "You came third."; "" for winners. */
export function placeText({ winners, scores }: ResultView, mine: number): string {
  const score = scores[mine];
  if (score === undefined || scores.length < 2 || winners.includes(mine)) return "";
  const place = scores.filter((each) => each > score).length;
  return PLACES[place] ?? t("You came {0}th.", place + 1);
}
