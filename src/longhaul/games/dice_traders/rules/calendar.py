"""The calendar: days spent, and who plays next (DT-TIME)."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.state import State


@rule
def days_left(s: State) -> int:
    """Only days that are left can be spent (DT-END-02); a turn may take any number of them (DT-TIME-07)."""
    return s.limit - s.days[s.seat]


@rule
def next_seat(s: State) -> int:
    return next_in_line(s.seat, s.seats, s.days, s.limit)


@rule
def next_in_line(seat: int, seats: int, days: Sequence[int] | NDArray[np.int32], limit: int) -> int:
    """The seat that has spent the fewest days is next, even if it has just played (DT-TIME-02, DT-TIME-04).

    Ties go to the first tied player to the left of the one who just played (DT-TIME-03), who comes last
    (DT-TIME-05); seats form a circle (DT-SETUP-05). Players at the limit are skipped (DT-TIME-06); -1 if all are.
    """
    following, fewest = -1, limit
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if days[seat] < fewest:
            following, fewest = seat, days[seat]
    return following


@rule
def spend_day(s: State) -> None:
    s.days[s.seat] += 1
