"""Buying (DT-PRICE, DT-BUY, DT-FREE)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.events import Event
from longhaul.games.dice_traders.rules.calendar import days_left, spend_day
from longhaul.games.dice_traders.state import GOODS, Content, Phase, State


@rule
def judge_buy(c: Content, s: State, good: int) -> int:
    clause = judge_purchase(s)
    return clause if clause != Clause.LEGAL else judge_good(c, s, good)


@rule
def judge_purchase(s: State) -> int:
    """What any purchase needs: the right step of the turn (DT-BUY-09), room aboard, a day.

    The ship must be empty, unless trade is free (DT-FREE-01).
    """
    if s.phase != Phase.BUY:
        return wrong_time_to_buy(s)
    if s.free == 0 and s.load[s.seat] > s.bought:
        return Clause.BUY_02
    if s.load[s.seat] >= s.room[s.seat]:
        return Clause.BAY_06 if s.bay else Clause.BUY_05
    if s.bought == 0 and days_left(s) < 1:
        return Clause.BUY_08
    return Clause.LEGAL


@rule
def wrong_time_to_buy(s: State) -> int:
    """Buying comes last: after selling (DT-TURN-05, DT-FREE-05), after the bay (DT-BAY-03)."""
    if s.phase == Phase.EXPAND:
        return Clause.BAY_03
    return Clause.TURN_05 if s.phase == Phase.SELL else Clause.TURN_01


@rule
def judge_good(c: Content, s: State, good: int) -> int:
    """What buying this good needs: stock, credits and, unless trade is free (DT-FREE-02), no other kind bought."""
    if s.taken[good] >= s.stock[good]:
        return Clause.PRICE_01
    if s.free == 0 and s.bought > s.taken[good]:
        return Clause.BUY_03
    if s.credits[s.seat] < c.price[s.stock[good] - 1]:
        return Clause.BUY_04
    return Clause.LEGAL


@rule
def buyable(c: Content, s: State) -> int:
    """The set of goods that may be bought now."""
    if judge_purchase(s) != Clause.LEGAL:
        return 0
    goods = 0
    for good in range(GOODS):
        goods |= int(judge_good(c, s, good) == Clause.LEGAL) << good
    return goods


@rule
def most_units(c: Content, s: State, good: int) -> int:
    """How many units of a good that may be bought can be bought in a row (DT-BUY-03, DT-BUY-04)."""
    price = c.price[s.stock[good] - 1]
    return min(s.stock[good] - s.taken[good], s.room[s.seat] - s.load[s.seat], s.credits[s.seat] // price)


@rule
def buy(c: Content, s: State, good: int, log: Log) -> None:
    """Buy one unit at p(n), whatever the number (DT-PRICE-06); all of a turn cost one day (DT-BUY-01, DT-FREE-04)."""
    if s.bought == 0:
        spend_day(s)
    mark_origin(s)
    paid = int(s.stock[good]) - 1
    s.credits[s.seat] -= c.price[paid]
    s.hold[s.seat, good, paid] += 1  # the price paid is recorded with the cargo (DT-BUY-06)
    s.fresh[s.seat, good] += 1
    s.load[s.seat] += 1
    s.taken[good] += 1
    s.bought += 1
    emit(log, Event.BOUGHT, s.seat, good, c.price[paid])


@rule
def mark_origin(s: State) -> None:
    """Mark older cargo as foreign. A planet can be returned to only before any other is visited."""
    if s.origin[s.seat] != s.planet:
        s.origin[s.seat] = s.planet
        s.fresh[s.seat, :] = 0
