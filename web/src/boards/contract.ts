// What a table gives to the board of a game, and what a board may ask of it. A board draws and asks; it holds no rule.
import type { Component } from "svelte";
import type { AboutView, ActionView, PlanView, StateView, StepView } from "../wire/types";

/** What is true of a game under a set of cards, however the table stands: the server's own types. */
export type { FigureView as Figure, GroupView as Group, PlanView as Plan, StageView as Stage } from "../wire/types";

export interface BoardProps {
  about: AboutView;
  state: StateView; // state.board is what the game itself shows; each board types it in its own `view.ts`
  actions: ActionView[]; // what the viewer may do now; empty when it is not their move
  plan: PlanView;
  seat: number; // the viewer's, or -1
  names: string[]; // of the seats
  /** The step that is being told just now, for animations; null when nothing is. */
  currentStep: StepView | null;
  /** Do this, or, if it is not allowed, say why in place (pointing at `anchor`). */
  choose: (action: string, anchor?: Element) => void;
  /** Number key of an action in the prompt below, 1-9, or "" (the map carries the same keys as the buttons). */
  keyOf: (action: string) => string;
  /** Small, on Home or in a list: nothing can be pressed, nothing explains itself. */
  preview?: boolean;
  /** An action with a warning that was pressed once and waits for the second press; what the hint says; what Enter does. */
  armed?: string;
  hinted?: string;
  defaultAction?: string;
  /** The table shows the game's `SidePanel` itself, in its own column. */
  sidePanelShown?: boolean;
}

/** What a game brings to the client. Registered in `boards/index.ts`, loaded only when its table is opened. */
export interface GameClient {
  Board: Component<BoardProps>;
  /**
   * Replaces the plain buttons by something better (dice to tap …) in the phases of `prompts`, or in all if there are none.
   * Keys it handles itself it takes at `document`, with preventDefault: the table listens later, at `window`.
   */
  Prompt?: Component<BoardProps>;
  prompts?: string[];
  /** What lies beside the board (a card in play), above the log; where that column is missing, the board shows it itself. */
  SidePanel?: Component<BoardProps>;
  /** The board wants all the width there is: seats go above the log, even where three columns have room. */
  wide?: boolean;
  /** The board is tall: where three columns have room, the prompt stands beside it, above the log. */
  promptBeside?: boolean;
  /** The game is won or lost, and a score would mean nothing: none is shown. */
  unscored?: boolean;
  /** What a seat holds, in the seat panel. */
  Holdings?: Component<BoardProps & { of: number }>;
}
