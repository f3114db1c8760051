"""The map: cells, lines, what lies where, how far things are (ST-SETUP-06, ST-SETUP-07, ST-SETUP-12, ST-TRV-03)."""

from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import EDGES, HIDDEN, OFF, OUTPOST, REGIONS, SHIPS, STATIONS, WIDTH
from longhaul.games.star_traders.state import Content, State

ACROSS = (0, 1, 1, 0, -1, -1)  # q and r of the neighbour beyond each edge, clockwise from the top
DOWN = (-1, -1, 0, 1, 1, 0)
ROW = 32  # cells are numbered 32 q + r


# Cells ----------------------------------------------------------------------------------------
@rule
def cell_of(s: State, region: int) -> int:
    return ROW * s.column[region] + s.row[region]


@rule
def beyond(cell: int, edge: int) -> int:
    """The cell on the other side of an edge."""
    return cell + ROW * ACROSS[edge] + DOWN[edge]


@rule
def region_at(s: State, cell: int) -> int:
    """The region that lies in a cell, or OFF."""
    for region in range(s.count):
        if cell_of(s, region) == cell:
            return region
    return OFF


@rule
def exit_at(c: Content, face: int, spin: int, edge: int) -> int:
    """The sector whose exit lies at an edge once the tile is turned, or OFF."""
    return c.exits[face, (edge - spin + EDGES) % EDGES]


@rule
def is_open(c: Content, s: State, region: int, edge: int) -> bool:
    """Whether a region has an exit at an edge; face down, it may have one anywhere."""
    return s.face[region] == HIDDEN or exit_at(c, s.face[region], s.spin[region], edge) != OFF


@rule
def joins(c: Content, s: State, cell: int, face: int, spin: int) -> int:
    """How many laid regions a tile would be joined to by a line (ST-SETUP-06, ST-SETUP-07)."""
    joined = 0
    for edge in range(EDGES):
        if exit_at(c, face, spin, edge) != OFF:
            region = region_at(s, beyond(cell, edge))
            if region != OFF and s.face[region] != HIDDEN and is_open(c, s, region, (edge + 3) % EDGES):
                joined += 1
    return joined


# Sectors --------------------------------------------------------------------------------------
@rule
def region_of(sector: int) -> int:
    return sector // WIDTH


@rule
def are_joined(c: Content, s: State, a: int, b: int) -> bool:
    """Whether a line joins two sectors (ST-TRV-03, ST-TRV-09)."""
    here, there = a // WIDTH, b // WIDTH
    if here == there:
        return c.lines[s.face[here], a % WIDTH] >> b % WIDTH & 1 != 0
    for edge in range(EDGES):
        if s.link[here, edge] == b:
            return exit_at(c, s.face[here], s.spin[here], edge) == a % WIDTH
    return False


@rule
def exists(c: Content, s: State, sector: int) -> bool:
    """Whether the map shows such a sector."""
    region = sector // WIDTH
    return region < s.count and s.face[region] != HIDDEN and sector % WIDTH < c.sectors[s.face[region]]


@rule
def is_planet(s: State, sector: int) -> bool:
    return 0 < s.site[sector] < OUTPOST


@rule
def planet_at(s: State, sector: int) -> int:
    """The planet in a sector that has one."""
    return int(s.site[sector]) - 1


@rule
def own_influence(c: Content, s: State, sector: int) -> int:
    """Of a site; an outpost has none."""
    return c.worth[planet_at(s, sector)] if is_planet(s, sector) else 0


@rule
def people(c: Content, s: State, sector: int) -> int:
    """The population of a site; an outpost has none."""
    return c.population[planet_at(s, sector)] if is_planet(s, sector) else 0


@rule
def combined(c: Content, s: State, sector: int) -> int:
    """A site's own influence and that of its region."""
    return own_influence(c, s, sector) + s.influence[sector // WIDTH]


@rule
def toll_between(s: State, a: int, b: int) -> int:
    """The station on the line between two sectors, or STATIONS (ST-TOLL-01)."""
    for station in range(STATIONS):
        if s.toll_owner[station] > 0:
            at, to = s.toll_at[station], s.toll_to[station]
            if (at == a and to == b) or (at == b and to == a):
                return station
    return STATIONS


@rule
def is_threatened(s: State, sector: int) -> bool:
    """Ships of two or more players are there, disabled and inactive ones too (ST-CMB-01, ruling A-62)."""
    seat = -1
    for ship in range(SHIPS):
        if s.at[ship] == sector:
            if seat >= 0 and ship // 3 != seat:
                return True
            seat = ship // 3
    return False


# Influence of regions ----------------------------------------------------------------------------
@rule
def join_regions(c: Content, s: State) -> None:
    """Work out the lines between regions and the influence of each (ST-SETUP-12, ST-EXPL-06)."""
    for region in range(s.count):
        s.influence[region] = 0
        for edge in range(EDGES):
            s.link[region, edge] = OFF
            other = region_at(s, beyond(cell_of(s, region), edge))
            if other == OFF or s.face[region] == HIDDEN or not is_open(c, s, region, edge):
                continue
            back = (edge + 3) % EDGES
            if is_open(c, s, other, back):
                s.influence[region] += 1
                if s.face[other] != HIDDEN:
                    s.link[region, edge] = WIDTH * other + exit_at(c, s.face[other], s.spin[other], back)


# Distances ------------------------------------------------------------------------------------
@rule
def clear_reach(s: State) -> None:
    for region in range(REGIONS):
        s.reach[region] = 0
        s.edge_of_reach[region] = 0


@rule
def begin_reach(s: State, sector: int) -> None:
    """Start a search of the map from a sector."""
    clear_reach(s)
    s.reach[sector // WIDTH] = 1 << sector % WIDTH
    s.edge_of_reach[sector // WIDTH] = 1 << sector % WIDTH


@rule
def widen_reach(c: Content, s: State) -> None:
    """Go one line further; `edge_of_reach` then holds the sectors that are new."""
    for region in range(s.count):
        grown = 0
        if s.face[region] != HIDDEN:
            for n in range(c.sectors[s.face[region]]):
                if s.edge_of_reach[region] >> n & 1:
                    grown |= c.lines[s.face[region], n]
            for edge in range(EDGES):
                far = int(s.link[region, edge])
                if far != OFF and s.edge_of_reach[far // WIDTH] >> far % WIDTH & 1:
                    grown |= 1 << exit_at(c, s.face[region], s.spin[region], edge)
        s.reach[region] |= grown << WIDTH  # kept apart until all regions are done
    for region in range(s.count):
        s.edge_of_reach[region] = s.reach[region] >> WIDTH & ~s.reach[region] & (1 << WIDTH) - 1
        s.reach[region] = (s.reach[region] | s.edge_of_reach[region]) & (1 << WIDTH) - 1
