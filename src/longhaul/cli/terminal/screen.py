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
from longhaul.cli.terminal.boards import find_board, find_discards
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.position import Action, Position
from longhaul.core.text import seat_name

MENU_ROWS = 12  # longer lists of actions are set in two columns


class Screen:
    """The terminal. With `plain`: no colours, boxes or cursor movement, one sentence per line."""

    def __init__(self, plain: bool, language: str = ENGLISH) -> None:
        self.plain = plain
        self.language = language
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
        names = player_names(position, bots)
        notes = f" · takebacks: {taken_back}" if taken_back else ""
        if self.plain:
            print()
            for line in board.describe(position, names, self.language):
                print(line)
            if taken_back:
                print(f"Takebacks so far: {taken_back}.")
            return
        title = f"[bold]{position.rulebook.facts.name}[/] · {names[position.seat]} to play{notes}"
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
                    print(f"   Careful: {warning}.")
            return
        grid = self._menu([(self._marked(position, action), action.text) for action in legal])
        heading = Text(f"  {prompt}", style="bold yellow")
        piles = "d discards · " if find_discards(position.rulebook) else ""
        keys = Text(f"  number or text · w ACTION why not · u undo · l log · {piles}? help · q leave", style="dim")
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
                return input("Your choice: ").strip()
            return self._console.input("[bold yellow]>[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            print(file=sys.stdout)
            return None

    def result(self, position: Position, bots: dict[int, Bot]) -> None:
        """How the game ended."""
        names = player_names(position, bots)
        winners = [names[seat] for seat in position.winners]
        lines = find_board(position.rulebook).result(position, names, self.language)
        ending = position.formatter(self.language).word("ending", position.ending)
        verdict = f"{_verdict(winners)} ({ending})." if position.seats > 1 else f"{ending[0].upper()}{ending[1:]}."
        if self.plain:
            for line in [*lines, verdict]:
                print(line)
            return
        body = Group(*(Text(line) for line in lines), Text(verdict, style="bold yellow"))
        self._console.print(Panel(body, title="Game over", border_style="yellow"))


def _verdict(winners: list[str]) -> str:
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the win"
    return f"{winners[0]} {'win' if winners[0].startswith('You') else 'wins'}"


def player_names(position: Position, bots: dict[int, Bot]) -> list[str]:
    """The names of the seats: `You`, or numbers if several people play."""
    people = [seat for seat in range(position.seats) if seat not in bots]
    if position.seats == 1 and people:
        return ["You"]
    names = []
    for seat in range(position.seats):
        kind = " (bot)" if seat in bots else ""
        names.append(f"You (seat {seat + 1})" if people == [seat] else seat_name(seat) + kind)
    return names
