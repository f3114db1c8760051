"""Bots that play by a heuristic policy: hand-written rules, a module per game, compiled like the rules of the game."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from longhaul.core.jit.entry_points import EntryPoint
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook


def find_policy(rulebook: Rulebook) -> Callable[[Any, Any], int]:
    """The policy of a game: (content, blinded state) -> a legal action."""
    module = import_module(f"longhaul.bots.heuristics.{rulebook.facts.id.replace('-', '_')}")
    return module.choose  # type: ignore[no-any-return]


class HeuristicBot:
    """Plays by the policy of its game."""

    def __init__(self, rulebook: Rulebook) -> None:
        name = f"choose_{rulebook.facts.id.replace('-', '_')}"
        self._choose = EntryPoint(_choose, name, (rulebook.content, rulebook.state), policy=find_policy(rulebook))

    def choose(self, position: Position) -> int:
        return int(self._choose(position.content.record, position.state))

    def warm(self, position: Position) -> None:
        """Compile or load it now."""
        self._choose.warm(position.content.record, position.state)


@cache
def heuristic_bot(rulebook: Rulebook) -> HeuristicBot:
    """The one such bot of a game: it is stateless, so all tables share it."""
    return HeuristicBot(rulebook)


def policy(c: Any, s: Any) -> int:
    """Stands for the game's policy; see `EntryPoint`."""
    raise TypeError("a template is not called")


def _choose(c: Any, s: Any) -> int:
    return policy(c, s)
