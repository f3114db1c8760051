// The price history that this browser has seen, by round; it survives a reload in session storage.
import type { Board } from "./view";

const MAX_ROUNDS = 12;

type Rounds = Record<number, number[]>;

export function addRound(before: Rounds, { round, prices }: Pick<Board, "round" | "prices">): Rounds {
  const rounds = Object.entries({ ...before, [round]: prices }).filter(
    ([number]) => Number(number) <= round && Number(number) > round - MAX_ROUNDS,
  );
  return Object.fromEntries(rounds) as Rounds;
}

/** The prices of a commodity, the oldest first. */
export const pricesOf = (rounds: Rounds, good: number): number[] =>
  Object.keys(rounds)
    .map(Number)
    .sort((a, b) => a - b)
    .map((round) => rounds[round]?.[good] ?? 0);

/** An SVG path through the prices. */
export function sparkline(prices: readonly number[], width: number, height: number): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = prices.length > 1 ? width / (prices.length - 1) : 0;
  const y = (price: number): number => (high === low ? height / 2 : height - ((price - low) / (high - low)) * height);
  return prices.map((price, i) => `${i ? "L" : "M"}${(i * step).toFixed(1)} ${y(price).toFixed(1)}`).join("");
}

const keyOf = (table: string): string => `prices ${table}`;

export function loadPrices(table: string): Rounds {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") as Rounds;
  } catch {
    return {}; // no storage, no history
  }
}

export function savePrices(table: string, rounds: Rounds): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(rounds));
  } catch {
    // without storage the history lasts until the page is closed
  }
}
