// Small helpers that boards share.
import type { Plan } from "../contract";
import { serverText } from "../../i18n/serverText";

/** Goods by word: what they are called and their letter. */
export const alphabet = (plan: Plan): Record<string, Plan["goods"][number]> =>
  Object.fromEntries(plan.goods.map((good) => [good.word, { ...good, title: serverText(good.title) }]));

/** The title of a word of some kind: "small" → "Small". */
export const titled = (plan: Plan, kind: string, word: string): string =>
  serverText(plan.words[kind]?.find((named) => named.word === word)?.title ?? word);

/** So many milliseconds, or none for those who want nothing to move. */
export const motion = (ms: number): number => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : ms);
