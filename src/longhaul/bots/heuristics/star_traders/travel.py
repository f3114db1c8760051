"""Where a ship goes: to the stop with the highest value per round, by a way without tolls if there is one."""

from longhaul.bots.heuristics.star_traders.reach import is_new, is_reached, spread
from longhaul.bots.heuristics.star_traders.values import (
    NO_ACTION,
    RAIDER,
    WIN_VALUE,
    blockade_rounds,
    blockade_value,
    carried_goods,
    cheapest_price,
    modifier_midpoint,
    purchase_value,
    purchasing_power,
    spare_credits,
    strategy,
    trade_value,
)
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    ATTACK_VALUE,
    CARGO,
    EDGES,
    ENGINEER,
    HIDDEN,
    NAVIGATOR,
    OFF,
    SECTORS,
    SHIPS,
    SLOTS,
    WIDTH,
)
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number
from longhaul.games.star_traders.rules.combat import punch
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
)
from longhaul.games.star_traders.rules.travel import fee
from longhaul.games.star_traders.state import DO_CELL, DO_DONE, DO_SECTOR, DO_USE, FIRST, Content, State

MAX_DISTANCE = 60  # lines; no way is longer
WARSHIP_ATTACK = 2  # a fleet ship with as much is built to fight
SMALL_HOLD = 7  # one with no more gains more by blockades
RESCUE_VALUE = 30  # credits for each level to be defended
HIDDEN_REGION_VALUE = 15  # credits that exploring is worth
HUNT_VALUE = 25  # credits of a rival that a point of damage costs
OUTFIT_VALUE = 6  # credits for each unit that the flagship carries: what a larger hold soon brings
OUTFIT_CREDITS = 45  # the price of the first Cargo Pods
LARGE_HOLD = 20  # units beyond which the market has too few (ST-TRADE-07)
LOST_CAUSE = 13  # a blockade whose roll misses its target by more is given up
CREW_RANGE = (2, 3)  # lines that an Engineer in two uses and a Navigator in one add
CREW_MIN_CREDITS = 30  # do not use an Engineer with less


@rule
def choose_way(c: Content, s: State) -> int:
    """One sector towards the best stop; adjacent hidden regions are explored first."""
    here = s.at[s.ship]
    if s.blockader[here] == s.seat + 1 and s.ship % SLOTS != 0 and not is_lost_cause(c, s, here):
        return FIRST[DO_DONE]
    if s.exploration and s.moves > 0:
        edge = hidden_beyond(c, s, here)
        if edge != OFF:
            return FIRST[DO_CELL] + here // WIDTH * EDGES + edge
    goal = choose_goal(c, s)
    if goal == here:
        return FIRST[DO_DONE]
    return step_towards(c, s, here, goal) if s.moves > 0 else use_crew(c, s, here, goal)


@rule
def is_lost_cause(c: Content, s: State, sector: int) -> bool:
    """Whether rivals have hindered an own blockade so much that the ship has better things to do."""
    return target_number(c, s, sector) - roll_bonus(c, s, sector, s.ship) > LOST_CAUSE


@rule
def use_crew(c: Content, s: State, here: int, goal: int) -> int:
    """Use a Navigator or an Engineer, if the ship then reaches its goal; the Engineer also for its last line."""
    engineer = can_use(c, s, s.ship, ENGINEER) and s.credits[s.seat] >= CREW_MIN_CREDITS
    navigator = can_use(c, s, s.ship, NAVIGATOR) and s.tokens[s.seat] > 1
    if not engineer and not navigator:
        return FIRST[DO_DONE]
    begin_reach(s, here)
    growing = 1 << here // WIDTH
    for away in range(1, CREW_RANGE[1] + 1):
        growing = spread(c, s, growing)
        if is_reached(s, goal):
            if engineer and away <= CREW_RANGE[0]:
                return FIRST[DO_USE] + ENGINEER
            return FIRST[DO_USE] + NAVIGATOR if navigator else FIRST[DO_DONE]
    return FIRST[DO_DONE]


