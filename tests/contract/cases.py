"""The setups that the contract suite runs every game under."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from longhaul.core.options import Choice, Number, Option, Switch
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game

RULEBOOKS = [find_game(name) for name in GAMES]
GAME_IDS = list(GAMES)


@dataclass(frozen=True)
class Setup:
    """One way to set up a game."""

    game: str
    content: str
    seats: int
    options: dict[str, Any]

    def start(self, seed: int) -> Position:
        rulebook = find_game(self.game)
        return Position.start(rulebook, rulebook.find_content(self.content), seed, self.seats, self.options)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.content}/{self.seats} seats/{chosen}"


def values(option: Option) -> list[Any]:
    """The values of an option that matter: all of a few, the edges and named ones of many."""
    match option:
        case Switch():
            return [False, True]
        case Choice():
            return list(option.choices)
        case Number():
            named = sorted({option.low, option.low + 1, *option.named.values(), option.default})
            return [value for value in named if value <= option.high]


def combinations(rulebook: Rulebook) -> list[dict[str, Any]]:
    """Every combination of the values that matter."""
    names = [option.name for option in rulebook.options]
    return [dict(zip(names, row, strict=True)) for row in product(*map(values, rulebook.options))]


def every_setup(rulebook: Rulebook) -> Iterator[Setup]:
    """Every combination of options, each with every content set and every number of seats."""
    low, high = rulebook.facts.seats
    for options, content, seats in product(combinations(rulebook), rulebook.sets, range(low, high + 1)):
        yield Setup(rulebook.facts.id, content, seats, options)


@st.composite
def setups(draw: st.DrawFn, rulebook: Rulebook) -> Setup:
    """Any setup at all."""
    low, high = rulebook.facts.seats
    options = {option.name: draw(_option(option)) for option in rulebook.options}
    content = draw(st.sampled_from(rulebook.sets))
    return Setup(rulebook.facts.id, content, draw(st.integers(low, high)), options)


def _option(option: Option) -> st.SearchStrategy[Any]:
    if isinstance(option, Number):
        likely = st.sampled_from(values(option))
        return likely | st.integers(option.low, min(option.high, option.default))
    return st.sampled_from(values(option))


def random_game(position: Position, seed: int) -> Iterator[Position]:
    """Play on at random, yielding the position before every decision and at the end."""
    choose = Random(seed)
    while not position.over:
        yield position
        position.play(choose.choice(position.legal))
    yield position
