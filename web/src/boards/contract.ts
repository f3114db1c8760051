// The interface between a table and the board of a game. A board draws and asks for actions; it holds no rule.
import type { Component } from "svelte";
import type { LegalAction } from "../live/legalAction";
import type { Context } from "../messages/format";
import type { Message } from "../messages/message";
import type { AboutView, StateView, StepView } from "../wire/types";
import type { BoardLayout } from "./layout";
import type { Plan, RunningPlan } from "./plan";

export type { BoardLayout, Figure, Group, Stage } from "./layout";

export interface BoardProps {
  about: AboutView;
  state: StateView; // state.board is the game's own view, which `boardOf` of its `view.ts` takes out
  actions: LegalAction[]; // legal actions of the viewer; empty when it is not their move
  layout: BoardLayout;
  seat: number; // the viewer's, or -1 for a spectator
  names: string[]; // of the seats
  /** Where messages are said: the game, the names of its things and of the seats. For `MessageText`, `nameOf` … */
  context: Context;
  /** The text of a message in this context. */
  say: (message: Message) => string;
  /** What this board keeps between positions: made by `GameClient.newState`, typed by the game, null elsewhere. */
  own?: unknown;
  /** The step being animated, with the events that are under way; null between steps. */
  currentStep: StepView | null;
  /** The latest step with all its events. */
  latestStep?: StepView | null;
  /** The position is between two steps: some of its parts are of the one before, others of the one after. */
  passing?: boolean;
  /** Takes the action or, if it is illegal, says why at `anchor`. */
  choose: (action: string, anchor?: Element) => void;
  /** Plays a plan step by step, as `choose` does for a single action; a puzzle takes its first step only. */
  run: (plan: Plan, anchor?: Element) => void;
  /** The plan that is being played, if any. */
  running?: RunningPlan | null;
  /** The number key of an action, "1" to "9", or ""; the map shows the same keys as the prompt's buttons. */
  keyOf: (action: string) => string;
  /** A small picture of the board, on Home or in a list: no buttons, no explanations. */
  preview?: boolean;
  /** The action with a warning that was pressed once and takes effect when pressed again. */
  armed?: string;
  /** The action the hint suggests. */
  hinted?: string;
  /** The action that Enter takes. */
  defaultAction?: string;
}

/** A game's part of the client. `boards/index.ts` loads it when a table of the game is opened. */
export interface GameClient {
  Board: Component<BoardProps>;
  /** What a board and its prompt keep between positions, such as what is pointed at. Each board on a page has its own. */
  newState?: () => unknown;
  /**
   * Replaces the generic buttons in the phases of `prompts`, or in all phases without `prompts`. It handles its own keys
   * at `document`, with preventDefault; the table listens at `window`, which comes later.
   */
  Prompt?: Component<BoardProps>;
  prompts?: string[];
  /** The game is only won or lost: no score is shown. */
  unscored?: boolean;
  /** The holdings of the seat `of`, in the seat panel. */
  Holdings?: Component<BoardProps & { of: number }>;
  /** Where the seat `of` is and whether it is next, in a few words beside its name. */
  Status?: Component<BoardProps & { of: number }>;
  /** The viewer's money, hold and tokens in a line or two, where there is no column of seats. Its height never changes. */
  Purse?: Component<BoardProps>;
}
