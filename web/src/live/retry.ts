// Trying again by oneself: later and later, and not everyone at the same moment.
const FIRST_WAIT_MS = 500; // ms
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

  /** It is being tried, or not wanted any more. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** All is well: the next wait is a short one. */
  reset(): void {
    this.#tries = 0;
  }
}
