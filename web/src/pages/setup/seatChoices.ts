// The seats in the set-up form, and the server's format: "me", "open", "trader", "+trader" (a bot until someone joins).

export type Who = "me" | "open" | "bot" | "yields";
export interface SeatChoice {
  who: Who;
  bot: string; // the level, whenever it is a bot's
}

export const startingSeats = (count: number, bot: string): SeatChoice[] =>
  Array.from({ length: count }, (_, seat) => ({ who: seat ? "bot" : "me", bot }));

/** Change the number of seats, keeping the existing ones. */
export function resized(seats: SeatChoice[], count: number, bot: string): SeatChoice[] {
  return [
    ...seats.slice(0, count),
    ...startingSeats(count, bot)
      .slice(seats.length)
      .map((seat) => ({ ...seat, who: "bot" as const })),
  ];
}

/** One person has one seat: choosing "me" elsewhere opens the previous one. */
export function seated(seats: SeatChoice[], at: number, change: Partial<SeatChoice>): SeatChoice[] {
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, ...change };
    return change.who === "me" && seat.who === "me" ? { ...seat, who: "open" } : seat;
  });
}

export const seatSettings = (seats: SeatChoice[]): string[] =>
  seats.map(({ who, bot }) => (who === "bot" ? bot : who === "yields" ? `+${bot}` : who));

/** Whether others can join. */
export const isOpen = (seats: SeatChoice[]): boolean => seats.some(({ who }) => who === "open" || who === "yields");
