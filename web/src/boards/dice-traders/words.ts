// Small helpers that the parts of this board share.
import type { Plan } from "../contract";

/** Goods by word: what they are called and their letter. */
export const alphabet = (plan: Plan): Record<string, Plan["goods"][number]> =>
  Object.fromEntries(plan.goods.map((good) => [good.word, good]));

/** The title of a word of some kind: "small" → "Small". */
export const titled = (plan: Plan, kind: string, word: string): string =>
  plan.words[kind]?.find((named) => named.word === word)?.title ?? word;

/** "1 die shows Ore", "3 dice show Ore". */
export const diceShow = (n: number, what: string): string => `${n} ${n === 1 ? "die shows" : "dice show"} ${what}`;

/** So many milliseconds, or none for those who want nothing to move. */
export const motion = (ms: number): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms);
