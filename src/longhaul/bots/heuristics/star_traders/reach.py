"""A search of the map that only looks where it grows: it uses the same room in the state as the rules' own."""

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import EDGES, OFF, WIDTH
from longhaul.games.star_traders.rules.map.galaxy import exit_at
from longhaul.games.star_traders.state import Content, State

ALL_SECTORS = (1 << WIDTH) - 1  # of a region, as bits


@rule
def spread(c: Content, s: State, growing: int) -> int:
    """Go one line further from the regions in which the search grew (as bits); the regions in which it grows now.

    `edge_of_reach` then holds the sectors that are new.
    """
    touched = growing
    for region in range(s.count):
        if growing >> region & 1:
            edge, face, grown = s.edge_of_reach[region], s.face[region], 0
            for n in range(WIDTH):
                if edge >> n & 1:
                    grown |= c.lines[face, n]
            s.reach[region] |= grown << WIDTH  # kept apart until all regions are done
            for side in range(EDGES):
                far = int(s.link[region, side])
                if far != OFF and edge >> exit_at(c, face, s.spin[region], side) & 1:
                    s.reach[far // WIDTH] |= 1 << WIDTH + far % WIDTH
                    touched |= 1 << far // WIDTH
    grows = 0
    for region in range(s.count):
        if touched >> region & 1:
            edge = s.reach[region] >> WIDTH & ~s.reach[region] & ALL_SECTORS
            s.edge_of_reach[region] = edge
            s.reach[region] = (s.reach[region] | edge) & ALL_SECTORS
            grows |= (edge != 0) << region
    return grows


@rule
def is_new(s: State, sector: int) -> bool:
    """Whether the search has just reached a sector."""
    return s.edge_of_reach[sector // WIDTH] >> sector % WIDTH & 1 != 0


@rule
def is_reached(s: State, sector: int) -> bool:
    return s.reach[sector // WIDTH] >> sector % WIDTH & 1 != 0
