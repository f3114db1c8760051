"""`longhaul load`: how much the server bears, measured over the real protocol on this machine."""

import asyncio
import signal
import sys
from typing import Annotated

import typer

from longhaul.cli.arguments import Json
from longhaul.cli.output import out, print_columns, print_json

MEANINGS = {
    "moves_per_s": "durable moves a second, told to every player",
    "p50_ms": "half of the moves took at most, in ms",
    "p99_ms": "99 of 100 took at most, in ms",
    "cpu_ms_per_move": "processor time of the server per move, in ms",
    "kb_per_table": "memory of the server per table with its players connected, in kB",
    "kb_per_idle_table": "memory of the server per table at which nobody is (--idle), in kB",
    "lost": "acknowledged moves that are not on disk",
}


def load(
    tables: Annotated[int, typer.Option(min=1, max=20_000, help="How many tables.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long to measure.")] = 5.0,
    seats: Annotated[int, typer.Option(min=1, max=6, help="Players at each table.")] = 2,
    rate: Annotated[float, typer.Option(min=0, help="Moves a second at each table; 0: as fast as it goes.")] = 0.0,
    idle: Annotated[int, typer.Option(min=0, max=50_000, help="Further tables, at which nobody is.")] = 0,
    store: Annotated[str, typer.Option(help="An empty store to use; by default a file that is removed again.")] = "",
    pin: Annotated[bool, typer.Option("--pin", help="The server on one core, the players on another.")] = False,
    as_json: Json = False,
) -> None:
    """Start a server of its own, let players at many tables choose at random, and say what it took."""
    from longhaul.server.load.measure import Plan, as_dict, measure

    plan = Plan(tables=tables, seconds=seconds, seats=seats, rate=rate, idle=idle, store=store, pin=pin)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # by way of every `finally`
    figures = as_dict(asyncio.run(measure(plan)))
    if as_json:
        print_json(figures)
        return
    print_columns(["", "figure", ""], [[name, str(figures[name]), text] for name, text in MEANINGS.items()])
    if not figures["compiled"]:
        out.print("The rules were interpreted: compiled ones take far less.")
