// What the events of a step changed, for the animations of the board.
import type { StepView } from "../../wire/types";
import type { Counts } from "./view";

type GemEvent = { event: string; seat: number } & Record<string, number | string>;

const eventsOf = (step: StepView | null): GemEvent[] => (step?.events ?? []) as GemEvent[];

/** The units that a step gave to a seat or took from it: [good, change]. */
export function unitChanges(step: StepView | null, seat: number): [string, number][] {
  const sum: Counts = {};
  const add = (good: unknown, units: unknown): void => {
    sum[String(good)] = (sum[String(good)] ?? 0) + Number(units);
  };
  for (const event of eventsOf(step)) {
    const mine = event.seat === seat;
    if (event.event === "traded" && mine) {
      add(event.good, -Number(event.paid));
      add(event.for, event.got);
    } else if (["mined", "salvaged", "found", "converted"].includes(event.event) && mine) add(event.good, 1);
    else if (["paid", "dropped"].includes(event.event) && mine) add(event.good, -Number(event.units ?? 1));
    else if (event.event === "resolved" && mine) add("gold", event.gold);
    else if (["fee", "got", "swapped"].includes(event.event) && (mine || event.whom === seat))
      add(event.good, mine ? 1 : -1);
    else if (event.event === "gave" && (mine || event.whom === seat)) add(event.good, mine ? -1 : 1);
  }
  return Object.entries(sum).filter(([, units]) => units !== 0);
}

/** The dice that a step turned or moved. */
export const changedDice = (step: StepView | null): Set<string> =>
  new Set(eventsOf(step).flatMap((event) => (event.event === "die" ? [String(event.good)] : [])));

/** The slots of the market, from 0, where a step revealed a card. */
export const revealedSlots = (step: StepView | null): Set<number> =>
  new Set(eventsOf(step).flatMap((event) => (event.event === "turned_up" ? [Number(event.place_in_row) - 1] : [])));
