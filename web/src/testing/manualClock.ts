// A clock that tests move on by hand.
import type { Clock } from "../stage/choreographer";

export class ManualClock implements Clock {
  #now = 0;
  #due: { at: number; work: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, work: () => void): () => void {
    const entry = { at: this.#now + ms, work };
    this.#due.push(entry);
    return () => (this.#due = this.#due.filter((each) => each !== entry));
  }

  /** Let time pass; everything that is due happens in order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#due = this.#due.filter((each) => each !== next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
    }
    this.#now = end;
  }
}
