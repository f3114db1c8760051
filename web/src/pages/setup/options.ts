// The options of a game while someone sets up a table. Only what they changed is sent; defaults that follow another option follow it.
import type { OptionView } from "../../wire/types";
import { humanize, toSentence } from "../../pieces/format";
import { formatAlternatives, t } from "../../i18n/translate";
import { serverText } from "../../i18n/serverText";

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

/** What an option is when nobody touches it, given what others were set to. */
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
 * Whether an option settles a fine point: one of several readings of a rule, or something that follows another option.
 * What the game is about stands first, and whatever others follow.
 */
export function isRuling(options: OptionView[], { name, kind, follows }: OptionView): boolean {
  const leads = options[0]?.name === name || options.some((other) => other.follows?.option === name);
  return !leads && (kind === "choice" || Boolean(follows));
}

/** What is sent: the values that differ from what they would be anyway. */
export function changedOptions(options: OptionView[], chosen: Chosen): Chosen {
  const differs = ([name, value]: [string, Value]) => value !== defaultOf(options, name, chosen);
  return Object.fromEntries(Object.entries(chosen).filter(differs));
}

/** A number, or one of the names it goes by; anything else is left as it was typed, for the server to refuse. */
export function readNumber(text: string): Value {
  const trimmed = text.trim();
  return /^-?\d+$/.test(trimmed) ? Number(trimmed) : trimmed;
}

/** Why a value cannot be, or "". The server checks again; this is so that nobody has to wait for it. */
export function validate(option: OptionView, value: Value): string {
  if (option.kind !== "number" || option.choices.includes(String(value))) return "";
  const [low, high] = [option.low ?? 0, option.high ?? 0];
  const numbers = high - low > 1 ? [t("a number from {0} to {1}", low, high)] : [`${low}`, `${high}`];
  const allowed = formatAlternatives([...option.choices.map((name) => `“${name}”`), ...numbers]);
  return typeof value === "number" && value >= low && value <= high ? "" : t("Enter {0}.", allowed);
}

/** How a value is called. */
export function formatValue(value: Value): string {
  if (typeof value === "boolean") return value ? t("on") : t("off");
  return typeof value === "number" ? String(value) : humanize(value);
}

/** Sentences about options may name others `so`. */
export function formatAbout(about: string): string {
  return about
    .split("`")
    .map((part, i) => (i % 2 ? `“${humanize(part)}”` : part))
    .join("");
}

/** What an option is called: variants by the name that their sentence begins with ("Free Cargo: …"), the rest by their key. */
export function titleAndAbout({ name, kind, about: english }: OptionView): { title: string; about: string } {
  const about = serverText(english);
  const found = kind === "switch" ? /^(\p{Lu}[\p{L}\w ]+): (.+)$/su.exec(about) : null;
  return found ? { title: found[1]!, about: toSentence(found[2]!) } : { title: humanize(name), about };
}

/** Where a rejection belongs: "option limit: …" to the option, "seats: …", "clock: …", "content: …" to their part. */
export function locateError(text: string): { part: string; text: string } {
  const found = text.match(/^(?:option )?([a-z_]+): (.*)$/s);
  return found ? { part: found[1]!, text: found[2]! } : { part: "", text };
}
