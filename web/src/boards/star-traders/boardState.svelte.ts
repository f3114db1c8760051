// What a board of Star Traders keeps between positions, shared by the map, the market and the prompt.
import type { BoardProps } from "../contract";
import { Autopilot } from "./autopilot.svelte";
import { PriceHistory } from "./priceHistory.svelte";

export class BoardState {
  readonly autopilot = new Autopilot();
  readonly prices = new PriceHistory();
  /** The sector that is hovered or focused, in the prompt or on the map. */
  sector = $state("");
  /** The rotation of a region that is hovered or focused. */
  tile = $state.raw<{ face: string; turns: number } | null>(null);
}

export const ownState = ({ own }: Pick<BoardProps, "own">): BoardState => own as BoardState;
