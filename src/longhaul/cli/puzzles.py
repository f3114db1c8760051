"""`longhaul puzzles`: list, generate or check puzzles."""

import random
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from longhaul.bots.puzzles.collection import Puzzle, puzzles_of, read_puzzles, write_puzzles
from longhaul.bots.puzzles.generate import CHECK_FACTOR, GeneratorSettings, generate_puzzles, still_holds
from longhaul.cli.arguments import Game, Json, Seats
from longhaul.cli.language import CommandError, say
from longhaul.cli.output import err, out, print_json
from longhaul.core.messages import Message
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game

CHECK_SEED_OFFSET = 99  # from the seed of the sample of puzzles to that of their rollouts


def puzzles(
    game: Game,
    number: Annotated[int, typer.Option("--generate", min=0, help="Generate so many puzzles; add them to --file.")] = 0,
    check: Annotated[int, typer.Option("--check", min=0, help="Check so many with ten times the rollouts.")] = 0,
    file: Annotated[
        Path | None, typer.Option("--file", help="A puzzle file; the puzzles of the game by default.")
    ] = None,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of the first game, or of the choice to check.")] = 1,
    rollouts: Annotated[
        int, typer.Option("--rollouts", min=20, help="Simulated games per move.")
    ] = GeneratorSettings.rollouts,
    as_json: Json = False,
) -> None:
    """Count, generate or check puzzles: positions with one clearly best move."""
    rulebook = find_game(game)
    if number:
        if file is None:
            raise CommandError("error-generate")
        _generate(rulebook, number, GeneratorSettings(rollouts=rollouts, seats=seats), seed, file)
        return
    known = puzzles_of(rulebook) if file is None else read_puzzles(file, rulebook)
    if check:
        _check(rulebook, known, check, seed, rollouts * CHECK_FACTOR * CHECK_FACTOR, as_json)
    else:
        _print_counts(rulebook, known, as_json)


def _print_counts(rulebook: Rulebook, known: tuple[Puzzle, ...], as_json: bool) -> None:
    levels = dict(sorted(Counter(puzzle.difficulty for puzzle in known).items()))
    if as_json:
        print_json({"game": rulebook.facts.id, "puzzles": len(known), "difficulty": levels})
    else:
        counts = [Message("puzzles-level", {"count": count, "level": level}) for level, count in levels.items()]
        out.print(say("puzzles-count", game=rulebook.facts.id, count=len(known), list=counts), markup=False)


def _generate(rulebook: Rulebook, number: int, settings: GeneratorSettings, seed: int, file: Path) -> None:
    """Add puzzles to a file; each is saved as soon as it is found."""
    known = list(read_puzzles(file, rulebook)) if file.exists() else []
    start = max([seed, *(int(puzzle.id.split("-")[-2]) + 1 for puzzle in known)])
    for puzzle in generate_puzzles(rulebook, number, settings, start):
        err.print(say("puzzles-found", puzzle=puzzle.id, text=puzzle.best, level=puzzle.difficulty), markup=False)
        known.append(puzzle)
        write_puzzles(file, known)
    out.print(say("puzzles-saved", file=file.name, count=len(known)), markup=False)


def _check(rulebook: Rulebook, known: tuple[Puzzle, ...], number: int, seed: int, rollouts: int, as_json: bool) -> None:
    picked = random.Random(seed).sample(known, min(number, len(known)))
    failed = [puzzle.id for puzzle in picked if not still_holds(puzzle, rulebook, rollouts, seed + CHECK_SEED_OFFSET)]
    if as_json:
        print_json({"checked": len(picked), "trials": rollouts, "failed": failed})
    else:
        out.print(
            say("puzzles-hold", held=len(picked) - len(failed), count=len(picked), rollouts=rollouts), markup=False
        )
    if failed:
        raise CommandError("error-puzzles", list=failed)
