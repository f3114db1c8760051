// The terms of a table: rating, listing, forced moves.
import type { SeatChoice } from "./seatChoices";

export interface TableTerms {
  stakes: "" | "rated" | "casual"; // "": the default for these seats
  listed: "link" | "open";
  autoForced: boolean;
}

export const defaultTerms = (): TableTerms => ({ stakes: "", listed: "link", autoForced: true });

/** Games with open seats are rated by default; those against bots are not. */
export function isRated({ stakes }: TableTerms, seats: SeatChoice[]): boolean {
  return stakes ? stakes === "rated" : seats.some(({ who }) => who === "open");
}
