"""`longhaul solve`: the exact expected result of best play, where a game can be solved."""

from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from longhaul.cli.arguments import Content, Game, Json, Options, parse_options
from longhaul.cli.output import out, print_columns, print_json, progress_bar
from longhaul.core.errors import BadOption, LonghaulError
from longhaul.core.messages.content_texts import set_texts
from longhaul.core.options import read_options
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from longhaul.lab.solve.dice_traders import Solution, compact, solve

SOLVED = "dice-traders"


def solve_game(
    game: Game,
    option: Options = None,
    content: Content = None,
    values: Annotated[
        Path | None, typer.Option("--values", help="Write the values of all positions to this .npz file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Compute the expected result of best play: for Dice Traders with one player and no optional rules."""
    rulebook = find_game(game)
    days = _limit(rulebook, parse_options(option))
    chosen = rulebook.find_content(content or "house")
    with progress_bar(as_json) as progress:
        task = progress.add_task("Solving", total=days + 1)
        solution = solve(chosen, days, lambda day: progress.update(task, completed=day + 1))
    if values is not None:
        np.savez_compressed(values, gains=compact(solution))
    if as_json:
        print_json(_data(rulebook, chosen.name, solution))
    else:
        _print(rulebook, set_texts(chosen, domain=rulebook.facts.id)[0], solution)


def _limit(rulebook: Rulebook, options: dict[str, str]) -> int:
    """The day limit; raises for games and options that the solver does not know."""
    if rulebook.facts.id != SOLVED:
        raise LonghaulError(f"there is no solver for {rulebook.facts.name}, only for {SOLVED}")
    stored = read_options(rulebook.options, options)
    optional = [name for name, value in stored.items() if name != "limit" and value]
    if optional:
        raise BadOption(f"option {optional[0]}: the solver does not know optional rules")
    return stored["limit"]


def _data(rulebook: Rulebook, content: str, solution: Solution) -> dict[str, Any]:
    return {
        "game": rulebook.facts.id,
        "content": content,
        "seats": 1,
        "options": {"limit": solution.limit},
        "prices": list(solution.prices),
        "expected": solution.expected,
        "by_limit": solution.by_limit.tolist(),
    }


def _print(rulebook: Rulebook, title: str, solution: Solution) -> None:
    prices = ", ".join(map(str, solution.prices))
    out.print(f"{rulebook.facts.name}, {title}: one player, no optional rules; prices {prices}.")
    days = sorted({*range(5, solution.limit, 5), solution.limit})
    print_columns(["days", "best expected credits"], [[str(d), f"{solution.by_limit[d]:.4f}"] for d in days])
