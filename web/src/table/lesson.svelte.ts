// A chapter of a guide at its table: the current text and the expected move.
import { api } from "../api";
import { Rejection } from "../live/rejection";
import type { TableSession } from "../live/session.svelte";
import type { LegalAction } from "../live/legalAction";
import type { GuideView, StepView } from "../wire/types";
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

export class Lesson {
  guide = $state.raw<GuideView | null>(null);

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
  /** The expected move; "" when the chapter is over. */
  wanted = $derived.by(() => (this.table.myMove ? (this.chapter?.moves[this.played] ?? "") : ""));
  isOver = $derived.by(() => this.chapter !== null && this.played >= this.chapter.moves.length);
  isLast = $derived.by(() => this.number === this.guide?.chapters.length);
  texts = $derived.by(() => {
    const { chapter, played, isOver } = this;
    if (!chapter) return [];
    if (isOver) return [chapter.after];
    return played === 0 ? [chapter.before, chapter.say[0] ?? ""] : [chapter.say[played] ?? ""];
  });

  /** The rejection for a legal move that the guide does not expect. */
  notYet(actions: LegalAction[]): Rejection {
    const label = actions.find((each) => each.text === this.wanted)?.label ?? this.wanted;
    return new Rejection("guide", t("table-good-idea-but-for-now", { label }));
  }

  saveProgress(): void {
    localStorage.setItem(DONE + this.game, String(Math.max(this.number, chaptersDone(this.game))));
  }
}
