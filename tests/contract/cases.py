"""The setups that the contract suite runs every game under."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod
from random import Random
from typing import Any

from hypothesis import strategies as st

from longhaul.core.options import Choice, Number, Option, Switch
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game

RULEBOOKS = [find_game(name) for name in GAMES]
GAME_IDS = list(GAMES)
MAX_COMBINATIONS = 100
SAMPLED = 40
LOOKS = {"star-traders": 8}  # where games are long and positions large, one in so many is looked at
GAMES_EACH = {"star-traders": 40}  # and so many games are played under each setup


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
            edges = [value for value in (option.low, option.low + 1) if value <= option.high]
            plain = [option.default] if isinstance(option.default, int) else []
            return [*sorted({*edges, *plain} - set(option.named.values())), *option.named]


def combinations(rulebook: Rulebook) -> list[dict[str, Any]]:
    """Every combination of the values that matter; where there are too many, a fair sample.

    The sample holds every value of every option alone, beside each value of the compared option, and
    random combinations of all.
    """
    if not are_too_many(rulebook):
        names = [option.name for option in rulebook.options]
        return [dict(zip(names, row, strict=True)) for row in product(*map(values, rulebook.options))]
    pick = Random(1)
    mixed = [{option.name: pick.choice(values(option)) for option in rulebook.options} for _ in range(SAMPLED)]
    return [*leads(rulebook), *single_changes(rulebook), *mixed]


def are_too_many(rulebook: Rulebook) -> bool:
    """Whether the options have more combinations than can be tried."""
    return prod(len(values(option)) for option in rulebook.options) > MAX_COMBINATIONS


def leads(rulebook: Rulebook) -> list[dict[str, Any]]:
    """The values of the option that studies compare, such as the edition; all else follows from it."""
    return [{o.name: value} for o in rulebook.options if o.name == rulebook.facts.compared for value in values(o)]


def single_changes(rulebook: Rulebook) -> list[dict[str, Any]]:
    """Every other value of every other option, alone."""
    rest = [option for option in rulebook.options if option.name != rulebook.facts.compared]
    return [{**lead, option.name: value} for lead in leads(rulebook) for option in rest for value in values(option)]


def every_setup(rulebook: Rulebook) -> Iterator[Setup]:
    """Every combination of options, each with every content set and every number of seats.

    Where combinations are but a sample, the numbers of seats take turns.
    """
    low, high = rulebook.facts.seats
    for number, (options, content) in enumerate(product(combinations(rulebook), rulebook.sets)):
        turn = low + number % (high - low + 1)
        for seats in (turn,) if are_too_many(rulebook) else range(low, high + 1):
            yield Setup(rulebook.facts.id, content, seats, options)


@st.composite
def setups(draw: st.DrawFn, rulebook: Rulebook) -> Setup:
    """Any setup at all."""
    low, high = rulebook.facts.seats
    options = draw(st.fixed_dictionaries({}, optional={o.name: _option(o) for o in rulebook.options}))
    content = draw(st.sampled_from(rulebook.sets))
    return Setup(rulebook.facts.id, content, draw(st.integers(low, high)), options)


def _option(option: Option) -> st.SearchStrategy[Any]:
    if isinstance(option, Number):
        likely = st.sampled_from(values(option))
        return likely | st.integers(option.low, min(option.high, 60))
    return st.sampled_from(values(option))


def random_game(position: Position, seed: int) -> Iterator[Position]:
    """Play on at random, yielding the position before every decision and at the end."""
    choose = Random(seed)
    while not position.over:
        yield position
        position.play(random_choice(position, choose, careful=seed % 2 == 1))
    yield position


def looked_at(position: Position, seed: int) -> Iterator[Position]:
    """Play on at random, yielding the positions that are looked at closely, and the end."""
    every = LOOKS.get(position.rulebook.facts.id, 1)
    for number, now in enumerate(random_game(position, seed)):
        if (number + seed) % every == 0 or now.over:
            yield now


def games_each(rulebook: Rulebook) -> int:
    """How many games show every way that games under one setup end."""
    return GAMES_EACH.get(rulebook.facts.id, 1000)


def random_choice(position: Position, choose: Random, careful: bool) -> int:
    """Any legal action; with care, none that the game warns of, so that games last longer."""
    legal = position.legal
    safe = [action for action, text in zip(legal, position.warnings(legal), strict=True) if not text] if careful else []
    return choose.choice(safe or legal)
