"""The log of a table, step by step: replayed from its entries. Blocks."""

from collections.abc import Iterable

from longhaul.games import find_game
from longhaul.table import Header, LogEntry, Table
from longhaul.table.view import StepView, step

LOG_PAGE_STEPS = 50


def log_page(header: Header, entries: Iterable[LogEntry], before: int) -> list[StepView]:
    """The last steps before a number; `entries` start with the first of the table."""
    rulebook = find_game(header.game)
    table = Table(header, rulebook, rulebook.find_content(header.content))
    steps = []
    for entry in entries:
        table.apply(entry)
        if entry.number >= before - LOG_PAGE_STEPS:
            steps.append(step(table, entry))
    return steps
