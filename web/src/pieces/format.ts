// Names, times and sentences as people read them.
import { t } from "../messages/text";
import { LOCALE } from "../messages/language";
import { SITE } from "../messages/catalogs";
import { findText, nameOf } from "../messages/format";

/** `escape_new` → "Escape new", for keys that have no name in a catalogue. */
export const humanize = (word: string): string => capitalize(word.replaceAll("_", " ").replaceAll("-", " ").trim());

/** The name of a level of bots, or of a plug-in. */
export function botName(bot: string): string {
  const name = nameOf("bot", bot, { game: SITE });
  return name === bot ? humanize(bot) : name;
}

export const capitalize = (text: string): string => text && text[0]!.toUpperCase() + text.slice(1);

/** `2` or `−1`, with a true minus sign. */
export const formatNumber = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** `+2`, `−1` or `0`. */
export const formatSigned = (value: number): string => (value > 0 ? `+${value}` : formatNumber(value));

export const seatLetter = (seat: number): string => "ABCDEF"[seat] ?? String(seat + 1);
export const seatColour = (seat: number): string => `var(--seat-${(Math.max(0, seat) % 6) + 1})`;
export const rulesLink = (game: string, clause = ""): string => `/rules/${game}${clause ? `#${clause}` : ""}`;

const ENDS = [".", "!", "?", "…"];

/** Completes a sentence of the server, which starts in lower case without a full stop. */
export function toSentence(text: string): string {
  const whole = capitalize((text || t("page-that-didnt-work")).trim());
  return ENDS.includes(whole.at(-1)!) ? whole : `${whole}.`;
}

/** A sentence without its full stop, where more follows. */
export const withoutStop = (text: string): string => (text.endsWith(".") ? text.slice(0, -1) : text);

/** The name of a player in a list: levels of bots have names in every language. */
export const playerName = (name: string): string => findText([`bot-${name.toLowerCase()}`, {}], { game: SITE }) ?? name;

/** What bots are called, by the seat they began at: stars, which are no letters that could be taken for a seat's. */
const STARS = ["Vega", "Rigel", "Deneb", "Mira", "Altair", "Spica"];

/** The names at all seats: of its player (also while a bot stands in), of its bot, or "free". In rematches seats move on by
 * `rotation` places, and bots keep their names. */
export function seatNames(seats: readonly { kind: string; name: string; bot: string }[], rotation = 0): string[] {
  const star = (number: number): string => STARS[((number - rotation + seats.length) % seats.length) % STARS.length]!;
  return seats.map(({ kind, name, bot }, number) => {
    if (kind === "open") return t("page-seat-free", { number: number + 1 });
    return name || (bot ? `${botName(bot)} ${star(number)}` : t("seat", { number: number + 1 }));
  });
}

/** "14:32", for a Unix time in seconds. */
export const formatTimeOfDay = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleTimeString(LOCALE, { hour: "2-digit", minute: "2-digit" });

export function formatDuration(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 172_800) return t("page-day", { days: Math.floor(left / 86_400) });
  const [hours, minutes, rest] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`;
  return hours ? `${hours}:${tail}` : tail;
}

export function formatTimeControl({
  pace,
  base,
  increment,
}: {
  pace: string;
  base: number;
  increment: number;
}): string {
  if (pace === "none") return t("page-no-clock");
  if (pace === "days") return t("page-per-turn", { base });
  if (pace === "turn") return t("page-time-per-turn", { duration: formatDuration(base) });
  if (!increment) return t("page-per-game", { duration: formatDuration(base) });
  return t("page-per-game-s-per-turn", { duration: formatDuration(base), increment });
}

export function timeAgo(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, now - seconds);
  if (past < 90) return t("page-just-now");
  if (past < 5400) return t("page-minutes-ago", { past: Math.round(past / 60) });
  if (past < 129_600) return t("page-hours-ago", { past: Math.round(past / 3600) });
  return t("page-days-ago", { past: Math.round(past / 86_400) });
}
