// What others did since one's own last turn, in a line for each.
import type { BoardProps } from "../boards/contract";
import type { Message } from "../messages/message";
import type { Choreography, Deed } from "./cue";
import type { Played } from "./stage.svelte";

export interface Summary {
  seat: number;
  deeds: Message[];
  /** By how much what they own has changed. */
  change: number;
  steps: Played[];
}

export function summarize(since: readonly Played[], table: BoardProps, choreography: Choreography): Summary[] {
  const [first, last] = [since[0], since.at(-1)];
  if (!first || !last) return [];
  const seats = [...new Set(since.map(({ step }) => step.seat))].filter((seat) => seat !== table.seat);
  return seats.map((seat) => ({
    seat,
    deeds: deedsOf(seat, since, table, choreography),
    change: choreography.moneyOf(last.after, seat) - choreography.moneyOf(first.before, seat),
    steps: since.filter(({ step }) => step.seat === seat),
  }));
}

function deedsOf(seat: number, since: readonly Played[], table: BoardProps, choreography: Choreography): Message[] {
  const deeds = new Map<string, Deed>();
  const events = since.flatMap(({ step }) => step.events).filter((event) => event.seat === seat);
  for (const event of events) {
    const deed = choreography.deedOf(event as never, table);
    if (!deed) continue;
    const units = (deed.units ?? 0) + (deeds.get(deed.key)?.units ?? 0);
    if (deed.units === undefined) deeds.delete(deed.key); // the latest counts, in its place
    deeds.set(deed.key, { ...deed, units });
  }
  return [...deeds.values()].map(({ message, units = 0 }) => message(units));
}