@rule
def step_towards(c: Content, s: State, here: int, goal: int) -> int:
    """The next sector of a shortest way; around a toll if that takes at most one line more."""
    begin_reach(s, goal)
    growing, toll, late = 1 << goal // WIDTH, NO_ACTION, 0
    purse = spare_credits(c, s)
    for _ in range(MAX_DISTANCE):
        for sector in range(SECTORS):
            if is_new(s, sector) and are_joined(c, s, here, sector):
                cost = fee(c, s, toll_between(s, here, sector))
                if cost == 0:
                    return FIRST[DO_SECTOR] + sector
                if toll == NO_ACTION and cost <= purse:
                    toll = FIRST[DO_SECTOR] + sector
        late += toll != NO_ACTION
        if late > 1 or growing == 0:
            break
        growing = spread(c, s, growing)
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
    """The sector with the highest value per round needed to get there; where the ship is, if none has any.

    The search ends where nothing farther away can be worth more.
    """
    here, pace = s.at[s.ship], max(1, speed(c, s, s.ship))
    midpoint = modifier_midpoint(c, s, s.last_trade[s.ship])
    carried, space = load(s, s.ship), capacity(c, s, s.ship)
    purse, cheapest = purchasing_power(c, s, s.ship), cheapest_price(s, carried_goods(s, s.ship))
    best, goal, away, growing = 0, here, 0, 1 << here // WIDTH
    bound = 100 * (WIN_VALUE if s.ship % SLOTS == 0 else 2 * (space + 8) * (space + 8) + 300)
    begin_reach(s, here)
    while growing != 0:
        rounds = 1 if away <= s.moves else 1 + (away - s.moves + pace - 1) // pace
        if best * rounds > bound or (rounds > 3 and best > 0):
            break
        for region in range(s.count):
            edge = s.edge_of_reach[region] if growing >> region & 1 else 0
            for n in range(WIDTH):
                if edge >> n & 1:
                    sector = WIDTH * region + n
                    value = 100 * stop_value(c, s, sector, midpoint, carried, space, rounds, purse, cheapest) // rounds
                    if value > best:
                        best, goal = value, sector
        growing = spread(c, s, growing)
        away += 1
    return goal


@rule
def stop_value(
    c: Content,
    s: State,
    sector: int,
    midpoint: int,
    carried: int,
    space: int,
    rounds: int,
    purse: int,
    cheapest: int,
) -> int:
    """The estimated credits that a stop brings when the ship gets there in so many rounds."""
    if is_disabled(c, s, s.ship):
        return 10 if is_planet(s, sector) and s.blockader[sector] == 0 else 0
    hunt = hunt_value(c, s, sector) if rounds == 1 and is_warship(c, s, s.ship) else 0
    if s.site[sector] == 0:
        return HIDDEN_REGION_VALUE if s.exploration and hidden_beyond(c, s, sector) != OFF else hunt
    if s.blockader[sector] > 0:
        return max(hunt, rescue_value(c, s, sector) if s.owner[sector] == s.seat + 1 else 0)
    value = max(hunt, trade_value(c, s, sector, midpoint, carried, space, purse, cheapest))
    if s.ship % SLOTS == 0:
        outfit = outfit_value(c, s, sector, space) if value > 0 else 0
        value = max(value + outfit, purchase_value(c, s, sector))
    if blockades(c, s, s.ship, sector):
        value = max(value, blockade_value(c, s, sector) * rounds // (rounds + blockade_rounds(c, s, sector)))
    return value


@rule
def outfit_value(c: Content, s: State, sector: int, space: int) -> int:
    """A planet where the flagship can have a larger hold (ST-IMP-04)."""
    can_grow = is_planet(s, sector) and combined(c, s, sector) >= s.steps[s.ship, CARGO]
    return OUTFIT_VALUE * space if can_grow and space < LARGE_HOLD and s.credits[s.seat] >= OUTFIT_CREDITS else 0


@rule
def hunt_value(c: Content, s: State, sector: int) -> int:
    """The damage that a warship may do to a rival who stopped here."""
    for ship in range(SHIPS):
        if s.at[ship] == sector and ship // SLOTS != s.seat:
            return HUNT_VALUE * punch(c, s, s.ship) + 2 * load(s, ship)
    return 0


@rule
def rescue_value(c: Content, s: State, sector: int) -> int:
    """The value of lifting a blockade of an own site: its levels, or the victory; nothing to a ship with cargo."""
    if s.level[s.seat] >= s.victory_level:
        return WIN_VALUE
    return RESCUE_VALUE * combined(c, s, sector) if load(s, s.ship) == 0 and s.ship % SLOTS != 0 else 0


@rule
def is_warship(c: Content, s: State, ship: int) -> bool:
    return ship % SLOTS != 0 and c.value[s.design[ship], ATTACK_VALUE] >= WARSHIP_ATTACK


@rule
def blockades(c: Content, s: State, ship: int, sector: int) -> bool:
    """Whether a ship blockades a site: a fleet ship, or a flagship where that is allowed.

    Empty raiders and ships with small holds do; any fleet ship keeps a rival from winning, if need be.
    """
    if ship % SLOTS == 0 and not s.flagship_blockades:
        return False
    if s.owner[sector] > 0:
        return True
    small = capacity(c, s, ship) <= SMALL_HOLD and ship % SLOTS != 0
    return load(s, ship) == 0 and (small or strategy(s, s.seat) == RAIDER)
