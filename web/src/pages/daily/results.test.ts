import { beforeAll, expect, test } from "vitest";
import type { DayView, ResultRow } from "../../wire/types";
import { loadMessages } from "../../messages/catalogs";
import { says } from "../../testing/fakeSocket";
import { formatDay, resultText, dayProgress, formatTimeLeft } from "./results";

beforeAll(() => loadMessages());

const row = (name: string, points: number, more: Partial<ResultRow> = {}): ResultRow => ({
  place: points < 0 ? 0 : 1,
  name,
  kind: "person",
  note: says(`${points} cr`),
  points,
  mine: false,
  replay: "",
  player: "",
  ...more,
});
const day = (rows: ResultRow[], over = false): DayView => ({
  day: "2026-11-15",
  game: "dice-traders",
  over,
  ranked: { seal: "", seed: "", salt: "", rows },
  open: { seal: "", seed: "", salt: "", rows: [] },
  deal: "ranked",
  table: "",
});

test("days are named in full and the time that is left in hours", () => {
  expect(formatDay("2026-11-05")).toBe("5 November 2026");
  expect([formatTimeLeft(7200, 0), formatTimeLeft(3661, 0), formatTimeLeft(60, 0), formatTimeLeft(0, 10)]).toEqual([
    "2 h 0 min",
    "1 h 2 min",
    "1 minute",
    "0 minutes",
  ]);
});

test("the viewer's progress", () => {
  expect([dayProgress(day([])), resultText(day([]))]).toEqual(["fresh", "No results yet"]);
  expect(resultText(day([row("Ada", 9), row("Trader", 8, { kind: "bot" })]))).toBe("1 player so far");
  const playing = [row("Me", -1, { mine: true })];
  expect([dayProgress(day(playing)), resultText(day(playing))]).toEqual(["playing", "Your game is waiting"]);
  expect([dayProgress(day(playing, true)), resultText(day(playing, true))]).toEqual(["done", "You did not finish"]);
});

test("bots take nobody's place", () => {
  const rows = [row("Captain", 99, { kind: "bot" }), row("Ada", 80), row("Me", 70, { mine: true, place: 3 })];
  expect(resultText(day(rows))).toBe("70 cr, place 2 of 2");
});
