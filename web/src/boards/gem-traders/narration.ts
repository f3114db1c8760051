// What the events of a step changed, for the animations of the board.
import type { StepView } from "../../wire/types";
import { eventsIn, type Counts } from "./view";

/** The units that a step gave to a seat or took from it: [good, change]. */
export function unitChanges(step: StepView | null, seat: number): [string, number][] {
  const sum: Counts = {};
  const add = (good: string, units: number): void => {
    sum[good] = (sum[good] ?? 0) + units;
  };
  for (const event of eventsIn(step)) {
    const mine = event.seat === seat;
    switch (event.event) {
      case "traded":
        if (mine) {
          add(event.good, -event.paid);
          add(event.for, event.got);
        }
        break;
      case "mined":
      case "salvaged":
      case "found":
      case "converted":
        if (mine) add(event.good, 1);
        break;
      case "paid":
      case "dropped":
        if (mine) add(event.good, -event.units);
        break;
      case "resolved":
        if (mine) add("gold", event.gold);
        break;
      case "fee":
      case "got":
      case "swapped":
        if (mine || event.whom === seat) add(event.good, mine ? 1 : -1);
        break;
      case "gave":
        if (mine || event.whom === seat) add(event.good, mine ? -1 : 1);
    }
  }
  return Object.entries(sum).filter(([, units]) => units !== 0);
}

/** The dice that a step turned or moved. */
export const changedDice = (step: StepView | null): Set<string> =>
  new Set(eventsIn(step).flatMap((event) => (event.event === "die" ? [event.good] : [])));

/** The slots of the market, from 0, where a step revealed a card. */
export const revealedSlots = (step: StepView | null): Set<number> =>
  new Set(eventsIn(step).flatMap((event) => (event.event === "turned_up" ? [event.place_in_row - 1] : [])));
