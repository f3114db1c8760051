// Days and results, as people say them.
import { count, LOCALE, t } from "../../i18n/translate";
import type { DayView, DealView, ResultRow } from "../../wire/types";
import { serverText } from "../../i18n/serverText";

/** "15 November 2026", whatever the clock of this machine says. */
export function dayName(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  const at = new Date(Date.UTC(year!, month! - 1, date!));
  return at.toLocaleDateString(LOCALE, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

/** "5 h 12 min" until a time in seconds. */
export function until(ends: number, now: number): string {
  const minutes = Math.max(0, Math.ceil((ends - now) / 60));
  const hours = Math.floor(minutes / 60);
  return hours ? t("{0} h {1} min", hours, minutes % 60) : count(minutes, "minute");
}

/** The results of the deal that one plays, or would play. */
export const myDeal = (day: DayView): DealView => day[day.deal];
export const myResult = (day: DayView): ResultRow | undefined => myDeal(day).rows.find((row) => row.mine);

/** How someone stands: not begun, in the middle of it, or done. */
export function standing(day: DayView): "fresh" | "playing" | "done" {
  const mine = myResult(day);
  if (!mine) return "fresh";
  return mine.place || day.over ? "done" : "playing";
}

/** "87 cr, place 3 of 12", bots not counted among those who played. */
export function says(day: DayView): string {
  const people = myDeal(day).rows.filter((row) => row.kind === "person");
  const mine = myResult(day);
  if (!mine) return people.length ? t("{0} so far", count(people.length, "player")) : t("Nobody has played it yet");
  if (!mine.place) return day.over ? t("You did not finish it") : t("Your game waits for you");
  const place = 1 + people.filter((row) => row.place && row.points > mine.points).length;
  return t("{0}, place {1} of {2}", serverText(mine.note), place, people.length);
}
