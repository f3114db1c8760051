// Trying again by oneself: later and later, and not everyone at the same moment.
const FIRST_WAIT = 500; // ms
const LONGEST_WAIT = 15_000;
const GROWTH = 1.7;

export class Again {
  #work: () => void;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: () => void) {
    this.#work = work;
  }

  later(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.stop();
    this.#timer = setTimeout(this.#work, wait);
  }

  /** It is being tried, or not wanted any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** All is well: the next wait is a short one. */
  reset(): void {
    this.#tries = 0;
  }
}
