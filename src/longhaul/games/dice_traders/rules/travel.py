"""Travel: who plays when, explore, follow, retire (DT-TIME, DT-TURN, DT-TRAVEL, DT-FOLLOW, DT-END)."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from longhaul.core.events import Log, tell
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.rules.roll import land
from longhaul.games.dice_traders.state import BIG, GOODS, Clause, Content, Event, Phase, State


# The calendar ---------------------------------------------------------------------------------
@rule
def days_left(s: State) -> int:
    """Each day must exist before it is spent (DT-END-02); no turn is too long (DT-TIME-07)."""
    return s.limit - s.days[s.seat]


@rule
def begin_turn(c: Content, s: State, log: Log) -> None:
    """The first turn starts on a Big planet at no cost (DT-TURN-02); later ones with travel."""
    s.sold, s.expanded, s.bought = 0, 0, 0
    for good in range(GOODS):
        s.taken[good] = 0
    tell(log, Event.TURN, s.seat, s.days[s.seat])
    s.turns[s.seat] += 1
    if s.turns[s.seat] == 1:
        land(c, s, BIG, log)
    else:
        s.phase = Phase.TRAVEL


@rule
def end_turn(c: Content, s: State, log: Log) -> None:
    """The fewest days spent plays next, ties going left; when no one has days, it is over."""
    heir = next_seat(s)
    if heir < 0:
        s.phase = Phase.OVER
        tell(log, Event.OVER, s.seat, richest(s), most_credits(s))
    else:
        s.seat = heir
        begin_turn(c, s, log)


@rule
def most_credits(s: State) -> int:
    most = 0
    for seat in range(s.seats):
        most = max(most, s.credits[seat])
    return most


@rule
def richest(s: State) -> int:
    """The set of seats with the most credits, which win (DT-END-04, DT-END-06)."""
    most, seats = most_credits(s), 0
    for seat in range(s.seats):
        seats |= (s.credits[seat] == most) << seat
    return seats


@rule
def next_seat(s: State) -> int:
    return next_in_line(s.seat, s.seats, s.days, s.limit)


@rule
def next_in_line(seat: int, seats: int, days: Sequence[int] | NDArray[np.int32], limit: int) -> int:
    """The fewest days spent plays next, again if need be (DT-TIME-02, DT-TIME-04).

    Ties go to the first one left of the player who just played (DT-TIME-03), who comes last
    (DT-TIME-05); seats sit in a circle (DT-SETUP-05). At the limit one is skipped (DT-TIME-06).
    """
    heir, fewest = -1, limit
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if days[seat] < fewest:
            heir, fewest = seat, days[seat]
    return heir


# Explore --------------------------------------------------------------------------------------
@rule
def travel_days(size: int) -> int:
    """1, 2 or 3 days to a Small, Medium or Big planet (DT-TRAVEL-01)."""
    return size + 1


@rule
def judge_explore(s: State, size: int) -> int:
    if s.phase != Phase.TRAVEL:
        return Clause.TURN_02 if s.turns[s.seat] == 1 else Clause.TURN_01
    if travel_days(size) > days_left(s):
        return Clause.TRAVEL_03
    return Clause.LEGAL


@rule
def explore(c: Content, s: State, size: int, log: Log) -> None:
    """A new planet with newly rolled dice (DT-TRAVEL-02)."""
    s.days[s.seat] += travel_days(size)
    tell(log, Event.EXPLORED, s.seat, size, travel_days(size))
    land(c, s, size, log)


# Follow ---------------------------------------------------------------------------------------
@rule
def follow_days(size: int) -> int:
    """One day more than exploring a planet of that size (DT-FOLLOW-02, DT-FOLLOW-10)."""
    return travel_days(size) + 1


@rule
def judge_follow(s: State) -> int:
    if s.phase != Phase.TRAVEL:
        return Clause.FOLLOW_08 if s.turns[s.seat] == 1 else Clause.FOLLOW_03
    if s.planet == 0:
        return Clause.FOLLOW_01
    if s.visitor == s.seat:
        return Clause.FOLLOW_07
    if follow_days(s.planet_size) > days_left(s):
        return Clause.TRAVEL_03
    return Clause.LEGAL


@rule
def follow(s: State, log: Log) -> None:
    """No die is rolled: the planet is as the last player left it, its stock full (DT-FOLLOW-04, DT-FOLLOW-05)."""
    s.days[s.seat] += follow_days(s.planet_size)
    tell(log, Event.FOLLOWED, s.seat, s.visitor, s.planet_size, follow_days(s.planet_size))
    s.visitor = s.seat  # following a follower leads here too (DT-FOLLOW-06)
    s.phase = Phase.SELL


# Retire ---------------------------------------------------------------------------------------
@rule
def judge_retire(s: State) -> int:
    return Clause.LEGAL if s.phase == Phase.TRAVEL else Clause.END_03


@rule
def retire(c: Content, s: State, log: Log) -> None:
    """The days left are given up (DT-END-03). The last planet stays the last (ruling DA-10)."""
    tell(log, Event.RETIRED, s.seat, days_left(s))
    s.days[s.seat] = s.limit
    s.retired[s.seat] = 1
    end_turn(c, s, log)
