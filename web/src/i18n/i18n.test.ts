import { describe, expect, test } from "vitest";
import { messages, translatable } from "../../extractMessages";
import { untranslated } from "../../untranslated";
import { count, formatDecimal, addMessages, formatList, plural, t } from "./translate";

const marked = (source: string): string[] => messages("Some.svelte", source);
const changed = (source: string): string =>
  translatable
    .markup({ content: source, filename: "/web/src/Some.svelte" })
    ?.code.replace(/^<script.*?<\/script>/, "") ?? source;

describe("what people read in a component", () => {
  test("is its text, with the expressions in it", () => {
    expect(marked("<p>\n  You pay {price} V\n  to {name.first}. </p>")).toEqual(["You pay {0} V to {1}."]);
    expect(changed("<p> You pay {price} V</p>")).toBe('<p> {i18n__.t("You pay {0} V", price)}</p>');
  });
  test("is what is read out", () => {
    expect(marked('<a class="big one" href="/some where" aria-label="To {name}">1</a>')).toEqual(["To {0}"]);
    expect(changed('<a aria-label="To {name}">1</a>')).toBe('<a aria-label={i18n__.t("To {0}", name)}>1</a>');
  });
  test("is what an expression chooses between, but not what it compares with", () => {
    const source = '<p>{kind === "some kind" ? "Your move" : `${who} moves`}</p>';
    expect(marked(source)).toEqual(["Your move", "{0} moves"]);
    expect(changed(source)).toBe('<p>{kind === "some kind" ? i18n__.t("Your move") : i18n__.t("{0} moves", who)}</p>');
  });
  test("is found in blocks, in messages within messages and in calls", () => {
    expect(marked("{#if a}<b>One way</b>{:else}Another {b ? 'left' : 'right'}{/if}")).toEqual([
      "One way",
      "left",
      "right",
      "Another {0}",
    ]);
    expect(marked('<script lang="ts">const a = t("In a script");</script>{count(n, "day")}')).toEqual([
      "In a script",
      "{0} day|{0} days",
    ]);
  });
  test("is not what is code or a name", () => {
    expect(marked('<code>make play</code><b translate="no">Longhaul</b>{"·"} 12 {name}')).toEqual([]);
  });
});

describe("a message", () => {
  addMessages({ "Zu {0} nach {1}": "{1}: {0}", "{0} moon|{0} moons": "{0} Mond|{0} Monde" });
  test("is filled in the order of its language", () => expect(t("Zu {0} nach {1}", "a", 2)).toBe("2: a"));
  test("that nobody translated stays English", () => expect(t("Ship {0} and {1}", 0, null)).toBe("Ship 0 and "));
  test("takes the form of its number", () => {
    expect([0, 1, 2].map((n) => count(n, "moon"))).toEqual(["0 Monde", "1 Mond", "2 Monde"]);
    expect([count(1, "die", "dice"), count(3, "die", "dice")]).toEqual(["1 die", "3 dice"]);
    const waits = (n: number): string => plural(n, "One waits for {1}.", "{0} wait for {1}.", "Ada");
    expect([waits(1), waits(4)]).toEqual(["One waits for Ada.", "4 wait for Ada."]);
  });
  test("that means one of two things does not show which", () => {
    addMessages({ "End @verb": "Beenden" });
    expect([t("End @noun"), t("End @verb")]).toEqual(["End", "Beenden"]);
  });
  test("has lists and numbers as its language has them", () => {
    expect([formatList([]), formatList(["Ada"]), formatList(["Ada", "Bo", "2 bots"])]).toEqual([
      "",
      "Ada",
      "Ada, Bo and 2 bots",
    ]);
    expect([formatDecimal(2.25), formatDecimal(-3, 0)]).toEqual(["2.3", "-3"]);
  });
});

describe("text that nobody can translate", () => {
  const found = (code: string): string[] => untranslated("some.ts", code);
  test("is found in code", () => {
    expect(found("const a = `${n} lines`, b = free ? 'Free' : names.join(' and ');")).toEqual([
      "{0} lines",
      "Free",
      " and ",
    ]);
    expect(
      untranslated("Some.svelte", "<p>{[lost ? 'You lost.' : ''].join()}</p><b>Won {n ? 'by far' : ''}</b>"),
    ).toEqual(["You lost."]);
  });
  test("is not what goes through the catalogue, is compared, is a key or is for programmers", () => {
    expect(found('t("A line"); count(n, "other line"); plural(n, "One line", "{0} lines");')).toEqual([]);
    expect(found('if (key === "Enter" || "Two words" in a["An index"]) throw new Error("this cannot be");')).toEqual(
      [],
    );
    expect(
      found('import a from "some where"; const b: "Or else" = c.querySelector("main b"); d({ "Two words": 1 });'),
    ).toEqual([]);
  });
});
