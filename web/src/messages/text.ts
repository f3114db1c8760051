// What the page itself says: `t("home-resume")` finds a text of the catalogue `page.ftl`. Boards have a `t` of their own,
// which looks into the catalogue of their game first (`boards/<game>/text.ts`).
import { SITE } from "./catalogs";
import { formatMessage } from "./format";
import { language, LOCALE } from "./language";
import { Grammar } from "./grammar";
import type { Argument } from "./message";

const GRAMMAR = new Grammar(language);

/** Says a text of a catalogue. What is not known yet is left out of it. */
export type Translate = (id: string, facts?: Readonly<Record<string, Argument | undefined>>) => string;

/** The texts of a game, and of the page. */
export const textsOf =
  (game: string): Translate =>
  (id, facts = {}) =>
    formatMessage([id, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? ""]))], { game });

export const t: Translate = textsOf(SITE);

/** "Ada, Bea and 2 bots". */
export const formatList = (names: readonly string[]): string => GRAMMAR.list(names, names);

/** "Ada or Bea". */
export const formatAlternatives = (names: readonly string[]): string => GRAMMAR.list(names, names, true);

const POINT = new Intl.NumberFormat(LOCALE).format(0.5).replace(/\d/g, "");

/** "2.5", with the decimal separator of the language. */
export const formatDecimal = (value: number, digits = 1): string => value.toFixed(digits).replace(".", POINT);
