"""The start of a game: supplies, money, the first player (ST-SETUP)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import (
    DESIGNS,
    EDGES,
    GOODS,
    HIDDEN,
    LAST_DECISION,
    NO_DESIGN,
    OFF,
    ORIGIN,
    PLANETS,
    POSTS,
    QUICK,
    REGIONS,
    SHIPS,
    STATIONS,
    TILES,
    UPGRADES,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.phases import run_setup_phase
from longhaul.games.star_traders.rules.map.galaxy import (
    ROW,
)
from longhaul.games.star_traders.state import Content, State


@rule
def setup(c: Content, s: State, log: Log) -> None:
    """Turn a zeroed record with seed, seats and options into the start of a game.

    The market price board is kept by the program (ST-SETUP-02). A draw picks the first player (ST-SETUP-01).
    """
    clear_table(s)
    fill_supplies(c, s)
    for seat in range(s.seats):
        s.credits[seat] = c.start_credits  # ST-SETUP-18
        s.level[seat] = 1  # ST-SETUP-19
    s.first = below(c, s, s.seats)
    emit(log, Event.FIRST, s.first)
    s.seat = s.first
    place_first_tile(c, s)
    while s.phase > LAST_DECISION:
        run_setup_phase(c, s, log)


@rule
def clear_table(s: State) -> None:
    """No ships, regions or stations yet: most fields have a value of their own for "none"."""
    for ship in range(SHIPS):
        s.design[ship] = NO_DESIGN
        s.at[ship] = OFF
        s.last_trade[ship] = OFF
    for region in range(REGIONS):
        s.face[region] = HIDDEN
        for edge in range(EDGES):
            s.link[region, edge] = OFF
    for station in range(STATIONS):
        s.toll_at[station] = OFF
        s.toll_to[station] = OFF
        s.factory_at[station] = OFF
    s.ship = SHIPS
    s.foe = SHIPS
    s.target = UPGRADES
    s.place = OFF


@rule
def fill_supplies(c: Content, s: State) -> None:
    """Commodities, upgrades, decks, tiles and planets, all without an order (ST-SETUP-22)."""
    for good in range(GOODS):
        s.supply[good] = c.commodities
    for upgrade in range(UPGRADES):
        s.upgrades_left[upgrade] = c.upgrade_copies[upgrade]
    for design in range(1, DESIGNS):
        s.fleet_pile[design] = c.copies[design]
    for post in range(POSTS):
        s.crew_pile[post] = c.crew_copies[post]
    s.tiles = (1 << TILES) - 1
    s.planets = (1 << PLANETS) - 1


@rule
def place_first_tile(c: Content, s: State) -> None:
    """The start region goes to the middle of the board; the first player, or chance, picks its side."""
    s.tile = 0
    s.tiles &= ~1
    s.cell = ROW * ORIGIN + ORIGIN
    s.phase = Phase.SIDE
    if s.board == QUICK:
        s.side = below(c, s, 2)
        s.phase = Phase.LAID
