"""The map: cells, neighbours, what is in reach. It has no edge (FT-EXPLORE-08)."""

from longhaul.core.bits import ones
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.state import COLUMNS, MOD_ENGINES, NONE, OFF, PLANETS, ROWS, SIDE, Content, State

SLOTS = ROWS * COLUMNS  # of the Pregenerated Universe; a card dealt beyond them is discarded
FIRST_SLOT = (SIDE - ROWS) // 2 * SIDE + (SIDE - COLUMNS) // 2
BESIDE, CORNER, ANYWHERE = 0, 1, 2  # where a planet may be placed: the first of these with a free cell


# Cells ----------------------------------------------------------------------------------------
@rule
def step(cell: int, right: int, down: int) -> int:
    """The cell `right` columns and `down` rows away, each from -1 to 1."""
    x = (cell % SIDE + right + SIDE) % SIDE
    y = (cell // SIDE + down + SIDE) % SIDE
    return y * SIDE + x


@rule
def share_side(a: int, b: int) -> bool:
    """Whether two cells share a side."""
    return a == step(b, 0, -1) or a == step(b, 0, 1) or a == step(b, -1, 0) or a == step(b, 1, 0)


@rule
def share_corner(a: int, b: int) -> bool:
    """Whether two cells touch at a corner only."""
    return a == step(b, -1, -1) or a == step(b, 1, -1) or a == step(b, -1, 1) or a == step(b, 1, 1)


@rule
def slot_cell(slot: int) -> int:
    """Row by row from the top (FT-VPREGEN-02); the last two cards are discarded."""
    return FIRST_SLOT + slot // COLUMNS * SIDE + slot % COLUMNS if slot < SLOTS else OFF


# Planets on the map -----------------------------------------------------------------------------
@rule
def planets_on_map(s: State) -> int:
    """The set of planets on the map."""
    planets = 0
    for planet in range(PLANETS):
        planets |= (s.at[planet] != OFF) << planet
    return planets


@rule
def planet_pile(s: State) -> int:
    """The set of planets still in the pile; a Pregenerated Universe has none (FT-VPREGEN-07)."""
    return 0 if s.pregen else planets_on_map(s) ^ (1 << PLANETS) - 1


@rule
def is_alone(s: State) -> bool:
    """Whether the ship's planet is the only one on the map."""
    return ones(planets_on_map(s)) == 1


@rule
def is_free(s: State, cell: int) -> bool:
    for planet in range(PLANETS):
        if s.at[planet] == cell:
            return False
    return True


@rule
def neighbours(s: State, planet: int) -> int:
    """The set of planets that share a side with `planet` (FT-JUMP-03)."""
    here = s.at[planet]
    north, south, west, east = step(here, 0, -1), step(here, 0, 1), step(here, -1, 0), step(here, 1, 0)
    planets = 0
    for other in range(PLANETS):
        cell = s.at[other]
        planets |= ((cell == north) | (cell == south) | (cell == west) | (cell == east)) << other
    return planets


# Reach ----------------------------------------------------------------------------------------
@rule
def within(c: Content, planets: int, engines: int) -> int:
    """The planets of a set within the Engines' reach by Distance alone (FT-JUMP-04, FT-JUMP-05, FT-FAQ-08)."""
    near = 0
    for planet in range(PLANETS):
        near |= (c.distance[planet] <= engines) << planet
    return planets & near


@rule
def gap(a: int, b: int) -> int:
    """Cards that lie between two cells of a Pregenerated Universe (FT-VPREGEN-05, ruling AMB-33)."""
    across, down = abs(a % SIDE - b % SIDE), abs(a // SIDE - b // SIDE)
    return max(across, down) - 1


@rule
def within_gap(s: State, planet: int, engines: int) -> int:
    """Planets with no more cards in between than the Engines level, in any direction (FT-VPREGEN-06).

    Empty space counts as a card (FT-VPREGEN-04).
    """
    planets = 0
    for other in range(PLANETS):
        near = s.at[other] != OFF and other != planet and gap(s.at[planet], s.at[other]) <= engines
        planets |= near << other
    return planets


@rule
def reach(c: Content, s: State, planet: int, engines: int) -> int:
    """The set of planets that can be jumped to from `planet`, the previous one included."""
    if s.pregen:
        return within_gap(s, planet, engines)
    return within(c, neighbours(s, planet), engines)


@rule
def reach_now(c: Content, s: State) -> int:
    return reach(c, s, s.planet, s.level[MOD_ENGINES])


@rule
def without(planets: int, planet: int) -> int:
    """A set without a planet, which may be NONE."""
    return planets & ~(1 << planet) if planet != NONE else planets
