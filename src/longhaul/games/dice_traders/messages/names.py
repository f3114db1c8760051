"""What several messages of Dice Traders name: prices, dice, offers. Never compiled."""

from functools import lru_cache
from operator import itemgetter
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.dice_traders.rules.roll import dice_of


def price_here(position: Position, good: int) -> int | None:
    """p(n) on this planet, or None where the good is illegal."""
    n = position.state.stock.item(good)
    return prices_of(position)[n - 1] if n else None


def prices_of(position: Position) -> list[int]:
    """p(1), p(2), … of a set."""
    return _prices(position.content)


@lru_cache(maxsize=64)
def places_of(content: ContentSet[Any]) -> list[tuple[str, int]]:
    """What is stored at each place of a hold: a good, and the price that was paid."""
    return [(good, paid) for good in content.words["good"] for paid in _prices(content)]


@lru_cache(maxsize=64)
def _prices(content: ContentSet[Any]) -> list[int]:
    prices: list[int] = content.record.price.tolist()
    return prices


def dice_shown(position: Position) -> list[str]:
    """What the planet's dice show."""
    s, words = position.state, position.content.words["good"]
    return [words[good] for good in s.dice.tolist()[: dice_of(s.planet_size)]]


def on_offer(position: Position) -> list[Message]:
    """The planet's market, the most expensive goods last: `2 Ore at 8`."""
    prices, words = prices_of(position), position.content.words["good"]
    stock = sorted(enumerate(position.state.stock.tolist()), key=itemgetter(1), reverse=True)
    return [
        Message("offer", {"units": units, "good": words[good], "price": prices[units - 1]})
        for good, units in stock
        if units
    ]
