// The server's games, loaded once for all pages.
import { api } from "../../api";
import { SITE } from "../../messages/catalogs";
import { findText } from "../../messages/format";
import { humanize } from "../../pieces/format";
import type { GameView } from "../../wire/types";

export const games = $state<{ list: GameView[] | null; error: string }>({ list: null, error: "" });

export async function loadGames(): Promise<void> {
  try {
    games.list = await api.games();
    games.error = "";
  } catch (error) {
    if (!games.list) games.error = error instanceof Error ? error.message : String(error);
  }
}

export const findGame = (id: string): GameView | undefined => games.list?.find((game) => game.id === id);
export const gameName = (id: string): string => findGame(id)?.name ?? humanize(id);
/** What a game is about, in a few words. */
export const blurbOf = (id: string): string => findText([`game-${id}.about`, {}], { game: SITE }) ?? "";
