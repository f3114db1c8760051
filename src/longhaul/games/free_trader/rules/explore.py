"""Explore: a planet is drawn, seen, and placed (FT-EXPLORE). A planet to escape to is placed in the same way."""

from longhaul.core.bits import ones
from longhaul.core.chance import deal
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.galaxy import (
    ANYWHERE,
    BESIDE,
    CORNER,
    is_alone,
    is_free,
    neighbours,
    planet_pile,
    share_corner,
    share_side,
    within,
)
from longhaul.games.free_trader.rules.jump import move
from longhaul.games.free_trader.state import MOD_ENGINES, NONE, OFF, PLANETS, Content, Phase, State

MAX_LOGGED_REDRAWS = 100  # in a row


# Drawing --------------------------------------------------------------------------------------
@rule
def explore(c: Content, s: State, log: Log) -> None:
    """A turn begins (FT-TURN-01) where the last one ended (FT-TURN-04): one planet, if any is left (FT-EXPLORE-01).

    While the ship's planet is alone on the map, the new planet should be in reach (FT-EXPLORE-09, FT-EXPLORE-10,
    FT-FAQ-09); later a planet that is too far is simply placed (FT-EXPLORE-12).
    """
    s.turn += 1
    emit(log, Event.TURN, s.seat, s.turn)
    if planet_pile(s) == 0:
        s.phase = Phase.MARKET
        return
    draw_planet(c, s, is_alone(s), log)
    s.phase = Phase.PLACE


@rule
def draw_planet(c: Content, s: State, in_reach: bool, log: Log) -> None:
    """Draw a planet. If it should be in reach, draw until it is, if any is (FT-EXPLORE-11, FT-EJUMP-14)."""
    pile = planet_pile(s)
    engines = s.level[MOD_ENGINES]
    picky = in_reach and within(c, pile, engines) != 0
    planet = deal(c, s, pile)
    redraws = 0
    while picky and c.distance[planet] > engines and s.draws >= 0:
        if redraws < MAX_LOGGED_REDRAWS:
            emit(log, Event.REDRAWN, s.seat, planet)
        redraws += 1
        planet = deal(c, s, pile)
    s.drawn = planet
    emit(log, Event.EXPLORED, s.seat, planet)  # the planet is seen before the cell is chosen (FT-EXPLORE-02)


# Placing --------------------------------------------------------------------------------------
@rule
def open_level(s: State) -> int:
    """Where planets go now: beside the ship's planet; at its corners if all sides are taken; else beside any planet."""
    here = s.at[s.planet]
    corners = 0
    if ones(neighbours(s, s.planet)) < 4:
        return BESIDE
    for planet in range(PLANETS):
        corners += s.at[planet] != OFF and share_corner(s.at[planet], here)
    return CORNER if corners < 4 else ANYWHERE


@rule
def fits(s: State, cell: int, level: int) -> bool:
    """Whether a free cell belongs to a level (FT-EXPLORE-03 to FT-EXPLORE-05)."""
    here = s.at[s.planet]
    if level == BESIDE:
        return share_side(cell, here)
    if level == CORNER:
        return share_corner(cell, here)
    for planet in range(PLANETS):
        if s.at[planet] != OFF and share_side(s.at[planet], cell):
            return True
    return False


@rule
def judge_place(c: Content, s: State, cell: int) -> int:
    """The first level with a free cell decides (FT-EXPLORE-06); the player picks within it."""
    if s.pregen:
        return Clause.VPREGEN_07
    if s.phase != Phase.PLACE and s.phase != Phase.HAVEN:
        return Clause.EXPLORE_07  # one planet in each Explore phase
    level = open_level(s)
    if is_free(s, cell) and fits(s, cell, level):
        return Clause.LEGAL
    if is_free(s, cell) and (fits(s, cell, CORNER) or fits(s, cell, ANYWHERE)):
        return Clause.EXPLORE_06
    if level == BESIDE:
        return Clause.EXPLORE_03
    return Clause.EXPLORE_04 if level == CORNER else Clause.EXPLORE_05


@rule
def place(c: Content, s: State, cell: int, log: Log) -> None:
    """Put the drawn planet on the map (FT-EXPLORE-07); if it was drawn to escape to, the ship moves there."""
    planet = s.drawn
    s.at[planet] = cell
    emit(log, Event.PLACED, s.seat, planet, cell)
    s.drawn = NONE
    if s.phase == Phase.PLACE:
        s.phase = Phase.MARKET
    else:
        move(s, planet, True, log)
        s.phase = Phase.CHECKING
