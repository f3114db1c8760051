// The pseudo-locale `xx`: English with accents and brackets, made here. What looks like plain English there is in no
// catalogue. Python has the same (`core/messages/pseudo.py`). No menu offers it: open the page with `?language=xx`.
import type { FluentResource } from "@fluent/bundle";

export const PSEUDO = "xx";

type Entry = FluentResource["body"][number];
type Pattern = Entry["attributes"][string];
type Element = Exclude<Pattern, string>[number];

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀćđéƒĝĥíĵķļɱńóƥɋŕšťúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶĻṀŃÓƤɊŔŠŤÚṼŴẊÝŽ";
const LETTERS: ReadonlyMap<string, string> = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index]!]));
const DATA = ["gender"]; // attributes that are no text

/** Accent the text of all messages, and put each in brackets. */
export function accentMessages(resource: FluentResource): FluentResource {
  for (const entry of resource.body) {
    if (entry.value !== null) entry.value = bracketed(entry.value);
    for (const [name, pattern] of Object.entries(entry.attributes))
      if (!DATA.includes(name)) entry.attributes[name] = bracketed(pattern);
  }
  return resource;
}

const accented = (text: string): string => [...text].map((letter) => LETTERS.get(letter) ?? letter).join("");

const accentedPattern = (pattern: Pattern): Pattern =>
  typeof pattern === "string" ? accented(pattern) : pattern.map(accentedElement);

function accentedElement(element: Element): Element {
  if (typeof element === "string") return accented(element);
  if (element.type !== "select") return element;
  const variants = element.variants.map(({ key, value }) => ({ key, value: accentedPattern(value) }));
  return { ...element, variants };
}

function bracketed(pattern: Pattern): Pattern {
  const inner = accentedPattern(pattern);
  return typeof inner === "string" ? `[${inner}]` : ["[", ...inner, "]"];
}
