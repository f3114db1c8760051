// What a message says in brackets at its end, which small screens leave out: "Travel: where to? (12 cr, 20 days left)".
import { textOf, type Part } from "./marks";

/** The parts before the brackets, and the brackets with what is in them. Nested messages are taken apart. */
export function splitAside(parts: readonly Part[]): [main: Part[], aside: Part[]] {
  const flat = parts.flatMap(flatten);
  const place = textOf(flat).endsWith(")") ? flat.map(opensBrackets).lastIndexOf(true) : -1;
  const part = flat[place];
  if (!part) return [flat, []];
  const at = part.text.lastIndexOf(" (");
  const text = (words: string): Part[] => (words ? [{ type: "text", text: words }] : []);
  return [
    [...flat.slice(0, place), ...text(part.text.slice(0, at))],
    [...text(part.text.slice(at + 1)), ...flat.slice(place + 1)],
  ];
}

const flatten = (part: Part): readonly Part[] => (part.type === "message" ? part.parts.flatMap(flatten) : [part]);
const opensBrackets = ({ type, text }: Part): boolean => type === "text" && text.includes(" (");
