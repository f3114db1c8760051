// The analysis of a recorded game: what is kept of it, or asked for as work that tells how far it is.
import { api } from "../../api";
import { ensureSomeone } from "../../live/http.svelte";
import { asRefusal } from "../../live/refusal";
import { toSentence } from "../../pieces/format";
import type { AnalysisView, DecisionView, Job } from "../../wire/types";

const ASK_AGAIN = 700; // ms

export class Analysed {
  told = $state.raw<AnalysisView | null>(null);
  stage = $state<"looking" | "none" | "working" | "told">("looking");
  progress = $state(0);
  trouble = $state("");
  #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  /** What was worked out before, by whomever. */
  async look(): Promise<void> {
    try {
      this.told = (await api.analysis(this.#id)).analysis;
      this.stage = this.told ? "told" : "none";
    } catch (error) {
      this.#fail(error);
    }
  }

  async ask(): Promise<void> {
    [this.stage, this.progress, this.trouble] = ["working", 0, ""];
    try {
      await ensureSomeone();
      await this.#hear(await api.analyse(this.#id));
    } catch (error) {
      this.#fail(error);
    }
  }

  forget(): void {
    clearTimeout(this.#timer);
  }

  async #hear(job: Job): Promise<void> {
    this.progress = job.progress;
    if (job.error) this.#fail(new Error(job.error));
    else if (job.done) await this.look();
    else this.#timer = setTimeout(() => void this.#again(job.id), ASK_AGAIN);
  }

  async #again(job: string): Promise<void> {
    try {
      await this.#hear(await api.job(job));
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    [this.stage, this.trouble] = ["none", toSentence(asRefusal(error).message)];
  }

  /** The decision that was taken in the position after so many moves. */
  decision(move: number): DecisionView | undefined {
    return this.told?.decisions[move];
  }
}
