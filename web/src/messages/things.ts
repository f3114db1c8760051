// What a message speaks of, and lighting it up on the board. A thing is its kind and its word or number: `good ore`,
// `seat 0`, `sector 12.6`. An element of the board that shows one says so: `data-thing="good ore"`.
import type { Attachment } from "svelte/attachments";
import { isMessage, kindOf, type Argument, type Message } from "./message";

/** The things in the arguments of a message, those of nested messages included. */
export const thingsOf = ([, facts]: Message): string[] =>
  Object.entries(facts).flatMap(([name, argument]) => thingsIn(kindOf(name), argument));

function thingsIn(kind: string, argument: Argument): string[] {
  if (typeof argument === "boolean") return [];
  if (typeof argument === "string" || typeof argument === "number") return [`${kind} ${argument}`];
  if (isMessage(argument)) return thingsOf(argument);
  return argument.flatMap((part) => thingsIn(kind, part));
}

export type Tell = (things: readonly string[]) => void;

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

/** For `{@attach …}` around the board and the seats: lights up the elements that show one of these things. */
export function lightUp(things: readonly string[]): Attachment<HTMLElement> {
  return (place) => {
    const elements = things.length ? [...place.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")] : [];
    const lit = elements.filter(({ dataset }) => things.includes(dataset["thing"]!));
    for (const { dataset } of lit) dataset["lit"] = "";
    return () => {
      for (const { dataset } of lit) delete dataset["lit"];
    };
  };
}
