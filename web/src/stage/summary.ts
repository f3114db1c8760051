// What others did since one's own last turn, in a line for each.
import type { BoardProps } from "../boards/contract";
import type { Message } from "../messages/message";
import type { Choreography } from "./cue";
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
  const deeds = new Map<string, Message>();
  const events = since.flatMap(({ step }) => step.events.map((event) => ({ event, step })));
  for (const { event, step } of events.filter(({ event }) => event.seat === seat)) {
    const deed = choreography.deeds[event.event]?.(event as never, table, step);
    if (!deed) continue;
    const [[id, facts], about = ""] = deed;
    const key = `${id} ${about}`;
    const units = Number(facts["units"]) + Number(deeds.get(key)?.[1]["units"] ?? 0);
    if (!("units" in facts)) deeds.delete(key); // the latest counts, in its place
    deeds.set(key, [id, "units" in facts ? { ...facts, units } : facts]);
  }
  return [...deeds.values()];
}
