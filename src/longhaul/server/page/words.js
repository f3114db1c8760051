// How things are called: the small words that several parts of the page need.

/** `escape_new` → "Escape new": keys of boards and options, for people. */
export function human(word) {
  const text = String(word).replaceAll("_", " ").replaceAll("-", " ").trim();
  return text ? text[0].toUpperCase() + text.slice(1) : text;
}

export const count = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
export const letterOf = (seat) => "ABCDEF"[seat] ?? String(seat + 1);
export const rulesLink = (game, clause = "") => `/rules/${game}${clause ? `#${clause}` : ""}`;

export const BOT_ABOUT = { random: "Random: plays anything", trader: "Trader: plays by rules of thumb" };

/** The name at a seat: a person's, also when a bot plays on for them; a bot's, or that it is free. */
export function seatName(seat, number) {
  if (seat.kind === "open") return `Seat ${number + 1} (free)`;
  return seat.name || (seat.bot ? `${human(seat.bot)} ${letterOf(number)}` : `Seat ${number + 1}`);
}

/** Stories speak of seats by number; people know each other by name. */
export function withNames(text, names) {
  return text.replace(/\bSeat (\d+)\b/g, (whole, number) => names[number - 1] ?? whole);
}

export function clockText(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 172_800) return `${Math.floor(left / 86_400)} days`;
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}

export function clockSays({ pace, base, increment }) {
  if (pace === "none") return "no clock";
  if (pace === "days") return `${count(base, "day")} a turn`;
  if (pace === "turn") return `${clockText(base)} a turn`;
  return `${clockText(base)} a game${increment ? ` and ${increment} s a turn` : ""}`;
}

export function ago(seconds) {
  const past = Math.max(0, Date.now() / 1000 - seconds);
  if (past < 90) return "just now";
  if (past < 5400) return `${Math.round(past / 60)} minutes ago`;
  if (past < 129_600) return `${Math.round(past / 3600)} hours ago`;
  return `${Math.round(past / 86_400)} days ago`;
}

/** "Ada wins." and the like, from the result and the names. */
export function outcome({ winners, ending }, names, mySeat = -1) {
  const why = ending ? ` (${ending})` : "";
  if (names.length === 1) return winners.length ? `${mySeat === 0 ? "You made it" : `${names[0]} made it`}${why}.` : `The game is lost${why}.`;
  if (!winners.length) return `Nobody wins${why}.`;
  if (winners.length === 1) return `${winners[0] === mySeat ? "You win" : `${names[winners[0]]} wins`}${why}.`;
  const those = [...winners].sort((a, b) => (b === mySeat) - (a === mySeat)).map((seat) => (seat === mySeat ? "You" : names[seat]));
  return `${those.slice(0, -1).join(", ")} and ${those.at(-1)} share the win${why}.`;
}
