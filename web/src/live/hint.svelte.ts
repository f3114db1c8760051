// A hint: requested by HTTP, delivered by the socket, and polled in case the socket misses it.
import type { Message } from "../messages/message";
import type { Advice, Job, JobMessage } from "../wire/types";
import { get, post } from "./http.svelte";
import { rejectionOf, toRejection } from "./rejection";
import { t } from "../messages/text";

const POLL_MS = 2000;

interface Asker {
  readonly id: string;
  readonly state: { version: number } | null;
}

export class Hint {
  /** "" when there is no hint. */
  stage = $state<"" | "working" | "ready" | "failed">("");
  progress = $state(0);
  advice = $state.raw<Advice | null>(null);
  error = $state("");

  #table: Asker;
  #job = "";
  #early = new Map<string, JobMessage>(); // messages that arrived before the reply with our job's id
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Asker) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    if (this.stage === "working") return;
    this.forget();
    this.stage = "working";
    this.#version = this.#table.state?.version ?? 0;
    const early = this.#early;
    try {
      const job = await post<Job>(`/tables/${this.#table.id}/hint`);
      if (this.#early !== early) return; // cleared meanwhile
      this.#job = job.id;
      this.receive(early.get(job.id) ?? { t: "job", ...job, job: job.id });
      if (this.#job) this.#askAgain(job.id);
    } catch (error) {
      if (this.#early === early) this.#fail(toRejection(error).message);
    }
  }

  /** Receives every hint of the user, also those for earlier positions or other tables. */
  receive(message: JobMessage): void {
    if (message.kind !== "hint" || this.stage !== "working") return;
    if (!this.#job) this.#early.set(message.job, message);
    if (this.#job !== message.job) return;
    this.progress = message.progress;
    if (!message.done) return;
    clearTimeout(this.#timer);
    if (message.error) void this.#failBecause(message.error, message.job);
    else if (this.#version !== this.#table.state?.version) this.#fail(t("live-position-changed-ask-new-hint"));
    else if (message.result && "expects" in message.result)
      [this.advice, this.stage, this.#job] = [message.result, "ready", ""];
  }

  /** A hint is valid for one position only. */
  forgetUnless(version: number): void {
    if (this.#version !== version) this.forget();
  }

  forget(): void {
    clearTimeout(this.#timer);
    [this.stage, this.advice, this.error, this.progress, this.#job] = ["", null, "", 0, ""];
    this.#early = new Map();
  }

  async #failBecause(reason: Message, job: string): Promise<void> {
    const { message } = await rejectionOf(reason);
    if (this.#job === job) this.#fail(message);
  }

  #fail(text: string): void {
    [this.stage, this.error, this.#job] = ["failed", text, ""];
  }

  #askAgain(id: string): void {
    this.#timer = setTimeout(async () => {
      if (this.#job !== id) return;
      try {
        const job = await get<Job>(`/jobs/${id}`);
        this.receive({ t: "job", ...job, job: id });
      } catch (error) {
        if (toRejection(error).code !== "lost") this.#fail(t("live-hint-lost-ask-again"));
      }
      if (this.#job === id) this.#askAgain(id);
    }, POLL_MS);
  }
}
