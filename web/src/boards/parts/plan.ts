// Goods and titles of the plan.
import type { Plan } from "../contract";
import { serverText } from "../../i18n/serverText";

/** The goods by word, with title and letter. */
export const goodsByWord = (plan: Plan): Record<string, Plan["goods"][number]> =>
  Object.fromEntries(plan.goods.map((good) => [good.word, { ...good, title: serverText(good.title) }]));

/** The title of a word of one kind: "small" → "Small". */
export const titleOf = (plan: Plan, kind: string, word: string): string =>
  serverText(plan.words[kind]?.find((named) => named.word === word)?.title ?? word);
