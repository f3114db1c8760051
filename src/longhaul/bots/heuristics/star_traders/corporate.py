"""What a corporation builds: toll stations and factories."""

from longhaul.bots.heuristics.star_traders.values import (
    BUILDER,
    EQUIPPED,
    NO_ACTION,
    free_credits,
    goods_needed,
    largest_hold,
    spare_credits,
    strategy,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import EDGES, HIDDEN, NO_DESIGN, OFF, SECTORS, SLOTS, STATIONS, WIDTH
from longhaul.games.star_traders.rules.corporate import buy_out, factories_at, judge_produce, toll_cost
from longhaul.games.star_traders.rules.map.galaxy import exit_at, is_planet, own_influence, people, toll_between
from longhaul.games.star_traders.state import (
    DO_BUILD_FACTORY,
    DO_BUILD_TOLL,
    DO_BUY_TOLL,
    DO_DONE,
    DO_IMPROVE_TOLL,
    DO_PRODUCE,
    DO_SECTOR,
    FIRST,
    Content,
    State,
)

BUILDER_RESERVE = 60  # credits that a builder does not spend on building
LAST_STATION_ROUND = 10  # the last round in which a station pays
MAX_STATIONS = 1  # of a builder
STATION_MIN_LEVEL = 2  # the level from which a seat may hold the tokens that stations bring
FACTORY_MIN_PRICE = 16  # the price from which a factory pays
MAX_FACTORIES = 2  # of a builder
RICH = 3  # times the price: the money from which a fee is raised


@rule
def choose_corporate_action(c: Content, s: State) -> int:
    """Stations bring tokens, and each token a push for a whole hold; factories pay when goods are dear.

    A builder spends what a site may need later; the others only money that is idle.
    """
    if judge_produce(c, s) == 0:
        return FIRST[DO_PRODUCE]
    idle = free_credits(c, s) - goods_needed(c, s)
    money = idle if strategy(s, s.seat) != BUILDER else max(idle, spare_credits(c, s) - BUILDER_RESERVE)
    if largest_hold(c, s, s.seat) < EQUIPPED or money < c.toll_base + c.toll_step:
        return FIRST[DO_DONE]
    stations, factories = 0, 0
    for asset in range(STATIONS):
        stations += s.toll_owner[asset] == s.seat + 1
        factories += s.factory_owner[asset] == s.seat + 1
    if s.rounds <= LAST_STATION_ROUND and s.level[s.seat] >= STATION_MIN_LEVEL:
        if stations < MAX_STATIONS:
            place = best_line(c, s) // EDGES
            if money >= toll_cost(c, s, place):
                return FIRST[DO_BUILD_TOLL]
        elif factories < MAX_FACTORIES and money >= c.factory_cost and dearest(s) >= FACTORY_MIN_PRICE:
            return FIRST[DO_BUILD_FACTORY]
    return choose_station(c, s, money, idle)


@rule
def choose_station(c: Content, s: State, money: int, idle: int) -> int:
    """With much money: a higher fee at an own station; with idle money, a station of a rival who is ahead."""
    for station in range(STATIONS):
        owner = int(s.toll_owner[station]) - 1
        if owner == s.seat:
            if s.toll_markers[station] == 1 and money >= RICH * toll_cost(c, s, s.toll_at[station] // WIDTH):
                return FIRST[DO_IMPROVE_TOLL] + station
        elif owner >= 0 and s.level[owner] >= s.level[s.seat] and idle >= buy_out(c, s, station):
            return FIRST[DO_BUY_TOLL] + station
    return FIRST[DO_DONE]


@rule
def dearest(s: State) -> int:
    return max(s.price[0], s.price[1], s.price[2])


# Places ---------------------------------------------------------------------------------------
@rule
def best_line(c: Content, s: State) -> int:
    """The line between regions for a station, as region and edge: where it costs least, and ships are likely to pass.

    A station brings a token wherever it is; its fee on lines that lead to many others.
    """
    best, where = 0, 0
    for region in range(s.count):
        if s.face[region] != HIDDEN:
            for edge in range(EDGES):
                far = int(s.link[region, edge])
                if far != OFF:
                    near = WIDTH * region + exit_at(c, s.face[region], s.spin[region], edge)
                    value = 3 * (EDGES + 1 - s.influence[region]) + s.influence[far // WIDTH]
                    if value > best and toll_between(s, near, far) == STATIONS:
                        best, where = value, EDGES * region + edge
    return where


@rule
def choose_toll_place(c: Content, s: State) -> int:
    line = best_line(c, s)
    region = line // EDGES
    return FIRST[DO_SECTOR] + WIDTH * region + exit_at(c, s.face[region], s.spin[region], line % EDGES)


@rule
def choose_line_end(c: Content, s: State) -> int:
    """The other end of the line."""
    line = best_line(c, s)
    return FIRST[DO_SECTOR] + int(s.link[line // EDGES, line % EDGES])


@rule
def choose_factory_place(c: Content, s: State) -> int:
    """A planet with room and a large store, preferably an own one."""
    best, where = 0, NO_ACTION
    for sector in range(SECTORS):
        if is_planet(s, sector) and factories_at(s, sector) < people(c, s, sector):
            store = own_influence(c, s, sector) * (3 if s.owner[sector] == s.seat + 1 else 1)
            for ship in range(SLOTS * s.seat, SLOTS * s.seat + SLOTS):
                store += s.design[ship] != NO_DESIGN and s.last_trade[ship] == sector // WIDTH
            if store > best:
                best, where = store, FIRST[DO_SECTOR] + sector
    return where
