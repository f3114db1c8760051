"""What several messages of Gem Traders name: amounts, costs, dice, scores. Never compiled."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypedDict

from longhaul.core.content import ContentSet
from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.gem_traders.state import FIRST_DOCK, GOODS, SPOTS


class Score(TypedDict):
    """The parts of a score (GT-SCORE-01 to GT-SCORE-03)."""

    gold: int
    cards: int
    missions: int


def amount(good: str, units: int) -> Message:
    """`2 Ruby`; gemstones of the payer's choice are `2 any gems`."""
    return (
        Message("amount-any", {"units": units}) if good == "any" else Message("amount", {"units": units, "good": good})
    )


def amounts(words: Iterable[str], units: Iterable[int]) -> list[Message]:
    """Amounts by word, without those of 0."""
    return [amount(word, n) for word, n in zip(words, units) if n]


def counts(words: Iterable[str], units: Iterable[int]) -> dict[str, int]:
    """Counts by word, without those of 0."""
    return {word: int(n) for word, n in zip(words, units) if n}


def members(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


@lru_cache(maxsize=64)
def costs_of(content: ContentSet[Any]) -> list[list[Message]]:
    """What each card costs, by its number."""
    return [amounts(content.words["price"], cost) for cost in content.record.cost.tolist()]


@lru_cache(maxsize=64)
def types_of(content: ContentSet[Any]) -> list[str]:
    """The type of each card, by its number."""
    return [content.words["type"][kind] for kind in content.record.kind.tolist()]


@lru_cache(maxsize=64)
def needs_of(content: ContentSet[Any]) -> list[list[Message]]:
    """What each mission asks for, by its number."""
    return [amounts(content.words["good"], need) for need in content.record.need.tolist()]


def dice_at(position: Position, place: int) -> list[int]:
    """The dice that an exchange dock touches: two of the ring and the centre (GT-DICE-02)."""
    ring, spot = position.state.ring.tolist(), place - FIRST_DOCK
    return [ring[spot], ring[(spot + 1) % (SPOTS - 1)], ring[SPOTS - 1]]


def dice_shown(position: Position, place: int) -> list[Message]:
    """What these dice show: `Emerald 6, Ruby 4, Gold 1`."""
    words, shows = position.content.words["good"], position.state.die.tolist()
    return [Message("die", {"good": words[good], "shows": shows[good]}) for good in dice_at(position, place)]


def standing(position: Position, seat: int) -> Score:
    c, s = position.content.record, position.state
    missions = sum(int(c.worth[tile]) for tile in range(c.tiles) if s.tiles[seat] >> tile & 1)
    return {"gold": int(s.storage[seat, GOODS - 1]), "cards": int(s.points[seat]), "missions": missions}


def units_left(position: Position) -> int:
    """How many units, dice, ships or steps the action under way still allows."""
    return int(position.state.limit) - int(position.state.used)


def target_seat(position: Position, step: int) -> int:
    """The seat that a target stands for, counted from the player who decides."""
    return int((position.state.seat + step) % position.seats)
