// A recorded game, loaded page by page, and the current move.
import { api } from "../../api";
import { toRejection, type Rejection } from "../../live/rejection";
import type { Moment, ReplayView } from "../../wire/types";

const PAGE_SIZE = 50; // moments per request

type Fetch = (first: number, limit: number) => Promise<ReplayView>;

export class Recording {
  head = $state.raw<ReplayView | null>(null); // metadata of the whole game
  at = $state(-1); // moves played at the current position
  moments = $state.raw<ReadonlyMap<number, Moment>>(new Map());
  rejection = $state<Rejection | null>(null);
  #fetch: Fetch;
  #wanted = 0;
  #asked = new Map<number, Promise<void>>();

  constructor(id: string, fetch: Fetch = (first, limit) => api.replay(id, first, limit)) {
    this.#fetch = fetch;
  }

  get length(): number {
    return this.head?.length ?? 0;
  }

  get moment(): Moment | undefined {
    return this.moments.get(this.at);
  }

  get isAtEnd(): boolean {
    return this.head !== null && this.at >= this.length;
  }

  /** Go to the position after `move` moves; the latest call wins. `arrived` is called as soon as it is shown. */
  async go(move: number, arrived = (): void => {}): Promise<void> {
    this.#wanted = move;
    try {
      if (!this.head) await this.#loadPage(Math.max(0, move));
      const number = Math.max(0, Math.min(this.length, move));
      await this.#loadPage(number);
      if (this.#wanted !== move) return; // superseded while loading
      this.at = number;
      this.rejection = null;
      arrived();
      void this.#loadPage(Math.min(this.length, number + PAGE_SIZE / 2)).catch(() => {}); // prefetch
    } catch (error) {
      this.rejection = toRejection(error);
    }
  }

  #loadPage(number: number): Promise<void> {
    const first = Math.floor(number / PAGE_SIZE) * PAGE_SIZE;
    const asked = this.#asked.get(first) ?? this.#load(first);
    this.#asked.set(first, asked);
    asked.catch(() => this.#asked.delete(first));
    return asked;
  }

  async #load(first: number): Promise<void> {
    const part = await this.#fetch(first, PAGE_SIZE);
    this.head ??= part;
    this.moments = new Map([...this.moments, ...part.moments.map((one) => [one.step.number, one] as const)]);
  }

  /** The loaded moments up to the current move. */
  get playedMoments(): Moment[] {
    return [...this.moments.values()]
      .filter((one) => one.step.number > 0 && one.step.number <= this.at)
      .sort((a, b) => a.step.number - b.step.number);
  }
}

/** "#move-37" → 37; also accepts the old form "#replay=37". */
export const moveFromHash = (hash: string): number => Number(hash.match(/^#(?:move-|replay=)(\d+)$/)?.[1] ?? 0);
