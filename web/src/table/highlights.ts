// What to look at first after a game: where it turned, and one's best and costliest moves.
import type { AnalysisView, DecisionView } from "../wire/types";

export interface Highlight {
  what: "turning" | "best" | "worst";
  seat: number;
  move: number; // how many moves had been played after it
  change: number; // of the seat's win chance or expected score
  better?: DecisionView["better"];
}

const MIN_GAIN = { wins: 0.01, score: 0.5 };

/** The choice's change of its seat's estimate against what the heuristics would have played. */
function gainOf({ before, after, seat }: DecisionView, { samples }: AnalysisView): number {
  return before === after ? 0 : samples[after]![seat]![0]! - samples[before]![seat]![0]!;
}

const largest = <T>(all: T[], size: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || size(one) > size(best) ? one : best), undefined);

export function highlights(analysis: AnalysisView, mine: number): Highlight[] {
  const own = analysis.decisions.filter(({ seat }) => seat === mine);
  const turning = largest(analysis.turning, ({ change }) => Math.abs(change));
  const best = largest(own, (one) => gainOf(one, analysis));
  const worst = largest(
    own.filter(({ better }) => better),
    ({ better }) => better!.gain,
  );
  const found: Highlight[] = [];
  if (turning) found.push({ what: "turning", seat: turning.seat, move: turning.number, change: turning.change });
  if (best && gainOf(best, analysis) >= MIN_GAIN[analysis.measure])
    found.push({ what: "best", seat: mine, move: best.number, change: gainOf(best, analysis) });
  if (worst)
    found.push({ what: "worst", seat: mine, move: worst.number, change: -worst.better!.gain, better: worst.better });
  return found;
}
