"""`longhaul load`: load-test a server on this machine over the real protocol."""

import asyncio
import signal
import sys
from typing import Annotated

import typer

from longhaul.cli.arguments import Json
from longhaul.cli.output import out, print_columns, print_json

MEANINGS = {
    "moves_per_s": "durable moves per second, broadcast to every player",
    "p50_ms": "median latency of a move, in ms",
    "p99_ms": "99th percentile of latency, in ms",
    "cpu_ms_per_move": "server CPU time per move, in ms",
    "kb_per_table": "server memory per table with connected players, in kB",
    "kb_per_idle_table": "server memory per idle table (--idle), in kB",
    "lost": "acknowledged moves that are not on disk",
}


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
    print_columns(["", "figure", ""], [[name, str(figures[name]), text] for name, text in MEANINGS.items()])
    if not figures["compiled"]:
        out.print("The rules were interpreted; compiled rules are much faster.")
