"""How each game's table looks in a terminal."""

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, TypeAlias, cast

from rich.console import RenderableType

from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

Discards: TypeAlias = Callable[[Position, str], list[str]]  # in a language


class Board(Protocol):
    """A module with these three functions draws a game."""

    def draw(self, position: Position, names: list[str], language: str = ENGLISH) -> RenderableType:
        """The table, in colour and boxes."""
        ...

    def describe(self, position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
        """The same in sentences."""
        ...

    def result(self, position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
        """The final standing."""
        ...


def find_discards(rulebook: Rulebook) -> Discards | None:
    """What tells of the used cards, in a game whose players may look through them; None in another one."""
    found: Discards | None = getattr(find_board(rulebook), "discards", None)
    return found


def find_board(rulebook: Rulebook) -> Board:
    """The board of a game."""
    return cast(Board, import_module(f"longhaul.cli.terminal.boards.{rulebook.facts.id.replace('-', '_')}"))
