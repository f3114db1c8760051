// Formats messages: as text, or in parts that a component shows with colours and icons.
import type { Bundle } from "./bundle";
import { bundlesOf, isLoading } from "./catalogs";
import type { Grammar } from "./grammar";
import { mark, withMarks, withoutMarks, type Part } from "./marks";
import { isMessage, kindOf, type Argument, type Arguments, type Message } from "./message";
import { Enumeration, Figure, Name, type Value } from "./values";

/** Names of things by kind and word. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where a message is said. */
export interface Context {
  /** The game whose catalogue has it, or `site`. */
  readonly game: string;
  /** The names that a content set gives and the catalogue lacks. */
  readonly names?: Names;
  /** The names of the players; without them, seats have numbers. */
  readonly seats?: readonly string[];
  /** The goods that are shown with their marks: their kind of word, and the words with their letters. */
  readonly goods?: { readonly kind: string; readonly letters: readonly (readonly [word: string, letter: string])[] };
  /** The page's language if not given. */
  readonly language?: string;
}

/** The text of a message; its id where no catalogue has it, and nothing while one may still have to be loaded. */
export const formatMessage = (message: Message, context: Context): string => new Writer(context).write(message);

/** The same, or undefined where no catalogue has it. */
export const findText = (message: Message, context: Context): string | undefined => new Writer(context).find(message);

/** The text of an attribute of a message, such as `.detail` of a label; "" if it has none. */
export const formatAttribute = ([id, facts]: Message, name: string, context: Context): string =>
  new Writer(context).find([`${id}.${name}`, facts]) ?? "";

/** The text of a message in parts: text, numbers, seats, words, and nested messages with parts of their own. */
export const formatParts = (message: Message, context: Context): Part[] =>
  withMarks(() => formatMessage(message, context));

/** The name of a thing; `form` asks for another form of it, such as `one`. */
export function nameOf(kind: string, word: string, context: Context, form = ""): string {
  const name = new Writer(context).name(kind, word);
  return name.form(form) ?? name.value;
}

class Writer {
  readonly #context: Context;
  readonly #bundles: readonly Bundle[];

  constructor(context: Context) {
    this.#context = context;
    this.#bundles = bundlesOf(context.game, context.language);
  }

  write(message: Message): string {
    return this.find(message) ?? (isLoading(this.#context.game, this.#context.language) ? "" : message[0]);
  }

  find([id, facts]: Message): string | undefined {
    const bundle = this.#bundles.find((each) => each.has(id));
    return bundle?.format(id, this.#values(facts, bundle.grammar));
  }

  /** What the catalogue sees: for a word or seat also its id, for selectors (`$good-id`). */
  #values(facts: Arguments, grammar: Grammar): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const [name, argument] of Object.entries(facts)) {
      const kind = kindOf(name);
      values[name] = this.#value(kind, argument, grammar);
      if (typeof argument === "string") values[`${name}-id`] = argument;
      else if (kind === "seat" && typeof argument === "number") values[`${name}-id`] = String(argument);
    }
    return values;
  }

  #value(kind: string, argument: Argument, grammar: Grammar): Value {
    if (typeof argument === "boolean") return String(argument);
    if (typeof argument === "string") return kind === "text" ? argument : this.name(kind, argument);
    if (typeof argument === "number") return kind === "seat" ? this.#seat(argument) : new Figure(argument, grammar);
    if (isMessage(argument)) return mark(this.write(argument), { type: "message", message: argument });
    const parts = argument.map((part) => this.#value(kind, part, grammar));
    return new Enumeration(parts, grammar);
  }

  #seat(seat: number): Name {
    const name = this.#context.seats?.[seat] ?? withoutMarks(() => this.write(["seat", { number: seat + 1 }]));
    return new Name(name, { type: "seat", seat });
  }

  name(kind: string, word: string): Name {
    const thing = { type: "word", kind, word } as const;
    const own = this.#context.names?.[kind]?.[word];
    if (own) return new Name(own, thing);
    const entry = `${kind}-${word}`;
    for (const bundle of this.#bundles) {
      const title = bundle.plain(entry);
      if (title !== undefined) return new Name(title, thing, (form) => bundle.plain(entry, form));
    }
    return new Name(word, thing);
  }
}
