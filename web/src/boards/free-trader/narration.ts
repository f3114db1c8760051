// Totals over the events of a step, for the pieces that animate it.
type GameEvent = Record<string, unknown>;

const numberIn = (event: GameEvent, key: string): number => Number(event[key] ?? 0);

/** What each kind of event adds to the tank. A `jumped` event carries no cost of its own. */
const CHANGES: Record<string, (event: GameEvent) => number> = {
  bought: (event) => -numberIn(event, "price"),
  sold: (event) => numberIn(event, "price") - numberIn(event, "forfeited"),
  upgraded: (event) => -numberIn(event, "cost"),
  salvaged: (event) => numberIn(event, "gain") - numberIn(event, "forfeited"),
  paid: (event) => -numberIn(event, "amount"),
  month: (event) => -numberIn(event, "due"),
};

/** The Vectorium gained or lost in a step, as far as its events say. */
export const moneyChange = (events: readonly GameEvent[]): number =>
  events.reduce((sum, event) => sum + (CHANGES[String(event["event"])]?.(event) ?? 0), 0);
