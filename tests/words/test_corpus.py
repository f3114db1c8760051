"""What the games say now is what the corpus of the client's catalogues was made from."""

import json

import pytest

from longhaul.games import GAMES, find_game
from tests.words.corpus import FOLDER, Corpus, fixed, gather

PLAYED = {"dice-traders": 60, "free-trader": 60, "gem-traders": 4, "star-traders": 4}  # a few seconds each


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_in_the_corpus(game: str) -> None:
    """A new kind of sentence needs a translation: `python -m tests.words.corpus` adds it, and vitest asks for it."""
    now, known = gather(game, PLAYED[game]), Corpus(find_game(game))
    known.add(json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))["sentences"])
    assert [sentence for kind, sentence in now.found.items() if kind not in known.found] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_every_table_says_is_in_the_corpus_word_for_word(game: str) -> None:
    rulebook, written = find_game(game), json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    corpus = Corpus(rulebook)
    for content in corpus.sets:
        corpus.add(fixed(rulebook, content))
    assert sorted(corpus.names) == written["names"]
    assert [text for text in corpus.found.values() if text not in written["sentences"]] == []
