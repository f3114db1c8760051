"""The board of Star Traders in a terminal can be shown in every language."""

import io

import pytest
from rich.console import Console

import longhaul
from longhaul.cli.terminal.boards.star_traders import describe, draw, result
from longhaul.core.messages.catalogs import languages
from longhaul.core.position import Position

NAMES = ["Ada", "Bo"]


def begun() -> Position:
    """A game of two whose flagships are about to travel."""
    position = longhaul.new("star-traders", seed=3, seats=2)
    while position.phase != "travel":
        position.play(position.legal[0])
    return position


@pytest.mark.parametrize("language", languages())
def test_every_word_of_the_board_is_in_the_catalogue(language: str) -> None:
    position, picture = begun(), io.StringIO()
    Console(file=picture, width=160).print(draw(position, NAMES, language))
    lines = [*describe(position, NAMES, language), *result(position, NAMES, language), picture.getvalue()]
    assert not any("board-" in line or "{" in line for line in lines)


def test_the_board_speaks_the_language_it_is_asked_for() -> None:
    position = begun()
    assert describe(position, NAMES, "pl")[1].startswith("Ada: poziom 1, 1 żeton, ")
    assert result(position, NAMES, "de")[0].startswith("Ada: Stufe 1, ")
