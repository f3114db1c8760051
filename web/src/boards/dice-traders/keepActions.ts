// From the dice that a player has picked to the `lock` action that keeps them.
import type { ActionView } from "../../wire/types";

/** The dice of an action: "lock:1+3" → [0, 2]. */
export function diceInAction(action: string): number[] {
  const [verb, dice] = action.split(":");
  return verb === "lock" && dice ? dice.split("+").map((die) => Number(die) - 1) : [];
}

export const keepActionText = (picked: Iterable<number>): string =>
  `lock:${[...picked]
    .sort((a, b) => a - b)
    .map((die) => die + 1)
    .join("+")}`;

const goodsOf = (dice: string[], which: Iterable<number>): string =>
  [...which]
    .map((die) => dice[die])
    .sort()
    .join();

/** The legal action that keeps the picked dice. Only one is offered among dice that show the same good. */
export function findKeepAction(
  picked: Iterable<number>,
  dice: string[],
  actions: ActionView[],
): ActionView | undefined {
  const wanted = goodsOf(dice, picked);
  return actions.find(({ text }) => diceInAction(text).length > 0 && goodsOf(dice, diceInAction(text)) === wanted);
}

/** The legal action that keeps all loose dice. */
export function findKeepAllAction(locked: boolean[], dice: string[], actions: ActionView[]): ActionView | undefined {
  const loose = locked.flatMap((kept, die) => (kept ? [] : [die]));
  return findKeepAction(loose, dice, actions);
}
