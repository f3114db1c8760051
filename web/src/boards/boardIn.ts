// The board of a position, which says of which game it is.
import type { AnyBoard } from "../wire/games";
import type { StateView } from "../wire/types";

type BoardOf<Game extends AnyBoard["game"]> = Extract<AnyBoard, { readonly game: Game }>;

/** The board in a state, as the board of this game; no other game's board comes to where it is asked for. */
export function boardIn<Game extends AnyBoard["game"]>({ board }: Pick<StateView, "board">, game: Game): BoardOf<Game> {
  if (isOf(board, game)) return board;
  throw new Error(`a board of ${board.game} where one of ${game} is shown`);
}

const isOf = <Game extends AnyBoard["game"]>(board: AnyBoard, game: Game): board is BoardOf<Game> =>
  board.game === game;
