// The messages of a part of the page in one language: of a game and the site, or of the site alone.
import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { functionsOf } from "./functions";
import { Grammar, localeOf } from "./grammar";
import { withoutMarks } from "./marks";
import { Name } from "./values";

type Pattern = FluentResource["body"][number]["attributes"][string];

export class Bundle {
  readonly grammar: Grammar;
  readonly #bundle: FluentBundle;
  readonly #plain = new Map<string, string | undefined>();

  /** The game's messages come before the site's. */
  constructor(language: string, resources: readonly FluentResource[]) {
    this.grammar = new Grammar(language);
    const functions = functionsOf(this.grammar, (name) => this.#noun(name));
    this.#bundle = new FluentBundle(localeOf(language), { functions, useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource);
  }

  /** A noun of the catalogue: `noun-day` by "day". */
  #noun(name: string): Name {
    const entry = `noun-${name}`;
    return new Name(this.plain(entry) ?? name, null, (form) => this.plain(entry, form));
  }

  has(id: string): boolean {
    const [entry = "", attribute] = id.split(".");
    return this.#pattern(entry, attribute) !== undefined;
  }

  /** The text of a message (or an attribute: `option-bay.about`); undefined if there is none. */
  format(id: string, values: Readonly<Record<string, FluentVariable>>): string | undefined {
    const [entry = "", attribute] = id.split(".");
    return this.#write(this.#pattern(entry, attribute), values);
  }

  /** The text of a message without arguments, or of its attribute; undefined if there is none. */
  plain(id: string, attribute = ""): string | undefined {
    const key = `${id}.${attribute}`;
    if (!this.#plain.has(key))
      this.#plain.set(
        key,
        withoutMarks(() => this.#write(this.#pattern(id, attribute), {})),
      );
    return this.#plain.get(key);
  }

  #pattern(id: string, attribute = ""): Pattern | undefined {
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
  }

  #write(pattern: Pattern | undefined, values: Readonly<Record<string, FluentVariable>>): string | undefined {
    return pattern === undefined ? undefined : this.#bundle.formatPattern(pattern, values, []);
  }
}
