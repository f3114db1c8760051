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

const MAX_LISTED = 6;

/** What can be kept with one press, rolling the rest: anything where there is little to choose, else all dice of a good. */
export function quickKeeps(actions: LegalAction[]): KeepAction[] {
  const partial = keepActions(actions).filter(({ facts }) => facts.rest > 0);
  if (partial.length <= MAX_LISTED) return partial;
  const most = new Map<string, KeepAction>();
  for (const action of partial) {
    const [good, ...others] = action.facts.good;
    if (!good || others.some((other) => other !== good)) continue;
    if ((most.get(good)?.facts.good.length ?? 0) <= others.length) most.set(good, action);
  }
  return [...most.values()];
}

/** The legal action that keeps all loose dice. */
export function findKeepAllAction(locked: boolean[], dice: string[], actions: LegalAction[]): KeepAction | undefined {
  const loose = locked.flatMap((kept, die) => (kept ? [] : [die]));
  return findKeepAction(loose, dice, actions);
}
