import { beforeAll, describe, expect, test } from "vitest";
import { loadMessages, loadRest } from "./catalogs";
import { formatMessage, type Context } from "./format";
import type { Message } from "./message";
import { divide } from "./prompt";

const languages = ["en", "pl"];
const contextOf = (game: string, language = "en"): Context => ({ game, language });
const say = (message: Message, context: Context): string[] =>
  divide(message, context).map((part) => (part[0] ? formatMessage(part, context) : ""));

beforeAll(() =>
  Promise.all(
    languages.flatMap((language) => [
      ...["site", "dice-traders", "gem-traders"].map((part) => loadMessages(part, language)),
      loadRest("gem-traders", language),
    ]),
  ),
);

describe("a prompt is divided", () => {
  const travel: Message = ["prompt-travel", { credits: 12, days: 3 }];

  test("into what it asks and its aside, in any language", () => {
    expect(say(travel, contextOf("dice-traders"))).toEqual(["Travel: where to?", "12 cr, 3 days left"]);
    const polish = contextOf("dice-traders", "pl");
    const [ask, aside] = say(travel, polish);
    expect(formatMessage(travel, polish)).toBe(`${ask} (${aside})`);
    expect(aside).not.toBe("");
  });

  test("also inside another one", () => {
    const inner: Message = ["prompt-pay", { left: 2 }];
    expect(say(["prompt-source", { type: "monger", prompt: inner }], contextOf("gem-traders"))).toEqual([
      expect.stringMatching(/: Which gemstones will you pay\?$/),
      "2 to go",
    ]);
  });

  test("not where it has no aside, even with brackets at its end", () => {
    expect(say(["text", { text: "Go (or stay)" }], contextOf("site"))).toEqual(["Go (or stay)", ""]);
    expect(say(["prompt-convert", {}], contextOf("gem-traders"))).toEqual(["What will you convert?", ""]);
  });
});
