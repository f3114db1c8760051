// The price history of a table: the board records it, the market draws it.
import { savePrices, loadPrices, addRound } from "./priceHistory";
import type { Board } from "./view";

export class PriceHistory {
  #table = "";
  rounds = $state.raw<Record<number, number[]>>({});

  record(table: string, board: Board): void {
    const before = table === this.#table ? this.rounds : loadPrices(table);
    this.#table = table;
    this.rounds = addRound(before, board);
    savePrices(table, this.rounds);
  }
}
