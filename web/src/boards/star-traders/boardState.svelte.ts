// What a board of Star Traders keeps between positions, shared by the map, the market and the prompt.
import type { BoardProps } from "../contract";
import { courseTo } from "./destinations";
import { PriceHistory } from "./priceHistory.svelte";
import type { SectorName } from "./view";

export class BoardState {
  readonly prices = new PriceHistory();
  /** The sector that is hovered or focused, in the prompt or on the map. */
  sector = $state("");
  /** The rotation of a region that is hovered or focused. */
  tile = $state.raw<{ face: string; turns: number } | null>(null);
  /** The chosen destination, and the position in which it was chosen. */
  #course = $state.raw<{ sector: SectorName; version: number } | null>(null);

  /** The destination that is chosen in this position, or "". */
  courseAt({ state }: Pick<BoardProps, "state">): SectorName {
    return this.#course?.version === state.version ? this.#course.sector : "";
  }

  /** Choose a destination; once it is chosen, fly there. */
  steer(table: BoardProps, sector: SectorName, anchor?: Element): void {
    if (this.courseAt(table) === sector) table.run(courseTo(table, sector), anchor);
    else this.#course = { sector, version: table.state.version };
  }
}

export const ownState = ({ own }: Pick<BoardProps, "own">): BoardState => own as BoardState;
