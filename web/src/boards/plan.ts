// A plan: moves that a player has chosen at once, to be played one after another. A board makes it of actions that are
// offered, and of figures that the server sends; whether each may be played is looked up when its turn comes.
import type { LegalAction } from "../live/legalAction";
import type { BoardProps } from "./contract";

type Offered = readonly Pick<LegalAction, "text" | "verb" | "arguments" | "warning">[];

/** The text form of an action; or what to pick of the actions then offered, null to pass over the step. */
export type PlanStep = string | ((offered: Offered) => string | null);

export interface Plan {
  steps: readonly PlanStep[];
  /** What is under way, in a few words, for plans that take a while: "Flying to Tarn". */
  title?: string;
  /** Where it leads, in words of the board. */
  goal?: string;
  /** Whether the position is still as expected when the next step, `action`, is about to be played. */
  holds?: (table: BoardProps, action: string) => boolean;
}

/** The plan that is being played, with the steps that are left. */
export interface RunningPlan extends Plan {
  left: readonly PlanStep[];
}

export const times = <Step extends PlanStep>(step: Step, count: number): Step[] =>
  Array.from({ length: Math.max(0, count) }, () => step);

/** The action if it is offered, else nothing. */
export const ifOffered =
  (action: string): PlanStep =>
  (offered) =>
    offered.some(({ text }) => text === action) ? action : null;

/** `done`, if all that is offered beside it is more of what has just been chosen. */
export const doneIfOnly =
  (...chosen: string[]): PlanStep =>
  (offered) =>
    offered.some(({ text }) => text === "done") && offered.every(({ text }) => text === "done" || chosen.includes(text))
      ? "done"
      : null;

/** The first action that is to be played, with the steps after it; null if nothing is left to do. */
export function nextStep(
  steps: readonly PlanStep[],
  offered: Offered,
): { action: string; left: readonly PlanStep[] } | null {
  for (const [i, step] of steps.entries()) {
    const action = typeof step === "string" ? step : step(offered);
    if (action !== null) return { action, left: steps.slice(i + 1) };
  }
  return null;
}
