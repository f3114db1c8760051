"""Swaps between friendly ships (ST-SHIP), and cargo above a limit that has to go (ST-IMP-08, ST-FAC-12)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import FACTORIES, GOODS, NO_DESIGN, SHIPS, SLOTS, Phase
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import aboard, capacity, load
from longhaul.games.star_traders.rules.map.galaxy import own_influence
from longhaul.games.star_traders.state import Content, State


# Swaps ----------------------------------------------------------------------------------------
@rule
def loose(s: State, ship: int, held: int) -> int:
    """Units aboard in colours that may still leave the ship."""
    units = 0
    for good in range(GOODS):
        units += 0 if held >> good & 1 else s.hold[ship, good]
    return units


@rule
def judge_cargo(c: Content, s: State, giver: int, taker: int, good: int) -> int:
    """A colour goes one way only; a hold may overflow only while that can still be fixed (ST-SHIP-04)."""
    giving = giver == s.ship
    if (s.fetched if giving else s.given) >> good & 1 or s.hold[giver, good] == 0:
        return Clause.SHIP_04
    over_taker = load(s, taker) + 1 - capacity(c, s, taker)
    over_giver = load(s, giver) - 1 - capacity(c, s, giver)
    here = (s.given if giving else s.fetched) | 1 << good  # colours that cannot come back from the taker
    there = s.fetched if giving else s.given
    if over_taker > 0 and over_taker > loose(s, taker, here):
        return Clause.SHIP_04
    if over_giver > 0 and over_giver > loose(s, giver, there) - 1:
        return Clause.SHIP_04
    return Clause.LEGAL


@rule
def judge_member(s: State, giver: int, taker: int, post: int) -> int:
    """One of each position (ST-SHIP-04); each goes one way."""
    back = s.crew_fetched if giver == s.ship else s.crew_given
    if not aboard(s, giver, post) or aboard(s, taker, post) or back >> post & 1:
        return Clause.SHIP_04
    return Clause.LEGAL


@rule
def judge_end_swap(c: Content, s: State) -> int:
    within = load(s, s.ship) <= capacity(c, s, s.ship) and load(s, s.foe) <= capacity(c, s, s.foe)
    return Clause.LEGAL if within else Clause.SHIP_04


@rule
def swap_cargo(s: State, good: int, giving: bool) -> None:
    sign = 1 if giving else -1
    s.hold[s.ship, good] -= sign
    s.hold[s.foe, good] += sign
    s.swapped[good] += sign
    if giving:
        s.given |= 1 << good
    else:
        s.fetched |= 1 << good


@rule
def swap_member(s: State, post: int, giving: bool) -> None:
    """Only cargo and crew can be swapped (ST-SHIP-05)."""
    s.crew[s.ship] ^= 1 << post
    s.crew[s.foe] ^= 1 << post
    if giving:
        s.crew_given |= 1 << post
    else:
        s.crew_fetched |= 1 << post


@rule
def end_swap(s: State, log: Log) -> None:
    """The log reports the swap once, at its end."""
    emit(log, Event.SWAPPED, s.seat, s.ship, s.foe, s.crew_given, s.crew_fetched)
    emit(log, Event.SWAPPED_CARGO, s.seat, s.swapped[0], s.swapped[1], s.swapped[2])
    s.phase = Phase.SHIP_DONE


# Overflow -------------------------------------------------------------------------------------
@rule
def storage(c: Content, s: State, factory: int) -> int:
    """The planet's own influence, twice that for its owner (ST-FAC-08). Nothing is put in from ships (ST-FAC-10)."""
    sector = s.factory_at[factory]
    held = own_influence(c, s, sector)
    return 2 * held if s.owner[sector] == s.factory_owner[factory] else held


@rule
def stock(s: State, factory: int) -> int:
    return s.factory_stock[factory, 0] + s.factory_stock[factory, 1] + s.factory_stock[factory, 2]


@rule
def spill(c: Content, s: State, log: Log) -> None:
    """Owners return units over a limit (ST-IMP-08, ST-FAC-12); then the game continues."""
    for ship in range(SHIPS):
        if s.design[ship] != NO_DESIGN and load(s, ship) > capacity(c, s, ship):
            s.seat = ship // SLOTS
            s.step = ship
            s.phase = Phase.OVERFLOW
            return
    for factory in range(FACTORIES):
        if s.factory_owner[factory] > 0 and stock(s, factory) > storage(c, s, factory):
            s.seat = s.factory_owner[factory] - 1
            s.step = SHIPS + factory
            s.phase = Phase.OVERFLOW
            return
    s.step = 0
    s.seat = s.ship // SLOTS
    s.phase = s.resume


@rule
def judge_overflow(s: State, good: int) -> int:
    held = s.hold[s.step, good] if s.step < SHIPS else s.factory_stock[s.step - SHIPS, good]
    return Clause.LEGAL if held > 0 else Clause.IMP_08


@rule
def overflow(s: State, good: int, log: Log) -> None:
    if s.step < SHIPS:
        s.hold[s.step, good] -= 1
    else:
        s.factory_stock[s.step - SHIPS, good] -= 1
    s.supply[good] += 1
    where = s.at[s.step] if s.step < SHIPS else s.factory_at[s.step - SHIPS]
    emit(log, Event.SPILLED, s.seat, good, where)
    s.phase = Phase.SPILL


# A swap as actions: from the ship to its friend, and back ------------------------------------------
@rule
def judge_give(c: Content, s: State, good: int) -> int:
    return judge_cargo(c, s, s.ship, s.foe, good)


@rule
def judge_fetch(c: Content, s: State, good: int) -> int:
    return judge_cargo(c, s, s.foe, s.ship, good)


@rule
def judge_give_crew(s: State, post: int) -> int:
    return judge_member(s, s.ship, s.foe, post)


@rule
def judge_fetch_crew(s: State, post: int) -> int:
    return judge_member(s, s.foe, s.ship, post)


@rule
def give(s: State, good: int) -> None:
    swap_cargo(s, good, True)


@rule
def fetch(s: State, good: int) -> None:
    swap_cargo(s, good, False)


@rule
def give_crew(s: State, post: int) -> None:
    swap_member(s, post, True)


@rule
def fetch_crew(s: State, post: int) -> None:
    swap_member(s, post, False)
