"""`longhaul puzzles`: make new ones, check those there are, or list them."""

import random
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from longhaul.bots.puzzles.collection import Puzzle, puzzles_of, read_puzzles, write_puzzles
from longhaul.bots.puzzles.generate import LARGER, Making, holds, make
from longhaul.cli.arguments import Game, Json, Seats
from longhaul.cli.output import err, out, print_json
from longhaul.core.errors import BadOption, LonghaulError
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game


def puzzles(
    game: Game,
    number: Annotated[int, typer.Option("--make", min=0, help="Find so many more and add them to --file.")] = 0,
    check: Annotated[int, typer.Option("--check", min=0, help="Try so many of them again, at ten times.")] = 0,
    file: Annotated[
        Path | None, typer.Option("--file", help="A file of puzzles; those that come with the game if none is named.")
    ] = None,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Of the first game, or of the sample.")] = 1,
    trials: Annotated[int, typer.Option("--trials", min=20, help="Games for each move.")] = Making.trials,
    as_json: Json = False,
) -> None:
    """Positions in which one move is clearly best: list them, find more, or check them by ten times the trial games."""
    rulebook = find_game(game)
    if number:
        if file is None:
            raise BadOption("--make needs --file: the file that the new puzzles are added to")
        _make(rulebook, number, Making(trials=trials, seats=seats), seed, file)
        return
    known = puzzles_of(rulebook) if file is None else read_puzzles(file, rulebook)
    if check:
        _check(rulebook, known, check, seed, trials * LARGER * LARGER, as_json)
    else:
        levels = Counter(puzzle.difficulty for puzzle in known)
        if as_json:
            print_json({"game": game, "puzzles": len(known), "difficulty": dict(sorted(levels.items()))})
        else:
            spread = ", ".join(f"{count} of difficulty {level}" for level, count in sorted(levels.items()))
            out.print(f"{rulebook.facts.name}: {len(known)} puzzles ({spread}).")


def _make(rulebook: Rulebook, number: int, making: Making, seed: int, file: Path) -> None:
    """Add puzzles to those that a file has; each is on disk as soon as it is found."""
    known = list(read_puzzles(file, rulebook)) if file.exists() else []
    start = max([seed, *(int(puzzle.id.split("-")[-2]) + 1 for puzzle in known)])
    for puzzle in make(rulebook, number, making, start, lambda text: err.print(text)):
        known.append(puzzle)
        write_puzzles(file, known)
    out.print(f"{len(known)} puzzles are in {file.name}.")


def _check(rulebook: Rulebook, known: tuple[Puzzle, ...], number: int, seed: int, trials: int, as_json: bool) -> None:
    picked = random.Random(seed).sample(known, min(number, len(known)))
    failed = [puzzle.id for puzzle in picked if not holds(puzzle, rulebook, trials, seed + 99)]
    if as_json:
        print_json({"checked": len(picked), "trials": trials, "failed": failed})
    else:
        out.print(f"{len(picked) - len(failed)} of {len(picked)} hold by {trials} trial games for each move.")
    if failed:
        raise LonghaulError(f"not the best any more: {', '.join(failed)}")
