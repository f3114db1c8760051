// Turns steps and results into text.
import { formatMessage, type Context } from "../messages/format";
import type { Message } from "../messages/message";
import { botName, humanize, seatLetter } from "../pieces/format";
import type { ResultView, StepView } from "../wire/types";
import { formatList, t } from "../messages/text";
import type { Standing } from "./standings";
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
  const who = names[step.seat] ?? t("seat", { number: step.seat + 1 });
  switch (step.kind) {
    case "play":
      return storyOf(step);
    case "undo":
      return [t("table-takes-back-a-move", { who })];
    case "ask":
      return [step.text === "draw" ? t("table-offers-a-draw", { who }) : t("table-proposes-a-takeback", { who })];
    case "answer":
      return [step.value ? t("table-accepts", { who }) : t("table-declines", { who })];
    case "sit":
      return [t("table-joins", { step: step.text })];
    case "bot":
      return [t("table-the-bot-joins-as", { bot: botName(step.text), seat: seatLetter(step.seat) })];
    case "leave":
      return [t("table-leaves-the-table", { who })];
    case "replace":
      return [t("table-the-bot-takes-over-for", { bot: botName(step.text), who })];
    case "resign":
      return [t("table-resigns", { who })];
    case "flag":
      return [t("table-ran-out-of-time", { who })];
    case "forfeit":
      return [t("table-left-the-game-and-lost", { who })];
    case "unrate":
      return [t("table-game-will-not-rated")];
    case "resume":
      return [t("table-server-down-nobody-lost-time")];
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
    if (!winners.length) return t("table-the-game-is-lost");
    return mine === 0 ? t("table-you-made-it") : t("table-made-it", { name: names[0] });
  }
  if (!winners.length) return t("table-nobody-wins");
  if (winners.length === 1)
    return winners[0] === mine ? t("table-you-win") : t("table-wins", { value: names[winners[0]!] });
  const those = [...winners]
    .sort((a, b) => Number(b === mine) - Number(a === mine))
    .map((seat) => (seat === mine ? t("common-you") : (names[seat] ?? "")));
  return winners.includes(mine)
    ? t("table-share-the-win-you", { list: formatList(those) })
    : t("table-share-the-win", { list: formatList(those) });
}

const PLACES = [
  "",
  t("table-you-came-second"),
  t("table-you-came-third"),
  t("table-you-came-fourth"),
  t("table-you-came-fifth"),
  t("table-you-came-sixth"),
];

/** "You came third."; "" for winners and for those who resigned. */
export function placeText(all: readonly Standing[], mine: number): string {
  const place = all.find(({ seat }) => seat === mine)?.place ?? 0;
  if (all.length < 2 || place < 2) return "";
  return PLACES[place - 1] ?? t("table-you-came-th", { place });
}
