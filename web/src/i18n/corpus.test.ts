// Every kind of server sentence has a translation. `python -m tests.words.corpus` finds them.
import { describe, expect, test, vi } from "vitest";

interface Corpus {
  names: string[]; // that are the same in every language
  sentences: string[];
}
type Catalogue = Record<string, string>;

const corpora = import.meta.glob<Corpus>("../testing/corpus/*.json", { import: "default", eager: true });
const catalogues = import.meta.glob<Catalogue>("./*/*.json", { import: "default", eager: true });
const words = (language: string, part: string): Catalogue => catalogues[`./${language}/${part}.json`] ?? {};

const GAMES = Object.entries(corpora).map(([path, corpus]) => ({ game: /([\w-]+)\.json$/.exec(path)![1]!, corpus }));

describe.each(["de", "es"])("in %s", (language) => {
  test.each(GAMES)("every server sentence of $game is translated", async ({ game, corpus }) => {
    vi.resetModules(); // nothing is known but this language and this game
    const { addMessages } = await import("./translate");
    const { addProperNames, translateServerText } = await import("./serverText");
    for (const part of ["shell", game]) addMessages(words(language, part), words(language, `${part}.server`));
    addProperNames(corpus.names);
    expect(corpus.sentences.length).toBeGreaterThan(100);
    expect(corpus.sentences.filter((text) => translateServerText(text) === null)).toEqual([]);
  });
});
