// What the server says, in the language of the page. Its sentences are English, with names and numbers in them; the
// catalogue has them with {0}, {1} … in those places. What stands there is looked up in turn: goods, ships, lists.
import { filled, known, language, patterns, vocabulary } from "./words";

interface Pattern {
  shape: RegExp;
  slots: number[];
  words: string;
}

const SLOT = /\{(\d)\}/;
const cache = new Map<string, string | null>();
let shapes: Pattern[] = [];
let learnt = -1;

/** The translation of a sentence, or of something in one; English where there is none. */
export const said = (text: string): string => (language === "en" ? text : (translated(text) ?? text));

/** The same, or null where the catalogue falls short. */
export function translated(text: string): string | null {
  refresh();
  const before = cache.get(text);
  if (before !== undefined) return before;
  const found = plain(text) ?? known(text) ?? matched(text) ?? listed(text) ?? counted(text);
  cache.set(text, found);
  return found;
}

/** Words come with each game: what was not known before may be now. */
function refresh(): void {
  const now = vocabulary();
  if (now === learnt) return;
  learnt = now;
  cache.clear();
  const all = patterns();
  const bare = ([message]: [string, string]): number => message.replaceAll(/\{\d\}/g, "").length;
  shapes = all.sort((a, b) => bare(b) - bare(a)).map(patternOf); // what says most is tried first
}

function patternOf([message, words]: [string, string]): Pattern {
  const parts = message.split(SLOT);
  const shape = parts.map((part, number) => (number % 2 ? "(.+?)" : escaped(part))).join("");
  return { shape: new RegExp(`^${shape}$`), slots: parts.filter((_, number) => number % 2).map(Number), words };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function matched(text: string): string | null {
  for (const { shape, slots, words } of shapes) {
    const parts = shape.exec(text)?.slice(1).map(translated);
    if (!parts || parts.includes(null)) continue;
    const values: unknown[] = [];
    for (const [number, slot] of slots.entries()) values[slot] = parts[number];
    return filled(words, values);
  }
  return null;
}

/** "2 Ore, 3 Food and a card". */
function listed(text: string): string | null {
  const parts = text.split(/, (?:and )?| and /);
  if (parts.length < 2) return null;
  const words = parts.map(translated);
  return words.includes(null) ? null : new Intl.ListFormat(language).format(words as string[]);
}

/** "3 Ore", "2× Food", "+4 Fuel". */
function counted(text: string): string | null {
  const [, number, rest] = /^([+−-]?\d[\d,.]*×?) (.+)$/.exec(text) ?? [];
  const words = rest && translated(rest);
  return words ? `${number} ${words}` : null;
}

/** Numbers, signs and seats are the same everywhere: names take the places of seats later. */
const plain = (text: string): string | null => (/^([^\p{L}]*|Seat \d+)$/u.test(text) ? text : null);
