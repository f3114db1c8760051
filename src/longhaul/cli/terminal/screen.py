"""What `longhaul play` shows and asks, whatever the terminal: plain lines, or a window of fixed height."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Self

from rich.console import RenderableType
from rich.text import Text

from longhaul.cli.terminal.boards import find_board, indented
from longhaul.cli.terminal.session import TerminalGame, only_person
from longhaul.core.messages.catalogs import ENGLISH


@dataclass(frozen=True)
class Reply:
    """The answer to a command, in sentences and, where that says more, drawn."""

    sentences: list[str]
    title: str = ""
    drawings: Sequence[RenderableType] = ()
    is_page: bool = False  # on a screen of its own, even if it is short

    @property
    def drawn(self) -> list[RenderableType]:
        return [*self.drawings] or [indented(Text(sentence)) for sentence in self.sentences]


class Screen(ABC):
    """The terminal."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:  # noqa: B027 - only a window has something to restore
        """Leave the terminal as it was."""

    @property
    def width(self) -> int:
        """The columns that a drawing may take."""
        return 80

    @abstractmethod
    def turn(self, game: TerminalGame) -> None:
        """Show the table and the choices of the seat to play."""

    @abstractmethod
    def rest(self, game: TerminalGame, what: str) -> None:
        """Show the table without choices, and what to type."""

    @abstractmethod
    def story(self, game: TerminalGame, lines: list[str], /) -> None:
        """Show what has happened."""

    @abstractmethod
    def reply(self, reply: Reply) -> None:
        """Show the answer to a command."""

    @abstractmethod
    def thinking(self, game: TerminalGame, what: str, /) -> AbstractContextManager[None]:
        """Show that something takes a while."""

    @abstractmethod
    def ask(self) -> str | None:
        """What the player types; None when the input ends."""

    @abstractmethod
    def ask_after(self) -> str | None:
        """The same when the game is over: None to leave."""

    def say(self, text: str) -> None:
        """Reply with one sentence, or some lines."""
        self.reply(Reply(text.splitlines()))


def result_of(game: TerminalGame) -> list[str]:
    """How the game ended: the final standing, then who has won."""
    position, names = game.position, game.names
    ending = position.formatter(game.language).word("ending", position.ending)
    return [*find_board(position.rulebook).result(position, names, game.language), _verdict(game, names, ending)]


def _verdict(game: TerminalGame, names: list[str], ending: str) -> str:
    position = game.position
    if position.seats == 1:
        return f"{ending[0].upper()}{ending[1:]}."
    winners = position.winners
    if len(winners) > 1:
        return game.text("play-share", list=[names[seat] for seat in winners], ending=ending)
    is_you = only_person(position, set(game.bots)) == winners[0]
    return game.text("play-you-win" if is_you else "play-wins", name=names[winners[0]], ending=ending)
