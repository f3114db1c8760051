"""The board of Gem Traders in a terminal can be shown in every language."""

import io

import pytest
from rich.console import Console

import longhaul
from longhaul.cli.terminal.boards.gem_traders import describe, draw, result
from longhaul.core.messages.catalogs import languages

NAMES = ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("language", languages())
def test_every_word_of_the_board_is_in_the_catalogue(language: str) -> None:
    position = longhaul.new("gem-traders", seed=3, seats=3)
    picture = io.StringIO()
    Console(file=picture, width=120).print(draw(position, NAMES, language))
    lines = [*describe(position, NAMES, language), *result(position, NAMES, language), picture.getvalue()]
    assert not any("board-" in line or "{" in line for line in lines)


def test_the_board_speaks_the_language_it_is_asked_for() -> None:
    position = longhaul.new("gem-traders", seed=3, seats=3)
    assert describe(position, NAMES, "pl")[0].startswith("Runda 1 z najwyżej 60. Kości: Szmaragd")
    assert result(position, NAMES, "de")[0] == "Bo: 4 Punkte (4 Gold, 0 Karten, 0 Missionen)"
