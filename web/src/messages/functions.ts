// What catalogues can call besides Fluent's own functions; `core/messages/functions.py` explains and has the same.
import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Grammar } from "./grammar";
import { mark, plain } from "./marks";
import { Enumeration, Figure, Name } from "./values";

export type FindNoun = (name: string) => Name;
type Named = Readonly<Record<string, FluentValue>>;

/** The functions of the catalogues of one language; `findNoun` finds `noun-day` by "day". */
export function functionsOf(grammar: Grammar, findNoun: FindNoun): Record<string, FluentFunction> {
  const figure = (value: number, text = grammar.number(value)): string => mark(text, { type: "number", value });

  function count(number: number, thing: FluentValue | undefined, grammaticalCase: string): string {
    const noun = typeof thing === "string" ? findNoun(thing) : thing;
    const category = grammar.plural(number);
    const counted = formOf(noun, grammaticalCase ? `${grammaticalCase}-${category}` : category);
    return `${figure(number)} ${counted ?? form(noun, grammaticalCase)}`;
  }

  function tally(list: Enumeration, grammaticalCase: string): string {
    const titles = list.texts.map(plain);
    const different = new Map(titles.map((title, index) => [title, list.value[index]]));
    const times = (title: string): number => titles.filter((each) => each === title).length;
    return [...different].map(([title, thing]) => count(times(title), thing, grammaticalCase)).join(", ");
  }

  function withFigures(list: Enumeration, numbers: Enumeration): string {
    const signed = numbers.value.map(numberOf).map((each) => figure(each, grammar.signed(each)));
    return list.texts.map((text, index) => `${text} ${signed[index]}`).join(", ");
  }

  return {
    NUMBER: ([value], named) => new Figure(numberOf(value), grammar, optionsOf(named)),
    COUNT: ([value, noun], named) => count(numberOf(value), noun, caseOf(named)),
    FORM: ([noun, name]) => form(noun, String(name)),
    GENDER: ([noun]) => (noun instanceof Name && noun.form("gender")) || "other",
    INITIAL: ([noun]) => (startsWithVowel(plain(String(noun))) ? "vowel" : "consonant"),
    SIGNED: ([value]) => figure(numberOf(value), grammar.signed(numberOf(value))),
    TERM: ([value]) => figure(numberOf(value), grammar.signed(numberOf(value), " ")),
    PERCENT: ([value]) => figure(numberOf(value), grammar.percent(numberOf(value))),
    JOIN: ([list, separator]) => listOf(list).texts.join(String(separator)),
    OR: ([list]) => listOf(list).write(true),
    TALLY: ([list], named) => tally(listOf(list), caseOf(named)),
    FIGURES: ([list, numbers]) => withFigures(listOf(list), listOf(numbers)),
  };
}

/** The noun in another form, marked; undefined if it has none. */
function formOf(noun: FluentValue | undefined, form: string): string | undefined {
  const text = noun instanceof Name && noun.form(form);
  return text ? noun.write(text) : undefined;
}

const form = (noun: FluentValue | undefined, name: string): string => formOf(noun, name) ?? String(noun);

const caseOf = (named: Named): string => String(named["case"] ?? "");

const startsWithVowel = (text: string): boolean =>
  "aeiou".includes(text.toLowerCase().normalize("NFD").charAt(0) || "-");

function numberOf(value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.value;
  throw new Error("not a number");
}

function listOf(value: FluentValue | undefined): Enumeration {
  if (value instanceof Enumeration) return value;
  throw new Error("not a list");
}

function optionsOf(named: Named): Intl.NumberFormatOptions {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, value.valueOf()]));
}
