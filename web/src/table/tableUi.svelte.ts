// What someone is doing at a table just now: a move that waits for its second press, a "no" and what it points at.
import type { BoardProps, GameClient, Plan } from "../boards/contract";
import { toRejection, Rejection } from "../live/rejection";
import type { TableSession } from "../live/session.svelte";
import { defaultChoice, groupChoices, type Choice } from "./choices";
import type { Lesson } from "./lesson.svelte";

export interface Rejected {
  rejection: Rejection;
  anchor: Element;
}

export type Drawer = "" | "seats" | "log" | "chat";

export class TableUi {
  readonly table: TableSession;
  plan = $state.raw<Plan | null>(null);
  client = $state.raw<GameClient | null>(null);
  gameName = $state("");
  bots = $state.raw<string[]>([]);
  bot = $state("trader"); // the level that is meant where none is chosen
  /** The text form of a move with a warning that was pressed once. */
  armed = $state("");
  rejected = $state.raw<Rejected | null>(null);
  /** The chapter of a guide that this table is for. */
  lesson = $state.raw<Lesson | null>(null);
  /** What the game is about, for whoever meets it. */
  welcome = $state("");
  dialog = $state<"" | "share" | "why" | "premoves" | "resign" | "leave" | "draw">("");
  /** On small screens: what is pulled up over the board. */
  drawer = $state<Drawer>("");
  heading = $state<HTMLElement>();
  logElement = $state<HTMLElement>();

  constructor(table: TableSession) {
    this.table = table;
  }

  groups = $derived.by(() => {
    const { state, actions, myMove } = this.table;
    return state && myMove ? groupChoices(this.plan, state.phase, actions) : [];
  });
  hinted = $derived.by(() => this.lesson?.wanted || (this.table.hint.advice?.text ?? ""));
  standard = $derived(defaultChoice(this.groups, this.hinted));
  choices = $derived(this.groups.flatMap((group) => group.choices));
  #keys = $derived(new Map(this.choices.map((choice) => [choice.text, choice.key])));
  gamePrompt = $derived.by(() => {
    const { Prompt, prompts } = this.client ?? {};
    const phase = this.table.state?.phase ?? "";
    return Prompt && this.table.myMove && (!prompts || prompts.includes(phase)) ? Prompt : null;
  });

  keyOf = (action: string): string => this.#keys.get(action) ?? "";

  /** Do this, or say why not, pointing at `anchor`. A move with a warning is done at the second press. */
  choose = (action: string, anchor?: Element): void => {
    const view = this.table.actions.find((each) => each.text === action);
    if (view && this.lesson?.wanted && this.lesson.wanted !== action) {
      this.rejected = {
        rejection: this.lesson.notYet(this.table.actions),
        anchor: anchor ?? this.heading ?? document.body,
      };
      return;
    }
    if (view?.warning && this.armed !== action) {
      this.armed = action;
      this.rejected = null;
      return;
    }
    this.armed = this.welcome = "";
    void this.attempt(() => this.table.play(view ? view.action : action), anchor ?? this.findButton(action));
  };

  press(choice: Choice): void {
    this.choose(choice.text, this.findButton(choice.text));
  }

  findButton(action: string): Element | undefined {
    return document.querySelector(`[data-action="${CSS.escape(action)}"]`) ?? undefined;
  }

  /** Try something that may be refused; the rejection is shown where it was asked. */
  async attempt(work: () => Promise<unknown>, anchor?: Element | null): Promise<boolean> {
    this.rejected = null;
    try {
      await work();
      return true;
    } catch (error) {
      const place = anchor?.isConnected ? anchor : (this.heading ?? document.body);
      this.rejected = { rejection: toRejection(error), anchor: place };
      return false;
    }
  }

  takeBack = (event?: Event): void => {
    void this.attempt(() => this.table.command("undo", {}), event?.currentTarget as Element | undefined);
    this.#toPrompt();
  };

  askHint = (): void => {
    this.table.skip(); // it is for how things stand, not for what is still being told
    void this.table.hint.ask();
    this.#toPrompt();
  };

  /** What was asked is answered at the prompt: Enter then takes what is lit there, and asks nothing twice. */
  #toPrompt(): void {
    this.heading?.focus({ preventScroll: true });
  }

  /** What a board, a prompt or a seat's holdings are given. */
  boardProps = $derived.by((): BoardProps | null => {
    const { about, state, actions, seat, names, happening: currentStep } = this.table;
    if (!about || !state || !this.plan) return null;
    const { plan, choose, keyOf, armed, hinted } = this;
    const defaultAction = this.standard?.text ?? "";
    return { about, state, actions, plan, seat, names, currentStep, choose, keyOf, armed, hinted, defaultAction };
  });
}

/** In a new position, what was said about the one before is of no use. */
export function resetOnNewPosition(ui: TableUi): void {
  let version = -1;
  $effect(() => {
    const now = ui.table.state?.version ?? -1;
    if (now === version) return;
    version = now;
    ui.armed = "";
    ui.rejected = null;
  });
}
