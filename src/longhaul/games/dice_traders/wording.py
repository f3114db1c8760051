"""The nouns of Dice Traders as people say them."""

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
    return int(position.content.record.price[n - 1]) if n else None
