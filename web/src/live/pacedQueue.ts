// Queues updates and shows them one at a time, at a pace people can follow.
import { t } from "../messages/text";

export const PACES = ["instant", "normal", "slow"] as const;
export type PaceName = (typeof PACES)[number];
export const PACE_NAMES: Record<PaceName, string> = {
  instant: t("live-instant"),
  normal: t("common-normal"),
  slow: t("common-slow"),
};

const WAITS: Record<PaceName, [number, number]> = {
  // ms before the next item: after one with a story, after one without
  instant: [0, 0],
  normal: [500, 90],
  slow: [1500, 300],
};
const MAX_QUEUED = 60; // longer queues are shown at once

export class PacedQueue<Item> {
  name: PaceName;
  #show: (item: Item) => void;
  #hasStory: (item: Item) => boolean;
  #changed: (waiting: number) => void;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ready = 0; // when the next item may be shown

  constructor(
    name: PaceName,
    show: (item: Item) => void,
    hasStory: (item: Item) => boolean,
    changed: (waiting: number) => void = () => {},
  ) {
    this.name = name;
    this.#show = show;
    this.#hasStory = hasStory;
    this.#changed = changed;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  set(name: PaceName): void {
    this.name = name;
    if (name === "instant") this.flush();
  }

  /** Queue an item; with `now` the whole queue is shown at once. */
  add(item: Item, now = false): void {
    this.#queue.push(item);
    if (now || this.name === "instant" || document.hidden || this.#queue.length > MAX_QUEUED) this.flush();
    else this.#next();
    this.#changed(this.#queue.length);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length) this.#out();
    this.#changed(0);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#changed(0);
  }

  #next(): void {
    if (this.#timer !== undefined || !this.#queue.length) return;
    const wait = Math.max(0, this.#ready - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#out();
      this.#changed(this.#queue.length);
      this.#next();
    }, wait);
  }

  #out(): void {
    const item = this.#queue.shift()!;
    this.#ready = performance.now() + WAITS[this.name][this.#hasStory(item) ? 0 : 1];
    this.#show(item);
  }
}

const KEY = "pace";

export function loadPace(): PaceName {
  const kept = localStorage.getItem(KEY) as PaceName;
  return PACES.includes(kept) ? kept : "normal";
}

export const savePace = (name: PaceName): void => localStorage.setItem(KEY, name);
