"""Travel: explore, follow, retire (DT-TRAVEL, DT-FOLLOW, DT-END)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.events import Event
from longhaul.games.dice_traders.rules.calendar import days_left
from longhaul.games.dice_traders.rules.roll import land
from longhaul.games.dice_traders.rules.turn import end_turn
from longhaul.games.dice_traders.state import Content, Phase, State


# Explore --------------------------------------------------------------------------------------
@rule
def travel_days(size: int) -> int:
    """1, 2 or 3 days to a Small, Medium or Big planet (DT-TRAVEL-01)."""
    return size + 1


@rule
def judge_explore(c: Content, s: State, size: int) -> int:
    if s.phase != Phase.TRAVEL:
        return Clause.TURN_02 if s.turns[s.seat] == 1 else Clause.TURN_01
    if travel_days(size) > days_left(s):
        return Clause.TRAVEL_03
    return Clause.LEGAL


@rule
def explore(c: Content, s: State, size: int, log: Log) -> None:
    """A new planet with newly rolled dice (DT-TRAVEL-02)."""
    s.days[s.seat] += travel_days(size)
    emit(log, Event.EXPLORED, s.seat, size, travel_days(size))
    land(c, s, size, log)


# Follow ---------------------------------------------------------------------------------------
@rule
def follow_days(size: int) -> int:
    """One day more than exploring a planet of that size (DT-FOLLOW-02, DT-FOLLOW-10)."""
    return travel_days(size) + 1


@rule
def judge_follow(c: Content, s: State) -> int:
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
def follow(c: Content, s: State, log: Log) -> None:
    """Nothing is rolled: the dice are as the last player left them, the stock is full (DT-FOLLOW-04, DT-FOLLOW-05)."""
    s.days[s.seat] += follow_days(s.planet_size)
    emit(log, Event.FOLLOWED, s.seat, s.visitor, s.planet_size, follow_days(s.planet_size))
    s.visitor = s.seat  # so following a follower leads here too (DT-FOLLOW-06)
    s.phase = Phase.SELL


# Retire ---------------------------------------------------------------------------------------
@rule
def judge_retire(c: Content, s: State) -> int:
    return Clause.LEGAL if s.phase == Phase.TRAVEL else Clause.END_03


@rule
def retire(c: Content, s: State, log: Log) -> None:
    """Give up the days left (DT-END-03). The last planet remains the last one (ruling DA-10)."""
    emit(log, Event.RETIRED, s.seat, days_left(s))
    s.days[s.seat] = s.limit
    s.retired[s.seat] = 1
    end_turn(c, s, log)
