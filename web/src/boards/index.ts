// The games with a board of their own: each folder here with an `index.ts` that exports `client`. Others get the generic board.
import { loadCatalogue } from "../i18n/translate";
import { loadMessages } from "../messages/catalogs";
import type { GameClient } from "./contract";

const FOUND = import.meta.glob("./*/index.ts") as Record<string, () => Promise<{ client: GameClient }>>;

export async function loadGame(game: string): Promise<GameClient> {
  await Promise.all([loadCatalogue(game), loadMessages(game)]); // modules of the game translate their texts when they load
  const found = FOUND[`./${game}/index.ts`];
  if (found) return (await found()).client;
  return { Board: (await import("./GenericBoard.svelte")).default };
}
