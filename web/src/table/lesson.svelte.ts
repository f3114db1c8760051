// A chapter of a guide at its table: the current text, the expected move, and why another one is not it.
import { api } from "../api";
import { Rejection } from "../live/rejection";
import type { TableSession } from "../live/session.svelte";
import type { LegalAction } from "../live/legalAction";
import type { GuideMoveView, GuideView, StepView } from "../wire/types";
import { t } from "../messages/text";

const PLACE = /^\/guide\/([^/]+)\/(\d+)$/;
const DONE = "guide done "; // and the game: how many chapters have been played in this browser

export const chaptersDone = (game: string): number => Number(localStorage.getItem(DONE + game)) || 0;

/** How many moves of a chapter have been played, not counting those taken back. */
export function movesPlayed(log: StepView[], first: number): number {
  let played = 0;
  for (const step of log) {
    if (step.kind === "play") played += 1;
    if (step.kind === "undo") played = step.value - first; // `value` is the number of moves left in the game
  }
  return played;
}

/** Whether a move is one of those that a pattern stands for: `*` is anything. */
export function matches(pattern: string, move: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[^\w]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(move);
}

/** Why the guide wants another move than this; the first of the tables that says so does. */
export function explanation(move: string, ...tables: Record<string, string>[]): string {
  return tables.flatMap(Object.entries<string>).find(([pattern]) => matches(pattern, move))?.[1] ?? "";
}

/** A legal move that the guide does not expect: `message` is the guide's own, in its language. */
export class GuideRejection extends Rejection {
  constructor(
    message: string,
    readonly instead: string,
  ) {
    super("guide", message);
  }
}

export class Lesson {
  guide = $state.raw<GuideView | null>(null);
  /** The question, by the number of moves before it, whose answer is shown. */
  #shown = $state(-1);

  constructor(
    readonly table: TableSession,
    readonly game: string,
    readonly number: number,
  ) {
    void api.guide(game).then((guide) => (this.guide = guide));
  }

  /** The lesson of a table, derived from the game's origin. */
  static at(table: TableSession, origin: string): Lesson | null {
    const found = PLACE.exec(origin);
    return found ? new Lesson(table, found[1]!, Number(found[2])) : null;
  }

  chapter = $derived.by(() => this.guide?.chapters[this.number - 1] ?? null);
  played = $derived.by(() => (this.chapter ? movesPlayed(this.table.log, this.chapter.first) : 0));
  isOver = $derived.by(() => this.chapter !== null && this.played >= this.chapter.moves.length);
  isLast = $derived.by(() => this.number === this.guide?.chapters.length);
  /** The newcomer's moves, with their places among those of all seats. */
  #mine = $derived.by(() =>
    (this.chapter?.moves ?? []).map((move, at) => ({ ...move, at })).filter(({ mine }) => mine),
  );
  steps = $derived.by(() => this.#mine.length);
  /** How many of the newcomer's moves are behind; the next one is asked for, or comes when others have played. */
  stepsDone = $derived.by(() => this.#mine.filter(({ at }) => at < this.played).length);
  #step = $derived.by((): GuideMoveView | null => this.#mine[this.stepsDone] ?? null);
  /** The expected move; "" while others play and when the chapter is over. */
  wanted = $derived.by(() => (this.table.myMove && !this.isOver ? (this.#step?.move ?? "") : ""));
  /** Whether the newcomer is to find the move without help. */
  asks = $derived.by(() => Boolean(this.wanted && this.#step?.ask && this.#shown !== this.played));
  /** The move to light up, or what plays it among others. */
  lit = $derived.by(() => (this.asks || !this.wanted ? "" : this.#step!.light || this.wanted));
  texts = $derived.by(() => {
    const { chapter, stepsDone, isOver } = this;
    if (!chapter) return [];
    if (isOver) return [chapter.after];
    const say = this.#step?.say ?? "";
    return stepsDone === 0 ? [chapter.before, say] : [say];
  });

  show = (): void => {
    this.#shown = this.played;
  };

  /** Whether the guide accepts this move: the expected one, or an equally good one. */
  takes(action: string): boolean {
    return !this.wanted || action === this.wanted || this.#step!.accept.some((pattern) => matches(pattern, action));
  }

  /** Why the guide does not take a legal move. */
  notYet(action: string, actions: LegalAction[]): Rejection {
    this.show();
    const { otherwise } = this.#step!;
    const label = actions.find((each) => each.text === this.wanted)?.label ?? this.wanted;
    const why = explanation(action, otherwise, this.chapter!.otherwise, this.guide!.otherwise);
    return new GuideRejection(why, t("table-guide-for-now", { label }));
  }

  saveProgress(): void {
    localStorage.setItem(DONE + this.game, String(Math.max(this.number, chaptersDone(this.game))));
  }
}
