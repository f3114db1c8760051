// The price history of the open table: the board records it, the market draws it.
import { savePrices, loadPrices, addRound } from "./priceHistory";
import type { Board } from "./view";

let tableId = "";
let rounds = $state.raw<Record<number, number[]>>({});

export function recordPrices(table: string, board: Board): void {
  const before = table === tableId ? rounds : loadPrices(table);
  tableId = table;
  rounds = addRound(before, board);
  savePrices(table, rounds);
}

export const priceHistory = (): Record<number, number[]> => rounds;
