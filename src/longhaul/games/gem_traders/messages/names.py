"""Names and amounts of Gem Traders as shown to people. Never compiled."""

from collections.abc import Iterable
from typing import Any

from longhaul.core.position import Position
from longhaul.core.text import seat_name
from longhaul.games.gem_traders.state import ANY, FIRST_DOCK, GOODS, SPOTS, TYPES

LETTERS = "ESARCXG"
BOARD_WORDS = {"emerald": "E", "sapphire": "S", "amethyst": "A", "ruby": "R", "citrine": "C", "scrap": "X", "gold": "G"}


def named(position: Position, kind: str, word: int | str) -> str:
    """The title of a thing, by its number or its word."""
    index = position.content.words[kind].index(word) if isinstance(word, str) else int(word)
    return position.content.titles[kind][index]


def good_name(position: Position, good: int | str) -> str:
    return named(position, "good", good)


def amount(position: Position, good: int | str, units: int) -> str:
    """`2 Ruby`"""
    return f"{units} {good_name(position, good)}"


def listed(position: Position, units: Iterable[int]) -> str:
    """`2 Ruby + 1 Gold`; a gemstone of one's choice is `any gem`."""
    parts = [
        "any gem" * (n == 1) + f"{n} any gems" * (n > 1) if good == ANY else amount(position, good, n)
        for good, n in enumerate(units)
        if n
    ]
    return " + ".join(parts) or "nothing"


def counts(words: Iterable[str], units: Iterable[int]) -> dict[str, int]:
    """Counts by word, without those of 0."""
    return {word: int(n) for word, n in zip(words, units) if n}


def members(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for i, word in enumerate(words) if bits >> i & 1]


def cost_of(position: Position, card: int) -> str:
    return listed(position, position.content.record.cost[card].tolist())


def need_of(position: Position, tile: int) -> str:
    return listed(position, position.content.record.need[tile].tolist())


def source_name(position: Position) -> str:
    """The Officer or Boost whose effect is under way, or ""."""
    source = int(position.state.source)
    return "" if source == TYPES else position.content.titles["type"][source]


def dice_at(position: Position, place: int) -> list[int]:
    """The dice that an exchange dock touches: two of the ring and the centre (GT-DICE-02)."""
    ring, spot = position.state.ring.tolist(), place - FIRST_DOCK
    return [ring[spot], ring[(spot + 1) % (SPOTS - 1)], ring[SPOTS - 1]]


def dice_text(position: Position, place: int) -> str:
    """`Emerald 6, Ruby 4, Gold 1`"""
    die = position.state.die
    return ", ".join(f"{good_name(position, good)} {die[good]}" for good in dice_at(position, place))


def standing(position: Position, seat: int) -> dict[str, int]:
    """The parts of a score (GT-SCORE-01 to GT-SCORE-03)."""
    c, s = position.content.record, position.state
    missions = sum(int(c.worth[tile]) for tile in range(c.tiles) if s.tiles[seat] >> tile & 1)
    return {"gold": int(s.storage[seat, GOODS - 1]), "cards": int(s.points[seat]), "missions": missions}


def units_left(position: Position) -> int:
    """How many units, dice, ships or steps the action under way still allows."""
    return int(position.state.limit) - int(position.state.used)


def target_seat(position: Position, step: int) -> int:
    """The seat that a target stands for, counted from the player who decides."""
    return int((position.state.seat + step) % position.seats)


def facts_in_words(position: Position, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of an event, with titles in place of words."""
    shown = dict(facts)
    for kind, titles in (
        ("good", "good"),
        ("for", "good"),
        ("with", "good"),
        ("place", "place"),
        ("from", "place"),
        ("role", "role"),
        ("officer", "officer"),
        ("boost", "boost"),
        ("card", "card"),
    ):
        if kind in shown:
            shown[kind] = named(position, titles, shown[kind])
    if "whom" in shown:
        shown["whom"] = seat_name(shown["whom"])
    return shown
