// How formatted text remembers what its parts are. Fluent joins text; so each part is put between private characters on
// its way into a message, a first one whose code is its number and a last one that is the same for all. `partsOf` splits
// the text at them. Names of players cannot contain private characters.
import type { Message } from "./message";

/** What a part of a text speaks of. */
export type Thing =
  | { readonly type: "number"; readonly value: number }
  | { readonly type: "seat"; readonly seat: number }
  | { readonly type: "word"; readonly kind: string; readonly word: string }
  | { readonly type: "message"; readonly message: Message };

/** A part of a formatted message. A nested message has parts of its own. */
export type Part =
  | { readonly type: "text"; readonly text: string }
  | (Exclude<Thing, { type: "message" }> & { readonly text: string })
  | (Extract<Thing, { type: "message" }> & { readonly text: string; readonly parts: readonly Part[] });

const END = 0xe000;
const FIRST = 0xe001;
const LAST = 0xf8ff;

let marked: Thing[] | null = null; // while parts are wanted

/** The text of a thing, marked if parts are wanted. */
export function mark(text: string, thing: Thing): string {
  if (!marked || FIRST + marked.length > LAST) return text;
  marked.push(thing);
  return String.fromCharCode(FIRST + marked.length - 1) + text + String.fromCharCode(END);
}

/** Format with marks, and split the text into its parts. */
export const withMarks = (format: () => string): Part[] => marking([], (things) => partsOf(format(), things));

export const withoutMarks = <Result>(format: () => Result): Result => marking(null, format);

function marking<Things extends Thing[] | null, Result>(things: Things, work: (things: Things) => Result): Result {
  const before = marked;
  marked = things;
  try {
    return work(things);
  } finally {
    marked = before;
  }
}

/** A text without its marks. */
export const plain = (text: string): string => (marked ? textOf(partsOf(text, marked)) : text);

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join("");

interface Open {
  thing: Thing | null;
  parts: Part[];
}

function partsOf(text: string, things: readonly Thing[]): Part[] {
  const open: Open[] = [{ thing: null, parts: [] }];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < END || code > LAST) continue;
    addText(open.at(-1)!.parts, text.slice(from, at));
    from = at + 1;
    if (code === END) close(open);
    else open.push({ thing: things[code - FIRST] ?? null, parts: [] });
  }
  addText(open.at(-1)!.parts, text.slice(from));
  while (open.length > 1) close(open);
  return open[0]!.parts;
}

function close(open: Open[]): void {
  if (open.length < 2) return;
  const { thing, parts } = open.pop()!;
  const outer = open.at(-1)!.parts;
  if (!thing) outer.push(...parts);
  else if (thing.type === "message") outer.push({ ...thing, text: textOf(parts), parts });
  else outer.push({ ...thing, text: textOf(parts) });
}

function addText(parts: Part[], text: string): void {
  if (text) parts.push({ type: "text", text });
}
