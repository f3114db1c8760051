"""Laying out the board: regions, their sites, the planets of the flagships (ST-SETUP, ST-OBJX)."""

from longhaul.core.bits import member, ones
from longhaul.core.chance import below, deal
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    EDGES,
    GOODS,
    HIDDEN,
    NO_TILE,
    OFF,
    OUTPOST,
    QUICK,
    SECTORS,
    SHIPS,
    SLOTS,
    WIDTH,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.map.galaxy import (
    ROW,
    beyond,
    cell_of,
    is_open,
    is_planet,
    join_regions,
    joins,
    region_at,
)
from longhaul.games.star_traders.state import Content, State

MAX_PLANET_ROLLS = 10_000  # rolls for missing planets: more than ever needed


# Regions --------------------------------------------------------------------------------------
@rule
def is_joinable(c: Content, s: State, cell: int) -> bool:
    """Whether a region could be joined there: beside an exit (ST-SETUP-06); face down, beside any region."""
    if region_at(s, cell) != OFF:
        return False
    for edge in range(EDGES):
        region = region_at(s, beyond(cell, edge))
        if region != OFF and is_open(c, s, region, (edge + 3) % EDGES):
            return True
    return False


@rule
def names_first(s: State, region: int, edge: int) -> bool:
    """A cell is named by the lowest region and edge that it lies beyond."""
    cell = beyond(cell_of(s, region), edge)
    for other in range(region):
        for side in range(EDGES):
            if beyond(cell_of(s, other), side) == cell:
                return False
    return True


