"""The catalogues name and quote every planet and card of the sets that come with the game."""

import pytest

from longhaul.cli.terminal.boards.free_trader import discards, panels, result
from longhaul.core.messages.catalogs import ENGLISH, languages, load_bundle
from longhaul.games.free_trader import RULEBOOK
from longhaul.games.free_trader.state import PLANETS

from .positions import random_game


@pytest.mark.parametrize("name", RULEBOOK.sets)
def test_the_english_catalogue_says_what_a_set_says(name: str) -> None:
    content, bundle = RULEBOOK.find_content(name), load_bundle(ENGLISH, "free-trader")
    things = [(kind, word) for kind in ("planet", "card") for word in content.words[kind]]
    titles = [*content.titles["planet"], *content.titles["card"]]
    assert len(content.words["planet"]) == PLANETS
    for (kind, word), title, text in zip(things, titles, content.titles["text"], strict=True):
        assert bundle.plain(f"{kind}-{word}") == title
        assert text in (bundle.plain(f"{kind}-{word}", "text"), bundle.plain(f"{kind}-{word}", f"text-{name}")), word


@pytest.mark.parametrize("language", languages())
def test_the_board_of_the_terminal_is_drawn_in_every_language(language: str) -> None:
    for position in random_game(3, pregen=True, edition="v2"):
        parts = panels(position, [], language)
        assert all(part.drawings for part in parts)
        lines = [line for part in parts for line in part.sentences]
        lines += [*discards(position, language), *result(position, [], language)]
        assert all(lines) and not any("board-" in line or "{" in line for line in lines)
