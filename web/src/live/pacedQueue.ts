// Queues updates and shows them one at a time, at a pace people can follow.
import { t } from "../messages/text";

export const PACES = ["instant", "normal", "slow"] as const;
export type PaceName = (typeof PACES)[number];
export const PACE_NAMES: Record<PaceName, string> = {
  instant: t("live-instant"),
  normal: t("common-normal"),
  slow: t("common-slow"),
};

/** How many times the normal duration a step takes at a pace. */
export const SLOWNESS: Record<PaceName, number> = { instant: 0, normal: 1, slow: 2 };

const WAITS: Record<PaceName, { told: number; silent: number; played: number }> = {
  // ms before the next item: after one with a story, after one without, after one that was played event by event
  instant: { told: 0, silent: 0, played: 0 },
  normal: { told: 500, silent: 90, played: 240 },
  slow: { told: 1500, silent: 300, played: 800 },
};
const MAX_QUEUED = 60; // longer queues are shown at once

export interface Handlers<Item> {
  /** Show an item as it is in the end. */
  show(item: Item): void;
  /** Play an item, then call `done`; returns a function that stops it, or null if there is nothing to play. */
  play(item: Item, done: () => void): (() => void) | null;
  hasStory(item: Item): boolean;
  /** How many items are not shown in full yet. */
  changed(waiting: number): void;
}

export class PacedQueue<Item> {
  name: PaceName;
  #on: Handlers<Item>;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ready = 0; // when the next item may be shown
  #playing: { item: Item; stop: () => void } | null = null;

  constructor(name: PaceName, handlers: Handlers<Item>) {
    this.name = name;
    this.#on = handlers;
  }

  get waiting(): number {
    return this.#queue.length + (this.#playing ? 1 : 0);
  }

  set(name: PaceName): void {
    this.name = name;
    if (name === "instant") this.flush();
  }

  /** Queue an item; with `now` everything before it is shown at once, and it begins. */
  add(item: Item, now = false): void {
    if (now) this.flush();
    this.#queue.push(item);
    if (now) this.#out();
    else if (this.name === "instant" || document.hidden || this.#queue.length > MAX_QUEUED) this.flush();
    else this.#next();
    this.#changed();
  }

  flush(): void {
    this.#cancelTimer();
    const playing = this.#stop();
    for (const item of [...playing, ...this.#queue.splice(0)]) this.#finish(item, "told");
    this.#changed();
  }

  clear(): void {
    this.#cancelTimer();
    this.#stop();
    this.#queue = [];
    this.#changed();
  }

  #stop(): Item[] {
    const playing = this.#playing;
    this.#playing = null;
    playing?.stop();
    return playing ? [playing.item] : [];
  }

  #cancelTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #changed(): void {
    this.#on.changed(this.waiting);
  }

  #next(): void {
    if (this.#timer !== undefined || this.#playing || !this.#queue.length) return;
    const wait = Math.max(0, this.#ready - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#out();
      this.#changed();
      this.#next();
    }, wait);
  }

  #out(): void {
    const item = this.#queue.shift()!;
    const stop = this.#on.play(item, () => {
      this.#playing = null;
      this.#finish(item, "played");
      this.#changed();
      this.#next();
    });
    if (stop) this.#playing = { item, stop };
    else this.#finish(item, "told");
  }

  #finish(item: Item, how: "told" | "played"): void {
    const waits = WAITS[this.name];
    this.#ready = performance.now() + (how === "played" || this.#on.hasStory(item) ? waits[how] : waits.silent);
    this.#on.show(item);
  }
}

const KEY = "pace";

export function loadPace(): PaceName {
  const kept = localStorage.getItem(KEY) as PaceName;
  return PACES.includes(kept) ? kept : "normal";
}

export const savePace = (name: PaceName): void => localStorage.setItem(KEY, name);
