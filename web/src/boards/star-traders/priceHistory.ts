// How prices went, as far as this browser has seen: by round, kept for the time the page is open and over a reload.
import type { StarTradersView } from "./view";

const KEPT = 12; // rounds

type Rounds = Record<number, number[]>;

export function remember(before: Rounds, { round, prices }: Pick<StarTradersView, "round" | "prices">): Rounds {
  const rounds = Object.entries({ ...before, [round]: prices }).filter(
    ([number]) => Number(number) <= round && Number(number) > round - KEPT,
  );
  return Object.fromEntries(rounds) as Rounds;
}

/** The prices of one commodity, the oldest first. */
export const courseOfPrice = (rounds: Rounds, good: number): number[] =>
  Object.keys(rounds)
    .map(Number)
    .sort((a, b) => a - b)
    .map((round) => rounds[round]?.[good] ?? 0);

/** A line through prices in a box. */
export function sparkline(prices: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = prices.length > 1 ? width / (prices.length - 1) : 0;
  const y = (price: number): number => (high === low ? height / 2 : height - ((price - low) / (high - low)) * height);
  return prices.map((price, i) => `${i ? "L" : "M"}${(i * step).toFixed(1)} ${y(price).toFixed(1)}`).join("");
}

const keyOf = (table: string): string => `prices ${table}`;

export function recall(table: string): Rounds {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") as Rounds;
  } catch {
    return {}; // no storage, no history
  }
}

export function keep(table: string, rounds: Rounds): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(rounds));
  } catch {
    // then it is forgotten with the page
  }
}
