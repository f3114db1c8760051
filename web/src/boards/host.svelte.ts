// What shows a position on a game's board, for a table, a replay, a puzzle and a preview alike: it loads the game's part of
// the client, keeps what the board remembers between positions, and makes the board's props.
import type { Component } from "svelte";
import { loadBoard } from ".";
import { formatMessage, type Context } from "../messages/format";
import { shareEqualParts } from "../live/sharing";
import { seatNames } from "../pieces/format";
import type { AboutView, StateView } from "../wire/types";
import { contextOf } from "./context";
import type { BoardLayout, BoardProps, GameClient } from "./contract";
import { nextStep, type Plan } from "./plan";

/** A position, and what is special about how it is shown. */
export interface Shown extends Partial<BoardProps> {
  about: AboutView;
  state: StateView;
}

/** Where plans are not played, as in puzzles, their first step stands for them. */
function chooseFirst({ actions, choose }: Pick<BoardProps, "actions" | "choose">, plan: Plan, anchor?: Element): void {
  const next = nextStep(plan.steps, actions);
  if (next) choose(next.action, anchor);
}

export class BoardHost {
  client = $state.raw<GameClient | null>(null);
  layout = $state.raw<BoardLayout | null>(null);
  #own: unknown;
  #board: unknown;

  /** Loads what the boards of a game with a content set need. */
  async load({ game, content }: Pick<AboutView, "game" | "content">): Promise<void> {
    const { client, layout } = await loadBoard(game, content);
    this.set(client, layout);
  }

  set(client: GameClient, layout: BoardLayout): void {
    this.#own = client.newState?.();
    [this.client, this.layout] = [client, layout];
  }

  /** Where the messages of a position are said; without names of things until the layout is there. */
  contextOf(about: AboutView | undefined, state: StateView | undefined): Context {
    return contextOf(about?.game, this.layout, seatNames(state?.seats ?? [], about?.rotation));
  }

  /** The props of the board in a position: where nobody plays, if they do not say otherwise. */
  propsOf({ about, state, ...more }: Shown): BoardProps | null {
    const layout = this.layout;
    if (!layout) return null;
    this.#board = state.board = shareEqualParts(this.#board, state.board); // for what is drawn from parts that stay
    const context = more.context ?? this.contextOf(about, state);
    const names = more.names ?? seatNames(state.seats, about.rotation);
    const say: BoardProps["say"] = (message) => formatMessage(message, context);
    const idle = { actions: [], seat: -1, currentStep: null, choose: () => {}, keyOf: () => "" };
    const props = { about, state, layout, names, context, say, own: this.#own, ...idle, ...more };
    return { ...props, run: more.run ?? ((plan, anchor) => chooseFirst(props, plan, anchor)) };
  }

  /** The game's own prompt for a phase; null where the generic buttons serve. */
  promptIn(phase: string): Component<BoardProps> | null {
    const { Prompt, prompts } = this.client ?? {};
    return Prompt && (!prompts || prompts.includes(phase)) ? Prompt : null;
  }
}
