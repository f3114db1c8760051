// From the dice that a player has picked to the `lock` action that keeps them.
import type { ActionOf, LegalAction } from "../../live/legalAction";
import type { Action } from "../../wire/dice-traders";

export type KeepAction = LegalAction<ActionOf<Action, "lock">>;

export const keepActions = (actions: LegalAction[]): KeepAction[] =>
  (actions as LegalAction<Action>[]).filter((action) => action.verb === "lock");

/** The text form of keeping dice, legal or not. */
export const keepActionText = (picked: Iterable<number>): string =>
  `lock:${[...picked]
    .sort((a, b) => a - b)
    .map((die) => die + 1)
    .join("+")}`;

const sorted = (goods: readonly string[]): string => [...goods].sort().join();

/** The legal action that keeps the picked dice. Only one is offered among dice that show the same good. */
export function findKeepAction(
  picked: Iterable<number>,
  dice: string[],
  actions: LegalAction[],
): KeepAction | undefined {
  const wanted = sorted([...picked].map((die) => dice[die]!));
  return keepActions(actions).find(({ facts }) => sorted(facts.good) === wanted);
}

/** For each good that loose dice show, the action that keeps all of them and rolls the rest. */
export function keepEachGood(actions: LegalAction[]): KeepAction[] {
  const most = new Map<string, KeepAction>();
  for (const action of keepActions(actions)) {
    const [good, ...others] = action.facts.good;
    if (!good || !action.facts.rest || others.some((other) => other !== good)) continue;
    if ((most.get(good)?.facts.good.length ?? 0) <= others.length) most.set(good, action);
  }
  return [...most.values()];
}

/** The legal action that keeps all loose dice. */
export function findKeepAllAction(locked: boolean[], dice: string[], actions: LegalAction[]): KeepAction | undefined {
  const loose = locked.flatMap((kept, die) => (kept ? [] : [die]));
  return findKeepAction(loose, dice, actions);
}
