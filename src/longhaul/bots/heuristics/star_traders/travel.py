"""Where a ship goes: the stop that promises most for the rounds it takes, by a way without tolls if there is one."""

from longhaul.bots.heuristics.star_traders.values import (
    NOTHING,
    RAIDER,
    WINS,
    middle,
    purchase_value,
    siege_value,
    temper,
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
from longhaul.games.star_traders.rules.galaxy import (
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
from longhaul.games.star_traders.rules.ships import can_use, capacity, is_disabled, load, speed
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.state import DO_CELL, DO_DONE, DO_SECTOR, DO_USE, FIRST, Content, State

FAR = 60  # lines that no way is longer than
WARSHIP = 4  # room of a ship that is not for trade
HELP = 15  # credits for each level that is to be defended
UNKNOWN = 15  # credits that a hidden region promises
HURRY = 2  # lines that an Engineer is asked for
PURSE = 30  # credits without which no Engineer is asked


@rule
def choose_way(c: Content, s: State) -> int:
    """One sector towards the best place; a hidden region beside the way is turned up."""
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
    return step_towards(c, s, here, goal) if s.moves > 0 else hurry(c, s, here, goal)


@rule
def hurry(c: Content, s: State, here: int, goal: int) -> int:
    """An Engineer, if that gets the ship there."""
    if goal == here or not can_use(c, s, s.ship, ENGINEER) or s.credits[s.seat] < PURSE:
        return FIRST[DO_DONE]
    begin_reach(s, here)
    for _ in range(HURRY):
        widen_reach(c, s)
    near = s.reach[goal // WIDTH] >> goal % WIDTH & 1
    return FIRST[DO_USE] + ENGINEER if near else FIRST[DO_DONE]


@rule
def step_towards(c: Content, s: State, here: int, goal: int) -> int:
    """The next sector of a shortest way; round a toll if that takes one line more."""
    if goal == here:
        return FIRST[DO_DONE]
    begin_reach(s, goal)
    toll, late = NOTHING, 0
    for _ in range(FAR):
        for sector in range(SECTORS):
            reached = s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1
            if reached and are_joined(c, s, here, sector):
                cost = fee(c, s, toll_between(s, here, sector))
                if cost == 0:
                    return FIRST[DO_SECTOR] + sector
                if toll == NOTHING and cost <= s.credits[s.seat]:
                    toll = FIRST[DO_SECTOR] + sector
        late += toll != NOTHING
        if late > 1:
            return toll
        widen_reach(c, s)
    return toll if toll != NOTHING else FIRST[DO_DONE]


@rule
def hidden_beyond(c: Content, s: State, sector: int) -> int:
    """The edge beyond which a region lies face down, or OFF."""
    region = sector // WIDTH
    for edge in range(EDGES):
        if exit_at(c, s.face[region], s.spin[region], edge) == sector % WIDTH:
            other = region_at(s, beyond(cell_of(s, region), edge))
            if other != OFF and s.face[other] == HIDDEN:
                return edge
    return OFF


@rule
def choose_goal(c: Content, s: State) -> int:
    """The sector that promises most for the rounds it takes to get there."""
    here, pace = s.at[s.ship], max(1, speed(c, s, s.ship))
    twice = middle(c, s, s.ship)
    best, goal = 0, OFF
    begin_reach(s, here)
    away, found = 0, True
    while found:
        found = False
        turns = 0 if away <= s.moves else (away - s.moves + pace - 1) // pace
        for sector in range(SECTORS):
            if s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1:
                found = True
                worth = 100 * promise(c, s, sector, twice) // (turns + 1)
                if worth > best:
                    best, goal = worth, sector
        widen_reach(c, s)
        away += 1
    return goal


@rule
def promise(c: Content, s: State, sector: int, twice: int) -> int:
    """Roughly the credits that a stop brings."""
    if s.site[sector] == 0:
        return UNKNOWN if s.exploration and hidden_beyond(c, s, sector) != OFF else 0
    if s.blockader[sector] > 0:
        return rescue_value(c, s, sector) if s.owner[sector] == s.seat + 1 else 0
    if is_disabled(c, s, s.ship):
        return 10 if is_planet(s, sector) else 0
    value = 0 if is_warship(c, s, s.ship) else max(purchase_value(c, s, sector), trade_value(c, s, sector, twice))
    return max(value, 2 * siege_value(c, s, sector)) if blockades(c, s, s.ship) else value


@rule
def rescue_value(c: Content, s: State, sector: int) -> int:
    """Of one's own site under blockade: levels to keep, or the victory itself; a ship with cargo has other plans."""
    if s.level[s.seat] >= s.victory_level:
        return WINS
    return HELP * combined(c, s, sector) if load(s, s.ship) == 0 else 0


@rule
def is_warship(c: Content, s: State, ship: int) -> bool:
    return ship % SLOTS != 0 and capacity(c, s, ship) <= WARSHIP


@rule
def blockades(c: Content, s: State, ship: int) -> bool:
    """A raider's fleet ships, and warships; with the option, an empty flagship of a raider too."""
    if load(s, ship) > 0:
        return False
    raider = temper(s, s.seat) == RAIDER
    if ship % SLOTS == 0:
        return raider and s.flagship_blockades != 0
    return raider or is_warship(c, s, ship)
