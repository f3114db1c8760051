// What the arguments of a message are while it is formatted: Fluent types that mark what they write.
import { FluentNumber, FluentType } from "@fluent/bundle";
import type { Grammar } from "./grammar";
import { mark, plain, type Thing } from "./marks";

export type Value = string | Figure | Name | Enumeration;

/** A number. */
export class Figure extends FluentNumber {
  readonly #grammar: Grammar;
  readonly #isPlain: boolean;

  constructor(value: number, grammar: Grammar, options?: Intl.NumberFormatOptions) {
    super(value, options);
    this.#grammar = grammar;
    this.#isPlain = options === undefined;
  }

  override toString(): string {
    const text = this.#grammar.number(this.value, this.#isPlain ? undefined : this.opts);
    return mark(text, { type: "number", value: this.value });
  }
}

/** The forms of a noun in the catalogue: `one`, `many`, `gen-other`, `gender` … */
export type FindForm = (form: string) => string | undefined;

/** A seat or a word, with the name that it has: `good-robots = Robots`, `.one = Robot`, `.gender = m`. */
export class Name extends FluentType<string> {
  readonly #thing: Thing | null;
  readonly #find: FindForm;

  constructor(title: string, thing: Thing | null, find: FindForm = () => undefined) {
    super(title);
    this.#thing = thing;
    this.#find = find;
  }

  form(form: string): string | undefined {
    return form ? this.#find(form) : undefined;
  }

  /** The name in one of its forms, marked. */
  write(text = this.value): string {
    return this.#thing ? mark(text, this.#thing) : text;
  }

  override toString(): string {
    return this.write();
  }
}

/** A list: `Ore, Food and Fuel`. */
export class Enumeration extends FluentType<readonly Value[]> {
  readonly #grammar: Grammar;

  constructor(parts: readonly Value[], grammar: Grammar) {
    super(parts);
    this.#grammar = grammar;
  }

  get texts(): string[] {
    return this.value.map(String);
  }

  write(alternatives: boolean): string {
    const texts = this.texts;
    return this.#grammar.list(texts.map(plain), texts, alternatives);
  }

  override toString(): string {
    return this.write(false);
  }
}
