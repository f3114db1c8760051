// Translates server text. Its sentences are English with names and numbers filled in; the
// catalogue has {0}, {1} … in those places, and the filled-in parts (goods, ships, lists) are translated recursively.
import { fillSlots, lookUp, language, messagesWithSlots, catalogueVersion } from "./translate";

interface Pattern {
  shapes: RegExp[]; // with greedy slots, for names with commas, and with lazy ones
  core: string; // its longest literal part, for a quick pre-check
  slots: number[];
  words: string;
}

const SLOT = /\{(\d)\}/;
const JOINTS = ["; ", " + ", " and ", ", "]; // separators of parts that are translated one by one
const SENTENCES = /(?<=[.!?]) /;
const cache = new Map<string, string | null>();
const names = new Set<string>();
let all: Pattern[] = [];
let learnt = -1;

/** Translate a sentence or a part of one; stays English if there is no translation. */
export const serverText = (text: string): string => (language === "en" ? text : translateLoosely(text));

/** Register proper names (planets, cards of a content set) that stay untranslated unless a catalogue has them. */
export function addProperNames(all: Iterable<string>): void {
  const before = names.size;
  for (const name of all) names.add(name);
  if (names.size > before) cache.clear();
}

/** The translation, or null if any part is missing. */
export function translateServerText(text: string): string | null {
  refresh();
  const before = cache.get(text);
  if (before !== undefined) return before;
  const found =
    plain(text) ??
    lookUp(text) ??
    matchedApart(text) ??
    split(text.split(SENTENCES), " ") ??
    bracketed(text) ??
    matched(text) ??
    jointed(text) ??
    counted(text) ??
    begun(text);
  cache.set(text, found);
  return found;
}

/** Rebuild the patterns when a game's catalogue has been loaded. */
function refresh(): void {
  const now = catalogueVersion();
  if (now === learnt) return;
  learnt = now;
  cache.clear();
  const bare = ([message]: [string, string]): number => message.replaceAll(/\{\d\}/g, "").length;
  all = messagesWithSlots()
    .flatMap(forms)
    .sort((a, b) => bare(b) - bare(a)) // most specific first
    .map(patternOf);
}

/** "{0} day|{0} days" is two messages here: the server has chosen one. */
function forms([message, words]: [string, string]): [string, string][] {
  const forms = words.split("|");
  return message.split("|").map((form, number) => [form, forms[number]!]);
}

function patternOf([message, words]: [string, string]): Pattern {
  const parts = message.split(SLOT);
  const shape = (slot: string): RegExp =>
    new RegExp(`^${parts.map((part, number) => (number % 2 ? slot : escaped(part))).join("")}$`);
  const texts = parts.filter((_, number) => number % 2 === 0);
  return {
    shapes: ["(.+)", "(.+?)"].map(shape),
    core: texts.reduce((longest, each) => (each.length > longest.length ? each : longest)),
    slots: parts.filter((_, number) => number % 2).map(Number),
    words,
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const MIN_LOOSE_MATCH_LENGTH = 12; // of the literal text between slots

/** Like `translateServerText`, but unknown parts (player names, table codes) stay as they are. */
export const translateLoosely = (text: string): string =>
  translateServerText(text) ??
  matched(text, (part) => translateServerText(part) ?? part, MIN_LOOSE_MATCH_LENGTH) ??
  text;

function matched(text: string, inner = translateServerText, least = 0): string | null {
  for (const { shapes, core, slots, words } of all) {
    if (core.length < least || !text.includes(core)) continue;
    for (const shape of shapes) {
      const parts = shape
        .exec(text)
        ?.slice(1)
        .map((part) => inner(part));
      if (!parts || parts.includes(null)) continue;
      const values: unknown[] = [];
      for (const [number, slot] of slots.entries()) values[slot] = parts[number];
      return fillSlots(words, values);
    }
  }
  return null;
}

/** As `matched`, but brackets at the end of a sentence are no part of its last slot: "Fire at Pirate (2 cr)". */
const matchedApart = (text: string): string | null =>
  matched(text, (part) => (text.endsWith(")") && / \([^()]*\)$/.test(part) ? null : translateServerText(part)));

function split(parts: string[], joint: string): string | null {
  if (parts.length < 2) return null;
  const words = parts.map(translateServerText);
  if (words.includes(null)) return null;
  return joint === " and " ? new Intl.ListFormat(language).format(words as string[]) : words.join(joint);
}

/** "not now: you are buying", "2 Ore, 3 Food and a card". */
function jointed(text: string): string | null {
  const at = text.indexOf(": ");
  const both = at > 0 && split([text.slice(0, at), text.slice(at + 2)], ": ");
  if (both) return both;
  for (const joint of JOINTS) {
    const words = split(text.split(joint), joint);
    if (words) return words;
  }
  return null;
}

/** "Sell: what? (2 cr, 3 days left)". */
function bracketed(text: string): string | null {
  const [, before, inside] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  const words = before && inside ? [translateServerText(before), translateServerText(inside)] : [null];
  return words.includes(null) ? null : `${words[0]} (${words[1]})`;
}

/** "3 Ore", "2× Food", "+4 Fuel"; "Ruby 6", "Haze 12.6". */
function counted(text: string): string | null {
  const [, number, rest] = /^([+−-]?\d[\d,.]*×?) (.+)$/.exec(text) ?? [];
  const [, name, figure] = /^(.+) ([+−-]?\d[\d.]*)$/.exec(text) ?? [];
  const words = rest && translateServerText(rest);
  if (words) return `${number} ${words}`;
  const named = name && translateServerText(name);
  return named ? `${named} ${figure}` : null;
}

/** Numbers, signs, "Seat n" (replaced by names later) and proper names need no translation. */
const plain = (text: string): string | null =>
  /^([^\p{L}]*|Seat \d+)$/u.test(text) || (names.has(text) && !lookUp(text)) ? text : null;

/** After a colon a sentence starts in lower case: look it up capitalized. */
function begun(text: string): string | null {
  const whole = text.slice(0, 1).toUpperCase() + text.slice(1);
  return whole === text ? null : translateServerText(whole);
}
