// A position on its board where nobody plays: a preview, a replay, a puzzle.
import { formatMessage } from "../messages/format";
import { seatName } from "../pieces/format";
import type { AboutView, StateView } from "../wire/types";
import { contextOf } from "./context";
import type { BoardLayout, BoardProps } from "./contract";

/** The props of its board; `more` says what is special. */
export function showPosition(
  about: AboutView,
  state: StateView,
  layout: BoardLayout,
  more: Partial<BoardProps> = {},
): BoardProps {
  const names = state.seats.map(seatName);
  const context = contextOf(about.game, layout, names);
  const say: BoardProps["say"] = (message) => formatMessage(message, context);
  const idle = { actions: [], seat: -1, currentStep: null, choose: () => {}, keyOf: () => "" };
  return { about, state, layout, names, context, say, ...idle, ...more };
}
