"""The nouns of Dice Traders as people say them. Never compiled."""

from functools import lru_cache
from operator import itemgetter
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.position import Position
from longhaul.core.text import seat_name
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.state import SEATS

SEAT_NAMES = [seat_name(seat) for seat in range(SEATS)]
SINGULARS = {"Robots": "Robot", "Luxuries": "Luxury"}  # the other goods have no plural


def title(position: Position, good: int | str) -> str:
    """The name of a good."""
    return _titles(position.content)[good] if isinstance(good, str) else position.content.titles["good"][good]


def counted(position: Position, goods: tuple[str, ...]) -> str:
    """Goods in the order of their first die: `2 Ore, Robots`."""
    return _counted(position.content, goods)


def units_of(position: Position, good: int | str, units: int) -> str:
    """`1 Robot`, `3 Robots`"""
    name = title(position, good)
    return f"{units} {SINGULARS.get(name, name) if units == 1 else name}"


def price_here(position: Position, good: int) -> int | None:
    """p(n) on this planet, or None where the good is illegal."""
    n = position.state.stock.item(good)
    return prices_of(position)[n - 1] if n else None


def prices_of(position: Position) -> list[int]:
    """p(1), p(2), … of a set."""
    return _prices(position.content)


@lru_cache(maxsize=10_000)  # one to five dice can fall in 9,330 ways
def _counted(content: ContentSet[Any], goods: tuple[str, ...]) -> str:
    titles = _titles(content)
    counts = [(goods.count(good), titles[good]) for good in dict.fromkeys(goods)]
    return ", ".join([f"{count} {title}" if count > 1 else title for count, title in counts])


@lru_cache(maxsize=64)
def _titles(content: ContentSet[Any]) -> dict[str, str]:
    return dict(zip(content.words["good"], content.titles["good"], strict=True))


@lru_cache(maxsize=64)
def places_of(content: ContentSet[Any]) -> list[tuple[str, int]]:
    """What is stored at each place of a hold: a good, and the price that was paid."""
    return [(good, paid) for good in content.words["good"] for paid in _prices(content)]


@lru_cache(maxsize=64)
def _prices(content: ContentSet[Any]) -> list[int]:
    prices: list[int] = content.record.price.tolist()
    return prices


def dice_shown(position: Position) -> str:
    """What the planet's dice show: `2 Ore, Robots`."""
    s, words = position.state, position.content.words["good"]
    return counted(position, tuple([words[good] for good in s.dice.tolist()[: dice_of(s.planet_size)]]))


def on_offer(position: Position) -> list[str]:
    """The planet's market, the most expensive goods last: `2 Ore at 8`."""
    prices = prices_of(position)
    stock = sorted(enumerate(position.state.stock.tolist()), key=itemgetter(1), reverse=True)
    return [f"{units_of(position, good, units)} at {prices[units - 1]}" for good, units in stock if units]
