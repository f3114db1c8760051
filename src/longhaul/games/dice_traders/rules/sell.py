"""Selling and smuggling (DT-PRICE, DT-SELL, DT-ILL, DT-FREE).

Some clauses need no code of their own: carrying illegal goods or landing with them does nothing (DT-ILL-07), a
follower sells as anyone does, police die included (DT-FOLLOW-09), the good just sold may be bought again
(DT-BUY-07), and with both optional rules a turn is travel, dice, offers, police, bay, purchases
(DT-COMBO-01, DT-COMBO-03).
"""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.events import Event
from longhaul.games.dice_traders.rules.calendar import days_left, spend_day
from longhaul.games.dice_traders.state import DICE, FACES, GOODS, Content, Phase, State


# Selling --------------------------------------------------------------------------------------
@rule
def from_here(s: State, good: int, paid: int) -> int:
    """Units of a lot that were bought on this planet and cannot be sold on it (DT-SELL-04)."""
    if s.origin[s.seat] == s.planet and s.stock[good] == paid + 1:
        return int(s.fresh[s.seat, good])
    return 0


@rule
def sellable(s: State, good: int, paid: int) -> int:
    """Units of a lot that come from another planet (DT-SELL-01)."""
    return int(s.hold[s.seat, good, paid]) - from_here(s, good, paid)


@rule
def foreign_load(s: State) -> int:
    """Units aboard that come from another planet."""
    units = s.load[s.seat]
    if s.origin[s.seat] == s.planet:
        for good in range(GOODS):
            units -= s.fresh[s.seat, good]
    return units


@rule
def judge_sale(s: State) -> int:
    """What any sale needs: settled dice, no earlier sale in this turn, cargo from elsewhere, a day."""
    if s.phase < Phase.SELL:
        return Clause.TURN_01
    if s.sold and s.phase > Phase.SELL:
        return Clause.SELL_05
    if s.load[s.seat] == 0:
        return Clause.SELL_01
    if foreign_load(s) == 0:
        return Clause.SELL_04
    if s.sold == 0 and days_left(s) < 1:
        return Clause.SELL_06
    return Clause.LEGAL if s.phase == Phase.SELL else Clause.TURN_05


@rule
def judge_sell(c: Content, s: State) -> int:
    """In the basic game one sells the whole cargo or nothing (DT-SELL-02)."""
    return Clause.FREE_03 if s.free else judge_sale(s)


@rule
def judge_offer(c: Content, s: State, good: int, paid: int) -> int:
    """With Free Trading one sells unit by unit and picks the lot (DT-FREE-03, DT-FREE-06)."""
    if s.free == 0:
        return Clause.SELL_02
    clause = judge_sale(s)
    if clause != Clause.LEGAL:
        return clause
    if s.hold[s.seat, good, paid] == 0:
        return Clause.SELL_01
    if sellable(s, good, paid) == 0:
        return Clause.SELL_04
    return Clause.LEGAL


@rule
def sell(c: Content, s: State, log: Log) -> None:
    """Sell everything aboard for one day (DT-SELL-01, DT-SELL-02)."""
    open_sale(s)
    for good in range(GOODS):
        for paid in range(DICE):
            units = int(s.hold[s.seat, good, paid])
            if units:
                unload(c, s, good, paid, units, log)
        if s.load[s.seat] == 0:
            break
    close_sale(c, s, log)


@rule
def offer(c: Content, s: State, good: int, paid: int, log: Log) -> None:
    """Put one unit on sale. All sales of a turn together cost one day (DT-FREE-04)."""
    open_sale(s)
    unload(c, s, good, paid, 1, log)


@rule
def open_sale(s: State) -> None:
    if s.sold == 0:
        spend_day(s)
        s.sold = 1


@rule
def unload(c: Content, s: State, good: int, paid: int, units: int, log: Log) -> None:
    """A good that dice show sells at p(n), which is also its buying price (DT-SELL-03, DT-PRICE-02).

    A good that no die shows is illegal (DT-ILL-01) and waits for the police die (DT-ILL-02).
    """
    s.hold[s.seat, good, paid] -= units
    s.load[s.seat] -= units
    n = int(s.stock[good])
    if n:
        gain = units * c.price[n - 1]
        s.credits[s.seat] += gain
        emit(log, Event.SOLD, s.seat, good, units, c.price[n - 1], gain)
    else:
        s.contraband += units
        s.payoff += units * 2 * c.price[paid]  # each unit at twice its own lot's price (DT-ILL-04)
        emit(log, Event.OFFERED, s.seat, good, units)


@rule
def close_sale(c: Content, s: State, log: Log) -> None:
    """One police roll covers all illegal units offered (DT-FREE-07); none offered, none rolled (DT-FREE-09).

    The roll is binding (DT-ILL-08), the day is spent either way (DT-ILL-05), and the turn goes on (DT-ILL-06).
    """
    if s.contraband:
        face = below(c, s, FACES)
        caught = c.police[face]
        emit(log, Event.POLICE, s.seat, caught)
        if caught:
            seize(s, log)
        else:
            s.credits[s.seat] += s.payoff
            emit(log, Event.SMUGGLED, s.seat, s.contraband, s.payoff)
        s.contraband, s.payoff = 0, 0
    s.phase = Phase.EXPAND


@rule
def seize(s: State, log: Log) -> None:
    """All cargo that is illegal here is lost, offered or not (DT-ILL-03, DT-FREE-08)."""
    lost = s.contraband
    for good in range(GOODS):
        if s.stock[good] == 0:
            found = 0  # units aboard that were not offered
            for paid in range(DICE):
                found += s.hold[s.seat, good, paid]
                s.hold[s.seat, good, paid] = 0
            s.load[s.seat] -= found
            lost += found
            if found:
                emit(log, Event.CONFISCATED, s.seat, good, found)
    emit(log, Event.SEIZED, s.seat, lost)


# Buying ---------------------------------------------------------------------------------------
