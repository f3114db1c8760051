import type { Figure } from "../boards/contract";
import { t } from "../i18n/translate";

/** A number in a sum; `null` while its card lies face down. */
export interface Term {
  value: number | null;
  label: string;
  figure?: Figure | undefined;
  /** It comes from a card: known ones turn over when they appear. */
  card?: boolean;
}

export interface Side {
  label: string;
  terms: Term[];
  total: number | null;
  figure?: Figure | undefined;
}

export interface Verdict {
  text: string;
  detail: string;
  tone: "good" | "bad" | "open";
  figure?: Figure | undefined;
}

/** Every part of a sum in words: "Pirate 2 + month 1 + card −1 = 2". */
export function spoken(side: Side): string {
  const terms = side.terms.map((term) => `${term.label} ${term.value === null ? t("unknown") : minus(term.value)}`);
  return `${terms.join(" + ")}${side.total === null ? "" : ` = ${minus(side.total)}`}`;
}

export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What is known so far: "3 + ?", or the total. */
export function shown(side: Side): string {
  if (side.total !== null) return minus(side.total);
  const known = side.terms.reduce((sum, term) => sum + (term.value ?? 0), 0);
  return `${minus(known)} + ?`;
}
