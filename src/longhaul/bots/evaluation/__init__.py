"""What a position is worth to a seat, for a search: one rule per game, (content, state, seat) -> a number.

Of a finished game it is the result; of one broken off half-way, an estimate on the same scale.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from longhaul.bots.evaluation.identity import as_it_is
from longhaul.core.rulebook import Rulebook


def find_worth(rulebook: Rulebook) -> Callable[[Any, Any, int], float]:
    return _module(rulebook).worth


def find_turn(rulebook: Rulebook) -> Callable[[Any, Any, int], int]:
    """The rule that counts a seat's turns: where a new one begins, a search may break off and judge."""
    return _module(rulebook).turn


def find_tidy(rulebook: Rulebook) -> Callable[[Any, Any], None]:
    """The rule that brings positions which are alike into one form, so that a search learns of them together."""
    tidy: Callable[[Any, Any], None] = getattr(_module(rulebook), "tidy", as_it_is)
    return tidy


def _module(rulebook: Rulebook) -> Any:
    return import_module(f"longhaul.bots.evaluation.{rulebook.facts.id.replace('-', '_')}")
