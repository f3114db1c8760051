// Retries with exponential backoff and jitter.
const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
const GROWTH = 1.7;

export class Retry {
  #work: () => void;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: () => void) {
    this.#work = work;
  }

  schedule(): void {
    const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * GROWTH ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.cancel();
    this.#timer = setTimeout(this.#work, wait);
  }

  /** Cancel the scheduled retry. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Reset the backoff after a success. */
  reset(): void {
    this.#tries = 0;
  }
}
