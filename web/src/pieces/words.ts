// The small words that several parts of the page need.
import { count } from "../words/words";

/** `escape_new` → "Escape new": keys of options and actions, for people. */
export function human(word: string): string {
  const text = word.replaceAll("_", " ").replaceAll("-", " ").trim();
  return text ? text[0]!.toUpperCase() + text.slice(1) : text;
}

export const letterOf = (seat: number): string => "ABCDEF"[seat] ?? String(seat + 1);
export const seatColour = (seat: number): string => `var(--seat-${(Math.max(0, seat) % 6) + 1})`;
export const rulesLink = (game: string, clause = ""): string => `/rules/${game}${clause ? `#${clause}` : ""}`;

const SPLIT = /(?<=[a-z]{4}[^aeiou\W])(?=[^aeiou\W][a-z]{3})/;

/** A long word with a place at which it may be broken, between two consonants: "Quarter-master". */
export const breakable = (text: string): string => text.replace(/\w{12,}/g, (word) => word.split(SPLIT).join("\u00ad"));

/** The server's sentences begin in lower case and end without a stop; people's do not. */
export function sentence(text: string): string {
  const trimmed = (text || "That did not work").trim();
  const whole = trimmed[0]!.toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** The name at a seat: a person's, also while a bot plays on for them; a bot's; or that it is free. */
export function seatName(seat: { kind: string; name: string; bot: string }, number: number): string {
  if (seat.kind === "open") return `Seat ${number + 1} (free)`;
  return seat.name || (seat.bot ? `${human(seat.bot)} ${letterOf(number)}` : `Seat ${number + 1}`);
}

/** Stories speak of seats by number; people know each other by name. */
export function withNames(text: string, names: string[]): string {
  return text.replace(/\bSeat (\d+)\b/g, (whole, number) => names[Number(number) - 1] ?? whole);
}

export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 172_800) return `${Math.floor(left / 86_400)} days`;
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}

export function clockSays({ pace, base, increment }: { pace: string; base: number; increment: number }): string {
  if (pace === "none") return "no clock";
  if (pace === "days") return `${count(base, "day")} a turn`;
  if (pace === "turn") return `${clockText(base)} a turn`;
  return `${clockText(base)} a game${increment ? ` and ${increment} s a turn` : ""}`;
}

export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  if (past < 90) return "just now";
  if (past < 5400) return `${Math.round(past / 60)} minutes ago`;
  if (past < 129_600) return `${Math.round(past / 3600)} hours ago`;
  return `${Math.round(past / 86_400)} days ago`;
}
