// Where the messages of a game are said: its catalogue, the names of its things and of the seats.
import { SITE } from "../messages/catalogs";
import type { Context } from "../messages/format";
import type { BoardLayout } from "./contract";

/** Without a layout, which comes with the board, things have the names of the catalogue and no marks. */
export function contextOf(game: string | undefined, layout: BoardLayout | null, seats: readonly string[]): Context {
  if (!layout) return { game: game ?? SITE, seats };
  const letters = layout.goods.map(({ word, letter }) => [word, letter] as const);
  return { game: game ?? SITE, seats, names: layout.names, goods: { kind: layout.goodKind, letters } };
}
