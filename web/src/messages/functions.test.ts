// The functions of catalogues, in languages with more forms than English.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { Bundle } from "./bundle";
import { withMarks } from "./marks";
import { Enumeration, Figure, Name } from "./values";

const POLISH = `
noun-day = dzień
    .few = dni
    .many = dni
good-ore = Ruda
    .few = rudy
    .many = rud
    .acc-one = rudę
    .acc = rudę
    .gender = f
count = { COUNT($n, $good) }
accusative = { COUNT($n, $good, case: "acc") }
days = { COUNT($n, "day") }
form = { FORM($good, "acc") }, { FORM($good, "dat") }
gender = { GENDER($good) ->
    [f] ona
   *[other] on
}
`;

const ENGLISH = `
initial = { INITIAL($ship) ->
    [vowel] an
   *[consonant] a
} { $ship }
figures = { SIGNED($n) } { TERM($n) } { PERCENT($n) } { NUMBER($n, minimumFractionDigits: 1) }
lists = { $goods } / { OR($goods) } / { JOIN($goods, "; ") } / { TALLY($goods) }
pairs = { FIGURES($goods, $numbers) }
wrong = { COUNT($good, "day") } { JOIN($good, "; ") }
`;

const polish = new Bundle("pl", [new FluentResource(POLISH)]);
const english = new Bundle("en", [new FluentResource(ENGLISH)]);
const ore = new Name("Ruda", { type: "word", kind: "good", word: "ore" }, (form) => polish.plain("good-ore", form));
const named = (title: string): Name => new Name(title, { type: "word", kind: "good", word: title });
const figure = (value: number): Figure => new Figure(value, english.grammar);

describe("in Polish", () => {
  const say = (id: string, n = 0): string | undefined => polish.format(id, { n: figure(n), good: ore });

  test("a number chooses the form of its noun", () =>
    expect([1, 3, 5, 22].map((n) => say("count", n))).toEqual(["1 Ruda", "3 rudy", "5 rud", "22 rudy"]));

  test("in a case, the plain form of the case stands for those not given", () =>
    expect([1, 3].map((n) => say("accusative", n))).toEqual(["1 rudę", "3 rudę"]));

  test("nouns of the catalogue are counted", () =>
    expect([1, 2, 12345].map((n) => say("days", n))).toEqual(["1 dzień", "2 dni", "12\u00a0345 dni"]));

  test("a noun has forms and a gender", () => {
    expect(say("form")).toBe("rudę, Ruda");
    expect(say("gender")).toBe("ona");
  });
});

describe("in English", () => {
  test("the article follows the first sound, also of a marked name", () => {
    const say = (title: string): string => english.format("initial", { ship: named(title) })!;
    expect([say("Courier"), say("Interceptor"), say("Éclair")]).toEqual(["a Courier", "an Interceptor", "an Éclair"]);
    expect(withMarks(() => say("Escort")).map(({ text }) => text)).toEqual(["an ", "Escort"]);
  });

  test("figures have signs", () => {
    expect(english.format("figures", { n: figure(12) })).toBe("+12 + 12 12% 12.0");
    expect(english.format("figures", { n: figure(-2) })).toBe("−2 − 2 -2% -2.0");
  });

  test("lists are joined, and their parts are marked", () => {
    const goods = new Enumeration([named("Ore"), named("Food"), named("Ore")], english.grammar);
    const text = "Ore, Food and Ore / Ore, Food or Ore / Ore; Food; Ore / 2 Ore, 1 Food";
    expect(english.format("lists", { goods })).toBe(text);
    const parts = withMarks(() => english.format("lists", { goods })!);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.filter(({ type }) => type === "word")).toHaveLength(11);
  });

  test("the parts of a list have figures", () => {
    const goods = new Enumeration([named("Ore"), named("Food")], english.grammar);
    const numbers = new Enumeration([figure(1), figure(-1200)], english.grammar);
    expect(english.format("pairs", { goods, numbers })).toBe("Ore +1, Food −1,200");
    const parts = withMarks(() => english.format("pairs", { goods, numbers })!);
    expect(parts.map(({ type }) => type)).toEqual(["word", "text", "number", "text", "word", "text", "number"]);
  });

  test("an argument of the wrong type leaves a mark and does not fail", () =>
    expect(english.format("wrong", { good: named("Ore") })).toBe("{COUNT()} {JOIN()}"));
});

test("Spanish lists change their conjunction before the same sound, also of marked names", () => {
  const spanish = new Bundle("es", [new FluentResource("list = { $goods }")]);
  const goods = new Enumeration([named("Ana"), named("Iris")], spanish.grammar);
  expect(withMarks(() => spanish.format("list", { goods })!).map(({ text }) => text)).toEqual(["Ana", " e ", "Iris"]);
});
