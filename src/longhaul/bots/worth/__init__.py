"""What a position is worth to a seat, for a search: one rule per game, (content, state, seat) -> a number.

Of a finished game it is the result; of one broken off half-way, an estimate on the same scale.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from longhaul.core.rulebook import Rulebook


def find_worth(rulebook: Rulebook) -> Callable[[Any, Any, int], float]:
    module = import_module(f"longhaul.bots.worth.{rulebook.facts.id.replace('-', '_')}")
    return module.worth
