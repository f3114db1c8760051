"""Where a ship goes: to the stop with the highest value per round, by a way without tolls if there is one."""

from bench.trader_1.heuristics.star_traders.values import (
    NO_ACTION,
    RAIDER,
    WIN_VALUE,
    blockade_value,
    modifier_midpoint,
    purchase_value,
    strategy,
    trade_value,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    EDGES,
    ENGINEER,
    HIDDEN,
    OFF,
    SECTORS,
    SLOTS,
    WIDTH,
)
from longhaul.games.star_traders.rules.fleet.ships import can_use, capacity, is_disabled, load, speed
from longhaul.games.star_traders.rules.map.galaxy import (
    are_joined,
    begin_reach,
    beyond,
    cell_of,
    combined,
    exit_at,
    is_planet,
    region_at,
    toll_between,
    widen_reach,
)
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.state import DO_CELL, DO_DONE, DO_SECTOR, DO_USE, FIRST, Content, State

MAX_DISTANCE = 60  # lines; no way is longer
WARSHIP_CAPACITY = 4  # a fleet ship with no more capacity does not trade
RESCUE_VALUE = 15  # credits for each level to be defended
HIDDEN_REGION_VALUE = 15  # credits that exploring is worth
ENGINEER_RANGE = 2  # lines that an Engineer adds
ENGINEER_MIN_CREDITS = 30  # do not use one with less


@rule
def choose_way(c: Content, s: State) -> int:
    """One sector towards the best stop; adjacent hidden regions are explored first."""
    here = s.at[s.ship]
    if s.blockader[here] == s.seat + 1:
        return FIRST[DO_DONE]
    if s.exploration and s.moves > 0:
        edge = hidden_beyond(c, s, here)
        if edge != OFF:
            return FIRST[DO_CELL] + here // WIDTH * EDGES + edge
    goal = choose_goal(c, s)
    if goal == OFF:
        return FIRST[DO_DONE]
    return step_towards(c, s, here, goal) if s.moves > 0 else use_engineer(c, s, here, goal)


@rule
def use_engineer(c: Content, s: State, here: int, goal: int) -> int:
    """Use an Engineer, if the ship then reaches its goal."""
    if goal == here or not can_use(c, s, s.ship, ENGINEER) or s.credits[s.seat] < ENGINEER_MIN_CREDITS:
        return FIRST[DO_DONE]
    begin_reach(s, here)
    for _ in range(ENGINEER_RANGE):
        widen_reach(c, s)
    near = s.reach[goal // WIDTH] >> goal % WIDTH & 1
    return FIRST[DO_USE] + ENGINEER if near else FIRST[DO_DONE]


@rule
def step_towards(c: Content, s: State, here: int, goal: int) -> int:
    """The next sector of a shortest way; around a toll if that takes at most one line more."""
    if goal == here:
        return FIRST[DO_DONE]
    begin_reach(s, goal)
    toll, late = NO_ACTION, 0
    for _ in range(MAX_DISTANCE):
        for sector in range(SECTORS):
            reached = s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1
            if reached and are_joined(c, s, here, sector):
                cost = fee(c, s, toll_between(s, here, sector))
                if cost == 0:
                    return FIRST[DO_SECTOR] + sector
                if toll == NO_ACTION and cost <= s.credits[s.seat]:
                    toll = FIRST[DO_SECTOR] + sector
        late += toll != NO_ACTION
        if late > 1:
            return toll
        widen_reach(c, s)
    return toll if toll != NO_ACTION else FIRST[DO_DONE]


@rule
def hidden_beyond(c: Content, s: State, sector: int) -> int:
    """An edge with a hidden region beyond it, or OFF."""
    region = sector // WIDTH
    for edge in range(EDGES):
        if exit_at(c, s.face[region], s.spin[region], edge) == sector % WIDTH:
            other = region_at(s, beyond(cell_of(s, region), edge))
            if other != OFF and s.face[other] == HIDDEN:
                return edge
    return OFF


@rule
def choose_goal(c: Content, s: State) -> int:
    """The sector with the highest value per round needed to get there."""
    here, pace = s.at[s.ship], max(1, speed(c, s, s.ship))
    midpoint = modifier_midpoint(c, s, s.ship)
    best, goal = 0, OFF
    begin_reach(s, here)
    away, found = 0, True
    while found:
        found = False
        turns = 0 if away <= s.moves else (away - s.moves + pace - 1) // pace
        for sector in range(SECTORS):
            if s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1:
                found = True
                value = 100 * stop_value(c, s, sector, midpoint) // (turns + 1)
                if value > best:
                    best, goal = value, sector
        widen_reach(c, s)
        away += 1
    return goal


@rule
def stop_value(c: Content, s: State, sector: int, midpoint: int) -> int:
    """The estimated credits that a stop brings."""
    if s.site[sector] == 0:
        return HIDDEN_REGION_VALUE if s.exploration and hidden_beyond(c, s, sector) != OFF else 0
    if s.blockader[sector] > 0:
        return rescue_value(c, s, sector) if s.owner[sector] == s.seat + 1 else 0
    if is_disabled(c, s, s.ship):
        return 10 if is_planet(s, sector) else 0
    value = 0 if is_warship(c, s, s.ship) else max(purchase_value(c, s, sector), trade_value(c, s, sector, midpoint))
    return max(value, 2 * blockade_value(c, s, sector)) if blockades(c, s, s.ship) else value


@rule
def rescue_value(c: Content, s: State, sector: int) -> int:
    """The value of lifting a blockade of an own site: its levels, or the victory; nothing to a ship with cargo."""
    if s.level[s.seat] >= s.victory_level:
        return WIN_VALUE
    return RESCUE_VALUE * combined(c, s, sector) if load(s, s.ship) == 0 else 0


@rule
def is_warship(c: Content, s: State, ship: int) -> bool:
    return ship % SLOTS != 0 and capacity(c, s, ship) <= WARSHIP_CAPACITY


@rule
def blockades(c: Content, s: State, ship: int) -> bool:
    """Whether a ship blockades: a raider's fleet ships, warships, and an empty flagship of a raider if allowed."""
    if load(s, ship) > 0:
        return False
    raider = strategy(s, s.seat) == RAIDER
    if ship % SLOTS == 0:
        return raider and s.flagship_blockades != 0
    return raider or is_warship(c, s, ship)
