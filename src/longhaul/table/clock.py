"""Clocks: none, seconds per turn, seconds per game with an increment, or days per turn (correspondence)."""

import math
from dataclasses import dataclass
from typing import Any, Literal

from longhaul.core.messages import Message
from longhaul.table.errors import BadSetup

Pace = Literal["none", "turn", "game", "days"]
DAY_SECONDS = 86_400.0
BOUNDS: dict[str, tuple[float, float]] = {"turn": (5, 3600), "game": (30, 6 * 3600), "days": (1, 30)}
MAX_INCREMENT_SECONDS = 300.0
MIN_PAUSE_SECONDS = 60.0  # of the server, to matter in a correspondence game
GRACE_SECONDS = 3600.0  # that the player to move has, at least, in a correspondence game after a pause of the server


@dataclass(frozen=True)
class Clock:
    """How long each player may think."""

    pace: Pace = "none"
    base: float = 0.0  # seconds; days by correspondence
    increment: float = 0.0  # seconds added after each turn, for pace "game" only

    def check(self) -> "Clock":
        """Raise BadSetup if nobody could play with this clock."""
        if self.pace == "none":
            return self
        if self.pace not in BOUNDS:
            facts: dict[str, Any] = {"text-pace": self.pace, "text-known": ["none", *BOUNDS]}
            raise BadSetup("clock", Message("rejected-setup-pace", facts))
        low, high = BOUNDS[self.pace]
        if not low <= self.base <= high:
            facts = {"text-base": f"{self.base:g}", "text-pace": self.pace, "low": low, "high": high}
            raise BadSetup("clock", Message("rejected-setup-base", facts))
        if not 0 <= self.increment <= MAX_INCREMENT_SECONDS or (self.increment and self.pace != "game"):
            raise BadSetup("clock", Message("rejected-setup-increment", {"high": MAX_INCREMENT_SECONDS}))
        return self

    @property
    def allowance(self) -> float:
        """Seconds a seat starts with."""
        return self.base * DAY_SECONDS if self.pace == "days" else self.base


class RunningClock:
    """The running clock of a table. It ignores time that goes backwards."""

    def __init__(self, clock: Clock, seats: int, now: float) -> None:
        self.clock = clock
        self.left = [clock.allowance] * seats
        self.seat = -1  # whose clock runs; -1: none
        self.since = now

    def turn_to(self, seat: int, now: float) -> None:
        """Start this seat's turn: charge the seat before, and add its increment."""
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
        """Go back to a seat after a takeback, with the time it had left; without the increment if the decision had
        `finished` a turn."""
        self._charge(now)
        self.seat = seat
        if finished and seat >= 0 and self.clock.pace == "game":
            self.left[seat] -= self.clock.increment

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds a seat has left; None without a clock."""
        if self.clock.pace == "none":
            return None
        spent = max(0.0, now - self.since) if seat == self.seat else 0.0
        return max(0.0, self.left[seat] - spent)

    def is_up(self, now: float) -> bool:
        """Whether the running clock has run out."""
        return self.seat >= 0 and self.remaining(self.seat, now) == 0.0

    def deadline(self) -> float | None:
        """When the running clock runs out."""
        return None if self.seat < 0 else self.since + self.left[self.seat]

    def is_owed(self, now: float, away: float = math.inf) -> bool:
        """Whether time is to be given back after the server was away for so many seconds. In a correspondence game only
        if the player to move would have less than GRACE_SECONDS."""
        if self.seat < 0 or (self.clock.pace == "days" and away < MIN_PAUSE_SECONDS):
            return False
        return self.clock.pace != "days" or self.left[self.seat] - (now - self.since) < GRACE_SECONDS

    def forgive(self, now: float, away: float = 0.0) -> None:
        """Charge nobody for the seconds for which the server was away; 0: for all time since the last charge, even if
        the system's clock was set back meanwhile."""
        if self.clock.pace == "days":
            self.left[self.seat] = GRACE_SECONDS
        self.since = min(now, self.since + away) if away and self.clock.pace != "days" else now

    def _charge(self, now: float) -> None:
        if self.seat < 0:
            self.since = now
            return
        self.left[self.seat] -= max(0.0, now - self.since)
        self.since = max(self.since, now)
