// The time control in the set-up form, in convenient units.
import type { Clock } from "../../wire/types";
import { t } from "../../i18n/translate";

export type Pace = Clock["pace"];
export interface ClockChoice {
  pace: Pace;
  amount: Record<Exclude<Pace, "none">, number>; // seconds a move, minutes a game, days a move
  increment: number; // seconds a finished turn gives back, per game
}

export const PACES: { value: Pace; name: string; about: string }[] = [
  { value: "none", name: t("No clock"), about: t("Take your time.") },
  {
    value: "turn",
    name: t("Per move"),
    about: t("A fixed time for every move; run out, and a bot takes your seat."),
  },
  {
    value: "game",
    name: t("Per game"),
    about: t("One budget for all your moves, plus a little after each."),
  },
  { value: "days", name: t("Days"), about: t("Correspondence: days per move, no need to stay online.") },
];

export const UNITS: Record<Exclude<Pace, "none">, { label: string; low: number; high: number }> = {
  turn: { label: t("Seconds per move"), low: 5, high: 3600 },
  game: { label: t("Minutes per game"), low: 1, high: 360 },
  days: { label: t("Days per move"), low: 1, high: 30 },
};

export const startingClock = (): ClockChoice => ({
  pace: "none",
  amount: { turn: 60, game: 15, days: 2 },
  increment: 10,
});

export function asClock(choice: ClockChoice): Clock {
  if (choice.pace === "none") return { pace: "none", base: 0, increment: 0 };
  const scale = choice.pace === "game" ? 60 : 1;
  return {
    pace: choice.pace,
    base: choice.amount[choice.pace] * scale,
    increment: choice.pace === "game" ? choice.increment : 0,
  };
}
