// Who came where: winners first, then by score; who resigned comes last, without a score of the bot that played on.
import type { ResultView, SeatView } from "../wire/types";

export interface Standing {
  seat: number;
  place: number; // 0: resigned
  score: number;
  resigned: boolean;
}

type Result = Pick<ResultView, "winners" | "scores">;
type Resignations = readonly Pick<SeatView, "resigned">[];

export function standings({ winners, scores }: Result, seats: Resignations): Standing[] {
  const rows = scores.map((score, seat) => {
    const resigned = scores.length > 1 && (seats[seat]?.resigned ?? false);
    return { seat, score, resigned, rank: resigned ? 2 : winners.includes(seat) ? 0 : 1 };
  });
  rows.sort((a, b) => a.rank - b.rank || b.score - a.score);
  const isBefore = (a: (typeof rows)[0], b: (typeof rows)[0]): boolean =>
    a.rank < b.rank || (a.rank === 1 && b.rank === 1 && a.score > b.score);
  return rows.map((row) => ({
    seat: row.seat,
    score: row.score,
    resigned: row.resigned,
    place: row.resigned ? 0 : 1 + rows.filter((other) => isBefore(other, row)).length,
  }));
}
