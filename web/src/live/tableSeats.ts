// Seats at a table: the free one, one's own, and how many others are present.
import type { SeatView, StateView } from "../wire/types";

const NONE = -1;

/** The seat someone can take: the one they left, else the first free one; -1 if none. */
export function freeSeat(state: StateView | null, seat: number, name: string | undefined): number {
  if (!state || state.over || seat >= 0) return NONE;
  const left = state.seats.findIndex((each) => each.left && !each.resigned && each.name === name);
  return left >= 0 ? left : state.seats.findIndex((each) => !each.left && (each.kind === "open" || each.yields));
}

/** The seat someone has, also after resigning; -1 if none. */
export function ownSeat(seats: SeatView[], seat: number, name: string | undefined): number {
  return seat >= 0 ? seat : seats.findIndex((each) => each.resigned && each.name === name);
}

/** How many others can read the chat: people in other seats, open seats, and spectators. */
export function countOthers(seats: SeatView[], seat: number, watching: number): number {
  const seated = seats.filter((each, number) => each.kind !== "bot" && number !== seat).length;
  return seated + watching - (seat < 0 ? 1 : 0);
}
