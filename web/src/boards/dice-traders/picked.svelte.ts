// The dice picked so far: the board and the prompt show the same choice, which is nobody else's business until it is made.
import { SvelteSet } from "svelte/reactivity";

const dice = new SvelteSet<number>();
let of = $state(""); // the table and state it belongs to

/** What is picked at a table in its present state; a new state begins with nothing. */
export function picked(table: string, version: number): ReadonlySet<number> {
  return of === `${table}@${version}` ? dice : NONE;
}
const NONE: ReadonlySet<number> = new SvelteSet<number>();

export function toggle(table: string, version: number, die: number): void {
  if (of !== `${table}@${version}`) {
    of = `${table}@${version}`;
    dice.clear();
  }
  if (!dice.delete(die)) dice.add(die);
}
