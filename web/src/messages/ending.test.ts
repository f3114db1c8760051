import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "./catalogs";
import { endingText } from "./ending";

const GAME = "dice-traders";

beforeAll(() => Promise.all([loadMessages(), loadMessages(GAME)]));

test.each([
  ["all-days-spent", "all days spent"],
  ["the-others-resigned", "the others resigned"],
  ["all days spent", "all days spent"], // as older servers stored it
  ["the reactor exploded", "the reactor exploded"],
])("the ending %s is said in words", (ending, text) => {
  expect(endingText(ending, { game: GAME })).toBe(text);
});

test("an ending that an older server stored is said in any language", async () => {
  await Promise.all([loadMessages("site", "de"), loadMessages(GAME, "de")]);
  expect(endingText("all days spent", { game: GAME, language: "de" })).toBe("alle Tage verbraucht");
});
