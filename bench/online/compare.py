"""The Longhaul server against boardgame.io, in turn on the same machine: moves per second and server CPU per move.

Every system plays 100 two-player tables with one move in flight at each. Exit code 0: all bars reached; 1: one
missed, which is said; 2: no comparison was possible, and why.
"""

import argparse
import json
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median

from bench.online.processes import (
    HERE,
    CannotRun,
    Cores,
    available_cores,
    boardgame_io,
    choose_cores,
    install,
    output_of,
    production,
    program,
)

Figures = Mapping[str, float]
FIGURES = ("moves_per_s", "p50_ms", "p99_ms", "cpu_ms_per_move")  # what every system reports
EXTRAS = ("kb_per_table", "lost", "generator_cores")  # what one may report besides
LONGHAUL = "Longhaul"
MEMORY = "boardgame.io memory"
FLATFILE = "boardgame.io flatfile"
BARS = {MEMORY: 2.0, FLATFILE: 10.0}  # how many times less CPU per move
WARM = 2.0  # seconds of play before boardgame.io is measured, after its matches have come to every age
EXTRA_SECONDS = 120.0  # seconds a run may take beyond its own
AGEING = 1.0  # seconds per table that its ageing may take


# Figures --------------------------------------------------------------------------------------
def parse(output: str) -> Figures:
    """The figures that a load generator prints last, on one line or on several."""
    lines = output.strip().splitlines()
    try:
        first = max((number for number, line in enumerate(lines) if line.startswith("{")), default=0)
        figures = json.loads("\n".join(lines[first:]))
        return {name: float(figures[name]) for name in (*FIGURES, *(extra for extra in EXTRAS if extra in figures))}
    except (IndexError, ValueError, TypeError, KeyError) as error:
        raise CannotRun(f"A load generator printed no figures: {error!r} in {lines[-1:]}.") from None


def medians(runs: Sequence[Figures]) -> Figures:
    """Each figure's median over the rounds; of lost moves, all."""
    middle = {name: median(run[name] for run in runs) for name in runs[0]}
    return middle | {name: sum(run[name] for run in runs) for name in middle if name == "lost"}


def ratios(ours: Sequence[Figures], theirs: Sequence[Figures]) -> dict[str, float]:
    """How many times better we are: by round, as a slow spell of the machine touches both; then the median."""
    rounds = list(zip(ours, theirs, strict=True))
    return {
        "cpu": median(their["cpu_ms_per_move"] / our["cpu_ms_per_move"] for our, their in rounds),
        "throughput": median(our["moves_per_s"] / their["moves_per_s"] for our, their in rounds),
    }


def compare(runs: Mapping[str, Sequence[Figures]]) -> dict[str, dict[str, float]]:
    """Longhaul's ratios to each other system, where both have run."""
    if LONGHAUL not in runs:
        return {}
    return {peer: ratios(runs[LONGHAUL], runs[peer]) for peer in BARS if peer in runs}


def shortcomings(runs: Mapping[str, Sequence[Figures]]) -> list[str]:
    """What was promised and is not so, a sentence each."""
    missed = [
        f"Bar MISSED: Longhaul takes {found['cpu']:.2f} times less server CPU per move than {peer}, not {BARS[peer]:g}."
        for peer, found in compare(runs).items()
        if found["cpu"] < BARS[peer]
    ]
    lost = sum(run.get("lost", 0) for run in runs.get(LONGHAUL, ()))
    return [*missed, *([f"Longhaul lost {lost:.0f} moves that players had been shown."] if lost else [])]


# Runs -----------------------------------------------------------------------------------------
def run_boardgame_io(store: str, tables: int, seconds: float, cores: Cores | None) -> Figures:
    server_core, client_core = cores or (None, None)
    with (
        tempfile.TemporaryDirectory(prefix="boardgame-io-") as folder,
        boardgame_io(store, folder, server_core) as server,
    ):
        options = {"port": server["port"], "pid": server["pid"], "matches": tables, "seconds": seconds, "warm": WARM}
        arguments = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        command = [program("node"), str(HERE / "load.cjs"), *arguments]
        max_seconds = AGEING * tables + WARM + seconds + EXTRA_SECONDS
        return parse(
            output_of(f"The load on boardgame.io ({store})", command, client_core, max_seconds, env=production())
        )


