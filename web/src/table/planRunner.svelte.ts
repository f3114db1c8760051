// Plays the steps of a plan one after another, each checked against what the server then offers. It stops, and says why, as
// soon as the position is another than the plan reckoned with; any key stops it too.
import { nextStep, type Plan, type RunningPlan } from "../boards/plan";
import type { BoardProps } from "../boards/contract";
import { textForm, type LegalAction } from "../live/legalAction";
import type { StateView, StepView } from "../wire/types";
import { toSentence } from "../pieces/format";
import { t } from "../messages/text";

/** What the runner needs of a table's page. */
export interface PlanHost {
  readonly table: {
    readonly state: StateView | null;
    readonly actions: readonly LegalAction[];
    readonly log: readonly StepView[];
    readonly seat: number;
    readonly myMove: boolean;
    readonly performing: boolean;
    status: string;
  };
  readonly boardProps: BoardProps | null;
  /** Whether a guide accepts a move. */
  takes(action: string): boolean;
  /** Play a move; false if it was not played, and the player has been told why. */
  play(action: LegalAction | string, anchor?: Element): Promise<boolean>;
}

export class PlanRunner {
  current = $state.raw<RunningPlan | null>(null);
  #host: PlanHost;
  #version = 0; // of the position in which the last step was played
  #inFlight = false;

  constructor(host: PlanHost) {
    this.#host = host;
  }

  /** Begin with `action`, the plan's first step, of which nothing is left to ask. */
  begin(plan: Plan, action: LegalAction | string, left: Plan["steps"], anchor?: Element): void {
    this.current = { ...plan, left };
    void this.#play(action, anchor);
  }

  stop(reason = ""): void {
    this.current = null;
    if (reason) this.#host.table.status = reason;
  }

  /** Play the next step if the last one has led to a new position in which the player is to move. */
  advance(): void {
    const { table } = this.#host;
    const { current } = this;
    if (!current || !table.state || this.#inFlight || table.performing || table.state.version === this.#version) return;
    const since = table.log.filter((step) => step.number > this.#version);
    if (since.some(({ kind }) => kind === "undo")) return this.stop(t("table-plan-position-changed"));
    const left = withoutForced(current.left, since);
    if (table.myMove) return this.#continue(current, left);
    const forcedMoveFollows = table.state.turn === table.seat && !table.state.over;
    if (!forcedMoveFollows) this.#end(left);
  }

  #continue(plan: RunningPlan, steps: Plan["steps"]): void {
    const { table, boardProps } = this.#host;
    const next = nextStep(steps, table.actions);
    if (!next || !this.#host.takes(next.action)) return this.stop();
    const action = table.actions.find(({ text }) => text === next.action);
    const holds = boardProps && (plan.holds?.(boardProps, next.action) ?? true);
    if (!action || !holds) return this.stop(t("table-plan-position-changed"));
    if (action.warning) return this.stop(t("table-plan-stopped", { sentence: toSentence(action.warning) }));
    this.current = { ...plan, left: next.left };
    void this.#play(action);
  }

  /** The turn is over: fine if nothing had to follow. */
  #end(left: Plan["steps"]): void {
    this.stop(left.some((step) => typeof step === "string") ? t("table-plan-position-changed") : "");
  }

  async #play(action: LegalAction | string, anchor?: Element): Promise<void> {
    const { current } = this;
    this.#version = this.#host.table.state?.version ?? 0;
    this.#inFlight = true;
    const played = await this.#host.play(action, anchor);
    this.#inFlight = false;
    if (!played && this.current === current) return this.stop();
    this.advance();
  }
}

/** Steps that the table has played itself, as nothing else was possible, are done. */
function withoutForced(left: Plan["steps"], since: readonly StepView[]): Plan["steps"] {
  for (const step of since.filter(({ forced }) => forced))
    if (left[0] === textForm(step.verb, step.arguments)) left = left.slice(1);
  return left;
}

/** Advance with every new position. Called while a component is created. */
export function followPlan(runner: PlanRunner, host: PlanHost): void {
  $effect(() => {
    const { table } = host;
    void [table.state?.version, table.actions, table.myMove, table.performing];
    runner.advance();
  });
}
