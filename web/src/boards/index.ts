// The games with a board of their own: each folder here with an `index.ts` that exports `client`. Others get the generic board.
import { loadMessages } from "../messages/catalogs";
import { api } from "../api";
import { readLayout } from "./layout";
import type { BoardLayout, GameClient } from "./contract";

const FOUND = import.meta.glob("./*/index.ts") as Record<string, () => Promise<{ client: GameClient }>>;

export async function loadGame(game: string): Promise<GameClient> {
  await loadMessages(game); // modules of the game translate their texts when they load
  const found = FOUND[`./${game}/index.ts`];
  if (found) return (await found()).client;
  return { Board: (await import("./GenericBoard.svelte")).default };
}

/** The client of a game and what its boards show of a content set. */
export async function loadBoard(game: string, set: string): Promise<{ client: GameClient; layout: BoardLayout }> {
  const [client, view] = await Promise.all([loadGame(game), api.layout(game, set)]);
  return { client, layout: readLayout(view, game) };
}
