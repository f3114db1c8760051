"""Positions of Free Trader for tests: the firing range's cards, fields set by name, draws dictated, whole games."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.memory import fields
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.games.free_trader.state import Module, Phase

FOLDER = Path(__file__).parent
SCENARIOS = FOLDER / "scenarios"
RANGE, ZEROS = FOLDER / "range.toml", FOLDER / "zeros.toml"
NOT_ON_SALE = "n/a"
SURE = 4.5  # standard deviations that chance exceeds about once in 150,000 times
VARIANTS: dict[str, object] = {"booty": True, "extra_discard": True, "free_cargo": True}
RULEBOOK = find_game("free-trader")
PHASES = tuple(phase.name.lower() for phase in RULEBOOK.phases)
CARGOS = ("weapons", "industrials", "agriculturals", "illegals")
MODULES = ("weapons", "defenses", "engines", "cargo")
EDITIONS = ("2014", "v2")
ENEMIES = ("pirate", "invader")


@cache
def cards(path: Path = RANGE) -> ContentSet[Any]:
    return RULEBOOK.load_content(path)


@cache
def printed(path: Path = RANGE) -> dict[str, list[dict[str, Any]]]:
    """The file as plain data, read without the game: the oracle of the tests."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


PLANETS = [slug(planet["name"]) for planet in printed()["planet"]]
EVENTS = [slug(event["name"]) for event in printed()["event"]]
PLANET_FACES = dict(zip(PLANETS, printed()["planet"], strict=True))
EVENT_FACES = dict(zip(EVENTS, printed()["event"], strict=True))


# Positions ------------------------------------------------------------------------------------
def table(given: Mapping[str, Any], *, seed: int = 0, path: Path = RANGE, **options: object) -> Position:
    """A position in the middle of a game: no planet to be placed, these fields as given, the rest as set up."""
    position = Position.start(RULEBOOK, cards(path), seed, 1, options)
    if not options.get("pregen"):
        position.state.drawn = 16
    write(position, given)
    return position


def write(position: Position, given: Mapping[str, Any]) -> None:
    words = {**position.words, "phase": PHASES}
    for name, value in given.items():
        fields.write(RULEBOOK.state, position.state, name, value, words)


def dictate(position: Position, *draws: str | int) -> Position:
    """The same position, with these planets and event cards to come."""
    known = RULEBOOK.chance(position.content)
    numbers = [known[draw] if isinstance(draw, str) else draw for draw in draws]
    position.content = replace(position.content, record=duplicate(position.content.record))
    position.content.record.tape[: len(numbers)] = numbers
    position.content.record.taped = len(numbers)
    position.state.draws = 0
    return position


def at_market(planet: str, card: str, *, path: Path = RANGE, phase: str = "buy", **given: Any) -> dict[str, Any]:
    """The fields of a ship on a planet, buying or selling by a card, with a neighbour in reach."""
    neighbour = "earth" if planet != "earth" else "near"
    cells = {"earth": "off", planet: "8,8", neighbour: "9,8"}
    return {"planet": planet, "at": cells, "phase": phase, "card": card, "seen": [card], **given}


def in_fight(enemy: str, **given: Any) -> dict[str, Any]:
    """The fields of a ship that has just survived an attack on Near."""
    ship = {"planet": "near", "previous": "earth", "at": {"earth": "8,8", "near": "9,8"}}
    return {**ship, "phase": "combat", "enemy": enemy, "seen": [enemy], **given}


# Whole games ----------------------------------------------------------------------------------
def random_game(seed: int, *, immortal: bool = False, **options: object) -> Iterator[Position]:
    """A game of random legal play, before every decision and at the end.

    Random play hardly ever reaches month 4, so an immortal ship is refitted before every decision.
    """
    choose, position = Random(seed), Position.start(RULEBOOK, cards(), seed, 1, options)
    while not position.over:
        if immortal:
            refit(position)
        yield position
        position.play(choose.choice(position.legal))
    yield position


def refit(position: Position) -> None:
    """Money for any payment and fine, Engines for any planet, modules for any fight."""
    s = position.state
    s.money = 20
    s.level[Module.ENGINES] = 9
    s.level[Module.WEAPONS], s.level[Module.DEFENSES] = 7, 4
    if s.phase not in (Phase.LOSE, Phase.FINE):
        s.level[Module.CARGO] = max(3, int(s.hold.sum()))


def all_events(seed: int, **options: object) -> list[Any]:
    """All events of an immortal game, its setup included."""
    events = list[Any]()
    for position in random_game(seed, immortal=True, **options):
        events += position.events
    return events


def is_rare(count: int, trials: int, chance: float) -> bool:
    """Whether a count is too far from what is expected to be chance."""
    return abs(count - trials * chance) > SURE * sqrt(trials * chance * (1 - chance))