@rule
def next_tile(c: Content, s: State, log: Log) -> None:
    """The next player takes the next tile (ST-SETUP-05); when none fits, building stops (ST-SETUP-23).

    As many as agreed on (ST-SETUP-03); hidden ones are laid face down (ST-EXPL-01).
    """
    places = 0
    for place in range(s.count * EDGES):
        places += can_lie(c, s, place // EDGES, place % EDGES)
    if s.count > s.seats * s.regions or places == 0:
        s.phase = Phase.FOUND
        return
    s.seat = (s.seat + 1) % s.seats
    s.tile = NO_TILE
    if not s.exploration:
        s.tile = deal(c, s, s.tiles)
        s.tiles &= ~(1 << s.tile)
    s.phase = Phase.CELL
    if s.board == QUICK:
        lay_by_itself(c, s, places)
        s.phase = Phase.LAID


@rule
def lay_by_itself(c: Content, s: State, places: int) -> None:
    """Quick start: a random cell, and one of the ways to lie there that join most regions."""
    pick = below(c, s, places)
    for place in range(s.count * EDGES):
        if can_lie(c, s, place // EDGES, place % EDGES):
            if pick == 0:
                s.cell = beyond(cell_of(s, place // EDGES), place % EDGES)
            pick -= 1
    if s.exploration:
        return
    best, ways = 0, 0
    for way in range(2 * EDGES):
        joined = joins(c, s, s.cell, 2 * s.tile + way // EDGES, way % EDGES)
        if joined > best:
            best, ways = joined, 0
        if joined == best and joined > 0:
            ways |= 1 << way
    pick = below(c, s, ones(ways))
    way = member(ways, pick)
    s.side = way // EDGES
    s.step = way % EDGES


@rule
def can_lie(c: Content, s: State, region: int, edge: int) -> bool:
    return names_first(s, region, edge) and is_joinable(c, s, beyond(cell_of(s, region), edge))


@rule
def judge_cell(c: Content, s: State, region: int, edge: int) -> int:
    if region >= s.count:
        return Clause.SETUP_06
    return Clause.LEGAL if can_lie(c, s, region, edge) else Clause.SETUP_06


@rule
def choose_cell(s: State, region: int, edge: int) -> None:
    s.cell = beyond(cell_of(s, region), edge)
    s.phase = Phase.LAID if s.exploration else Phase.SIDE


@rule
def judge_rotation(c: Content, s: State, spin: int) -> int:
    """Joined to a region already laid (ST-SETUP-06); the first tile lies as it lies, by symmetry."""
    if s.count == 0:
        return Clause.LEGAL if spin == 0 else Clause.SETUP_06
    return Clause.LEGAL if joins(c, s, s.cell, 2 * s.tile + s.side, spin) > 0 else Clause.SETUP_06


@rule
def choose_side(c: Content, s: State, side: int) -> None:
    """A tile that can be turned in one way only is (ruling L-11)."""
    s.side = side
    count = 0
    for spin in range(EDGES):
        if judge_rotation(c, s, spin) == Clause.LEGAL:
            s.step = spin
            count += 1
    s.phase = Phase.LAID if count == 1 else Phase.ROTATE


@rule
def lay(c: Content, s: State, log: Log) -> None:
    """The tile lies; its planet is rolled for, then its outpost (ST-SETUP-08)."""
    region = s.count
    s.count = region + 1
    s.column[region] = s.cell // ROW
    s.row[region] = s.cell % ROW
    s.spin[region] = s.step
    s.step = 0
    if s.tile != NO_TILE:
        s.face[region] = 2 * s.tile + s.side
        emit(log, Event.LAID, s.seat, region, s.face[region], s.spin[region])
        populate(c, s, region, log)
    s.tile = NO_TILE
    s.phase = Phase.NEXT_TILE


# Sites ----------------------------------------------------------------------------------------
@rule
def populate(c: Content, s: State, region: int, log: Log) -> None:
    """One die for a planet, then one for an outpost; two each with More Objects (ST-OBJX-02).

    An occupied sector gets no second site (ST-SETUP-10, ST-SETUP-11, ST-OBJX-01, ST-OBJX-03).
    """
    dice = 2 if s.more_objects else 1
    for _ in range(dice):
        roll_for_planet(c, s, region, log)
    for _ in range(dice):
        roll = below(c, s, c.main_die)
        if roll < c.sectors[s.face[region]] and s.site[WIDTH * region + roll] == 0:
            s.site[WIDTH * region + roll] = OUTPOST
            emit(log, Event.OUTPOST, s.seat, WIDTH * region + roll)


@rule
def roll_for_planet(c: Content, s: State, region: int, log: Log) -> None:
    """The number of a free sector: a random planet lies there, else there is none (ST-SETUP-09)."""
    roll = below(c, s, c.main_die)
    sector = WIDTH * region + roll
    if roll < c.sectors[s.face[region]] and s.site[sector] == 0 and s.planets != 0:
        planet = deal(c, s, s.planets)
        s.planets &= ~(1 << planet)
        s.site[sector] = planet + 1
        emit(log, Event.PLANET, s.seat, sector, planet)


@rule
def finish_board(c: Content, s: State, log: Log) -> None:
    """A planet for every flagship (ST-SETUP-21); influence (ST-SETUP-12).

    Modifiers follow from influence (ST-SETUP-13), which then stays (ST-SETUP-25); exploring, ST-EXPL-02.
    """
    needed = 1 if s.exploration else s.seats
    tries = 0
    while tries < MAX_PLANET_ROLLS and count_planets(s) < needed:
        region = tries % s.count
        if s.face[region] != HIDDEN and not has_planet(s, region):
            roll_for_planet(c, s, region, log)
        tries += 1
    join_regions(c, s)
    s.turn = s.seats
    s.phase = Phase.NEXT_BASE


@rule
def count_planets(s: State) -> int:
    planets = 0
    for sector in range(SECTORS):
        planets += is_planet(s, sector)
    return planets


@rule
def has_planet(s: State, region: int) -> bool:
    for sector in range(WIDTH * region, WIDTH * region + WIDTH):
        if is_planet(s, sector):
            return True
    return False


# Flagships ------------------------------------------------------------------------------------
@rule
def next_base(c: Content, s: State, log: Log) -> None:
    """The last in order first, counter-clockwise (ST-SETUP-14); exploring, all on the start planet (ST-EXPL-03).

    Who has one planet to choose from is not asked (ruling L-11). Then the first prices.
    """
    if s.turn == 0:
        roll_prices(c, s, log)
        s.seat = s.first
        s.phase = Phase.ROUND
        return
    s.turn -= 1
    s.seat = (s.first + s.turn) % s.seats
    s.phase = Phase.BASE
    free, count = OFF, 0
    for sector in range(SECTORS - 1, -1, -1):
        if is_planet(s, sector) and (s.exploration or judge_base(s, sector) == Clause.LEGAL):
            free = sector
            count += 1
    if s.exploration or count == 1:
        found(s, free, log)


@rule
def roll_prices(c: Content, s: State, log: Log) -> None:
    """One roll for each commodity, when the flagships are placed (ST-SETUP-17)."""
    for good in range(GOODS):
        roll = below(c, s, c.main_die)
        s.price[good] = roll + 1
    emit(log, Event.PRICES, s.first, s.price[0], s.price[1], s.price[2])


@rule
def judge_base(s: State, sector: int) -> int:
    """ST-SETUP-15"""
    if not is_planet(s, sector):
        return Clause.SETUP_15
    for ship in range(SHIPS):
        if s.at[ship] == sector:
            return Clause.SETUP_15
    return Clause.LEGAL


@rule
def found(s: State, sector: int, log: Log) -> None:
    """A flagship of priority 1 (ST-SETUP-24), intact and empty (ST-SETUP-20).

    It need not leave its planet, and may act there (ST-SETUP-16).
    """
    ship = SLOTS * s.seat
    s.design[ship] = 0
    s.at[ship] = sector
    s.active[ship] = 1
    s.priority[ship] = 1
    emit(log, Event.BASED, s.seat, sector)
    s.phase = Phase.NEXT_BASE


@rule
def choose_rotation(s: State, spin: int) -> None:
    s.step = spin
    s.phase = Phase.LAID
