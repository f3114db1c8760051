// Texts of the board.
import { t } from "./text";
import { formatList } from "../../messages/text";
import type { BoardProps } from "../contract";

/** "1 Robot", "2 Robots". */
export const countGood = ({ say }: Pick<BoardProps, "say">, units: number, good: string): string =>
  say(["amount", { units, good }]);

/** "1 die shows Ore", "3 dice show Ore". */
export const diceShow = (n: number, what: string): string => t("client-die-shows", { number: n, what });

/** "2 Fuel and Ore", in the order of the dice. */
export function listGoods(titles: string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const parts = [...counts].map(([title, n]) => (n > 1 ? `${n} ${title}` : title));
  return formatList(parts);
}
