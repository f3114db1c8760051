// The analysis of a recorded game: the stored one, or a job with progress.
import { api } from "../../api";
import { ensureUser } from "../../live/http.svelte";
import { rejectionOf, toRejection } from "../../live/rejection";
import { toSentence } from "../../pieces/format";
import type { AnalysisView, DecisionView, Job } from "../../wire/types";

const POLL_MS = 700;

export class GameAnalysis {
  result = $state.raw<AnalysisView | null>(null);
  stage = $state<"looking" | "none" | "working" | "result">("looking");
  progress = $state(0);
  errorText = $state("");
  #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** Load the stored analysis, if there is one. */
  async look(): Promise<void> {
    try {
      this.result = (await api.analysis(this.#id)).analysis;
      this.stage = this.result ? "result" : "none";
    } catch (error) {
      this.#fail(error);
    }
  }

  async ask(): Promise<void> {
    [this.stage, this.progress, this.errorText] = ["working", 0, ""];
    try {
      await ensureUser();
      await this.#receive(await api.analyse(this.#id));
    } catch (error) {
      this.#fail(error);
    }
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  async #receive(job: Job): Promise<void> {
    this.progress = job.progress;
    if (job.error) this.#fail(await rejectionOf(job.error));
    else if (job.done) await this.look();
    else this.#timer = setTimeout(() => void this.#poll(job.id), POLL_MS);
  }

  async #poll(job: string): Promise<void> {
    try {
      await this.#receive(await api.job(job));
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    [this.stage, this.errorText] = ["none", toSentence(toRejection(error).message)];
  }

  /** The decision taken after `move` moves. */
  decision(move: number): DecisionView | undefined {
    return this.result?.decisions[move];
  }
}
