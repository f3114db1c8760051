// Turns steps and results into text.
import { formatMessage, type Context } from "../messages/format";
import { messageOf, type Message } from "../messages/message";
import { botName, humanize, seatLetter } from "../pieces/format";
import type { ResultView, StepView } from "../wire/types";
import { formatList, t } from "../messages/text";
import type { Standing } from "./standings";
import { storyOf } from "./story";

/** Moves without a story (opening a menu, ending a phase) are left out of the log. */
export const hasText = ({ kind, story }: StepView): boolean => kind !== "play" || story.length > 0;

export const stepText = (step: StepView, context: Context): string =>
  stepLines(step)
    .map((line) => formatMessage(line, context))
    .join(" ");

/** The lines of a step in the log: what the game says, or the table. */
export function stepLines(step: StepView): Message[] {
  if (step.kind === "play") return storyOf(step);
  if (step.kind === "ask")
    return [messageOf(step.text === "draw" ? "table-offers-a-draw" : "table-proposes-a-takeback", { seat: step.seat })];
  if (step.kind === "answer") return [messageOf(step.value ? "table-accepts" : "table-declines", { seat: step.seat })];
  return [LINES[step.kind]?.(step) ?? messageOf("text", { text: humanize(step.kind) })];
}

/** What happens at the table besides moves, by the kind of step. */
const LINES: Readonly<Record<string, (step: StepView) => Message>> = {
  undo: ({ seat }) => messageOf("table-takes-back-a-move", { seat }),
  sit: ({ text }) => messageOf("table-joins", { "text-name": text }), // the seat may have changed hands since
  bot: ({ text, seat }) => messageOf("table-the-bot-joins-as", { bot: botName(text), letter: seatLetter(seat) }),
  leave: ({ seat }) => messageOf("table-leaves-the-table", { seat }),
  replace: ({ text, seat }) => messageOf("table-the-bot-takes-over-for", { bot: botName(text), seat }),
  resign: ({ seat }) => messageOf("table-resigns", { seat }),
  flag: ({ seat }) => messageOf("table-ran-out-of-time", { seat }),
  forfeit: ({ seat }) => messageOf("table-left-the-game-and-lost", { seat }),
  start: () => messageOf("common-start"), // of a replay
  unrate: () => messageOf("table-game-will-not-rated"),
  resume: () => messageOf("table-server-down-nobody-lost-time"),
};

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
