"""How each game's table looks in a terminal."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, TypeAlias, cast

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook

Discards: TypeAlias = Callable[[Position, str], list[str]]  # in a language
ShortLabels: TypeAlias = Callable[[Position, Action, str], list[str]]  # each shorter than the one before


MARGIN = 1  # columns beside all lines


@dataclass(frozen=True)
class Panel:
    """A part of the table: the ships, the market, the map. `id` is also the command that shows it."""

    id: str
    drawings: tuple[RenderableType, ...]  # the same in several sizes, the largest first
    sentences: list[str]  # the same for screen readers
    required: bool = False  # always on the screen, in its smallest size if need be


@dataclass(frozen=True)
class Sign:
    """A letter or sign on the board, and what it stands for."""

    sign: str
    meaning: str


@dataclass(frozen=True)
class Card:
    """Something with a name, and what is printed on it or known about it."""

    title: str
    lines: list[str]


class Board(Protocol):
    """A module with these functions draws a game. A board may also have `discards` and `short_labels`."""

    def panels(self, position: Position, names: list[str], language: str = ENGLISH, width: int = 80) -> list[Panel]:
        """The parts of the table from top to bottom, in the order in which they get room."""
        ...

    def legend(self, position: Position, language: str = ENGLISH) -> list[Sign]:
        """What every letter and sign on the board stands for."""
        ...

    def cards(self, position: Position, language: str = ENGLISH) -> list[Card]:
        """Everything with a name that a player may want to look up."""
        ...

    def result(self, position: Position, names: list[str], language: str = ENGLISH) -> list[str]:
        """The final standing."""
        ...


def find_discards(rulebook: Rulebook) -> Discards | None:
    """What tells of the used cards, in a game whose players may look through them; None in another one."""
    found: Discards | None = getattr(find_board(rulebook), "discards", None)
    return found


def find_short_labels(rulebook: Rulebook) -> ShortLabels | None:
    """What names actions in fewer letters, in a game with long menus; None in another one."""
    found: ShortLabels | None = getattr(find_board(rulebook), "short_labels", None)
    return found


def flowed(parts: Iterable[Text], width: int, gap: str = "  ") -> Text:
    """Parts one after the other, with lines that end between them."""
    lines = [Text()]
    for part in parts:
        if lines[-1] and lines[-1].cell_len + len(gap) + part.cell_len > width - 2 * MARGIN:
            lines.append(Text())
        lines[-1].append(gap if lines[-1] else "").append_text(part)
    return Text("\n").join(lines)


def indented(drawing: RenderableType) -> Padding:
    """A drawing with the margin of all lines on the screen."""
    return Padding(drawing, (0, MARGIN))


def find_board(rulebook: Rulebook) -> Board:
    """The board of a game."""
    return cast(Board, import_module(f"longhaul.cli.terminal.boards.{rulebook.facts.id.replace('-', '_')}"))
