// Choosing several units of several goods before they are played: how many of each, within what the server allows.
import type { PlanStep } from "../plan";

/** A good of which units can be chosen. */
export interface Unit {
  /** The text form of the action that moves one unit. */
  action: string;
  word: string;
  /** How many there are. */
  have: number;
  /** How many can be chosen. */
  most: number;
}

/** Units chosen, by action. */
export type Chosen = Readonly<Record<string, number>>;

export const chosenUnits = (chosen: Chosen): number => Object.values(chosen).reduce((sum, units) => sum + units, 0);

/**
 * What a panel begins with: everything if it fits; else units of what there is most of, gold first where one gets
 * something and last where one gives.
 */
export function suggested(units: readonly Unit[], total: number, getting: boolean): Chosen {
  const left = new Map(units.map((unit) => [unit, unit.have]));
  const chosen: Record<string, number> = {};
  for (let n = 0; n < total; n++) {
    const open = units.filter((unit) => (chosen[unit.action] ?? 0) < unit.most);
    const rank = (unit: Unit): number => (unit.word === "gold" ? (getting ? Infinity : -1) : left.get(unit)!);
    const next = open.reduce<Unit | null>((best, unit) => (best && rank(best) >= rank(unit) ? best : unit), null);
    if (!next) break;
    chosen[next.action] = (chosen[next.action] ?? 0) + 1;
    left.set(next, left.get(next)! - 1);
  }
  return chosen;
}

/** Sets the number of one good; what would be too many in all is taken from the goods of which most are chosen. */
export function withUnits(chosen: Chosen, action: string, units: number, total: number): Chosen {
  const next: Record<string, number> = { ...chosen, [action]: Math.min(units, total) };
  while (chosenUnits(next) > total) {
    const others = Object.entries(next).filter(([other]) => other !== action);
    const [most] = others.reduce((best, entry) => (entry[1] > best[1] ? entry : best));
    next[most]! -= 1;
  }
  return next;
}

export const stepsOf = (units: readonly Unit[], chosen: Chosen): PlanStep[] =>
  units.flatMap(({ action }) => Array.from({ length: chosen[action] ?? 0 }, () => action));
