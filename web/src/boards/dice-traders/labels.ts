// Texts of the board.
import { formatList, plural, t } from "../../i18n/translate";
import type { BoardProps } from "../contract";

/** "1 Robot", "2 Robots". */
export const countGood = ({ say }: Pick<BoardProps, "say">, units: number, good: string): string =>
  say(["amount", { units, good }]);

/** "1 die shows Ore", "3 dice show Ore". */
export const diceShow = (n: number, what: string): string => plural(n, "{0} die shows {1}", "{0} dice show {1}", what);

const NUMBERS = [t("none"), t("one"), t("two"), t("three"), t("four"), t("five")];
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

/** All of n dice: "it", "both", "all three". */
export const allOfThem = (n: number): string => [t("none"), t("it"), t("both")][n] ?? t("all {0}", numberWord(n));

/** "2 Fuel and Ore", in the order of the dice. */
export function listGoods(titles: string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const parts = [...counts].map(([title, n]) => (n > 1 ? `${n} ${title}` : title));
  return formatList(parts);
}
