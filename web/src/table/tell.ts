// A step in words, one line or several.
import { human, withNames } from "../pieces/words";
import type { ResultView, StepView } from "../wire/types";

/** A decision that changes nothing by itself (a menu, the end of a part) has no story: the log does without it. */
export const isTold = ({ kind, story }: StepView): boolean => kind !== "play" || story.length > 0;

export function tell(step: StepView, names: string[]): string[] {
  const who = names[step.seat] ?? `Seat ${step.seat + 1}`;
  switch (step.kind) {
    case "play":
      if (step.story.length) return step.story.map((line) => withNames(line, names));
      return [step.action === "done" ? `${who} goes on.` : `${who}: ${human(step.action.replace(":", " "))}.`];
    case "undo":
      return [`${who} takes a decision back.`];
    case "ask":
      return [`${who} asks ${step.text === "draw" ? "to call it a draw" : "to take a decision back"}.`];
    case "answer":
      return [`${who} ${step.value ? "agrees" : "does not agree"}.`];
    case "sit":
      return [`${step.text} sits down.`];
    case "bot":
      return [`A ${human(step.text)} bot takes seat ${step.seat + 1}.`];
    case "leave":
      return [`${who} leaves the table.`];
    case "replace":
      return [`A ${human(step.text)} bot plays on in seat ${step.seat + 1}.`];
    case "resign":
      return [`${who} resigns.`];
    case "flag":
      return [`The time of ${who} is up.`];
    case "resume":
      return ["The server was away; nobody's clock ran meanwhile."];
    default:
      return [human(step.kind)];
  }
}

const ENDINGS = ["done", "end", "pass"]; // of a part of a turn: whoever presses them knows what follows

/** What came of somebody's latest decision beyond what they pressed: a part of the turn that ended by itself, cards, dice. */
export function followed(log: readonly StepView[], seat: number, names: string[]): string {
  const last = log.filter((step) => step.kind === "play" && step.seat === seat).at(-1);
  const lines = last && !ENDINGS.includes(last.action) ? tell(last, names).slice(1) : [];
  return lines.join(" ");
}

/** "Ada wins." and the like. */
export function outcome({ winners }: ResultView, names: string[], mine: number): string {
  if (names.length === 1) {
    if (!winners.length) return "The game is lost.";
    return mine === 0 ? "You made it." : `${names[0]} made it.`;
  }
  if (!winners.length) return "Nobody wins.";
  if (winners.length === 1) return `${winners[0] === mine ? "You win" : `${names[winners[0]!]} wins`}.`;
  const those = [...winners]
    .sort((a, b) => Number(b === mine) - Number(a === mine))
    .map((seat) => (seat === mine ? "You" : names[seat]));
  return `${those.slice(0, -1).join(", ")} and ${those.at(-1)} share the win.`;
}

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** "You came third." for whoever did not win. */
export function came({ winners, scores }: ResultView, mine: number): string {
  const score = scores[mine];
  if (score === undefined || scores.length < 2 || winners.includes(mine)) return "";
  const place = scores.filter((each) => each > score).length;
  return place ? `You came ${PLACES[place] ?? `${place + 1}th`}.` : "";
}
