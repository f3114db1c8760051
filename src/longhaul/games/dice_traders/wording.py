"""The nouns of Dice Traders as people say them."""

from functools import lru_cache
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.position import Position


def title(position: Position, good: int | str) -> str:
    """A good as people call it."""
    index = position.content.words["good"].index(good) if isinstance(good, str) else int(good)
    return position.content.titles["good"][index]


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def price_here(position: Position, good: int) -> int | None:
    """p(n) on this planet, or None where the good is illegal."""
    n = int(position.state.stock[good])
    return prices_of(position)[n - 1] if n else None


def prices_of(position: Position) -> list[int]:
    """p(1), p(2), … of a set."""
    return _prices(position.content)


@lru_cache(maxsize=64)
def _prices(content: ContentSet[Any]) -> list[int]:
    prices: list[int] = content.record.price.tolist()
    return prices
