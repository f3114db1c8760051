// What the page itself says: `t("home-resume")` finds a text of the catalogue `page.ftl`. Boards have a `t` of their own,
// which looks into the catalogue of their game first (`boards/<game>/text.ts`).
import { SITE } from "./catalogs";
import { formatMessage } from "./format";
import { language } from "./language";
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

/** "2.5", with the decimal separator of the language. */
export const formatDecimal = (value: number, digits = 1): string =>
  GRAMMAR.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });

/** "12%", of a number from 0 to 100, as the language writes it. */
export const formatPercent = (value: number): string => GRAMMAR.percent(value);
