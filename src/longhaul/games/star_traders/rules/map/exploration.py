"""Exploration: face-down regions are turned up when a ship enters them (ST-EXPL)."""

from longhaul.core.chance import below, deal
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    EDGES,
    HIDDEN,
    NO_TILE,
    OFF,
    WIDTH,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.map.board import populate
from longhaul.games.star_traders.rules.map.galaxy import (
    beyond,
    cell_of,
    exit_at,
    join_regions,
    region_at,
)
from longhaul.games.star_traders.rules.travel import move
from longhaul.games.star_traders.state import Content, State


@rule
def judge_reveal(c: Content, s: State, region: int, edge: int) -> int:
    """From the exit's sector, with movement left (ST-EXPL-04, ST-EXPL-08)."""
    here = s.at[s.ship]
    if region != here // WIDTH or s.moves == 0:
        return Clause.EXPL_04
    if c.exits[s.face[region], (edge - s.spin[region] + EDGES) % EDGES] != here % WIDTH:
        return Clause.EXPL_04
    other = region_at(s, beyond(cell_of(s, region), edge))
    return Clause.LEGAL if other != OFF and s.face[other] == HIDDEN else Clause.EXPL_04


@rule
def reveal(c: Content, s: State, region: int, edge: int, log: Log) -> None:
    """The tile and its side are as unknown as if they had been fixed before (ST-EXPL-09).

    If it can be turned in one way only, it is (ruling L-11).
    """
    s.cell = beyond(cell_of(s, region), edge)
    s.slot = region_at(s, s.cell)
    s.tile = deal(c, s, s.tiles)
    s.tiles &= ~(1 << s.tile)
    s.side = below(c, s, 2)
    s.step = (edge + 3) % EDGES  # the edge that must have an exit
    s.phase = Phase.REVEAL
    only, count = 0, 0
    for spin in range(EDGES):
        if judge_turn(c, s, spin) == Clause.LEGAL:
            only = spin
            count += 1
    if count == 1:
        turn_up(c, s, only, log)


@rule
def judge_turn(c: Content, s: State, spin: int) -> int:
    """A rotation that connects it to the region the ship comes from (ST-EXPL-04)."""
    face = 2 * s.tile + s.side
    return Clause.LEGAL if c.exits[face, (s.step - spin + EDGES) % EDGES] != OFF else Clause.EXPL_04


@rule
def turn_up(c: Content, s: State, spin: int, log: Log) -> None:
    """Its sites are found, and all influence is worked out anew (ST-EXPL-05 to ST-EXPL-07).

    The ship that turned it up enters it (ST-EXPL-04); that takes a sector of its movement (ST-EXPL-08).
    """
    s.face[s.slot] = 2 * s.tile + s.side
    entrance = WIDTH * s.slot + exit_at(c, s.face[s.slot], spin, s.step)
    s.spin[s.slot] = spin
    emit(log, Event.REVEALED, s.seat, s.slot, s.face[s.slot], spin)
    populate(c, s, s.slot, log)
    join_regions(c, s)
    s.tile = NO_TILE
    s.stale = 1
    s.step = 0
    s.phase = Phase.TRAVEL
    move(c, s, entrance, log)
