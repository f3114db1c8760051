// Goods and titles of the layout, in the page's language.
import type { BoardLayout } from "../contract";

/** The goods by word, with title and letter. */
export const goodsByWord = (layout: BoardLayout): Record<string, BoardLayout["goods"][number]> =>
  Object.fromEntries(layout.goods.map((good) => [good.word, good]));

/** The title of a word of one kind: "small" → "Small". */
export const titleOf = (layout: BoardLayout, kind: string, word: string): string =>
  layout.words[kind]?.find((named) => named.word === word)?.title ?? word;
