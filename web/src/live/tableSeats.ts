// Which seat of a table is whose, for someone of a name, and who else is there.
import type { SeatView, StateView } from "../wire/types";

const NONE = -1;

/** The seat someone can sit down on: the one they left, or the first that is free. */
export function freeSeat(state: StateView | null, seat: number, name: string | undefined): number {
  if (!state || state.over || seat >= 0) return NONE;
  const left = state.seats.findIndex((each) => each.left && !each.resigned && each.name === name);
  return left >= 0 ? left : state.seats.findIndex((each) => !each.left && (each.kind === "open" || each.yields));
}

/** The seat someone has, or had until they resigned. */
export function ownSeat(seats: SeatView[], seat: number, name: string | undefined): number {
  return seat >= 0 ? seat : seats.findIndex((each) => each.resigned && each.name === name);
}

/** How many others can hear what is said: people on other seats or expected there, and whoever looks on. */
export function countOthers(seats: SeatView[], seat: number, watching: number): number {
  const seated = seats.filter((each, number) => each.kind !== "bot" && number !== seat).length;
  return seated + watching - (seat < 0 ? 1 : 0);
}
