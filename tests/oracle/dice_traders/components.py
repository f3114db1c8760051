"""Players, planets, lots of cargo, and the figures of the rules."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

SIZES = ("small", "medium", "big")
TRAVEL_DAYS = {"small": 1, "medium": 2, "big": 3}  # DT-TRAVEL-01
DICE_COUNT = {"small": 3, "medium": 4, "big": 5}  # DT-ROLL-01
START_CREDITS = 10  # DT-SETUP-03
PLAIN_ROOM = 5  # DT-BUY-05
SHORT_GAME_DAYS = 25  # DT-BAY-05
NAMED_LIMITS = {"short": 25, "normal": 50}  # DT-SETUP-02
DEFAULT_LIMIT = 50


@dataclass(frozen=True)
class Options:
    """What the table agreed on."""

    limit: int
    free: bool
    bay: bool

    @classmethod
    def of(cls, chosen: dict[str, Any]) -> "Options":
        limit = chosen.get("limit", DEFAULT_LIMIT)
        return cls(int(NAMED_LIMITS.get(limit, limit)), bool(chosen.get("free")), bool(chosen.get("bay")))

    @property
    def starting_room(self) -> int:
        """DT-BUY-05; DT-BAY-01 and DT-BAY-05: 3, in a short game 4; DT-COMBO-02: from the first turn on."""
        if not self.bay:
            return PLAIN_ROOM
        return 4 if self.limit <= SHORT_GAME_DAYS else 3

    @property
    def largest_room(self) -> int:
        """DT-BAY-04, DT-COMBO-02."""
        return 9 if self.free else 5


@dataclass(eq=False)
class Unit:
    """One unit of cargo: what it is, what was paid for it, and on which planet (DT-FREE-06, DT-SELL-04)."""

    good: str
    paid: int
    planet: int


@dataclass
class Player:
    credits: int = START_CREDITS
    days: int = 0  # DT-SETUP-04
    turns: int = 0  # begun
    retired: bool = False
    room: int = PLAIN_ROOM
    hold: list[Unit] = field(default_factory=list)  # DT-SETUP-04

    def cargo(self) -> Counter[tuple[str, int]]:
        """Units by lot."""
        return Counter((unit.good, unit.paid) for unit in self.hold)


@dataclass
class Planet:
    """A planet and what its dice show. Dice are numbered from 0 here."""

    number: int  # planets are counted from 1
    size: str
    visitor: int  # who took the latest turn there (DT-FOLLOW-06)
    dice: list[str] = field(default_factory=list)
    locked: list[bool] = field(default_factory=list)
    rolls: int = 0

    @property
    def settled(self) -> bool:
        return self.rolls > 0 and all(self.locked)

    def stock(self, good: str) -> int:
        """DT-PRICE-01, DT-ROLL-08: one unit for each die that shows the good."""
        return self.dice.count(good)

    def free_dice(self) -> list[int]:
        return [die for die, is_locked in enumerate(self.locked) if not is_locked]


def follow_days(planet: Planet) -> int:
    """DT-FOLLOW-02: the travel days for a planet of that size plus 1."""
    return TRAVEL_DAYS[planet.size] + 1
