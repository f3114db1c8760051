// Quick chat phrases, and the list of muted players (kept in this browser).
import { t } from "../messages/text";

const WORDS: Record<string, string> = {
  "Good luck!": t("table-phrase-good-luck"),
  "Well played!": t("table-phrase-well-played"),
  "Nice move": t("table-phrase-nice-move"),
  "Oops …": t("table-phrase-oops"),
  "Thanks!": t("table-phrase-thanks"),
  "Your move": t("common-your-move"),
  "Rematch?": t("table-phrase-rematch"),
};
/** As sent over the wire: English. */
export const PHRASES = Object.keys(WORDS);
/** As shown: translated. */
export const phraseText = (text: string): string => WORDS[text] ?? text;

const KEY = "muted";

export function loadMuted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const saveMuted = (names: string[]): void => localStorage.setItem(KEY, JSON.stringify(names));
