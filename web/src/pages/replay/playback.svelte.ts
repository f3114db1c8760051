// Plays a recorded game: forwards step by step on the stage, as a table does; to anywhere else at once.
import type { StepView } from "../../wire/types";
import type { Played, Stage } from "../../stage/stage.svelte";
import type { Recording } from "./recording.svelte";

export type Pace = "slow" | "normal" | "fast";
export const SLOWNESS: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4 };
/** ms before the next move: after one that was shown at once, and after one that was played event by event. */
const WAITS: Record<Pace, { shown: number; played: number }> = {
  slow: { shown: 2000, played: 800 },
  normal: { shown: 900, played: 240 },
  fast: { shown: 250, played: 80 },
};

export class Playback {
  pace = $state<Pace>("normal");
  /** Whether one move follows another by itself. */
  playing = $state(false);
  /** Shows steps event by event; null until it is loaded. */
  stage = $state.raw<Stage | null>(null);
  readonly recording: Recording;
  #performed = $state(-1); // the number of the last step that was played event by event
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(recording: Recording) {
    this.recording = recording;
  }

  /** What the board animates: of a step that has been played nothing any more. */
  get step(): StepView | null {
    if (this.stage?.shown) return this.stage.step;
    const step = this.recording.moment?.step;
    if (!step?.number) return null;
    return step.number === this.#performed ? { ...step, events: [] } : step;
  }

  /** The step whose lines are shown; while it is played, those of what the board shows already. */
  get told(): StepView | undefined {
    return this.stage?.shown ? (this.stage.told ?? undefined) : this.recording.moment?.step;
  }

  /** Go somewhere; a single move forwards is played. */
  go(to: number): void {
    this.playing = false;
    this.#go(to);
  }

  toggle(): void {
    this.playing = !this.playing;
    clearTimeout(this.#timer);
    if (this.playing) this.#go(this.recording.isAtEnd ? 0 : this.recording.at + 1);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stop?.();
    this.#stop = null;
  }

  #go(to: number): void {
    this.end();
    const { moment, at } = this.recording;
    void this.recording.go(to, () => {
      this.#performed = -1;
      const now = this.recording.moment;
      if (moment && now && this.recording.at === at + 1) {
        this.#perform({ step: now.step, before: moment.state, after: now.state });
      } else this.#continue("shown");
    });
  }

  #perform(played: Played): void {
    const done = (): void => {
      this.#stop = null;
      this.#continue("played");
    };
    this.#stop = this.stage?.perform(played, false, done) ?? null;
    if (this.#stop) this.#performed = played.step.number;
    else this.#continue("shown");
  }

  #continue(how: "shown" | "played"): void {
    if (this.recording.isAtEnd) this.playing = false;
    if (this.playing) this.#timer = setTimeout(() => this.#go(this.recording.at + 1), WAITS[this.pace][how]);
  }
}
