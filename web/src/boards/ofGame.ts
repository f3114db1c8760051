// What the server sends of one game, such as a board, says of which.
import type { GameId } from "../wire/games";

interface Told {
  readonly game: GameId;
}
type OfGame<Thing extends Told, Game extends GameId> = Extract<Thing, { readonly game: Game }>;

/** A thing as one of this game; those of other games do not come to where it is asked for. */
export function ofGame<Thing extends Told, Game extends GameId>(thing: Thing | null, game: Game): OfGame<Thing, Game> {
  if (thing && isOf(thing, game)) return thing;
  throw new Error(`${thing?.game ?? "nothing"} where ${game} is shown`);
}

const isOf = <Thing extends Told, Game extends GameId>(thing: Thing, game: Game): thing is OfGame<Thing, Game> =>
  thing.game === game;
