// A message: the id of a sentence and its arguments, as the server sends them. The conventions are those of
// `core/messages/message.py`: what an argument is follows from its value and its name.

export type Message = readonly [id: string, arguments: Arguments];

export interface Arguments {
  readonly [name: string]: Argument;
}

/**
 * A number (of a seat under `seat`, `seat-from` …), a flag, a word of the kind that the name tells, a nested message, or a
 * list of these.
 */
export type Argument = number | boolean | string | Message | readonly Argument[];

/** A message that the page says: a text of its catalogue with seats, numbers and words as arguments. */
export const messageOf = (id: string, facts: Arguments = {}): Message => [id, facts];

/** In place of a message where there is nothing to say. */
export const NOTHING: Message = ["", {}];

export const saysNothing = ([id]: Message): boolean => id === "";

/** Whether an argument is a message and not a list. */
export function isMessage(argument: Message | readonly Argument[]): argument is Message {
  const [id, inner] = argument;
  return argument.length === 2 && typeof id === "string" && typeof inner === "object" && !Array.isArray(inner);
}

/** The kind of word that an argument of this name holds: `good` for `good-from`. */
export function kindOf(name: string): string {
  const end = name.indexOf("-");
  return end < 0 ? name : name.slice(0, end);
}
