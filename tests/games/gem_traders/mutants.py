"""Take away what each card does, and see whether a scenario notices. Run with LONGHAUL_JIT=0 (see test_cards.py).

Prints the names of cards whose effect can be removed unnoticed: there should be none.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from longhaul.core.errors import LonghaulError
from longhaul.core.files.scenario import check
from longhaul.games import find_game
from longhaul.games.gem_traders import action_table, flow, legality
from longhaul.games.gem_traders.rules import boosts, crew, cubes, exchange, mining, movement, officers
from longhaul.games.gem_traders.state import Boost, Crew, Officer, Phase

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
MODULES: list[Any] = [boosts, crew, exchange, flow, legality, mining, movement, officers, cubes]
GENERATED: list[Any] = [boosts.play_card, action_table.judge_action, action_table.perform]
NAMESPACES = [*map(vars, MODULES), *(function.__globals__ for function in GENERATED)]


def idle(s: Any, *rest: Any) -> None:
    """What a card without effect does."""
    s.phase = Phase.ACTED


def without(kind: int) -> Callable[..., int]:
    """Levels that leave one Crew type out."""
    level = cubes.level
    return lambda s, seat, crew_type: 1 if crew_type == kind else level(s, seat, crew_type)


def mutants() -> dict[str, tuple[str, Callable[..., Any]]]:
    """For each card the function to replace and what to put in its place."""
    found: dict[str, tuple[str, Callable[..., Any]]] = {b.name: (f"play_{b.name.lower()}", idle) for b in Boost}
    for member in Crew:
        found[member.name] = ("level", without(int(member)))
    found[Crew.SHAPESHIFTER.name] = ("declare", idle)
    for officer in Officer:
        found[officer.name] = (f"use_{officer.name.lower()}", idle)
    found[Officer.ALCHEMIST.name] = ("start_converting", idle)
    found[Officer.PORT_CAPTAIN.name] = ("take_fee", idle)
    return found


def replaced(name: str, function: Callable[..., Any]) -> list[tuple[dict[str, Any], Any]]:
    """Put a function in the place of a name, wherever it is used; what was there before."""
    users = [(names, names[name]) for names in NAMESPACES if name in names]
    for names, _ in users:
        names[name] = function
    return users


def survives(name: str, function: Callable[..., Any]) -> bool:
    """Whether all scenarios still come out."""
    users = replaced(name, function)
    try:
        return all(comes_out(path) for path in FILES)
    finally:
        for names, before in users:
            names[name] = before


def comes_out(path: Path) -> bool:
    try:
        return check(path, find_game).differences == []
    except (LonghaulError, IndexError, RecursionError):
        return False


if __name__ == "__main__":
    print(json.dumps([card for card, (name, function) in mutants().items() if survives(name, function)]))
