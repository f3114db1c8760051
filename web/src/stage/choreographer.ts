// Plays the events of a step one after the other: when each cue starts and ends, and what the board shows meanwhile. It
// knows no page: it is given a clock, and a listener that draws.
import type { AnyEvent } from "../wire/games";
import type { StateView, StepView } from "../wire/types";
import { applyChanges, type AnyCueTable, type Cue, type Scene } from "./cue";

/** Calls `work` after some milliseconds; the result cancels it. */
export interface Clock {
  now(): number;
  after(ms: number, work: () => void): () => void;
}

export interface TimedCue extends Cue {
  id: string;
  /** The index of its event in the step. */
  index: number;
  event: AnyEvent;
  /** When it starts and ends, from the start of the step. */
  from: number;
  to: number;
}

const TOGETHER_MS = 60; // between the starts of cues that are shown together
const MAX_STEP_MS = 4000; // longer steps are played faster, at normal pace

/** When each event of a step is shown, at a number of times the normal duration. */
export function schedule(
  step: StepView,
  scene: Omit<Scene, "index" | "events">,
  table: AnyCueTable,
  slowness = 1,
): TimedCue[] {
  const { events } = step;
  const cues: TimedCue[] = [];
  let [start, end] = [0, 0];
  events.forEach((event, index) => {
    const cue = table[event.event]?.(event as never, { ...scene, events, index });
    if (!cue) return;
    start = cue.together && cues.at(-1)?.event.event === event.event ? start + TOGETHER_MS : end;
    end = Math.max(end, start + cue.ms);
    cues.push({ ...cue, id: `${step.number}.${index}`, index, event, from: start, to: start + cue.ms });
  });
  const scale = slowness * Math.min(1, MAX_STEP_MS / end);
  return cues.map((cue) => ({ ...cue, ms: cue.ms * scale, from: cue.from * scale, to: cue.to * scale }));
}

/** What happens at a moment of a step. */
export type Moment = { kind: "start" | "end"; cue: TimedCue; at: number };

/** Starts and ends in order of time. At the same moment what ends comes first. */
export function momentsOf(cues: readonly TimedCue[]): Moment[] {
  const moments = cues.flatMap((cue): Moment[] => [
    { kind: "start", cue, at: cue.from },
    { kind: "end", cue, at: cue.to },
  ]);
  const order = ({ kind, cue }: Moment): number => (kind === "end" && cue.to > cue.from ? 0 : 1);
  return moments.sort((a, b) => a.at - b.at || order(a) - order(b) || a.cue.index - b.cue.index);
}

export interface Listener {
  /** The position to show, and the cues that are under way. */
  show(state: StateView, running: readonly TimedCue[]): void;
  moment(moment: Moment): void;
  /** All cues are over; not called after `stop`. */
  done(): void;
}

/** The performance of one step. */
export class Performance {
  #clock: Clock;
  #listener: Listener;
  #after: StateView;
  #shown: StateView;
  #running: TimedCue[] = [];
  #moments: Moment[];
  #begin: number;
  #cancel: () => void = () => {};

  constructor(clock: Clock, cues: readonly TimedCue[], before: StateView, after: StateView, listener: Listener) {
    [this.#clock, this.#listener] = [clock, listener];
    [this.#shown, this.#after] = [before, after];
    this.#moments = momentsOf(cues);
    this.#begin = clock.now();
  }

  begin(): void {
    this.#begin = this.#clock.now();
    this.#advance();
  }

  /** End it at once. */
  stop(): void {
    this.#cancel();
    this.#moments = [];
  }

  /** Everything that is due by now, then wait for the next moment. */
  #advance(): void {
    const due = this.#moments.filter(({ at }) => at <= this.#clock.now() - this.#begin);
    this.#moments = this.#moments.slice(due.length);
    due.forEach((moment) => this.#pass(moment));
    if (due.length) this.#listener.show(this.#shown, this.#running);
    const [next] = this.#moments;
    const wait = next ? Math.max(1, next.at - (this.#clock.now() - this.#begin)) : 0;
    if (next) this.#cancel = this.#clock.after(wait, () => this.#advance());
    else this.#listener.done();
  }

  #pass(moment: Moment): void {
    const { kind, cue } = moment;
    this.#shown = applyChanges(this.#shown, this.#after, kind === "start" ? cue.starts : cue.ends);
    this.#running = kind === "start" ? [...this.#running, cue] : this.#running.filter(({ id }) => id !== cue.id);
    this.#listener.moment(moment);
  }
}
