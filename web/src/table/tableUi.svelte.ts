// UI state of the table page: the armed move, the rejection on display, open dialogs and drawers.
import type { BoardProps, GameClient, BoardLayout } from "../boards/contract";
import { BoardHost } from "../boards/host.svelte";
import { nextStep, type Plan } from "../boards/plan";
import type { LegalAction } from "../live/legalAction";
import { toRejection, Rejection } from "../live/rejection";
import type { TableSession } from "../live/session.svelte";
import { defaultChoice, groupChoices, type Choice } from "./choices";
import type { Lesson } from "./lesson.svelte";
import { PlanRunner } from "./planRunner.svelte";

export interface Rejected {
  rejection: Rejection;
  anchor: Element;
}

export type Drawer = "" | "seats" | "log" | "chat";

export class TableUi {
  readonly table: TableSession;
  readonly host = new BoardHost();
  gameName = $state("");
  bots = $state.raw<string[]>([]);
  bot = $state("trader"); // the default bot level
  /** The action with a warning that awaits its second press. */
  armed = $state("");
  rejected = $state.raw<Rejected | null>(null);
  /** What the line of the log speaks of that is pointed at. */
  pointedAt = $state.raw<readonly string[]>([]);
  /** The guide chapter played at this table. */
  lesson = $state.raw<Lesson | null>(null);
  /** Whether to introduce the game, to first-time players. */
  welcome = $state(false);
  /** Whether the viewer came to a table where they had no seat yet. */
  isInvited = $state(false);
  dialog = $state<"" | "share" | "why" | "premoves" | "resign" | "leave" | "draw">("");
  /** The open drawer, on small screens. */
  drawer = $state<Drawer>("");
  heading = $state<HTMLElement>();
  logElement = $state<HTMLElement>();
  /** Plays plans of several moves. */
  readonly runner = new PlanRunner(this);

  constructor(table: TableSession) {
    this.table = table;
  }

  get client(): GameClient | null {
    return this.host.client;
  }

  get layout(): BoardLayout | null {
    return this.host.layout;
  }

  groups = $derived.by(() => {
    const { state, actions, myMove } = this.table;
    const { layout } = this; // it comes with the game's texts
    return state && myMove && layout ? groupChoices(layout, state.phase, actions) : [];
  });
  hinted = $derived.by(() => this.lesson?.lit || (this.table.hint.advice?.text ?? ""));
  standard = $derived(defaultChoice(this.groups, this.hinted));
  choices = $derived(this.groups.flatMap((group) => group.choices));
  #keys = $derived(new Map(this.choices.map((choice) => [choice.text, choice.key])));
  gamePrompt = $derived.by(() => {
    const { state, myMove } = this.table;
    return state && myMove ? this.host.promptIn(state.phase) : null;
  });

  keyOf = (action: string): string => this.#keys.get(action) ?? "";

  /** Whether a guide accepts a move. */
  takes = (action: string): boolean => this.lesson?.takes(action) ?? true;

  /** Play an action, or show at `anchor` why it is rejected. */
  choose = (action: string, anchor?: Element): void => this.run({ steps: [action] }, anchor);

  /** Play a plan, step by step. A first move with a warning needs a second press. */
  run = (plan: Plan, anchor?: Element): void => {
    const { table } = this;
    this.runner.stop();
    const [wasPerforming, wasHidden] = [table.performing, table.stage?.hidesChance];
    if (wasPerforming) table.skip();
    if (wasHidden) return; // what chance has brought decides what is offered
    const next = nextStep(plan.steps, table.actions);
    if (!next || (wasPerforming && !table.actions.some(({ text }) => text === next.action))) return;
    const action = table.actions.find((each) => each.text === next.action);
    if (action && this.#isHeld(action, anchor)) return;
    this.armed = "";
    this.welcome = false;
    this.runner.begin(plan, action ?? next.action, next.left, anchor ?? this.findButton(next.action));
  };

  /** Whether a move is not played yet: the guide expects another, or its warning has to be confirmed. */
  #isHeld(action: LegalAction, anchor?: Element): boolean {
    if (this.lesson && !this.takes(action.text)) {
      const rejection = this.lesson.notYet(action.text, this.table.actions);
      this.rejected = { rejection, anchor: anchor ?? this.heading ?? document.body };
      return true;
    }
    if (!action.warning || this.armed === action.text) return false;
    this.armed = action.text;
    this.rejected = null;
    return true;
  }

  async play(action: LegalAction | string, anchor?: Element): Promise<boolean> {
    let played = false;
    const move = typeof action === "string" ? action : action.action;
    await this.attempt(async () => (played = await this.table.play(move)), anchor);
    return played;
  }

  /** Press the button of a choice, which may do more than play it. */
  press(choice: Choice): void {
    this.#press(choice.text);
  }

  confirmArmed(): void {
    this.#press(this.armed);
  }

  #press(action: string): void {
    const button = this.findButton(action);
    if (button instanceof HTMLElement) button.click();
    else this.choose(action, button);
  }

  findButton(action: string): Element | undefined {
    const button = `[data-action="${CSS.escape(action)}"]`;
    return document.querySelector(`#prompt ${button}`) ?? document.querySelector(button) ?? undefined;
  }

  /** Run something that may be rejected; a rejection is shown at `anchor`. */
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
    this.focusPrompt();
  };

  askHint = (): void => {
    this.table.skip(); // the hint is for the current position
    void this.table.hint.ask();
    this.focusPrompt();
  };

  /** Focus the prompt, where answers appear, so that Enter takes the highlighted choice. */
  focusPrompt(): void {
    this.heading?.focus({ preventScroll: true });
  }

  /** The props of boards, prompts and holdings. */
  boardProps = $derived.by((): BoardProps | null => {
    const { about, state, actions, seat, names, context, happening: currentStep } = this.table;
    if (!about || !state) return null;
    const { choose, run, keyOf, armed, hinted } = this;
    const latestStep = this.table.log.at(-1) ?? null;
    const table = { about, state, actions, seat, names, context, currentStep, latestStep };
    const defaultAction = this.standard?.text ?? "";
    const running = this.runner.current;
    return this.host.propsOf({ ...table, choose, run, running, keyOf, armed, hinted, defaultAction });
  });

  /** The same for what shows the position: while a step is played, the one on the stage, in which nobody can move. */
  stageProps = $derived.by((): BoardProps | null => {
    const [props, stage] = [this.boardProps, this.table.stage];
    if (!props || !stage?.shown) return props;
    return { ...props, state: stage.shown, currentStep: stage.step, actions: [], hinted: "", passing: true };
  });
}

/** Drop the armed move and the rejection when the position changes. */
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
