"""`longhaul arena`: bots play each other, on all cores; a table of results and ratings."""

import csv
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from longhaul.cli.arguments import BOT_NAMES, Content, FixedSeed, Game, Json, Options, Seats, Threads, parse_options
from longhaul.cli.language import say, show_number, show_percent
from longhaul.cli.output import err, out, print_columns, print_json, progress_bar
from longhaul.core.errors import LonghaulError
from longhaul.core.messages.shared import unwritable
from longhaul.games import find_game
from longhaul.lab.arena import Arena, GameResult, play_all, summarise

MAX_GAMES = 10_000_000


def arena(
    game: Game,
    bots: Annotated[
        list[str],
        typer.Argument(
            help=f"The bots: random, {BOT_NAMES}. captain@2000 searches 2000 iterations, which is reproducible; "
            "module:Class is your own bot."
        ),
    ],
    games: Annotated[
        int,
        typer.Option("--games", "-n", min=1, max=MAX_GAMES, help="Games per line-up, or per bot in a game for one."),
    ] = 100,
    seats: Seats = None,
    option: Options = None,
    content: Content = None,
    threads: Threads = None,
    record_folder: Annotated[
        Path | None, typer.Option("--keep", help="Save a record of every game in this folder.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Write results to this file, and resume from it.")
    ] = None,
    seed: FixedSeed = 0,
    as_json: Json = False,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write a row per game and seat to this file.")] = None,
) -> None:
    """Let bots play each other: every line-up in all rotations, with the same seeds."""
    sys.path.insert(0, os.getcwd())  # noqa: PTH109 for module:Class
    rulebook = find_game(game)
    chosen = rulebook.find_content("house" if content is None else content)
    plan = Arena.open(rulebook, chosen, tuple(bots), games, seats, parse_options(option), seed)
    results = _play(plan, threads, record_folder, resume, quiet=as_json)
    if csv_file is not None:
        write_csv(results, csv_file)
    summary = summarise(plan, results)
    if as_json:
        print_json(summary)
    else:
        _print_summary(rulebook.facts.id, summary)


def _play(
    plan: Arena, threads: int | None, record_folder: Path | None, resume: Path | None, quiet: bool
) -> list[GameResult]:
    try:
        with progress_bar(quiet) as progress:
            task = progress.add_task(say("progress-compiling"), total=sum(1 for _ in plan.matches()))
            return play_all(
                plan,
                threads=threads,
                record_folder=record_folder,
                resume=resume,
                progress=lambda done: progress.update(task, advance=done, description=say("progress-playing")),
            )
    except KeyboardInterrupt:
        if resume is not None:
            err.print(say("arena-stopped", file=str(resume)), markup=False)
        raise


def write_csv(results: list[GameResult], path: Path) -> None:
    """One row per game and seat."""
    try:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(("game", "group", "seed", "seat", "bot", "points", "win", "decisions", "seconds"))
            for r in results:
                for seat, bot in enumerate(r.bots):
                    row = (r.scores[seat], r.wins[seat], r.decisions[seat], r.seconds[seat])
                    writer.writerow((r.number + 1, r.group + 1, r.seed, seat + 1, bot, *row))
    except OSError as error:
        raise LonghaulError(unwritable(path, error.strerror)) from None


def _print_summary(game: str, summary: dict[str, Any]) -> None:
    by_wins = summary["score_is"] == "share of wins"
    facts = {"game": game, "seats": summary["seats"], "text-content": summary["content"], "games": summary["games"]}
    out.print(f"[bold]{escape(say('arena-title', **facts))}[/]")
    figures = ["arena-wins", "sim-interval", "arena-points"] if by_wins else ["arena-points", "sim-interval"]
    columns = ["arena-games", *figures, "arena-rating", "arena-seconds", "arena-longest"]
    headings = ["", *map(say, columns)]
    best_first = sorted(summary["scores"], key=lambda bot: -(summary["scores"][bot]["score"] or 0.0))
    print_columns(headings, [_row(bot, summary, by_wins) for bot in best_first])


def _row(bot: str, summary: dict[str, Any], by_wins: bool) -> list[str]:
    score, rating, thinking = (summary[key][bot] for key in ("scores", "ratings", "thinking"))
    show = partial(show_percent, digits=1) if by_wins else partial(show_number, digits=2)
    low, high = score["low"], score["high"]
    return [
        bot,
        show_number(score["games"]),
        show(score["score"]),
        say("sim-one-game") if low is None else say("sim-range", low=show(low), high=show(high)),
        *([show_number(summary["points"][bot]["score"], 2)] if by_wins else []),
        f"{show_number(rating['mu'], 1)} ± {show_number(rating['sigma'], 1)}",
        show_number(thinking["mean"], 4),
        show_number(thinking["longest"], 3),
    ]
