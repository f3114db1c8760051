"""Planet cards and event cards, as the content file prints them (FT-COMP-01, FT-COMP-04)."""

import re
from dataclasses import dataclass
from typing import Any

from tests.oracle.harness import content_of

CARGO = ("weapons", "industrials", "agriculturals", "illegals")
MODULES = ("weapons", "defenses", "engines", "cargo")
NOT_AVAILABLE = "n/a"

Figure = int | None  # None: marked N/A


@dataclass(frozen=True)
class PlanetCard:
    key: str
    distance: int  # FT-COMP-02
    law: int  # FT-COMP-03
    modifier: dict[str, Figure]


@dataclass(frozen=True)
class EventCard:
    key: str
    kind: str  # starport, pirate, invader, police (FT-EVENT-02)
    number: int  # of an enemy
    buy: dict[str, Figure]
    sell: dict[str, Figure]
    attack: int
    defence: int
    fine: int
    is_safe: bool  # for emergency jumps


def key_of(name: str) -> str:
    """How actions and events name a card."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def figures(printed: dict[str, Any]) -> dict[str, Figure]:
    return {cargo: None if value == NOT_AVAILABLE else int(value) for cargo, value in printed.items()}


def load_planets(content: str) -> dict[str, PlanetCard]:
    """By key, in the order of the file."""
    found = {}
    for entry in content_of("free-trader", content)["planet"]:
        key = key_of(entry["name"])
        found[key] = PlanetCard(key, entry["distance"], entry["law"], figures(entry["mod"]))
    return found


def load_events(content: str) -> dict[str, EventCard]:
    """By key, in the order of the file."""
    found = {}
    for entry in content_of("free-trader", content)["event"]:
        key = key_of(entry["name"])
        found[key] = EventCard(
            key=key,
            kind=entry["kind"],
            number=entry.get("value", 0),
            buy=figures(entry["buy"]),
            sell=figures(entry["sell"]),
            attack=entry["attack"],
            defence=entry["defense"],
            fine=entry["fine"],
            is_safe=entry["ejump"] == "safe",
        )
    return found
