// The names of themes, and the puzzles of one.
import { t } from "../../messages/text";
import type { PuzzleRow } from "../../wire/types";

/** In the order in which they are offered. */
const NAMES: Record<string, () => string> = {
  endgame: () => t("puzzles-theme-endgame"),
  trade: () => t("puzzles-theme-trade"),
  travel: () => t("puzzles-theme-travel"),
  combat: () => t("puzzles-theme-combat"),
  law: () => t("puzzles-theme-law"),
  blockade: () => t("puzzles-theme-blockade"),
  building: () => t("puzzles-theme-building"),
  ship: () => t("puzzles-theme-ship"),
  gathering: () => t("puzzles-theme-gathering"),
  dice: () => t("puzzles-theme-dice"),
  order: () => t("puzzles-theme-order"),
};

/** The themes of these puzzles, with their names. */
export function themesOf(rows: readonly PuzzleRow[]): { theme: string; name: string }[] {
  const found = new Set(rows.flatMap(({ themes }) => themes));
  return Object.entries(NAMES)
    .filter(([theme]) => found.has(theme))
    .map(([theme, name]) => ({ theme, name: name() }));
}

/** The puzzles of a theme; all of them for "". */
export const ofTheme = (rows: readonly PuzzleRow[], theme: string): PuzzleRow[] =>
  rows.filter(({ themes }) => !theme || themes.includes(theme));
