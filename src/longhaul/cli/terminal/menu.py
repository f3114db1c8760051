"""The numbered choices, laid out in as much room as there is."""

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from longhaul.cli.terminal.boards import find_short_labels
from longhaul.core.messages import Message
from longhaul.core.messages.formatter import Formatter
from longhaul.core.position import Action, Position

WARNING = "⚠"
GAP = 2  # between columns
NUMBER = 4  # columns for the number of a choice
MAX_COLUMNS = 8
MIN_CUT = 30  # columns that are left of a label that is cut
ROOMY_ROWS = 9  # a menu as long as this is set in one column, with text forms


@dataclass(frozen=True)
class Choice:
    """A legal action in the menu."""

    number: int
    labels: list[str]  # each shorter than the one before
    text: str
    warned: bool

    @property
    def label(self) -> str:
        return self.labels[0]

    def shortened(self, times: int) -> str:
        return self.labels[min(times, len(self.labels) - 1)]


@dataclass(frozen=True)
class Menu:
    """The rows on the screen; choices beyond them are on other pages."""

    rows: list[Text]
    first: int
    last: int
    count: int

    @property
    def is_whole(self) -> bool:
        return self.last - self.first + 1 == self.count


def choices_of(position: Position, legal: list[Action], language: str) -> list[Choice]:
    shorten, write = find_short_labels(position.rulebook), position.formatter(language)
    choices = []
    for number, (action, message) in enumerate(zip(legal, position.describe(legal), strict=True), 1):
        shorter = shorten(position, action, language) if shorten else []
        labels = [write(message), *name_alone(message, write), *shorter]
        choices.append(Choice(number, labels, action.text, bool(position.warn_of(action))))
    return choices


def name_alone(message: Message, write: Formatter) -> list[str]:
    """A label without its figures, if its catalogue has that."""
    name = Message(f"{message.id}.name", message.arguments)
    return [write(name)] if write.knows(name) else []


def lay_out(choices: list[Choice], width: int, height: int, first: int = 0) -> Menu:
    """The choices in at most `height` rows: all of them if there is any way, else a page from the one at `first` on."""
    for rows in _ways(choices, width, height):
        if len(rows) <= height:
            return Menu(rows, 1, len(choices), len(choices))
    return _page(choices, width, max(1, height - 1), first)


def _ways(choices: list[Choice], width: int, height: int) -> Iterator[list[Text]]:
    """Layouts of all choices, the most readable first."""
    if len(choices) <= min(height, ROOMY_ROWS):
        yield _with_text_forms(choices, width)
    for times in range(max(len(choice.labels) for choice in choices)):
        cells = [_cell(choice, choice.shortened(times)) for choice in choices]
        for columns in range(1, MAX_COLUMNS + 1):
            if -(-len(cells) // columns) <= height:
                rows = _in_columns(cells, columns, width)
                if rows:
                    yield rows
    yield from _cut(cells, width, height)


def _cut(cells: list[Text], width: int, height: int) -> Iterator[list[Text]]:
    """The shortest labels in as few columns as hold all of them, cut to fit; `why` shows a whole one."""
    columns = -(-len(cells) // height)
    room = (width - GAP * (columns - 1)) // columns
    if room >= MIN_CUT:
        for cell in cells:
            cell.truncate(room, overflow="ellipsis")
        yield _in_columns(cells, columns, width)


def _with_text_forms(choices: list[Choice], width: int) -> list[Text]:
    """One column: number, label, text form; a long label takes several rows."""
    cells = [_cell(choice, choice.label) for choice in choices]
    widest = max(cell.cell_len for cell in cells) + GAP
    if widest + max(cell_len(choice.text) for choice in choices) > width:
        return [row for cell in cells for row in _wrapped(cell, width)]
    for cell, choice in zip(cells, choices, strict=True):
        cell.pad_right(widest - cell.cell_len)
        cell.append(choice.text, style="dim")
    return cells


def _wrapped(row: Text, width: int) -> list[Text]:
    """The row in lines, those after the first indented."""
    if row.cell_len <= width:
        return [row]
    first, *others = textwrap.wrap(row.plain, width, subsequent_indent=" " * NUMBER)
    return [row[: len(first)], *(Text(line) for line in others)]


def _cell(choice: Choice, label: str) -> Text:
    cell = Text(f"{choice.number:>{NUMBER - 1}} ", style="")
    cell.stylize("bold yellow")
    cell.append(label, style="red" if choice.warned else "")
    return cell.append(f" {WARNING}", style="bold red") if choice.warned else cell


def _in_columns(cells: list[Text], columns: int, width: int) -> list[Text]:
    """Cells column by column, each column as wide as its widest cell; nothing if they do not fit."""
    height = -(-len(cells) // columns)
    parts = [cells[start : start + height] for start in range(0, len(cells), height)]
    widths = [max(cell.cell_len for cell in part) for part in parts]
    if sum(widths) + GAP * (len(parts) - 1) > width:
        return []
    rows = list[Text]()
    for line in range(height):
        row = Text()
        for part, widest in zip(parts, widths, strict=True):
            if line < len(part):
                row.append_text(part[line]).pad_right(widest - part[line].cell_len + GAP)
        row.rstrip()
        rows.append(row)
    return rows


def _page(choices: list[Choice], width: int, height: int, first: int) -> Menu:
    """As many choices as fit, from one on; in the columns that hold most of them."""
    rest = choices[first if first < len(choices) else 0 :]
    best, shown = list[Text](), 0
    for columns in range(1, MAX_COLUMNS + 1):
        part = rest[: columns * height]
        rows = _in_columns([_cell(choice, choice.labels[-1]) for choice in part], columns, width)
        if rows and len(part) > shown:
            best, shown = rows, len(part)
    if not best:
        best, shown = _one_by_one(rest, width, height)
    return Menu(best, rest[0].number, rest[0].number + shown - 1, len(choices))


def _one_by_one(choices: list[Choice], width: int, height: int) -> tuple[list[Text], int]:
    """Labels longer than a row, as many as fit, and how many those are; at least the beginning of one."""
    rows, shown = list[Text](), 0
    for choice in choices:
        more = _wrapped(_cell(choice, choice.labels[-1]), width)
        if rows and len(rows) + len(more) > height:
            break
        rows, shown = rows + more, shown + 1
    return rows[:height], shown
