"""Expanding the Cargo Bay (DT-BAY, DT-COMBO)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.events import Event
from longhaul.games.dice_traders.rules.calendar import days_left, spend_day
from longhaul.games.dice_traders.state import BAY_CAP, BAY_STEP, HOLD, Content, Phase, State


@rule
def bay_price(s: State) -> int:
    """5 credits per unit of current room (DT-BAY-02)."""
    return BAY_STEP * s.room[s.seat]


@rule
def bay_cap(s: State) -> int:
    """5 with this option alone (DT-BAY-04), 9 with Free Buying and Selling as well (DT-COMBO-02)."""
    return BAY_CAP if s.free else HOLD


@rule
def judge_expand(c: Content, s: State) -> int:
    if s.bay == 0 or s.expanded:
        return Clause.BAY_02
    if s.phase < Phase.EXPAND:
        return Clause.BAY_03
    if s.room[s.seat] >= bay_cap(s):
        return Clause.COMBO_02 if s.free else Clause.BAY_04
    if days_left(s) < 1 or s.credits[s.seat] < bay_price(s):
        return Clause.BAY_02
    return Clause.LEGAL if s.phase == Phase.EXPAND else Clause.BAY_03


@rule
def expand(c: Content, s: State, log: Log) -> None:
    """One more unit of room for one day, once per turn (DT-BAY-02), in a first turn too (DT-BAY-07)."""
    spend_day(s)
    s.expanded = 1
    s.credits[s.seat] -= bay_price(s)
    emit(log, Event.EXPANDED, s.seat, s.room[s.seat] + 1, bay_price(s))
    s.room[s.seat] += 1
    s.phase = Phase.BUY
