// Totals over the events of a step, for the pieces that animate it.
import type { Event } from "./view";

/** What an event adds to the tank. A `jumped` event carries no cost of its own. */
function changeBy(event: Event): number {
  switch (event.event) {
    case "bought":
      return -event.price;
    case "sold":
      return event.price - event.forfeited;
    case "upgraded":
      return -event.cost;
    case "salvaged":
      return event.gain - event.forfeited;
    case "paid":
      return -event.amount;
    case "month":
      return -event.due;
    default:
      return 0;
  }
}

/** The Vectorium gained or lost in a step, as far as its events say. */
export const moneyChange = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + changeBy(event), 0);
