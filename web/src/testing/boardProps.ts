// The props of a board for tests, and what the page makes of the server's actions.
import type { BoardLayout, BoardProps } from "../boards/contract";
import { legalAction, type LegalAction } from "../live/legalAction";
import { formatMessage, type Context } from "../messages/format";
import type { Choice } from "../table/choices";
import type { AnyAction, AnyBoard, GameId } from "../wire/games";
import type { AboutView } from "../wire/types";
import { stateView } from "./fakeSocket";

const about = (game: GameId): AboutView => ({
  id: "abc",
  game,
  rules: 1,
  content: "house",
  content_hash: "",
  options: {},
  clock: { pace: "none", base: 0, increment: 0 },
  private: false,
  created: 0,
  commitment: "",
  origin: "",
  rated: false,
  daily: "",
  auto_forced: true,
  rotation: 0,
});

export const emptyLayout: BoardLayout = {
  stages: [],
  groups: {},
  figures: {},
  goods: [],
  words: {},
  goodKind: "good",
  names: {},
  printed: null,
};

/** A table of two players, in English, at which it is the first player's turn. */
export function boardProps(
  game: GameId,
  phase: string,
  board: AnyBoard,
  layout: Partial<BoardLayout> = {},
): BoardProps {
  const names = ["Ann", "Bob"];
  const context: Context = { game, seats: names, names: layout.names ?? {}, language: "en" };
  return {
    about: about(game),
    state: stateView(1, 0, { phase, board }),
    actions: [],
    layout: { ...emptyLayout, ...layout },
    seat: 0,
    names,
    context,
    say: (message) => formatMessage(message, context),
    currentStep: null,
    choose: () => {},
    run: () => {},
    keyOf: () => "",
  };
}

/** An action as the page has it, of the type of its game. */
export const legalActionOf = <Action extends AnyAction>(game: GameId, action: Action): LegalAction<Action> =>
  legalAction(action, () => ({ game, seats: ["Ann", "Bob"], language: "en" })) as LegalAction<Action>;

/** The choice of an action; without the action if it is illegal. */
export function choiceOf<Action extends AnyAction>(game: GameId, action: Action, name = ""): Choice<Action> {
  const { text, verb, arguments: words, label } = legalActionOf<AnyAction>(game, action);
  const legal = name ? null : legalActionOf(game, action);
  return { text, verb, arguments: words, name: name || label, label, action: legal, key: "" } as Choice<Action>;
}
