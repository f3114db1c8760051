"""The terminal of `longhaul play`: drawn with Rich, or plain text."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, Group
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from longhaul.bots import Bot
from longhaul.cli.language import speaker
from longhaul.cli.terminal.boards import find_board, find_discards
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import NO_SEAT, Action, Position

MENU_ROWS = 12  # longer lists of actions are set in two columns


class Screen:
    """The terminal. With `plain`: no colours, boxes or cursor movement, one sentence per line."""

    def __init__(self, plain: bool, language: str = ENGLISH) -> None:
        self.plain = plain
        self.language = language
        self._text = speaker(language)
        self._console = Console(highlight=False, no_color=plain or None, emoji=False)

    def say(self, text: str) -> None:
        if self.plain:
            print(text, flush=True)
        else:
            self._console.print(Padding(escape(text), (0, 2)))

    def story(self, lines: list[str]) -> None:
        for line in lines:
            if self.plain:
                print(line, flush=True)
            else:
                self._console.print(f"  [dim]·[/] {escape(line)}")

    @contextmanager
    def thinking(self, what: str) -> Iterator[None]:
        """Show that something takes a while."""
        if self.plain or not self._console.is_terminal:
            yield
        else:
            with self._console.status(escape(what)):
                yield

    def board(self, position: Position, bots: dict[int, Bot], taken_back: int) -> None:
        """The table as the seat to play sees it."""
        board = find_board(position.rulebook)
        names = player_names(position, bots, self.language)
        if self.plain:
            print()
            for line in board.describe(position, names, self.language):
                print(line)
            if taken_back:
                print(self._text("play-takebacks-far", count=taken_back))
            return
        parts = [f"[bold]{position.rulebook.facts.name}[/]", self._text("play-turn", name=names[position.seat])]
        title = " · ".join([*parts, self._text("play-takebacks", count=taken_back)] if taken_back else parts)
        self._console.print()
        self._console.print(
            Panel(board.draw(position, names, self.language), title=title, border_style="blue", padding=(0, 1))
        )

    def choices(self, position: Position, legal: list[Action]) -> None:
        """The prompt and the numbered legal actions."""
        prompt = position.format(position.prompt, self.language)
        if self.plain:
            print(prompt)
            for number, action in enumerate(legal, 1):
                print(f"{number}. {position.label(action, self.language)}. ({action.text})")
                if warning := position.warning(action, self.language):
                    print(f"   {self._text('play-careful', text=warning)}")
            return
        grid = self._menu([(self._marked(position, action), action.text) for action in legal])
        heading = Text(f"  {prompt}", style="bold yellow")
        keys = Text(f"  {self._text('play-keys', discards=bool(find_discards(position.rulebook)))}", style="dim")
        self._console.print(Group(heading, grid, keys))

    def _marked(self, position: Position, action: Action) -> str:
        """The label, marked if there is a warning."""
        return f"{position.label(action, self.language)}{'  ⚠' if position.warn_of(action) else ''}"

    def _menu(self, rows: list[tuple[str, str]]) -> Table:
        """Numbered rows; a long list in two columns if the terminal is wide enough."""
        widest = max(len(label) + len(text) for label, text in rows) + 12
        columns = 2 if len(rows) > MENU_ROWS and 2 * widest <= self._console.width else 1
        height = -(-len(rows) // columns)
        grid = Table.grid(padding=(0, 2))
        cells = [
            (
                f"[bold yellow]{i:>3}[/]",
                f"[red]{escape(label)}[/]" if "⚠" in label else escape(label),
                f"[dim]{text}[/]",
            )
            for i, (label, text) in enumerate(rows, 1)
        ]
        for line in range(height):
            grid.add_row(*(cell for row in cells[line::height] for cell in row))
        return grid

    def ask(self) -> str | None:
        """What the player types; None when the input ends."""
        try:
            if self.plain:
                return input(f"{self._text('play-choice')} ").strip()
            return self._console.input("[bold yellow]>[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            print(file=sys.stdout)
            return None

    def result(self, position: Position, bots: dict[int, Bot]) -> None:
        """How the game ended."""
        names = player_names(position, bots, self.language)
        lines = find_board(position.rulebook).result(position, names, self.language)
        ending = position.formatter(self.language).word("ending", position.ending)
        verdict = self._verdict(position, bots, names, ending)
        if self.plain:
            for line in [*lines, verdict]:
                print(line)
            return
        body = Group(*(Text(line) for line in lines), Text(verdict, style="bold yellow"))
        self._console.print(Panel(body, title=self._text("play-over"), border_style="yellow"))

    def _verdict(self, position: Position, bots: dict[int, Bot], names: list[str], ending: str) -> str:
        """Who has won, and how the game ended."""
        if position.seats == 1:
            return f"{ending[0].upper()}{ending[1:]}."
        winners = position.winners
        if len(winners) > 1:
            return self._text("play-share", list=[names[seat] for seat in winners], ending=ending)
        is_you = only_person(position, bots) == winners[0]
        return self._text("play-you-win" if is_you else "play-wins", name=names[winners[0]], ending=ending)


def only_person(position: Position, bots: dict[int, Bot]) -> int:
    """The seat of the only person, or NO_SEAT."""
    people = [seat for seat in range(position.seats) if seat not in bots]
    return people[0] if len(people) == 1 else NO_SEAT


def player_names(position: Position, bots: dict[int, Bot], language: str = ENGLISH) -> list[str]:
    """The names of the seats: `You`, or numbers if several people play."""
    text, you = speaker(language), only_person(position, bots)
    if position.seats == 1 and you != NO_SEAT:
        return [text("play-you")]
    names = [text("seat", number=seat + 1) for seat in range(position.seats)]
    return [
        text("play-you-seat", number=seat + 1) if seat == you else text("play-bot", seat=seat) if seat in bots else name
        for seat, name in enumerate(names)
    ]
