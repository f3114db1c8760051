import type { Figure } from "../boards/contract";
import { formatNumber } from "./format";
import { t } from "../messages/text";

/** A number in a sum; `null` while its card is face down. */
export interface Term {
  value: number | null;
  label: string;
  figure?: Figure | undefined;
  /** It comes from a card, and flips over when it becomes known. */
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

/** A sum in words: "Pirate 2 + month 1 + card −1 = 2". */
export function describeSide(side: Side): string {
  const terms = side.terms.map(
    (term) => `${term.label} ${term.value === null ? t("page-unknown") : formatNumber(term.value)}`,
  );
  return `${terms.join(" + ")}${side.total === null ? "" : ` = ${formatNumber(side.total)}`}`;
}

/** The total, or what is known so far: "3 + ?". */
export function totalText(side: Side): string {
  if (side.total !== null) return formatNumber(side.total);
  const known = side.terms.reduce((sum, term) => sum + (term.value ?? 0), 0);
  return `${formatNumber(known)} + ?`;
}
