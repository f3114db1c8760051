"""`longhaul analyse`: where a recorded game turned, and what was luck."""

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

import longhaul
from longhaul.bots.analysis import Budget, budget_for
from longhaul.bots.analysis import analyse as work_out
from longhaul.bots.analysis.report import amount
from longhaul.cli.arguments import Json
from longhaul.cli.output import out, print_columns, print_json, progress_bar

STEPS = 1000  # of the progress bar


def analyse(
    file: Annotated[Path, typer.Argument(help="A game record, as `longhaul play` saves it.")],
    content: Annotated[str | None, typer.Option("--content", help="The content file it was played with.")] = None,
    trials: Annotated[int | None, typer.Option("--trials", min=2, help="Trial games for each position.")] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=0, help="Of the search at each decision; 0 looks for nothing.")
    ] = None,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help="Cores to use; all by default.")] = None,
    as_json: Json = False,
) -> None:
    """Tell how the chances moved in a recorded game, which moves cost most, and what was luck."""
    positions = list(longhaul.replay(file, content))
    usual = budget_for(positions[0].rulebook)
    chosen = Budget(usual.trials if trials is None else trials, usual.iterations if iterations is None else iterations)
    budget = None if chosen == usual else chosen
    start = time.perf_counter()
    with progress_bar(as_json) as progress:
        task = progress.add_task("Analysing (new rules are compiled first)", total=STEPS)
        told = work_out(
            positions,
            lambda done: progress.update(task, completed=int(done * STEPS), description="Analysing"),
            budget,
            threads,
        )
    if as_json:
        print_json({**told, "seconds": round(time.perf_counter() - start, 2)})
    else:
        _print(told)


def _print(told: dict[str, Any]) -> None:
    measure = told["measure"]
    for point in told["turning"]:
        out.print(f"[dim]{point['number']:4}[/] Seat {point['seat'] + 1}, {escape(point['text'])}")
    hope = "chance to win" if measure == "wins" else "expected score"
    out.print(f"{told['moves']} moves, {told['trials']} trial games for each position; {hope}:")
    rows = [
        [
            f"Seat {seat + 1}",
            *(_value(each[name], measure) for name in ("start", "end")),
            *(amount(each[name], measure) for name in ("own", "others", "luck")),
            amount(-each["missed"], measure),
        ]
        for seat, each in enumerate(told["sums"])
    ]
    print_columns(["", "start", "end", "own choices", "others' choices", "luck", "better moves missed"], rows)


def _value(value: float, measure: str) -> str:
    return f"{value:.0%}" if measure == "wins" else f"{value:.1f}"
