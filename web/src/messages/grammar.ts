// Numbers, lists and plural forms of one language, by `Intl`. Python writes the same (`core/messages/intl.py`).

/** Who formats for a language where its code does not say enough. */
const REGIONS: Readonly<Record<string, string>> = { en: "en-GB", xx: "en-GB" };

export const localeOf = (language: string): string => REGIONS[language] ?? language;

export class Grammar {
  readonly #locale: string;
  readonly #numbers: Intl.NumberFormat;
  readonly #withOptions = new Map<string, Intl.NumberFormat>();
  readonly #percents: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;
  readonly #lists: Intl.ListFormat;
  readonly #alternatives: Intl.ListFormat;

  constructor(language: string) {
    this.#locale = localeOf(language);
    this.#numbers = this.#numberFormat({});
    this.#percents = this.#numberFormat({ style: "percent" });
    this.#plurals = new Intl.PluralRules(this.#locale);
    this.#lists = new Intl.ListFormat(this.#locale);
    this.#alternatives = new Intl.ListFormat(this.#locale, { type: "disjunction" });
  }

  #numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    return new Intl.NumberFormat(this.#locale, { numberingSystem: "latn", ...options });
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return (options ? this.#cached(options) : this.#numbers).format(value);
  }

  #cached(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options);
    const format = this.#withOptions.get(key) ?? this.#numberFormat(options);
    this.#withOptions.set(key, format);
    return format;
  }

  /** `+2`, `−2`; between them and the number comes the gap. */
  signed(value: number, gap = ""): string {
    return `${value < 0 ? "−" : "+"}${gap}${this.number(Math.abs(value))}`;
  }

  /** `12%`, of a number from 0 to 100. */
  percent(value: number): string {
    return this.#percents.format(value / 100);
  }

  /** `one`, `few`, `many`, `other` …: the form of a noun after a number. */
  plural(value: number): string {
    return this.#plurals.select(Math.abs(value));
  }

  /** `A, B and C` or `A, B or C`. The parts are joined as they sound plainly, and written as given. */
  list(plain: readonly string[], written: readonly string[], alternatives = false): string {
    let next = 0;
    return (alternatives ? this.#alternatives : this.#lists)
      .formatToParts(plain)
      .map(({ type, value }) => (type === "element" ? written[next++] : value))
      .join("");
  }
}
