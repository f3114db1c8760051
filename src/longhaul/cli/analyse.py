"""`longhaul analyse`: win chances, turning points and luck of a recorded game."""

import time
from typing import Annotated, Any

import typer
from rich.markup import escape

import longhaul
from longhaul.bots.analysis import Budget, analyze_game, choose_budget
from longhaul.cli.arguments import Json, RecordContent, RecordFile, Threads
from longhaul.cli.language import Language, speaker
from longhaul.cli.output import out, print_columns, print_json, progress_bar
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter

PROGRESS_STEPS = 1000
MINUS = "\N{MINUS SIGN}"


def analyse(
    file: RecordFile,
    content: RecordContent = None,
    rollouts: Annotated[int | None, typer.Option("--rollouts", min=2, help="Simulated games per position.")] = None,
    iterations: Annotated[
        int | None,
        typer.Option("--iterations", min=0, help="Search iterations per decision; 0: do not look for better moves."),
    ] = None,
    threads: Threads = None,
    as_json: Json = False,
    language: Language = "",
) -> None:
    """Analyse a recorded game: win chances, costly moves, luck."""
    positions = list(longhaul.replay(file, content))
    default = choose_budget(positions[0].rulebook)
    chosen = Budget(
        default.rollouts if rollouts is None else rollouts,
        default.iterations if iterations is None else iterations,
    )
    budget = None if chosen == default else chosen
    start = time.perf_counter()
    with progress_bar(as_json) as progress:
        task = progress.add_task("Compiling", total=PROGRESS_STEPS)
        analysis = analyze_game(
            positions,
            lambda done: progress.update(task, completed=int(done * PROGRESS_STEPS), description="Analysing"),
            budget,
            threads,
        )
    if as_json:
        print_json({**analysis, "seconds": round(time.perf_counter() - start, 2)})
    else:
        _print(analysis, positions[0].formatter(language), language)


def _print(analysis: dict[str, Any], format_text: Formatter, language: str) -> None:
    measure, text = analysis["measure"], speaker(language)
    for point in analysis["turning"]:
        out.print(f"[dim]{point['number']:4}[/] {escape(format_text(turning_point(point, measure)))}")
    out.print(text("analyse-title", moves=analysis["moves"], trials=analysis["trials"], measure=measure))
    rows = [
        [
            text("seat", number=seat + 1),
            *(_value(each[name], measure) for name in ("start", "end")),
            *(format_change(each[name], measure, language) for name in ("own", "others", "luck")),
            format_change(-each["missed"], measure, language),
        ]
        for seat, each in enumerate(analysis["sums"])
    ]
    headings = [text(f"analyse-{name}") for name in ("start", "end", "own", "others", "luck", "mistakes")]
    print_columns(["", *headings], rows)


def turning_point(point: dict[str, Any], measure: str) -> Message:
    """A mistake with the better move, or what chance did."""
    of_all = {
        "seat": point["seat"],
        "when": point["when"],
        "change": 100 * point["change"] if measure == "wins" else point["change"],
    }
    if point["kind"] == "choice":
        both = {"played": point["played"], "instead": point["instead"]}
        return Message(f"analysis-mistake-{measure}", {**of_all, **both})
    return Message(f"analysis-chance-{measure}", {**of_all, "story": point["story"]})


def format_change(change: float, measure: str, language: str = ENGLISH) -> str:
    """A change as people read it: "-18 %", "+2.5 points"."""
    sign = MINUS if change < 0 else "+"
    if measure == "wins":
        return f"{sign}{abs(change):.0%}".replace("%", " %")
    return speaker(language)("analyse-points", text=f"{sign}{abs(change):.1f}")


def _value(value: float, measure: str) -> str:
    return f"{value:.0%}" if measure == "wins" else f"{value:.1f}"
