"""`hint`: what the Captain would play and what it expects, as in the browser."""

from functools import cache
from threading import Thread

from longhaul.bots.advice import Suggestion, hint, is_search_ready
from longhaul.bots.analysis.samples import measure_of
from longhaul.bots.precompile import precompile_search
from longhaul.cli.terminal.session import TerminalGame
from longhaul.core.jit.rule import COMPILED
from longhaul.core.rulebook import Rulebook

MAX_ALTERNATIVES = 2


def advise(game: TerminalGame) -> list[str]:
    """The suggestion with its number in the menu, what to expect of it, and the next best ones."""
    advice = hint(game.position, lambda _: None)
    lines = [game.text("hint-best", label=_choice(game, advice)), _expectation(game, advice)]
    if COMPILED and not is_search_ready(game.position.rulebook):
        compile_in_background(game.position.rulebook)
        return [*lines, game.text("hint-quick")]
    others = [f"{_choice(game, other)}: {_value(game, other)}" for other in advice["alternatives"][:MAX_ALTERNATIVES]]
    return lines + ([game.text("hint-others", text="; ".join(others))] if others else [])


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


def _value(game: TerminalGame, suggestion: Suggestion) -> str:
    """The share of wins, or the score to expect."""
    expects = suggestion["expects"]
    if measure_of(game.position) == "wins":
        return game.text("hint-share", share=round(100 * expects["wins"]))
    return str(round(expects["score"]))
