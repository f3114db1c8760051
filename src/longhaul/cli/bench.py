"""`longhaul bench`: measure the speed of the games and of the search on this machine."""

from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.table import Table

from longhaul.cli.arguments import Json
from longhaul.cli.output import err, out, print_json
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from longhaul.lab.benchmark import bench as bench_rules
from longhaul.lab.search_benchmark import bench_search

Measure = Callable[[Rulebook, Callable[[str], None]], dict[str, Any]]


def bench(
    game: Annotated[str | None, typer.Argument(help="The game; all games by default.")] = None,
    search: Annotated[bool, typer.Option("--search", help="Measure the bots' search instead of the rules.")] = False,
    as_json: Json = False,
) -> None:
    """Measure how fast the games run: about a minute per game on an otherwise idle machine."""
    names = [game] if game else list(GAMES)
    if search:
        figures = {key: row for name in names for key, row in _measure(bench_search, name).items()}
    else:
        figures = {name: _measure(bench_rules, name) for name in names}
    if as_json:
        print_json(figures)
    else:
        _print_figures("The search, one core, full playouts" if search else "Random legal play", figures)


def _measure(measure: Measure, name: str) -> dict[str, Any]:
    return measure(find_game(name), lambda step: err.print(f"{name}: {step} …"))


def _print_figures(title: str, figures: dict[str, Any]) -> None:
    table = Table(title=title)
    table.add_column("")
    for name in figures:
        table.add_column(name, justify="right")
    for key in next(iter(figures.values())):
        table.add_row(key, *(f"{row[key]:,}" for row in figures.values()))
    out.print(table)
