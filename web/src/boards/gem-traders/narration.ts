// What the events of a step changed, for the animations of the board.
import type { StepView } from "../../wire/types";
import { eventsIn } from "./view";

/** The dice that a step turned or moved. */
export const changedDice = (step: StepView | null): Set<string> =>
  new Set(eventsIn(step).flatMap((event) => (event.event === "die" ? [event.good] : [])));

/** The slots of the market, from 0, where a step revealed a card. */
export const revealedSlots = (step: StepView | null): Set<number> =>
  new Set(eventsIn(step).flatMap((event) => (event.event === "turned_up" ? [event.place_in_row - 1] : [])));
