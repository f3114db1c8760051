"""Output of the commands: results go to standard output, progress to standard error."""

import json
import os
import sys
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


class Output(Console):
    """Standard output; a reader that closes the pipe early, such as `head`, is not an error."""

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


out = Output(highlight=False, soft_wrap=not sys.stdout.isatty())  # wrap lines in a terminal only
err = Console(stderr=True, highlight=False)


def print_json(data: Any) -> None:
    out.out(json.dumps(data, indent=2, ensure_ascii=False), highlight=False)


def progress_bar(quiet: bool) -> Progress:
    columns = ("[bold]{task.description}[/]", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=quiet or not err.is_terminal)


def print_columns(headings: list[str], rows: list[list[str]]) -> None:
    """Aligned columns; lines are not cut, however narrow the terminal."""
    widths = [max(map(len, column)) for column in zip(headings, *rows)]
    for style, row in (("[bold]", headings), *(("", row) for row in rows)):
        first, *rest = zip(row, widths)
        line = "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)])
        out.print(f"{style}{escape(line)}", soft_wrap=True)
