"""The printed parts of the game, read from a content file: supplies, cards and mission tiles."""

from dataclasses import dataclass
from typing import Any

GEMSTONES = ("emerald", "sapphire", "amethyst", "ruby", "citrine")
GOODS = (*GEMSTONES, "scrap", "gold")  # GT-BANK-04: scrap and gold are resources, but no gemstones
CREW = ("dockworker", "miner", "scavenger", "trader", "saboteur", "monger", "shapeshifter")
ROLES = CREW[:-1]  # what a Shapeshifter can be named
PILES = ("low", "high")


@dataclass(frozen=True)
class Card:
    """A card of the deck. `any_gems` are the free symbols of its price (GT-BUY-04)."""

    key: str
    group: str  # "crew", "officer" or "boost"
    kind: str
    cost: dict[str, int]
    any_gems: int
    points: int
    copies: int


@dataclass(frozen=True)
class Tile:
    """A mission: what it asks for, what it pays, what it is worth (GT-MISS-02, GT-MISS-04)."""

    name: str
    pile: str
    need: dict[str, int]
    gold: int
    points: int


@dataclass(frozen=True)
class Supplies:
    """What there is of everything with so many players (GT-SETUP-15), and the docks of a planet (GT-MOVE-08)."""

    gems: int
    scrap: int
    gold: int
    start: list[int]
    docks: int


@dataclass(frozen=True)
class Printed:
    """All that is printed."""

    supplies: Supplies
    cards: dict[str, Card]
    tiles: dict[str, Tile]


def read(data: dict[str, Any], seats: int) -> Printed:
    """The printed parts for a table of so many players, from the tables of a content file."""
    row = next(row for row in data["players"] if row["count"] == seats)
    supplies = Supplies(row["gems"], row["scrap"], row["gold"], row["start"], row["docks"])
    cards = [read_card(group, row) for group in ("crew", "officer", "boost") for row in data[group]]
    tiles = [tile for pile in PILES for tile in read_pile(pile, data["mission"])]
    return Printed(supplies, {card.key: card for card in cards}, {tile.name: tile for tile in tiles})


def read_card(group: str, row: dict[str, Any]) -> Card:
    cost = dict(row["cost"])
    any_gems = cost.pop("any", 0)
    return Card(row.get("key", row["type"]), group, row["type"], cost, any_gems, row.get("vp", 0), row["copies"])


def read_pile(pile: str, rows: list[dict[str, Any]]) -> list[Tile]:
    """The tiles of one pile; each is called by its pile and its number there."""
    chosen = [row for row in rows if row["pile"] == pile]
    return [Tile(f"{pile}-{n}", pile, row["need"], row["gold"], row["vp"]) for n, row in enumerate(chosen, 1)]
