// Python formats messages as we do. `tests/words/test_messages_agree.py` writes what it made of many, and runs this.
import { describe, expect, test } from "vitest";
import { loadMessages, loadRest } from "./catalogs";
import { formatMessage, formatParts, type Names } from "./format";
import { textOf } from "./marks";
import type { Message } from "./message";

interface Written {
  game: string;
  set: string; // the content set that gives the names
  seats: string[];
  messages: Message[];
  names: Record<string, Names>; // by language
  texts: Record<string, string[]>; // by language
}

const file: string | undefined = import.meta.env["VITE_WRITTEN"];
const { default: written } = (file ? await import(/* @vite-ignore */ file) : { default: [] }) as { default: Written[] };

describe.skipIf(!file).each(written)("what $game says with $set", ({ game, seats, messages, names, texts }) => {
  test.each(Object.keys(texts))("is the same in %s", async (language) => {
    await Promise.all([loadMessages("site", language), loadMessages(game, language), loadRest(game, language)]);
    const context = { game, seats, language, names: names[language] ?? {} };
    expect(messages.map((message) => formatMessage(message, context))).toEqual(texts[language]);
    expect(messages.map((message) => textOf(formatParts(message, context)))).toEqual(texts[language]);
  });
});

test.skipIf(file)("is compared by a test of Python", () => expect(written).toEqual([]));
