// Quick chat phrases, and the list of muted players (kept in this browser).
import { SITE } from "../messages/catalogs";
import { formatMessage } from "../messages/format";
import type { ChatCommand, ChatLineView } from "../wire/types";

export type QuickPhrase = NonNullable<ChatCommand["phrase"]>;

export const PHRASES: readonly QuickPhrase[] = [
  "good-luck",
  "well-played",
  "nice-move",
  "oops",
  "thanks",
  "your-move",
  "rematch",
];

export const phraseText = (phrase: string): string => formatMessage([`phrase-${phrase}`, {}], { game: SITE });

/** What somebody wrote, or the phrase that they chose, in the reader's language. */
export const chatText = ({ text, phrase }: ChatLineView): string => (phrase ? phraseText(phrase) : text);

const KEY = "muted";

export function loadMuted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const saveMuted = (names: string[]): void => localStorage.setItem(KEY, JSON.stringify(names));
