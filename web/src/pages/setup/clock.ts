// A clock while it is being chosen, in the units people think in.
import type { Clock } from "../../wire/types";
import { t } from "../../i18n/translate";

export type Pace = Clock["pace"];
export interface ClockPlan {
  pace: Pace;
  amount: Record<Exclude<Pace, "none">, number>; // seconds a move, minutes a game, days a move
  increment: number; // seconds a finished turn gives back, per game
}

export const PACES: { value: Pace; name: string; about: string }[] = [
  { value: "none", name: t("No clock"), about: t("Everyone takes their time.") },
  {
    value: "turn",
    name: t("Per move"),
    about: t("So much time for every move; whoever runs out of it loses the seat to a bot."),
  },
  {
    value: "game",
    name: t("Per game"),
    about: t("So much time for all of one's moves, and a little back after each."),
  },
  { value: "days", name: t("Days"), about: t("By correspondence: days for every move, and nobody needs to stay.") },
];

export const UNITS: Record<Exclude<Pace, "none">, { label: string; low: number; high: number }> = {
  turn: { label: t("Seconds a move"), low: 5, high: 3600 },
  game: { label: t("Minutes a game"), low: 1, high: 360 },
  days: { label: t("Days a move"), low: 1, high: 30 },
};

export const startingClock = (): ClockPlan => ({
  pace: "none",
  amount: { turn: 60, game: 15, days: 2 },
  increment: 10,
});

export function asClock(plan: ClockPlan): Clock {
  if (plan.pace === "none") return { pace: "none", base: 0, increment: 0 };
  const scale = plan.pace === "game" ? 60 : 1;
  return {
    pace: plan.pace,
    base: plan.amount[plan.pace] * scale,
    increment: plan.pace === "game" ? plan.increment : 0,
  };
}
