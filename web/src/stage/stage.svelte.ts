// The stage of a table: shows steps event by event, draws what flies over the board, and plays the sounds.
import { tick } from "svelte";
import type { AnyEvent } from "../wire/games";
import type { StateView, StepView } from "../wire/types";
import { storyOf } from "../table/story";
import { Performance, schedule, type Clock, type Moment, type TimedCue } from "./choreographer";
import type { Choreography, Effect, SoundName } from "./cue";

/** A step with the positions around it. */
export interface Played {
  step: StepView;
  before: StateView;
  after: StateView;
}

/** An effect that is drawn now. */
export interface Drawn {
  id: string;
  effect: Effect;
  ms: number;
}

export interface Setting {
  /** How many times the normal duration everything takes; 0: steps are shown at once. */
  slowness(): number;
  /** Whether things may move: not for people who prefer reduced motion. */
  moves(): boolean;
  play(sound: SoundName): void;
  /** The viewer's seat, or -1. */
  seat(): number;
}

const MAX_SOUNDS = 3; // of a step that is not shown event by event

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

export class Stage {
  /** The position on the board while a step is played. */
  shown = $state.raw<StateView | null>(null);
  /** The step that is played, with the events that are under way. */
  step = $state.raw<StepView | null>(null);
  /** The lines of the story so far. */
  told = $state.raw<StepView | null>(null);
  drawn = $state.raw<Drawn[]>([]);
  /** Whether earlier steps are shown again. */
  replaying = $state(false);
  readonly choreography: Choreography;
  #setting: Setting;
  #clock: Clock;
  #performance: Performance | null = null;
  #hidden = new Set<string>(); // cues of what chance brought that are not over

  constructor(choreography: Choreography, setting: Setting, clock = browserClock) {
    [this.choreography, this.#setting, this.#clock] = [choreography, setting, clock];
  }

  /**
   * Play a step. Returns a function that ends it; null if there is nothing to wait for: without motion, or when one's own
   * move revealed nothing.
   */
  perform(played: Played, own: boolean, done: () => void): (() => void) | null {
    const cues = this.#schedule(played);
    const chance = cues.some((cue) => cue.chance);
    const conclude = (): void => this.#conclude(played);
    if (cues.length) this.stopReplay();
    if (cues.length && this.animates && (chance || !own)) return this.#start(played, cues, done, conclude);
    if (!this.animates) this.#playSounds(cues);
    else if (cues.length) void this.#decorate(cues);
    conclude();
    return null;
  }

  /** Show steps again; afterwards the board shows the present position. */
  replay(steps: readonly Played[]): void {
    this.#end();
    const [first, ...rest] = steps;
    if (!first || !this.#setting.moves()) return;
    this.replaying = true;
    const cues = this.#schedule(first);
    if (!cues.length) return this.replay(rest);
    this.#start(first, cues, () => this.replay(rest));
  }

  /** Whether earlier steps can be shown again; also at the instant pace. */
  get replays(): boolean {
    return this.#setting.moves();
  }

  stopReplay(): void {
    if (this.replaying) this.#end();
  }

  /** Remove an effect that has been drawn. */
  remove(id: string): void {
    this.drawn = this.drawn.filter((each) => each.id !== id);
  }

  /** Whether steps are shown event by event, rather than at once. */
  get animates(): boolean {
    return this.#setting.slowness() > 0 && this.#setting.moves() && !document.hidden;
  }

  /** Whether chance has brought something that is still to be shown. */
  get hidesChance(): boolean {
    return !this.replaying && this.#hidden.size > 0;
  }

  #schedule({ step, before, after }: Played): TimedCue[] {
    return schedule(step, { before, after }, this.choreography.cues, this.#setting.slowness() || 1);
  }

  #start(
    { step, before, after }: Played,
    cues: readonly TimedCue[],
    done: () => void,
    conclude = (): void => {},
  ): () => void {
    const story = storyOf(step);
    this.#hidden = new Set(cues.filter(({ chance }) => chance).map(({ id }) => id));
    this.#performance?.stop();
    this.#performance = new Performance(this.#clock, cues, before, after, {
      show: (state, running) => {
        this.shown = state;
        this.step = { ...step, story, events: running.map(({ event }) => event) };
      },
      moment: (moment) => {
        this.#pass(step, moment);
        this.#tell(step, cues, moment);
      },
      done: () => {
        this.#end();
        conclude();
        done();
      },
    });
    this.#performance.begin();
    return () => {
      this.#report(step, "skip", null);
      this.#end();
      conclude();
    };
  }

  #end(): void {
    this.#performance?.stop();
    this.#performance = null;
    [this.shown, this.step, this.told, this.drawn] = [null, null, null, []];
    this.#hidden.clear();
    this.replaying = false;
  }

  #pass(step: StepView, { kind, cue }: Moment): void {
    this.#report(step, kind, cue);
    if (kind === "end") this.#hidden.delete(cue.id);
    if (kind !== "start") return;
    this.#draw(cue);
    if (cue.sound) this.#setting.play(cue.sound);
  }

  /** The latest line of the story that tells no more than the board shows. Lines of no event sum the step up. */
  #tell(step: StepView, cues: readonly TimedCue[], { kind, cue, at }: Moment): void {
    const hidden = cues.some(({ chance, to }) => chance && to > at);
    const last = cue.chance && kind === "start" ? cue.index - 1 : cue.index;
    const line = step.story.filter((each) => (typeof each === "number" ? each <= last : !hidden)).at(-1);
    if (line !== undefined) this.told = { ...step, story: [line] };
  }

  #draw({ id, effects = [], ms }: TimedCue): void {
    if (effects.length) this.drawn = [...this.drawn, ...effects.map((effect, i) => ({ id: `${id}.${i}`, effect, ms }))];
  }

  /** One's own move is on the board already; what it moved is drawn over it. */
  async #decorate(cues: readonly TimedCue[]): Promise<void> {
    await tick();
    cues.forEach((cue) => this.#draw(cue));
    this.#playSounds(cues);
  }

  #playSounds(cues: readonly TimedCue[]): void {
    const sounds = new Set(cues.flatMap(({ sound }) => (sound ? [sound] : [])));
    [...sounds].slice(0, MAX_SOUNDS).forEach((sound) => this.#setting.play(sound));
  }

  /** What is heard after a step: the end of the game, or that one's own turn has come. */
  #conclude({ step, before, after }: Played): void {
    const seat = this.#setting.seat();
    const [ends, comes] = [after.over && !before.over, after.turn === seat && before.turn !== seat];
    if (ends) this.#setting.play(after.result?.winners.includes(seat) ? "fanfare" : "over");
    else if (comes && step.seat !== seat && !after.over) this.#setting.play("turn");
  }

  /** Tells the page what is shown when: tests listen to it. */
  #report({ number, seat }: StepView, kind: Moment["kind"] | "skip", cue: TimedCue | null): void {
    const event: AnyEvent["event"] | "" = cue?.event.event ?? "";
    document.dispatchEvent(
      new CustomEvent("longhaul:cue", { detail: { step: number, seat, kind, event, index: cue?.index } }),
    );
  }
}
