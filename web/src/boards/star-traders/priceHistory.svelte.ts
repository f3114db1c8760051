// The history of the market at the table that is open: the board notes it, the market draws it.
import { keep, recall, remember } from "./priceHistory";
import type { StarTradersView } from "./view";

let of = "";
let rounds = $state.raw<Record<number, number[]>>({});

export function note(table: string, board: StarTradersView): void {
  const before = table === of ? rounds : recall(table);
  of = table;
  rounds = remember(before, board);
  keep(table, rounds);
}

export const history = (): Record<number, number[]> => rounds;
