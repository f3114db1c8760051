"""`longhaul bench` and `longhaul load`: measure the speed of games, search and server on this machine."""

import asyncio
import signal
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich.table import Table

from longhaul.cli.arguments import Json
from longhaul.cli.output import err, out, print_columns, print_json
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from longhaul.lab.benchmark import bench as bench_rules
from longhaul.lab.search_benchmark import bench_search

Measure = Callable[[Rulebook, Callable[[str], None]], dict[str, Any]]
LOAD_FIGURES = {
    "moves_per_s": "durable moves per second, broadcast to every player",
    "p50_ms": "median latency of a move, in ms",
    "p99_ms": "99th percentile of latency, in ms",
    "cpu_ms_per_move": "server CPU time per move, in ms",
    "bytes_per_move": "bytes to each player per move",
    "kb_per_table": "server memory per table with connected players, in kB",
    "kb_per_idle_table": "server memory per idle table (--idle), in kB",
    "lost": "acknowledged moves that are not on disk",
}


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


def load(
    tables: Annotated[int, typer.Option(min=1, max=20_000, help="Number of tables.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="Seconds to measure.")] = 5.0,
    seats: Annotated[int, typer.Option(min=1, max=6, help="Players per table.")] = 2,
    rate: Annotated[float, typer.Option(min=0, help="Moves per second at each table; 0: unlimited.")] = 0.0,
    idle: Annotated[int, typer.Option(min=0, max=50_000, help="Additional tables without players.")] = 0,
    store: Annotated[str, typer.Option(help="An empty store; a temporary file by default.")] = "",
    pin: Annotated[bool, typer.Option("--pin", help="Pin the server to one core and the players to another.")] = False,
    as_json: Json = False,
) -> None:
    """Load-test a new server: random players at many tables; prints throughput and latency."""
    from longhaul.server.load.measure import LoadPlan, as_dict, measure

    plan = LoadPlan(tables=tables, seconds=seconds, seats=seats, rate=rate, idle=idle, store=store, pin=pin)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # runs every `finally`
    figures = as_dict(asyncio.run(measure(plan)))
    if as_json:
        print_json(figures)
        return
    print_columns(["", "figure", ""], [[name, str(figures[name]), text] for name, text in LOAD_FIGURES.items()])
    if not figures["compiled"]:
        out.print("The rules were interpreted; compiled rules are much faster.")
