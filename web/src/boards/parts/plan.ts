// Goods and titles of the plan, which `translatePlan` has translated already.
import { serverText } from "../../i18n/serverText";
import type { Plan } from "../contract";

/** The goods by word, with title and letter. */
export const goodsByWord = (plan: Plan): Record<string, Plan["goods"][number]> =>
  Object.fromEntries(plan.goods.map((good) => [good.word, good]));

/** The title of a word of one kind: "small" → "Small". */
export const titleOf = (plan: Plan, kind: string, word: string): string =>
  plan.words[kind]?.find((named) => named.word === word)?.title ?? serverText(word);
