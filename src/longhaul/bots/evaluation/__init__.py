"""The value of a position to a seat, for the search: one rule per game, (content, state, seat) -> a number.

For a finished game it is the result; for one stopped half-way, an estimate on the same scale.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from longhaul.bots.evaluation.identity import leave_unchanged
from longhaul.core.rulebook import Rulebook


def find_evaluate(rulebook: Rulebook) -> Callable[[Any, Any, int], float]:
    return _module(rulebook).evaluate


def find_turn_number(rulebook: Rulebook) -> Callable[[Any, Any, int], int]:
    """The rule that counts a seat's turns: where a new one begins, a search may stop and evaluate."""
    return _module(rulebook).turn_number


def find_canonicalize(rulebook: Rulebook) -> Callable[[Any, Any], None]:
    """The rule that brings symmetric positions into one form, so that they share one node of the tree."""
    canonicalize: Callable[[Any, Any], None] = getattr(_module(rulebook), "canonicalize", leave_unchanged)
    return canonicalize


def _module(rulebook: Rulebook) -> Any:
    return import_module(f"longhaul.bots.evaluation.{rulebook.facts.id.replace('-', '_')}")