def run_longhaul(tables: int, seconds: float, cores: Cores | None) -> Figures:
    """It starts its own server, on a core of its own if told to pin."""
    command = [sys.executable, "-m", "longhaul", "load", "--tables", str(tables), "--seconds", f"{seconds:g}", "--json"]
    return parse(output_of("longhaul load", [*command, *(["--pin"] if cores else [])], None, seconds + EXTRA_SECONDS))


def systems(only: str | None, tables: int, seconds: float, cores: Cores | None) -> dict[str, Callable[[], Figures]]:
    """What takes its turn in every round."""
    theirs = {
        MEMORY: lambda: run_boardgame_io("memory", tables, seconds, cores),
        FLATFILE: lambda: run_boardgame_io("flatfile", tables, seconds, cores),
    }
    ours = {LONGHAUL: lambda: run_longhaul(tables, seconds, cores)}
    return {None: theirs | ours, "bgio": theirs, "longhaul": ours}[only]


# Report ---------------------------------------------------------------------------------------
def table(runs: Mapping[str, Sequence[Figures]]) -> str:
    lines = [f"{'median of the rounds':22}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'server CPU ms/move':>20}"]
    for name, rounds in runs.items():
        speed, middle, slow, cpu = (medians(rounds)[figure] for figure in FIGURES)
        lines.append(f"{name:22}{speed:9,.0f}{middle:9.1f}{slow:9.1f}{cpu:20.3f}")
    for peer, found in compare(runs).items():
        lines.append(
            f"Longhaul against {peer}: {found['cpu']:.1f} times by server CPU per move (bar {BARS[peer]:g}), "
            f"{found['throughput']:.1f} times by moves per second"
        )
    return "\n".join(lines)


def report(runs: Mapping[str, Sequence[Figures]], settings: Mapping[str, object]) -> dict[str, object]:
    """Everything, for machines."""
    found = {peer: {**ratio, "bar": BARS[peer]} for peer, ratio in compare(runs).items()}
    middle = {name: medians(rounds) for name, rounds in runs.items()}
    return {**settings, "systems": middle, "runs": runs, "longhaul_against": found, "missed": shortcomings(runs)}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.online.compare", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=100, help="tables of two players (100)")
    parser.add_argument("--seconds", type=float, default=5.0, help="measured seconds of each run (5)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each system (3)")
    parser.add_argument("--only", choices=["bgio", "longhaul"], help="run one side; nothing is compared")
    parser.add_argument("--server-core", type=int, help="core of the servers (the first we may use)")
    parser.add_argument("--client-core", type=int, help="core of the load generators (the second)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON in place of the table")
    given = parser.parse_args()
    if min(given.tables, given.rounds, given.seconds) <= 0:
        parser.error("tables, rounds and seconds are positive")
    return given


def measure(given: argparse.Namespace, cores: Cores | None) -> dict[str, list[Figures]]:
    turns = systems(given.only, given.tables, given.seconds, cores)
    runs: dict[str, list[Figures]] = {name: [] for name in turns}
    for number in range(1, given.rounds + 1):
        for name, run in turns.items():
            print(f"round {number} of {given.rounds}: {name} …", file=sys.stderr, flush=True)
            runs[name].append(run())
    return runs


def main() -> int:
    given = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))  # by way of every `finally`
    try:
        if not Path("/proc/self/stat").exists():
            raise CannotRun("Server CPU is read from /proc, so this comparison runs on Linux only.")
        cores = choose_cores(available_cores(), given.server_core, given.client_core)
        if given.only != "longhaul":
            install()
        runs = measure(given, cores)
    except CannotRun as reason:
        print(reason, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 2
    settings = {
        "tables": given.tables,
        "seconds": given.seconds,
        "rounds": given.rounds,
        "pinned": cores is not None,
        "python": sys.version,
    }
    print(json.dumps(report(runs, settings)) if given.json else f"Python {sys.version}\n{table(runs)}")
    missed = shortcomings(runs)
    for sentence in missed:
        print(sentence, file=sys.stderr if given.json else sys.stdout)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
