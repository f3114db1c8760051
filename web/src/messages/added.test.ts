// Languages are the folders that there are. `tests/words/test_added_language.py` adds some to a copy of all sources, and
// runs this there: `fil`, a copy of English, `pt`, a copy of Spanish, and `pt-BR`, which has only a name of its own.
import { describe, expect, test } from "vitest";
import { loadMessages, loadRest } from "./catalogs";
import { formatMessage, type Context } from "./format";
import { familyOf, findLanguage, LANGUAGES } from "./language";
import type { Message } from "./message";

const added = JSON.parse(import.meta.env["VITE_ADDED"] ?? "{}") as Record<string, string>;
const turn: Message = ["event-turn", { seat: 0, day: 12345 }];

async function said(message: Message, language: string): Promise<string> {
  await Promise.all([loadMessages("site", language), loadMessages("dice-traders", language)]);
  await loadRest("dice-traders", language);
  const context: Context = { game: "dice-traders", language };
  return formatMessage(message, context);
}

describe.skipIf(!import.meta.env["VITE_ADDED"])("an added language", () => {
  test("is in the menu by its own name", () => expect(LANGUAGES).toMatchObject(added));

  test("is found by the browser's codes", () => {
    expect(["fil-PH", "pt-br", "pt-AO", "fi"].map((code) => findLanguage(code))).toEqual([
      "fil",
      "pt-BR",
      "pt",
      undefined,
    ]);
    expect(familyOf("pt-BR")).toEqual(["pt-BR", "pt"]);
  });

  test("is spoken", async () => {
    expect(await said(turn, "fil")).toBe(await said(turn, "en"));
    expect(await said(turn, "pt-BR")).toBe(await said(turn, "es"));
    expect(await said(["rejected-not-your-turn", {}], "pt-BR")).toBe(await said(["rejected-not-your-turn", {}], "es"));
  });
});

test("the closest language is found", () => {
  const find = (code: string, ...known: string[]): string | undefined => findLanguage(code, known);
  expect(find("pt-BR", "en", "pt", "pt-BR")).toBe("pt-BR");
  expect(find("pt-PT", "en", "pt-BR")).toBe("pt-BR");
  expect(find("zh-hant-tw", "zh", "zh-Hant")).toBe("zh-Hant");
  expect(find("fi", "fil")).toBeUndefined();
  expect(find("", "en")).toBeUndefined();
});
