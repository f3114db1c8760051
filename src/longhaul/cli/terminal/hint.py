"""`hint`: what the Captain would play and what it expects, as in the browser."""

from functools import cache
from threading import Thread

from longhaul.bots.advice import Alternative, Suggestion, hint
from longhaul.bots.analysis.samples import measure_of
from longhaul.bots.precompile import precompile_search
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.jit.rule import COMPILED
from longhaul.core.rulebook import Rulebook


def advise(game: TerminalGame) -> list[str]:
    """The suggestion with its number in the menu, the rest of the turn, what to expect, and the next best ones."""
    advice = hint(game.position, lambda _: None)
    lines = [game.text("hint-best", label=_choice(game, advice))]
    if advice["plan"]:
        steps = [game.position.format(label, game.language) for label in advice["plan"]]
        lines.append(game.text("hint-then", text="; ".join(steps)))
    lines.append(_expectation(game, advice))
    others = [f"{_choice(game, other)}: {_cost(game, other)}" for other in advice["alternatives"]]
    if others:
        lines.append(game.text("hint-others", text="; ".join(others)))
    if COMPILED and advice["is_guess"]:
        compile_in_background(game.position.rulebook)
        lines.append(game.text("hint-quick"))
    return lines


@cache
def compile_in_background(rulebook: Rulebook) -> None:
    """Compile the search, or load it, so that later hints rest on a thousand times as many simulations."""
    Thread(target=precompile_search, args=(rulebook,), name="compile the search", daemon=True).start()


def _choice(game: TerminalGame, suggestion: Suggestion) -> str:
    """`3 Keep 2 Ore; reroll 3`"""
    number = [int(action) for action in game.menu].index(suggestion["action"]) + 1
    return f"{number} {game.position.format(suggestion['label'], game.language)}"


def _expectation(game: TerminalGame, suggestion: Suggestion) -> str:
    expects = suggestion["expects"]
    if measure_of(game.position) == "wins":
        shares = {name: round(100 * expects[name]) for name in ("wins", "low", "high")}
        return game.text("hint-wins", count=expects["trials"], **shares)
    scores = {name: expects[name] for name in ("score", "score_low", "score_high")}
    low, high = round(scores["score_low"]), round(scores["score_high"])
    return game.text("hint-score", score=round(scores["score"]), low=low, high=high, count=expects["trials"])


def _cost(game: TerminalGame, alternative: Alternative) -> str:
    """How much worse it does, if the simulations can tell."""
    cost, error = alternative["cost"], alternative["cost_error"]
    if cost <= error:
        return game.text("hint-as-good")
    if measure_of(game.position) == "wins":
        return game.text("hint-cost-wins", percent=round(100 * cost))
    return game.text("hint-cost-points", points=max(1, round(cost)))
