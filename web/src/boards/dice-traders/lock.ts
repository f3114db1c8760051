// From the dice a player has picked to the action that keeps them.
import type { ActionView } from "../../wire/types";
import { formatList as list, t } from "../../i18n/translate";

/** The dice of a text form: "lock:1+3" → [0, 2]. */
export function diceOf(action: string): number[] {
  const [verb, dice] = action.split(":");
  return verb === "lock" && dice ? dice.split("+").map((die) => Number(die) - 1) : [];
}

export const lockText = (picked: Iterable<number>): string =>
  `lock:${[...picked]
    .sort((a, b) => a - b)
    .map((die) => die + 1)
    .join("+")}`;

const goodsOf = (dice: string[], which: Iterable<number>): string =>
  [...which]
    .map((die) => dice[die])
    .sort()
    .join();

/** The action that keeps what is picked. Dice that show the same good are alike, and only one such choice is offered. */
export function lockOf(picked: Iterable<number>, dice: string[], actions: ActionView[]): ActionView | undefined {
  const wanted = goodsOf(dice, picked);
  return actions.find(({ text }) => diceOf(text).length > 0 && goodsOf(dice, diceOf(text)) === wanted);
}

/** The action that keeps every die that is still loose. */
export function lockAll(locked: boolean[], dice: string[], actions: ActionView[]): ActionView | undefined {
  const loose = locked.flatMap((kept, die) => (kept ? [] : [die]));
  return lockOf(loose, dice, actions);
}

const NUMBERS = [t("none"), t("one"), t("two"), t("three"), t("four"), t("five")];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** So many dice, all there are: "it", "both", "all three". */
export const allOf = (n: number): string => [t("none"), t("it"), t("both")][n] ?? t("all {0}", inWords(n));

/** "2 Fuel and Ore": what is picked, in the order of the dice. */
export function listed(titles: string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const parts = [...counts].map(([title, n]) => (n > 1 ? `${n} ${title}` : title));
  return list(parts);
}
