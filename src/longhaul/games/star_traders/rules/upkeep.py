"""Upkeep and activation (ST-UPK, ST-ACTV, ST-TGT-05)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    DRONES,
    FACTORIES,
    GOODS,
    NO_DESIGN,
    OFF,
    PURSER,
    SLOTS,
    STATIONS,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import can_use, fitted, lift_unmanned, pay_crew, remove_ship
from longhaul.games.star_traders.rules.influence import in_order
from longhaul.games.star_traders.rules.map.galaxy import is_planet
from longhaul.games.star_traders.state import Content, State

LET_GO, UNPAID = 0, 1  # why a ship leaves the fleet: index of `reason`


@rule
def next_upkeep(s: State) -> None:
    """In turn order (ST-UPK-12)."""
    if s.turn == s.seats:
        s.turn = 0
        s.phase = Phase.NEXT_MARKET
        return
    s.seat = in_order(s, s.turn)
    s.turn += 1
    s.step = 1
    s.settled_ships = 0
    s.settled_stations = 0
    s.settled_factories = 0
    s.phase = Phase.NEXT_PURSER


# Pursers --------------------------------------------------------------------------------------
@rule
def next_purser(c: Content, s: State) -> None:
    """A Purser may spare a ship its upkeep, ship by ship, before anything is paid."""
    while s.step < SLOTS:
        ship = SLOTS * s.seat + s.step
        s.step += 1
        if s.design[ship] != NO_DESIGN and can_use(c, s, ship, PURSER):
            s.ship = ship
            s.phase = Phase.PURSER
            return
    s.phase = Phase.SETTLING


@rule
def spare(c: Content, s: State, log: Log) -> None:
    pay_crew(c, s, s.ship, PURSER, log)
    s.spared |= 1 << s.ship
    s.phase = Phase.NEXT_PURSER


# Settling -------------------------------------------------------------------------------------
@rule
def owes_ship(s: State, slot: int) -> bool:
    """Neither paid for nor dismissed."""
    return slot > 0 and s.design[SLOTS * s.seat + slot] != NO_DESIGN and s.settled_ships >> slot & 1 == 0


@rule
def ship_upkeep(c: Content, s: State, slot: int) -> int:
    """Also for a ship hired in the last round (ST-UPK-11); a Purser is one of the exceptions of ST-GEN-04."""
    ship = SLOTS * s.seat + slot
    return 0 if s.spared >> ship & 1 else c.upkeep[s.design[ship]]


@rule
def owes_station(s: State, station: int) -> bool:
    """5 each, however many markers (ST-TOLL-07)."""
    return s.toll_owner[station] == s.seat + 1 and s.settled_stations >> station & 1 == 0


@rule
def owes_factory(s: State, factory: int) -> bool:
    """10 each (ST-FAC-06)."""
    return s.factory_owner[factory] == s.seat + 1 and s.settled_factories >> factory & 1 == 0


@rule
def settle(c: Content, s: State, log: Log) -> None:
    """What is owed, and what of it can be paid: nothing left to choose is settled at once (ST-UPK-07, ST-UPK-08).

    When there is money for all, stations and factories are paid for and only ships are asked about (ruling L-11).
    """
    total, least, ships = 0, 1 << 20, 0
    for slot in range(1, SLOTS):
        if owes_ship(s, slot):
            ships += 1
            total += ship_upkeep(c, s, slot)
            least = min(least, ship_upkeep(c, s, slot))
    for asset in range(STATIONS):
        if owes_station(s, asset):
            total += c.toll_upkeep
            least = min(least, c.toll_upkeep)
        if owes_factory(s, asset):
            total += c.factory_upkeep
            least = min(least, c.factory_upkeep)
    covered = total <= s.credits[s.seat]
    is_asked = ships > 0 if covered else least <= s.credits[s.seat]
    if covered or not is_asked:
        for asset in range(STATIONS):
            settle_works(c, s, asset, log)
    if is_asked:
        s.phase = Phase.UPKEEP
        return
    s.step = 1
    s.phase = Phase.ACTIVATE


@rule
def settle_works(c: Content, s: State, asset: int, log: Log) -> None:
    """A station and a factory are paid for if there is money, else lost (ST-UPK-03, ST-UPK-09)."""
    if owes_station(s, asset):
        if s.credits[s.seat] >= c.toll_upkeep:
            pay_station(c, s, asset, log)
        else:
            at, to = s.toll_at[asset], s.toll_to[asset]
            emit(log, Event.STATION_LOST, s.seat, at, to, s.toll_markers[asset])
            s.toll_owner[asset] = 0
            s.toll_at[asset] = OFF
            s.toll_to[asset] = OFF
            s.toll_markers[asset] = 0
            s.stale = 1
    if owes_factory(s, asset):
        if s.credits[s.seat] >= c.factory_upkeep:
            pay_factory(c, s, asset, log)
        else:
            lose_factory(s, asset, log)


@rule
def lose_factory(s: State, factory: int, log: Log) -> None:
    emit(log, Event.FACTORY_LOST, s.seat, s.factory_at[factory])
    s.factory_owner[factory] = 0
    s.factory_at[factory] = OFF
    for good in range(GOODS):
        s.supply[good] += s.factory_stock[factory, good]
        s.factory_stock[factory, good] = 0


@rule
def pay_station(c: Content, s: State, station: int, log: Log) -> None:
    s.credits[s.seat] -= c.toll_upkeep
    s.settled_stations |= 1 << station
    at, to = s.toll_at[station], s.toll_to[station]
    emit(log, Event.UPKEEP_STATION, s.seat, c.toll_upkeep, s.credits[s.seat], at, to)


@rule
def pay_factory(c: Content, s: State, factory: int, log: Log) -> None:
    s.credits[s.seat] -= c.factory_upkeep
    s.settled_factories |= 1 << factory
    emit(log, Event.UPKEEP_FACTORY, s.seat, c.factory_upkeep, s.credits[s.seat], s.factory_at[factory])


@rule
def judge_pay_ship(c: Content, s: State, slot: int) -> int:
    """Flagships have no upkeep (ST-UPK-10); it is paid in full (ST-UPK-02)."""
    if not owes_ship(s, slot):
        return Clause.UPK_10
    return Clause.LEGAL if s.credits[s.seat] >= ship_upkeep(c, s, slot) else Clause.UPK_02


@rule
def judge_pay_station(c: Content, s: State, station: int) -> int:
    if not owes_station(s, station):
        return Clause.UPK_10
    return Clause.LEGAL if s.credits[s.seat] >= c.toll_upkeep else Clause.UPK_02


@rule
def judge_pay_factory(c: Content, s: State, factory: int) -> int:
    if not owes_factory(s, factory):
        return Clause.UPK_10
    return Clause.LEGAL if s.credits[s.seat] >= c.factory_upkeep else Clause.UPK_02


@rule
def judge_dismiss(s: State, slot: int) -> int:
    """Only fleet ships may be dismissed instead of being paid for (ST-UPK-04)."""
    return Clause.LEGAL if owes_ship(s, slot) else Clause.UPK_04


@rule
def dismiss(c: Content, s: State, slot: int, log: Log) -> None:
    """It leaves at once: cards go under the decks in the order of dismissal (ST-UPK-05, L-03)."""
    lose_ship(c, s, SLOTS * s.seat + slot, LET_GO, log)
    s.phase = Phase.SETTLING


@rule
def pay_ship(c: Content, s: State, slot: int, log: Log) -> None:
    cost, ship = ship_upkeep(c, s, slot), SLOTS * s.seat + slot
    s.credits[s.seat] -= cost
    emit(log, Event.UPKEEP, s.seat, cost, s.credits[s.seat], s.design[ship], ship)
    s.settled_ships |= 1 << slot
    s.phase = Phase.SETTLING


@rule
def pay_works(c: Content, s: State, station: int, factory: int, log: Log) -> None:
    """Pay for a station, or for a factory; the other is out of range."""
    if station < STATIONS:
        pay_station(c, s, station, log)
    if factory < FACTORIES:
        pay_factory(c, s, factory, log)
    s.phase = Phase.SETTLING


# Activation -----------------------------------------------------------------------------------
@rule
def activate(c: Content, s: State, log: Log) -> None:
    """Unpaid ships leave; the rest is turned face up (ST-ACTV-01 to ST-ACTV-03); Repair Drones do their work.

    It is automatic (ST-ACTV-02), and a new ship can be used from now on (ST-HIRE-10).
    """
    for slot in range(SLOTS):
        ship = SLOTS * s.seat + slot
        if owes_ship(s, slot):
            lose_ship(c, s, ship, UNPAID, log)
        elif s.design[ship] != NO_DESIGN:
            s.active[ship] = 1
            repaired = min(s.damage[ship], c.upgrade_power[DRONES] * fitted(s, ship, DRONES))
            if repaired > 0:
                s.damage[ship] -= repaired
                emit(log, Event.REPAIRED, s.seat, repaired, s.design[ship], 0, ship)
    s.spared = 0
    s.step = 0
    s.phase = Phase.NEXT_MEND


@rule
def lose_ship(c: Content, s: State, ship: int, reason: int, log: Log) -> None:
    """Dismissed or not paid for (ST-UPK-05, ST-UPK-06)."""
    sector = s.at[ship]
    emit(log, Event.DISMISSED, s.seat, s.design[ship], ship, reason)
    remove_ship(s, ship, log)
    lift_unmanned(c, s, sector, log)


@rule
def next_mend(c: Content, s: State) -> None:
    """Upgrades that were shot out, ship by ship, at a planet that is not blockaded (ST-TGT-05).

    Until then they are inactive (ST-ACTV-04).
    """
    while s.step < SLOTS:
        ship = SLOTS * s.seat + s.step
        s.step += 1
        if s.design[ship] != NO_DESIGN and s.disabled[ship] != 0 and can_mend(c, s, s.at[ship]):
            s.ship = ship
            s.phase = Phase.MEND
            return
    s.phase = Phase.NEXT_UPKEEP


@rule
def can_mend(c: Content, s: State, sector: int) -> bool:
    return s.credits[s.seat] >= c.mend_cost and is_planet(s, sector) and s.blockader[sector] == 0


@rule
def judge_mend(s: State, upgrade: int) -> int:
    return Clause.LEGAL if s.disabled[s.ship] >> upgrade & 1 else Clause.TGT_05


@rule
def mend(c: Content, s: State, upgrade: int, log: Log) -> None:
    s.credits[s.seat] -= c.mend_cost
    s.disabled[s.ship] &= ~(1 << upgrade)
    emit(log, Event.MENDED, s.seat, upgrade, int(s.fitted[s.ship, upgrade]), c.mend_cost, s.ship)
    s.step -= 1  # the same ship may have another
    s.phase = Phase.NEXT_MEND


# Upkeep as actions ------------------------------------------------------------------------------------------
@rule
def choose_station(c: Content, s: State, station: int, log: Log) -> None:
    pay_works(c, s, station, FACTORIES, log)


@rule
def choose_factory(c: Content, s: State, factory: int, log: Log) -> None:
    pay_works(c, s, STATIONS, factory, log)


@rule
def judge_dismissal(s: State, fleet_slot: int) -> int:
    """Fleet ships fill the slots from 1 on; the flagship, in slot 0, stays."""
    return judge_dismiss(s, fleet_slot + 1)


@rule
def dismiss_ship(c: Content, s: State, fleet_slot: int, log: Log) -> None:
    dismiss(c, s, fleet_slot + 1, log)
