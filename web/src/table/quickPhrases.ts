// Quick chat phrases, and the list of muted players (kept in this browser).
import { t } from "../i18n/translate";

const WORDS: Record<string, string> = {
  "Good luck!": t("Good luck!"),
  "Well played!": t("Well played!"),
  "Nice move": t("Nice move"),
  "Oops …": t("Oops …"),
  "Thanks!": t("Thanks!"),
  "Your move": t("Your move"),
  "Rematch?": t("Rematch?"),
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
