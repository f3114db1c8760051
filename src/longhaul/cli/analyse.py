"""`longhaul analyse`: win chances, turning points and luck of a recorded game."""

import time
from typing import Annotated, Any

import typer
from rich.markup import escape

import longhaul
from longhaul.bots.analysis import Budget, analyze_game, choose_budget
from longhaul.cli.arguments import Json, RecordContent, RecordFile, Threads
from longhaul.cli.language import current_language, say, show_number, show_percent
from longhaul.cli.output import out, print_columns, print_json, progress_bar
from longhaul.core.messages import Message
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
        task = progress.add_task(say("progress-compiling"), total=PROGRESS_STEPS)
        analysis = analyze_game(
            positions,
            lambda done: progress.update(
                task, completed=int(done * PROGRESS_STEPS), description=say("progress-analysing")
            ),
            budget,
            threads,
        )
    if as_json:
        print_json({**analysis, "seconds": round(time.perf_counter() - start, 2)})
    else:
        _print(analysis, positions[0].formatter(current_language()))


def _print(analysis: dict[str, Any], format_text: Formatter) -> None:
    measure = analysis["measure"]
    for point in analysis["turning"]:
        out.print(f"[dim]{point['number']:4}[/] {escape(format_text(turning_point(point, measure)))}")
    out.print(say("analyse-title", moves=analysis["moves"], trials=analysis["trials"], measure=measure), markup=False)
    rows = [
        [
            say("seat", number=seat + 1),
            *(_value(each[name], measure) for name in ("start", "end")),
            *(format_change(each[name], measure) for name in ("own", "others", "luck")),
            format_change(-each["missed"], measure),
        ]
        for seat, each in enumerate(analysis["sums"])
    ]
    headings = [say(f"analyse-{name}") for name in ("start", "end", "own", "others", "luck", "mistakes")]
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


def format_change(change: float, measure: str) -> str:
    """A change as people read it: "-18%", "+2.5 points"."""
    sign = MINUS if change < 0 else "+"
    if measure == "wins":
        return f"{sign}{show_percent(abs(change))}"
    return say("analyse-points", text=f"{sign}{show_number(abs(change), 1)}")


def _value(value: float, measure: str) -> str:
    return show_percent(value) if measure == "wins" else show_number(value, 1)
