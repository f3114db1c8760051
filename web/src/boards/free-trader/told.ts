// What a step told, for the pieces that show it currentStep.
type Told = Record<string, unknown>;

const number = (event: Told, key: string): number => Number(event[key] ?? 0);

/** What one event does to the tank. Jumps tell what is left, so what they cost is told by the sum of the others. */
const CHANGES: Record<string, (event: Told) => number> = {
  bought: (event) => -number(event, "price"),
  sold: (event) => number(event, "price") - number(event, "forfeited"),
  upgraded: (event) => -number(event, "cost"),
  salvaged: (event) => number(event, "gain") - number(event, "forfeited"),
  paid: (event) => -number(event, "amount"),
  month: (event) => -number(event, "due"),
};

/** The Vectorium that a step brought or took, as far as its events say so. */
export const gained = (events: readonly Told[]): number =>
  events.reduce((sum, event) => sum + (CHANGES[String(event["event"])]?.(event) ?? 0), 0);
