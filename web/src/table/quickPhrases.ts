// What people say at every table, said with one press; and whom one does not want to hear, kept in this browser.
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
/** As they are sent. */
export const PHRASES = Object.keys(WORDS);
/** As they are read: each in their own language. */
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
