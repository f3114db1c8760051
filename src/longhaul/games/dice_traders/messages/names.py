"""The nouns of Dice Traders as people say them."""

from functools import lru_cache
from operator import itemgetter
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.position import Position
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.state import SEATS


def title(position: Position, good: int | str) -> str:
    """A good as people call it."""
    return _titles(position.content)[good] if isinstance(good, str) else position.content.titles["good"][good]


def counted(position: Position, goods: tuple[str, ...]) -> str:
    """Goods in the order they are first met: `2 Ore, Robots`."""
    return _counted(position.content, goods)


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def price_here(position: Position, good: int) -> int | None:
    """p(n) on this planet, or None where the good is illegal."""
    n = position.state.stock.item(good)
    return prices_of(position)[n - 1] if n else None


def prices_of(position: Position) -> list[int]:
    """p(1), p(2), … of a set."""
    return _prices(position.content)


@lru_cache(maxsize=10_000)  # there are 9,330 throws of one to five dice
def _counted(content: ContentSet[Any], goods: tuple[str, ...]) -> str:
    titles = _titles(content)
    counts = [(goods.count(good), titles[good]) for good in dict.fromkeys(goods)]
    return ", ".join([f"{count} {title}" if count > 1 else title for count, title in counts])


@lru_cache(maxsize=64)
def _titles(content: ContentSet[Any]) -> dict[str, str]:
    return dict(zip(content.words["good"], content.titles["good"], strict=True))


@lru_cache(maxsize=64)
def places_of(content: ContentSet[Any]) -> list[tuple[str, int]]:
    """What lies at each place of a hold: a good, and the price that was paid."""
    return [(good, paid) for good in content.words["good"] for paid in _prices(content)]


@lru_cache(maxsize=64)
def _prices(content: ContentSet[Any]) -> list[int]:
    prices: list[int] = content.record.price.tolist()
    return prices


SEAT_NAMES = [f"Seat {seat}" for seat in range(1, SEATS + 1)]


def dice_shown(position: Position) -> list[str]:
    """The goods on the planet's dice, as titles."""
    s, titles = position.state, position.content.titles["good"]
    return [titles[good] for good in s.dice.tolist()[: dice_of(s.planet_size)]]


def on_offer(position: Position) -> list[str]:
    """The planet's market: `2 Ore at 8`, dearest last."""
    titles, prices = position.content.titles["good"], prices_of(position)
    stock = sorted(enumerate(position.state.stock.tolist()), key=itemgetter(1), reverse=True)
    return [f"{units} {titles[good]} at {prices[units - 1]}" for good, units in stock if units]
