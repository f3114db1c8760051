// The dice picked so far, shared by the board and the prompt. The selection stays in the browser until it is played.
import { SvelteSet } from "svelte/reactivity";

const dice = new SvelteSet<number>();
let position = $state(""); // the table and version it belongs to

/** The dice picked in the current position; a new position starts with none. */
export function selectedDice(table: string, version: number): ReadonlySet<number> {
  return position === `${table}@${version}` ? dice : NONE;
}
const NONE: ReadonlySet<number> = new SvelteSet<number>();

export function toggleDie(table: string, version: number, die: number): void {
  if (position !== `${table}@${version}`) {
    position = `${table}@${version}`;
    dice.clear();
  }
  if (!dice.delete(die)) dice.add(die);
}
