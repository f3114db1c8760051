"""Clocks: none, so much per turn, so much per game with an increment, or days per turn by correspondence."""

import math
from dataclasses import dataclass
from typing import Literal

from longhaul.core.errors import BadOption

Pace = Literal["none", "turn", "game", "days"]
DAY = 86_400.0
BOUNDS: dict[str, tuple[float, float]] = {"turn": (5, 3600), "game": (30, 6 * 3600), "days": (1, 30)}
MOST_INCREMENT = 300.0
SHORT_FOR_DAYS = 60.0  # seconds: a shorter pause changes nothing by correspondence
GRACE = 3600.0  # seconds that whoever is to move has, at least, by correspondence after the server was away


@dataclass(frozen=True)
class Clock:
    """How long each player may think."""

    pace: Pace = "none"
    base: float = 0.0  # seconds; days by correspondence
    increment: float = 0.0  # seconds that a finished turn gives back, per game only

    def check(self) -> "Clock":
        """Refuse a clock that no one could play by."""
        if self.pace == "none":
            return self
        if self.pace not in BOUNDS:
            raise BadOption(f"clock: {self.pace!r} is not one of none, turn, game, days")
        low, high = BOUNDS[self.pace]
        if not low <= self.base <= high:
            raise BadOption(f"clock: {self.base:g} is not within {low:g} to {high:g} for pace {self.pace!r}")
        if not 0 <= self.increment <= MOST_INCREMENT or (self.increment and self.pace != "game"):
            raise BadOption(f"clock: an increment is 0 to {MOST_INCREMENT:g} seconds, and for pace 'game' only")
        return self

    @property
    def allowance(self) -> float:
        """Seconds a seat starts with."""
        return self.base * DAY if self.pace == "days" else self.base


class Watch:
    """The clock of a table as it runs. It believes no time that goes backwards."""

    def __init__(self, clock: Clock, seats: int, now: float) -> None:
        self.clock = clock
        self.left = [clock.allowance] * seats
        self.seat = -1  # whose time runs; -1: nobody's
        self.since = now

    def turn_to(self, seat: int, now: float) -> None:
        """It is now this seat's turn: charge the one before, and give what the clock gives."""
        if self.clock.pace == "none":
            return
        self._charge(now)
        if seat != self.seat:
            if self.seat >= 0 and self.clock.pace == "game":
                self.left[self.seat] += self.clock.increment
            if seat >= 0 and self.clock.pace in ("turn", "days"):
                self.left[seat] = self.clock.allowance
            self.seat = seat

    def return_to(self, seat: int, now: float, finished: bool) -> None:
        """A decision was taken back, and its seat goes on with what time it had; if that had `finished` a turn, without
        what it was given for that."""
        self._charge(now)
        self.seat = seat
        if finished and seat >= 0 and self.clock.pace == "game":
            self.left[seat] -= self.clock.increment

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left, or None if it has all the time in the world."""
        if self.clock.pace == "none":
            return None
        spent = max(0.0, now - self.since) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - spent)

    def is_up(self, now: float) -> bool:
        """Whether the seat whose time runs has none left."""
        return self.seat >= 0 and self.remaining(self.seat, now) == 0.0

    def deadline(self) -> float | None:
        """When the running seat's time is up."""
        return None if self.seat < 0 else self.since + self.left[self.seat]

    def is_owed(self, now: float, away: float = math.inf) -> bool:
        """Whether time is to be given back after the server was away, for so long. Days run on, but nobody comes too
        late by it."""
        if self.seat < 0 or (self.clock.pace == "days" and away < SHORT_FOR_DAYS):
            return False
        return self.clock.pace != "days" or self.left[self.seat] - (now - self.since) < GRACE

    def forgive(self, now: float, away: float = 0.0) -> None:
        """Charge no one for the time for which the server was away, or, if it is not known how long that was, for all
        of it until now, even if that is earlier than it was: a clock was set meanwhile."""
        if self.clock.pace == "days":
            self.left[self.seat] = GRACE
        self.since = min(now, self.since + away) if away and self.clock.pace != "days" else now

    def _charge(self, now: float) -> None:
        if self.seat < 0:
            self.since = now
            return
        self.left[self.seat] -= max(0.0, now - self.since)
        self.since = max(self.since, now)
