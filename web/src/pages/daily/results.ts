// Dates and results of daily challenges as text.
import { SITE } from "../../messages/catalogs";
import { formatMessage } from "../../messages/format";
import { t } from "../../messages/text";
import { LOCALE } from "../../messages/language";
import type { DayView, DealView, ResultRow } from "../../wire/types";

/** "15 November 2026", regardless of the local time zone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  const at = new Date(Date.UTC(year!, month! - 1, date!));
  return at.toLocaleDateString(LOCALE, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

/** "5 h 12 min": the time left until `ends`, in seconds. */
export function formatTimeLeft(ends: number, now: number): string {
  const minutes = Math.max(0, Math.ceil((ends - now) / 60));
  const hours = Math.floor(minutes / 60);
  return hours ? t("challenge-h-min", { hours, value: minutes % 60 }) : t("challenge-minute", { minutes });
}

/** The deal the viewer plays or would play. */
export const ownDeal = (day: DayView): DealView => day[day.deal];
export const ownResult = (day: DayView): ResultRow | undefined => ownDeal(day).rows.find((row) => row.mine);

/** The viewer's progress in a day's game. */
export function dayProgress(day: DayView): "fresh" | "playing" | "done" {
  const mine = ownResult(day);
  if (!mine) return "fresh";
  return mine.place || day.over ? "done" : "playing";
}

/** "87 cr, place 3 of 12", bots not counted. */
export function resultText(day: DayView): string {
  const people = ownDeal(day).rows.filter((row) => row.kind === "person");
  const mine = ownResult(day);
  if (!mine) return people.length ? t("challenge-so-far", { people: people.length }) : t("challenge-no-results-yet");
  if (!mine.place) return day.over ? t("challenge-you-did-not-finish") : t("challenge-your-game-is-waiting");
  const place = 1 + people.filter((row) => row.place && row.points > mine.points).length;
  return t("challenge-place-of", { message: formatMessage(mine.note, { game: SITE }), place, people: people.length });
}
