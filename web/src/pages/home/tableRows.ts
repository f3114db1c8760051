// Texts of the table lists.
import { timeAgo, capitalize, formatTimeControl, botName, seatLetter } from "../../pieces/format";
import { endingText } from "../../messages/ending";
import { count, formatList, t } from "../../i18n/translate";
import type { TableListing, TableRow } from "../../wire/types";

export const freeSeats = ({ seats }: TableListing): number => seats.filter((seat) => seat.open).length;

/** "Ines and 2 bots": everyone but seat `mine`. */
export function company({ seats }: TableListing, mine = -1): string {
  const others = seats.filter((seat, i) => i !== mine && seat.kind !== "open");
  const names = others.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = others.length - names.length;
  if (bots) names.push(count(bots, "bot"));
  return formatList(names);
}

export function describeOpen(row: TableListing): string {
  const with_ = company(row);
  const free = t("{0} of {1} seats free", freeSeats(row), row.seats.length);
  const clock = formatTimeControl(row.clock);
  const stakes = row.rated ? t("rated") : t("casual, hints allowed");
  return [with_, free, clock, stakes].filter(Boolean).join(" · ");
}

export interface MyRow {
  link: string;
  word: string; // on the button
  urgent: boolean;
  says: string;
}

export function describeOwn(row: TableRow): MyRow {
  if (row.status === "over") return { link: `/r/${row.id}`, word: t("Replay"), urgent: false, says: ended(row) };
  const mine = row.seat;
  const waits = row.seats.some((seat) => seat.kind === "open");
  const myMove = mine >= 0 && row.turn === mine && !waits;
  const with_ = company(row, mine);
  const says = [with_ && t("with {0}", with_), waits ? t("waiting for players") : "", timeAgo(row.updated)].filter(
    Boolean,
  );
  const word = myMove ? t("Your move") : t("Resume");
  return { link: `/t/${row.id}`, word, urgent: myMove, says: capitalize(says.join(" · ")) };
}

function ended(row: TableRow): string {
  const { result } = row;
  if (!result) return `${t("Over")} · ${timeAgo(row.updated)}`;
  const names = row.seats.map((seat, i) => seat.name || `${botName(seat.bot || "seat")} ${seatLetter(i)}`);
  const won = formatList(result.winners.map((seat) => names[seat] ?? t("Seat {0}", seat + 1)));
  const how = !won
    ? t("Lost")
    : names.length === 1
      ? t("Won")
      : result.winners.length > 1
        ? t("{0} share the win", won)
        : t("{0} won", won);
  const ending = result.ending && endingText(result.ending, { game: row.game });
  return `${how}${ending ? `: ${ending}` : ""} · ${timeAgo(row.updated)}`;
}

/** The path for a pasted code or link, or "". */
export function parseTableLink(text: string): string {
  const link = text.trim().match(/\/(t|r)\/([\w-]+)/);
  if (link) return `/${link[1]}/${link[2]}`;
  const code = text.replace(/\s+/g, "");
  if (/^[\w-]{16}$/.test(code)) return `/r/${code}`; // records have longer ids than tables, and capitals count
  return /^[\w-]+$/.test(code) ? `/t/${code.toLowerCase()}` : "";
}
