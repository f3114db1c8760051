// The time control in the set-up form, in convenient units.
import type { Clock } from "../../wire/types";
import { t } from "../../messages/text";

export type Pace = Clock["pace"];
export interface ClockChoice {
  pace: Pace;
  amount: Record<Exclude<Pace, "none">, number>; // seconds a move, minutes a game, days a move
  increment: number; // seconds a finished turn gives back, per game
}

export const PACES: { value: Pace; name: string; about: string }[] = [
  { value: "none", name: t("setup-no-clock"), about: t("setup-take-your-time") },
  {
    value: "turn",
    name: t("setup-per-move"),
    about: t("setup-fixed-time-every-move-run"),
  },
  {
    value: "game",
    name: t("setup-per-game"),
    about: t("setup-one-budget-all-moves-plus"),
  },
  { value: "days", name: t("setup-days"), about: t("setup-correspondence-days-per-move-no") },
];

export const UNITS: Record<Exclude<Pace, "none">, { label: string; low: number; high: number }> = {
  turn: { label: t("setup-seconds-per-move"), low: 5, high: 3600 },
  game: { label: t("setup-minutes-per-game"), low: 1, high: 360 },
  days: { label: t("setup-days-per-move"), low: 1, high: 30 },
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
