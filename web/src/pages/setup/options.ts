// The options of the set-up form. Only changed values are sent; defaults may depend on another option.
import type { OptionView } from "../../wire/types";
import type { Rejection } from "../../live/rejection";
import { SITE } from "../../messages/catalogs";
import { formatMessage } from "../../messages/format";
import { isMessage } from "../../messages/message";
import { formatAlternatives, t } from "../../messages/text";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** The default of an option, given the other choices. */
export function defaultOf(options: OptionView[], name: string, chosen: Chosen): Value {
  const option = options.find((one) => one.name === name);
  if (!option) return "";
  if (!option.follows) return option.default ?? "";
  const leader = valueOf(options, option.follows.option, chosen);
  return option.follows.values[String(leader)] ?? "";
}

export function valueOf(options: OptionView[], name: string, chosen: Chosen): Value {
  return chosen[name] ?? defaultOf(options, name, chosen);
}

/**
 * Whether an option belongs under "Advanced rules": a choice between readings of a rule, or one that depends on another.
 * The first option and those that others depend on do not.
 */
export function isRuling(options: OptionView[], { name, kind, follows }: OptionView): boolean {
  const leads = options[0]?.name === name || options.some((other) => other.follows?.option === name);
  return !leads && (kind === "choice" || Boolean(follows));
}

/** The values that differ from their defaults. */
export function changedOptions(options: OptionView[], chosen: Chosen): Chosen {
  const differs = ([name, value]: [string, Value]) => value !== defaultOf(options, name, chosen);
  return Object.fromEntries(Object.entries(chosen).filter(differs));
}

/** Parse a number; anything else is kept as typed. */
export function readNumber(text: string): Value {
  const trimmed = text.trim();
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Why a value is invalid, or "". The server validates again. */
export function validate(option: OptionView, value: Value): string {
  if (option.kind !== "number" || option.choices.includes(String(value))) return "";
  const [low, high] = [option.low ?? 0, option.high ?? 0];
  const numbers = high - low > 1 ? [t("setup-a-number-from-to", { low, high })] : [`${low}`, `${high}`];
  const allowed = formatAlternatives([...option.choices.map((name) => `“${name}”`), ...numbers]);
  return typeof value === "number" && value >= low && value <= high ? "" : t("setup-enter", { allowed });
}

/** The title of an option and what it means, from the catalogue of its game. */
export interface OptionText {
  title: string;
  about: string;
}

const textOf = (game: string, id: string): string => formatMessage([id, {}], { game });

export const optionText = (game: string, { name }: Pick<OptionView, "name">): OptionText => ({
  title: textOf(game, `option-${name}`),
  about: textOf(game, `option-${name}.about`),
});

/** The display form of an option's value. */
export function formatValue(game: string, { name, choices }: OptionView, value: Value): string {
  if (typeof value === "boolean") return value ? t("setup-on") : t("setup-off");
  const isNamed = typeof value === "string" && choices.includes(value);
  return isNamed ? textOf(game, `option-${name}-${value}`) : String(value);
}

/** The part of the form that a rejection speaks of (an option, `seats`, `clock` …) or "", and what is wrong. */
export function locateError({ reason, message }: Rejection): { part: string; text: string } {
  const [id, facts = {}] = reason ?? [];
  const { "text-part": part, reason: why } = facts;
  const isOfPart = id === "rejected-setup" && typeof part === "string" && typeof why === "object" && isMessage(why);
  return isOfPart ? { part, text: formatMessage(why, { game: SITE }) } : { part: "", text: message };
}
