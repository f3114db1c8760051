"""Corporate actions: toll stations and factories (ST-CORP, ST-TOLL, ST-FAC)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    EDGES,
    FACTORIES,
    HIDDEN,
    OFF,
    SECTORS,
    STATIONS,
    WIDTH,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.acquisition import BY_FACTORY, BY_TOLL
from longhaul.games.star_traders.rules.fleet.swaps import stock, storage
from longhaul.games.star_traders.rules.influence import in_order
from longhaul.games.star_traders.rules.map.galaxy import are_joined, exists, is_planet, people, toll_between
from longhaul.games.star_traders.state import Content, State


@rule
def next_corporate(c: Content, s: State) -> None:
    """One action each, in turn order, after all ships (ST-CORP-01).

    Tolls, factories, production (ST-CORP-02), with no ship about (ST-CORP-04).
    """
    while s.turn < s.seats:
        s.seat = in_order(s, s.turn)
        s.turn += 1
        if s.credits[s.seat] >= c.toll_base or owns_factory(s):
            s.phase = Phase.CORPORATE
            return
    s.turn = 0
    s.phase = Phase.NEXT_ORDER


@rule
def owns_factory(s: State) -> bool:
    for factory in range(FACTORIES):
        if s.factory_owner[factory] == s.seat + 1:
            return True
    return False


# Toll stations --------------------------------------------------------------------------------
@rule
def toll_cost(c: Content, s: State, region: int) -> int:
    """ST-TOLL-03"""
    return c.toll_base + c.toll_step * s.influence[region]


@rule
def free_station(c: Content, s: State) -> int:
    """The first station in the supply, or STATIONS."""
    for station in range(c.stations):
        if s.toll_owner[station] == 0:
            return station
    return STATIONS


@rule
def has_free_line(c: Content, s: State, sector: int) -> bool:
    """Whether some line at a sector has no station (ST-TOLL-01)."""
    region = sector // WIDTH
    for other in range(WIDTH * region, WIDTH * region + WIDTH):
        if are_joined(c, s, sector, other) and toll_between(s, sector, other) == STATIONS:
            return True
    for edge in range(EDGES):
        far = int(s.link[region, edge])
        if far != OFF and are_joined(c, s, sector, far) and toll_between(s, sector, far) == STATIONS:
            return True
    return False


@rule
def judge_build_toll(c: Content, s: State) -> int:
    """A station in the supply, money for some region, a line without one in it."""
    if free_station(c, s) == STATIONS:
        return Clause.TOLL_01
    for region in range(s.count):
        if s.face[region] != HIDDEN and s.credits[s.seat] >= toll_cost(c, s, region):
            for sector in range(WIDTH * region, WIDTH * region + c.sectors[s.face[region]]):
                if has_free_line(c, s, sector):
                    return Clause.LEGAL
    return Clause.GEN_05


@rule
def judge_toll_at(c: Content, s: State, sector: int) -> int:
    """The sector names the station's region, which sets its cost (ST-TOLL-04)."""
    if not exists(c, s, sector) or not has_free_line(c, s, sector):
        return Clause.TOLL_01
    return Clause.LEGAL if s.credits[s.seat] >= toll_cost(c, s, sector // WIDTH) else Clause.GEN_05


@rule
def judge_toll_to(c: Content, s: State, sector: int) -> int:
    if not exists(c, s, sector) or not are_joined(c, s, s.place, sector):
        return Clause.TOLL_01
    return Clause.LEGAL if toll_between(s, s.place, sector) == STATIONS else Clause.TOLL_01


@rule
def build_toll(c: Content, s: State, sector: int, log: Log) -> None:
    """One marker (ST-TOLL-02); it counts as presence (ST-TOLL-11)."""
    station, cost = free_station(c, s), toll_cost(c, s, s.place // WIDTH)
    s.credits[s.seat] -= cost
    s.toll_owner[station] = s.seat + 1
    s.toll_at[station] = s.place
    s.toll_to[station] = sector
    s.toll_markers[station] = 1
    s.won_by[s.seat, BY_TOLL] += 1
    emit(log, Event.BUILT_TOLL, s.seat, s.place, sector, cost)
    s.place = OFF
    s.stale = 1
    s.phase = Phase.NEXT_CORPORATE


@rule
def judge_improve_toll(c: Content, s: State, station: int) -> int:
    """Only one's own (ST-TOLL-12)."""
    if s.toll_owner[station] != s.seat + 1:
        return Clause.TOLL_12
    affordable = s.credits[s.seat] >= toll_cost(c, s, s.toll_at[station] // WIDTH)
    return Clause.LEGAL if affordable else Clause.GEN_05


@rule
def improve_toll(c: Content, s: State, station: int, log: Log) -> None:
    """It raises the fee, not the income (ST-TOLL-13)."""
    region = s.toll_at[station] // WIDTH
    cost = toll_cost(c, s, region)
    s.credits[s.seat] -= cost
    s.toll_markers[station] += 1
    emit(log, Event.RAISED_TOLL, s.seat, region, s.toll_markers[station], cost)
    s.phase = Phase.NEXT_CORPORATE


@rule
def buy_out(c: Content, s: State, station: int) -> int:
    """Twice what its markers would cost (ST-TOLL-09)."""
    return 2 * s.toll_markers[station] * toll_cost(c, s, s.toll_at[station] // WIDTH)


@rule
def judge_buy_toll(c: Content, s: State, station: int) -> int:
    """Another player's station, without consent (ST-CORP-03, ST-TOLL-10)."""
    if s.toll_owner[station] == 0 or s.toll_owner[station] == s.seat + 1:
        return Clause.TOLL_09
    return Clause.LEGAL if s.credits[s.seat] >= buy_out(c, s, station) else Clause.GEN_05


@rule
def buy_toll(c: Content, s: State, station: int, log: Log) -> None:
    cost = buy_out(c, s, station)
    s.credits[s.seat] -= cost
    region, former = s.toll_at[station] // WIDTH, s.toll_owner[station]
    emit(log, Event.BOUGHT_TOLL, s.seat, region, s.toll_markers[station], cost, former)
    s.toll_owner[station] = s.seat + 1
    s.stale = 1
    s.phase = Phase.NEXT_CORPORATE


# Factories ------------------------------------------------------------------------------------
@rule
def free_factory(c: Content, s: State) -> int:
    for factory in range(c.factories):
        if s.factory_owner[factory] == 0:
            return factory
    return FACTORIES


@rule
def factories_at(s: State, sector: int) -> int:
    """Of all players together (ST-FAC-02)."""
    count = 0
    for factory in range(FACTORIES):
        count += s.factory_owner[factory] > 0 and s.factory_at[factory] == sector
    return count


@rule
def judge_factory_at(c: Content, s: State, sector: int) -> int:
    """On planets only, no matter who owns them (ST-FAC-01), as many as people live there (ST-FAC-02)."""
    if not is_planet(s, sector):
        return Clause.FAC_01
    return Clause.LEGAL if factories_at(s, sector) < people(c, s, sector) else Clause.FAC_02


@rule
def judge_build_factory(c: Content, s: State) -> int:
    if s.credits[s.seat] < c.factory_cost:
        return Clause.GEN_05
    if free_factory(c, s) == FACTORIES:
        return Clause.FAC_02
    for sector in range(SECTORS):
        if is_planet(s, sector) and factories_at(s, sector) < people(c, s, sector):
            return Clause.LEGAL
    return Clause.FAC_02


@rule
def build_factory(c: Content, s: State, sector: int, log: Log) -> None:
    """ST-FAC-03

    Several on a planet (ST-FAC-04); they are not sold (ST-FAC-05), are no presence (ST-FAC-13),
    and heed no blockade (ST-FAC-14).
    """
    factory = free_factory(c, s)
    s.credits[s.seat] -= c.factory_cost
    s.factory_owner[factory] = s.seat + 1
    s.factory_at[factory] = sector
    s.won_by[s.seat, BY_FACTORY] += 1
    emit(log, Event.BUILT_FACTORY, s.seat, sector, c.factory_cost)
    s.phase = Phase.NEXT_CORPORATE


@rule
def can_produce(c: Content, s: State, factory: int) -> bool:
    """Its own, with room, and some colour left in the bags (ST-FAC-11)."""
    if s.factory_owner[factory] != s.seat + 1 or stock(s, factory) >= storage(c, s, factory):
        return False
    return s.supply[0] + s.supply[1] + s.supply[2] > 0


@rule
def judge_produce(c: Content, s: State) -> int:
    for factory in range(FACTORIES):
        if can_produce(c, s, factory):
            return Clause.LEGAL
    return Clause.FAC_11


@rule
def next_factory(c: Content, s: State) -> None:
    """Each factory in its turn (ST-CORP-05)."""
    while s.step < FACTORIES:
        factory = s.step
        s.step += 1
        if can_produce(c, s, factory):
            s.phase = Phase.PRODUCE
            return
    s.step = 0
    s.phase = Phase.NEXT_CORPORATE


@rule
def judge_colour(s: State, good: int) -> int:
    return Clause.LEGAL if s.supply[good] > 0 else Clause.FAC_11


@rule
def produce(s: State, good: int, log: Log) -> None:
    """One unit of any colour (ST-FAC-07)."""
    factory = s.step - 1
    s.supply[good] -= 1
    s.factory_stock[factory, good] += 1
    emit(log, Event.PRODUCED, s.seat, good, s.factory_at[factory])
    s.phase = Phase.NEXT_FACTORY


# Corporate actions that ask for a place first ---------------------------------------------------------------
@rule
def begin_toll(s: State) -> None:
    s.phase = Phase.TOLL_AT


@rule
def choose_toll_sector(s: State, sector: int) -> None:
    s.place = sector
    s.phase = Phase.TOLL_TO


@rule
def begin_factory(s: State) -> None:
    s.phase = Phase.FACTORY_AT


@rule
def begin_production(s: State) -> None:
    s.step = 0
    s.phase = Phase.NEXT_FACTORY
