// What a message speaks of, for the board to light up.
import type { Attachment } from "svelte/attachments";
import type { Thing } from "./marks";
import { isMessage, kindOf, type Argument, type Message } from "./message";

/** Seats, words, numbers and nested messages in the arguments of a message, those of nested messages included. */
export const thingsOf = ([, facts]: Message): Thing[] =>
  Object.entries(facts).flatMap(([name, argument]) => thingsIn(kindOf(name), argument));

function thingsIn(kind: string, argument: Argument): Thing[] {
  if (typeof argument === "boolean") return [];
  if (typeof argument === "string") return [{ type: "word", kind, word: argument }];
  if (typeof argument === "number")
    return [kind === "seat" ? { type: "seat", seat: argument } : { type: "number", value: argument }];
  if (isMessage(argument)) return [{ type: "message", message: argument }, ...thingsOf(argument)];
  return argument.flatMap((part) => thingsIn(kind, part));
}

export type Tell = (things: readonly Thing[]) => void;

/** For `{@attach …}` at a line: tells what its messages speak of while it is pointed at or focused, then nothing. */
export function pointingAt(messages: readonly Message[], tell: Tell): Attachment<HTMLElement> {
  const start = (): void => tell(messages.flatMap(thingsOf));
  const end = (): void => tell([]);
  const listeners = { pointerenter: start, focusin: start, pointerleave: end, focusout: end };
  return (element) => {
    for (const [event, listener] of Object.entries(listeners)) element.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(listeners)) element.removeEventListener(event, listener);
    };
  };
}
