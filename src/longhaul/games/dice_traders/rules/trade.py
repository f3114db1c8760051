"""Selling, smuggling, enlarging the bay, buying (DT-PRICE, DT-SELL, DT-ILL, DT-BUY, DT-FREE, DT-BAY).

What needs no code of its own: carrying or landing with illegal goods does nothing (DT-ILL-07), a follower
sells as anyone does, police die included (DT-FOLLOW-09), the good just sold may be bought again
(DT-BUY-07), and with both optional rules a turn is travel, dice, offers, police, bay, purchases
(DT-COMBO-01, DT-COMBO-03).
"""

from longhaul.core.chance import below
from longhaul.core.events import Log, tell
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.rules.travel import days_left
from longhaul.games.dice_traders.state import (
    BAY_CAP,
    BAY_STEP,
    DICE,
    FACES,
    GOODS,
    HOLD,
    Clause,
    Content,
    Event,
    Phase,
    State,
)


@rule
def spend_day(s: State) -> None:
    s.days[s.seat] += 1


# Selling --------------------------------------------------------------------------------------
@rule
def from_here(s: State, good: int, paid: int) -> int:
    """Units of a lot that were bought on this very planet and cannot be sold on it (DT-SELL-04)."""
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
    """What any sale needs: to come after the dice and only once, cargo from elsewhere, a day."""
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
def judge_sell(s: State) -> int:
    """The basic game: the whole cargo or none (DT-SELL-02)."""
    return Clause.FREE_03 if s.free else judge_sale(s)


@rule
def judge_offer(s: State, good: int, paid: int) -> int:
    """Free trading: unit by unit, the seller picks the lot (DT-FREE-03, DT-FREE-06)."""
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
def sell_all(c: Content, s: State, log: Log) -> None:
    """Everything aboard goes for one day (DT-SELL-01, DT-SELL-02)."""
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
    """Put one unit on sale. All sales of a turn cost one day together (DT-FREE-04)."""
    open_sale(s)
    unload(c, s, good, paid, 1, log)


@rule
def open_sale(s: State) -> None:
    if s.sold == 0:
        spend_day(s)
        s.sold = 1


@rule
def unload(c: Content, s: State, good: int, paid: int, units: int, log: Log) -> None:
    """A good that dice show sells at p(n), the price it is bought at too (DT-SELL-03, DT-PRICE-02).

    One that no die shows is illegal (DT-ILL-01) and waits for the police die (DT-ILL-02).
    """
    s.hold[s.seat, good, paid] -= units
    s.load[s.seat] -= units
    n = int(s.stock[good])
    if n:
        gain = units * c.price[n - 1]
        s.credits[s.seat] += gain
        tell(log, Event.SOLD, s.seat, good, units, c.price[n - 1], gain)
    else:
        s.contraband += units
        s.payoff += units * 2 * c.price[paid]  # each unit at twice its own lot's price (DT-ILL-04)
        tell(log, Event.OFFERED, s.seat, good, units)


@rule
def close_sale(c: Content, s: State, log: Log) -> None:
    """One police roll covers all illegal units offered (DT-FREE-07); none offered, none rolled (DT-FREE-09).

    It is binding (DT-ILL-08), the day is spent either way (DT-ILL-05), and buying goes on (DT-ILL-06).
    """
    if s.contraband:
        face = below(c, s, FACES)
        caught = c.police[face]
        tell(log, Event.POLICE, s.seat, caught)
        if caught:
            seize(s, log)
        else:
            s.credits[s.seat] += s.payoff
            tell(log, Event.SMUGGLED, s.seat, s.contraband, s.payoff)
        s.contraband, s.payoff = 0, 0
    s.phase = Phase.EXPAND


@rule
def seize(s: State, log: Log) -> None:
    """All that is illegal here is lost, offered or not (DT-ILL-03, DT-FREE-08)."""
    lost = s.contraband
    for good in range(GOODS):
        if s.stock[good] == 0:
            found = 0  # aboard, though not offered
            for paid in range(DICE):
                found += s.hold[s.seat, good, paid]
                s.hold[s.seat, good, paid] = 0
            s.load[s.seat] -= found
            lost += found
            if found:
                tell(log, Event.CONFISCATED, s.seat, good, found)
    tell(log, Event.SEIZED, s.seat, lost)


# The bay --------------------------------------------------------------------------------------
@rule
def bay_price(s: State) -> int:
    """5 credits per unit of the current limit (DT-BAY-02)."""
    return BAY_STEP * s.room[s.seat]


@rule
def bay_cap(s: State) -> int:
    """5 alone (DT-BAY-04), 9 with Free Trading (DT-COMBO-02)."""
    return BAY_CAP if s.free else HOLD


@rule
def judge_expand(s: State) -> int:
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
def expand(s: State, log: Log) -> None:
    """One more unit of room for one day, once per turn (DT-BAY-02), first turns included (DT-BAY-07)."""
    spend_day(s)
    s.expanded = 1
    s.credits[s.seat] -= bay_price(s)
    tell(log, Event.EXPANDED, s.seat, s.room[s.seat] + 1, bay_price(s))
    s.room[s.seat] += 1
    s.phase = Phase.BUY


# Buying ---------------------------------------------------------------------------------------
@rule
def judge_buy(c: Content, s: State, good: int) -> int:
    clause = judge_purchase(s)
    return clause if clause != Clause.LEGAL else judge_good(c, s, good)


@rule
def judge_purchase(s: State) -> int:
    """What any purchase needs: its place in the turn, once (DT-BUY-09), a ship with room (an empty one
    unless trade is free, DT-FREE-01), a day."""
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
    """What this good needs: stock, credits, to be the kind chosen unless trade is free (DT-FREE-02)."""
    if s.taken[good] >= s.stock[good]:
        return Clause.PRICE_01
    if s.free == 0 and s.bought > s.taken[good]:
        return Clause.BUY_03
    if s.credits[s.seat] < c.price[s.stock[good] - 1]:
        return Clause.BUY_04
    return Clause.LEGAL


@rule
def buyable(c: Content, s: State) -> int:
    """The goods that may be bought now, one bit each."""
    if judge_purchase(s) != Clause.LEGAL:
        return 0
    goods = 0
    for good in range(GOODS):
        goods |= int(judge_good(c, s, good) == Clause.LEGAL) << good
    return goods


@rule
def buy(c: Content, s: State, good: int, log: Log) -> None:
    """One unit at p(n), however many (DT-PRICE-06); one day for all of a turn (DT-BUY-01, DT-FREE-04)."""
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
    tell(log, Event.BOUGHT, s.seat, good, c.price[paid])


@rule
def mark_origin(s: State) -> None:
    """Cargo from earlier planets is foreign everywhere: a left planet can only come back at once."""
    if s.origin[s.seat] != s.planet:
        s.origin[s.seat] = s.planet
        s.fresh[s.seat, :] = 0
