"""The Trader and the Captain as they were in November 2026, to measure newer ones against; never edited.

longhaul arena star-traders bench.trader_1:Trader trader --seats 2 -n 400

`heuristics/` and `evaluation/` are copies of the packages in `longhaul.bots`; the search is the current one.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

from longhaul.bots import Player, captain, heuristic
from longhaul.bots.evaluation.identity import leave_unchanged
from longhaul.bots.search import Settings
from longhaul.bots.search.mcts import _mcts
from longhaul.core.jit.entry_points import EntryPoint
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

SETTINGS = {
    "dice-traders": Settings(seconds=0.2, min_iterations=3000, turns=2, solo_turns=1, explore=5.0),
    "free-trader": Settings(seconds=0.2, min_iterations=2000),
    "gem-traders": Settings(seconds=0.2, min_iterations=700, turns=8),
    "star-traders": Settings(seconds=0.2, min_iterations=200, turns=4),
}


def find_module(package: str, rulebook: Rulebook) -> ModuleType:
    return import_module(f"{__name__}.{package}.{rulebook.facts.id.replace('-', '_')}")


def sources() -> dict[str, Any]:
    """All modules of this package, as rules that no template uses: machine code is cached under the sources of the
    modules of its rules, and of those in `longhaul` that they import."""
    names = sorted(name for name in sys.modules if name.startswith(__name__))
    return {name.replace(".", "_"): SimpleNamespace(__module__=name, __qualname__=name) for name in names}


@cache
def policy_entry(rulebook: Rulebook) -> EntryPoint:
    policy: Callable[[Any, Any], int] = find_module("heuristics", rulebook).choose
    name = f"choose_1_{rulebook.facts.id.replace('-', '_')}"
    return EntryPoint(heuristic._choose, name, (rulebook.content, rulebook.state), policy=policy, **sources())


@cache
def search_entry(rulebook: Rulebook) -> EntryPoint:
    evaluation = find_module("evaluation", rulebook)
    rules = {
        **vars(rulebook.rules),
        "policy": find_module("heuristics", rulebook).choose,
        "evaluate": evaluation.evaluate,
        "turn_number": evaluation.turn_number,
        "canonicalize": getattr(evaluation, "canonicalize", leave_unchanged),
        "hidden": rulebook.facts.hidden,
        **sources(),
    }
    name = f"mcts_1_{rulebook.facts.id.replace('-', '_')}"
    return EntryPoint(_mcts, name, (rulebook.content,), rows=rulebook.state, releases_gil=True, **rules)


class Trader(Player):
    """The Trader as it was."""

    def __init__(self, rulebook: Rulebook, seed: int = 0) -> None:
        super().__init__(rulebook, seed)
        self._choose = policy_entry(rulebook)

    def choose(self, position: Position) -> int:
        return int(self._choose(position.content.record, position.state))


class Captain(captain.Captain):
    """The Captain as it was: the old policy in its rollouts, the old evaluation at their end."""

    def __init__(self, rulebook: Rulebook, seed: int = 0, iterations: int = 0) -> None:
        settings = SETTINGS[rulebook.facts.id]
        if iterations:
            settings = replace(settings, seconds=0.0, iterations=iterations)
        super().__init__(rulebook, settings, seed)
        self._searcher._entry = search_entry(rulebook)


class BriefCaptain(Captain):
    """The same with its fewest iterations instead of time, for games that are the same on any machine."""

    def __init__(self, rulebook: Rulebook, seed: int = 0) -> None:
        super().__init__(rulebook, seed, SETTINGS[rulebook.facts.id].min_iterations)
