"""The travel phase (ST-TRV), with tolls on the way (ST-TOLL-05)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    ENGINEER,
    NAVIGATOR,
    OFF,
    SLOTS,
    STATIONS,
    TRANSPONDER,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import can_use, fitted, lift_unmanned, pay_crew, ship_ranked, speed
from longhaul.games.star_traders.rules.influence import in_order
from longhaul.games.star_traders.rules.map.galaxy import are_joined, exists, toll_between
from longhaul.games.star_traders.state import Content, State


@rule
def next_ranked(s: State) -> int:
    """The next ship by its number in this round, then by turn order; OFF after the last (ST-TRV-01, ST-ACT-01).

    A ship thus has two turns a round, one to move and one to act (ST-GEN-02).
    """
    while s.rank <= SLOTS:
        while s.turn < s.seats:
            s.seat = in_order(s, s.turn)
            s.turn += 1
            ship = ship_ranked(s, s.seat, s.rank)
            if ship != OFF:  # ST-TRV-02
                return ship
        s.turn = 0
        s.rank += 1
    s.rank = 1
    return OFF


@rule
def next_travel(c: Content, s: State) -> None:
    """All movement comes before any action (ST-TRV-12)."""
    ship = next_ranked(s)
    if ship == OFF:
        s.phase = Phase.NEXT_ACT
        return
    s.ship = ship
    s.moves = speed(c, s, ship)
    s.place = s.at[ship]
    s.phase = Phase.TRAVEL


@rule
def end_travel(s: State, log: Log) -> None:
    """The log reports the whole journey in one event."""
    here = s.at[s.ship]
    if s.place != OFF and s.place != here:
        emit(log, Event.JOURNEY, s.seat, s.design[s.ship], s.ship, s.place, here)
    s.place = OFF
    s.phase = Phase.NEXT_TRAVEL


@rule
def fee(c: Content, s: State, station: int) -> int:
    """For the ship that travels: 25 a marker, nothing for the owner (ST-TOLL-05, ST-TOLL-06)."""
    if station == STATIONS or s.toll_owner[station] == s.seat + 1:
        return 0
    rebate = c.upgrade_power[TRANSPONDER] * fitted(s, s.ship, TRANSPONDER)
    return max(0, c.toll_fee * s.toll_markers[station] - rebate)


@rule
def judge_move(c: Content, s: State, sector: int) -> int:
    """Along a line, with movement left (ST-TRV-03), the toll paid (ST-TRV-08).

    Fewer sectors will do (ST-TRV-04); sites, ships and blockades do not block the way (ST-TRV-05, ST-BLK-05).
    """
    here = s.at[s.ship]
    if not exists(c, s, sector) or not are_joined(c, s, here, sector):
        return Clause.TRV_03
    if s.moves == 0:
        return Clause.TRV_03
    if s.credits[s.seat] < fee(c, s, toll_between(s, here, sector)):
        return Clause.TRV_08
    return Clause.LEGAL


@rule
def move(c: Content, s: State, sector: int, log: Log) -> None:
    """Leaving a blockade may end it (ST-TRV-10). A ship that can go no further is not asked again (ruling L-11)."""
    here = s.at[s.ship]
    station = toll_between(s, here, sector)
    toll = fee(c, s, station)
    if toll > 0:
        s.credits[s.seat] -= toll
        s.credits[s.toll_owner[station] - 1] += toll
        emit(log, Event.TOLL, s.seat, toll, s.toll_owner[station] - 1, s.ship)
    s.at[s.ship] = sector
    s.moves -= 1
    emit(log, Event.MOVED, s.seat, s.design[s.ship], sector, s.moves, s.ship)
    lift_unmanned(c, s, here, log)
    if s.moves == 0 and not can_use(c, s, s.ship, ENGINEER) and not can_use(c, s, s.ship, NAVIGATOR):
        end_travel(s, log)


@rule
def judge_travel_crew(c: Content, s: State, post: int) -> int:
    """Engineer and Navigator are used on the way (ST-CREW-12)."""
    if post != ENGINEER and post != NAVIGATOR:
        return Clause.CREW_11
    return judge_crew(c, s, s.ship, post)


@rule
def judge_crew(c: Content, s: State, ship: int, post: int) -> int:
    if s.crew[ship] >> post & 1 == 0:
        return Clause.CREW_10
    return Clause.LEGAL if can_use(c, s, ship, post) else Clause.CREW_08


@rule
def hurry(c: Content, s: State, post: int, log: Log) -> None:
    pay_crew(c, s, s.ship, post, log)
    s.moves += c.crew_power[post]
