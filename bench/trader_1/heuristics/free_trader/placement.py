"""Where to place planets, and which one to choose as home."""

from bench.trader_1.heuristics.free_trader.estimates import ENGINES
from longhaul.core.bits import lowest, ones
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.explore import open_level
from longhaul.games.free_trader.rules.galaxy import (
    ANYWHERE,
    is_free,
    planets_on_map,
    reach,
    share_corner,
    share_side,
    step,
)
from longhaul.games.free_trader.state import OFF, PLACE, PLANETS, Content, State


@rule
def choose_cell(c: Content, s: State) -> int:
    """As close to other planets as possible: more neighbours mean more choice."""
    level = open_level(s)
    if level != ANYWHERE:
        return PLACE + best_around(s, s.at[s.planet], level)
    best, most = OFF, -1
    for planet in range(PLANETS):
        if s.at[planet] != OFF:
            cell = best_around(s, s.at[planet], 0)
            links = links_of(s, cell) if cell != OFF else -1
            if links > most:
                best, most = cell, links
    return PLACE + best


@rule
def best_around(s: State, here: int, level: int) -> int:
    """The free cell at a side (level 0) or corner (level 1) of a cell that is closest to other planets, or OFF."""
    best, most = OFF, -1
    for down in range(-1, 2):
        for right in range(-1, 2):
            cell = step(here, right, down)
            if abs(right) + abs(down) == level + 1 and is_free(s, cell):
                links = links_of(s, cell)
                if links > most:
                    best, most = cell, links
    return best


@rule
def links_of(s: State, cell: int) -> int:
    """How close a cell is to other planets: shared sides count most, shared corners a little."""
    links = 0
    for planet in range(PLANETS):
        there = s.at[planet]
        if there != OFF:
            links += 4 * share_side(there, cell) + share_corner(there, cell)
    return links


@rule
def choose_home(c: Content, s: State) -> int:
    """The planet with most others in reach."""
    best, most = lowest(planets_on_map(s)), -1
    for planet in range(PLANETS):
        if planets_on_map(s) >> planet & 1:
            near = ones(reach(c, s, planet, s.level[ENGINES]))
            if near > most:
                best, most = planet, near
    return best
