// What a board of Dice Traders keeps between positions: the dice picked so far, shared by the board and the prompt. They
// stay in the browser until they are played.
import { SvelteSet } from "svelte/reactivity";
import type { BoardProps } from "../contract";

export class BoardState {
  #dice = new SvelteSet<number>();
  #version = $state(-1); // of the position they belong to

  /** The dice picked in a position; a new position starts with none. */
  selectedDice(version: number): ReadonlySet<number> {
    return this.#version === version ? this.#dice : NONE;
  }

  toggleDie(version: number, die: number): void {
    if (this.#version !== version) {
      this.#version = version;
      this.#dice.clear();
    }
    if (!this.#dice.delete(die)) this.#dice.add(die);
  }
}
const NONE: ReadonlySet<number> = new Set<number>();

export const ownState = ({ own }: Pick<BoardProps, "own">): BoardState => own as BoardState;
