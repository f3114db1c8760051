// The games that this server has: asked for once, kept for every page.
import { api } from "../../api";
import { humanize } from "../../pieces/format";
import type { GameView } from "../../wire/types";

export const games = $state<{ list: GameView[] | null; trouble: string }>({ list: null, trouble: "" });

export async function loadGames(): Promise<void> {
  try {
    games.list = await api.games();
    games.trouble = "";
  } catch (error) {
    if (!games.list) games.trouble = error instanceof Error ? error.message : String(error);
  }
}

export const gameNamed = (id: string): GameView | undefined => games.list?.find((game) => game.id === id);
export const nameOf = (id: string): string => gameNamed(id)?.name ?? humanize(id);
