// Texts of the table lists.
import { timeAgo, capitalize, formatTimeControl, botName } from "../../pieces/format";
import { nameOf } from "../../messages/format";
import { formatList, t } from "../../messages/text";
import type { TableListing, TableRow } from "../../wire/types";

export const freeSeats = ({ seats }: TableListing): number => seats.filter((seat) => seat.open).length;

/** "Ines and 2 bots": everyone but seat `mine`. */
export function company({ seats }: TableListing, mine = -1): string {
  const others = seats.filter((seat, i) => i !== mine && seat.kind !== "open");
  const names = others.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = others.length - names.length;
  if (bots) names.push(t("home-bot", { bots }));
  return formatList(names);
}

export function describeOpen(row: TableListing): string {
  const with_ = company(row);
  const free = t("home-of-seats-free", { freeSeats: freeSeats(row), seats: row.seats.length });
  const clock = formatTimeControl(row.clock);
  const stakes = row.rated ? t("common-rated") : t("common-casual-hints-allowed");
  return [with_, free, clock, stakes].filter(Boolean).join(" · ");
}

export interface MyRow {
  link: string;
  word: string; // on the button
  urgent: boolean;
  says: string;
}

export function describeOwn(row: TableRow): MyRow {
  if (row.status === "over") return { link: `/r/${row.id}`, word: t("common-replay"), urgent: false, says: ended(row) };
  const mine = row.seat;
  const waits = row.seats.some((seat) => seat.kind === "open");
  const myMove = mine >= 0 && row.turn === mine && !waits;
  const with_ = company(row, mine);
  const says = [
    with_ && t("home-with", { with: with_ }),
    waits ? t("home-waiting-for-players") : "",
    timeAgo(row.updated),
  ].filter(Boolean);
  const word = myMove ? t("common-your-move") : t("home-resume");
  return { link: `/t/${row.id}`, word, urgent: myMove, says: capitalize(says.join(" · ")) };
}

function ended(row: TableRow): string {
  const { result } = row;
  if (!result) return `${t("home-over")} · ${timeAgo(row.updated)}`;
  const names = row.seats.map((seat) => seat.name || (seat.bot && botName(seat.bot)));
  const won = formatList(result.winners.map((seat) => names[seat] || t("seat", { number: seat + 1 })));
  const how = !won
    ? t("home-lost")
    : names.length === 1
      ? t("common-won")
      : result.winners.length > 1
        ? t("common-share", { won })
        : t("common-who-won", { list: won });
  const ending = result.ending && nameOf("ending", result.ending, { game: row.game });
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
