// What a host decides about a table beside its game, seats and clock.
import type { SeatPlan } from "./seatPlan";

export interface TableTerms {
  stakes: "" | "rated" | "casual"; // "": as is defaultValue for those who play
  listed: "link" | "open";
  autoForced: boolean;
}

export const defaultTerms = (): TableTerms => ({ stakes: "", listed: "link", autoForced: true });

/** Games that wait for people are rated unless the host says otherwise; those against bots are for practice. */
export function isRated({ stakes }: TableTerms, seats: SeatPlan[]): boolean {
  return stakes ? stakes === "rated" : seats.some(({ who }) => who === "open");
}
