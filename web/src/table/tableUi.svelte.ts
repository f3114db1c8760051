// UI state of the table page: the armed move, the rejection on display, open dialogs and drawers.
import type { BoardProps, GameClient, BoardLayout } from "../boards/contract";
import { BoardHost } from "../boards/host.svelte";
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
  dialog = $state<"" | "share" | "why" | "premoves" | "resign" | "leave" | "draw">("");
  /** The open drawer, on small screens. */
  drawer = $state<Drawer>("");
  heading = $state<HTMLElement>();
  logElement = $state<HTMLElement>();

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
    return state && myMove ? groupChoices(this.layout, state.phase, actions) : [];
  });
  hinted = $derived.by(() => this.lesson?.wanted || (this.table.hint.advice?.text ?? ""));
  standard = $derived(defaultChoice(this.groups, this.hinted));
  choices = $derived(this.groups.flatMap((group) => group.choices));
  #keys = $derived(new Map(this.choices.map((choice) => [choice.text, choice.key])));
  gamePrompt = $derived.by(() => {
    const { state, myMove } = this.table;
    return state && myMove ? this.host.promptIn(state.phase) : null;
  });

  keyOf = (action: string): string => this.#keys.get(action) ?? "";

  /** Play an action, or show at `anchor` why it is rejected. A move with a warning needs a second press. */
  choose = (action: string, anchor?: Element): void => {
    if (this.table.performing) return this.table.skip(); // what is offered may have changed meanwhile
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
    this.armed = "";
    this.welcome = false;
    void this.attempt(() => this.table.play(view ? view.action : action), anchor ?? this.findButton(action));
  };

  press(choice: Choice): void {
    this.choose(choice.text, this.findButton(choice.text));
  }

  findButton(action: string): Element | undefined {
    return document.querySelector(`[data-action="${CSS.escape(action)}"]`) ?? undefined;
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
    const { about, state, actions, seat, names, context, stage, happening: currentStep } = this.table;
    if (!about || !state) return null;
    const { choose, keyOf, armed, hinted } = this;
    const latestStep = this.table.log.at(-1) ?? null;
    const table = { about, state, actions, seat, names, context, currentStep, latestStep };
    const [defaultAction, staged] = [this.standard?.text ?? "", stage?.animates ?? false];
    return this.host.propsOf({ ...table, choose, keyOf, armed, hinted, defaultAction, staged });
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
