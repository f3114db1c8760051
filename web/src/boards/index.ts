// The games the client has a board for. Each is a folder with an `index.ts` that exports `client`; all others are shown in words.
import { loadCatalogue } from "../i18n/translate";
import type { GameClient } from "./contract";

const FOUND = import.meta.glob("./*/index.ts") as Record<string, () => Promise<{ client: GameClient }>>;

export async function loadGame(game: string): Promise<GameClient> {
  await loadCatalogue(game); // before anything that speaks is read in
  const found = FOUND[`./${game}/index.ts`];
  if (found) return (await found()).client;
  return { Board: (await import("./GenericBoard.svelte")).default };
}
