"""The map: cells, lines, distances, the influence of regions; combined influence and modifiers of sites."""

from tests.oracle.harness import Difference
from tests.oracle.star_traders.content import EDGES, STEPS, Planet
from tests.oracle.star_traders.table import Region, Sector, Site, Table

Cell = tuple[int, int]


def beyond(cell: Cell, edge: int) -> Cell:
    """The cell on the other side of an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def region_in(table: Table, cell: Cell) -> int | None:
    return next((number for number, region in enumerate(table.regions) if region.cell == cell), None)


def crossing(table: Table, number: int, edge: int) -> tuple[Sector, Sector] | None:
    """The line across an edge, if both regions have an exit there (ST-SETUP-07)."""
    here = table.regions[number]
    other = region_in(table, beyond(here.cell, edge))
    if other is None or edge not in here.exits() or (edge + 3) % 6 not in table.regions[other].exits():
        return None
    return (number, here.exits()[edge]), (other, table.regions[other].exits()[(edge + 3) % 6])


def hidden_beyond(table: Table, number: int, edge: int) -> int | None:
    """The region that lies face down beyond an exit."""
    here = table.regions[number]
    other = region_in(table, beyond(here.cell, edge)) if edge in here.exits() else None
    return other if other is not None and table.regions[other].face is None else None


def joins(table: Table, region: Region) -> int:
    """How many laid regions lines would join this one to, if it lay as it says."""
    count = 0
    for edge in region.exits():
        other = region_in(table, beyond(region.cell, edge))
        if other is not None and (edge + 3) % 6 in table.regions[other].exits():
            count += 1
    return count


def lines_from(table: Table, sector: Sector) -> list[Sector]:
    """Where the lines at a sector lead to, in its own region and across the border (ST-TRV-09)."""
    number, own = sector
    face = table.regions[number].face
    if face is None:
        raise Difference("there are no lines in a region that lies face down")
    ends = [b if a == own else a for a, b in face.lines if own in (a, b)]
    found = [(number, end) for end in ends]
    for edge in range(len(EDGES)):
        line = crossing(table, number, edge)
        if line and line[0] == sector:
            found.append(line[1])
    return found


def all_sectors(table: Table) -> list[Sector]:
    return [
        (number, n)
        for number, region in enumerate(table.regions)
        if region.face
        for n in range(1, region.face.sectors + 1)
    ]


def distances(table: Table, start: Sector) -> dict[Sector, int]:
    """By how many lines every sector is reached (ST-DEST-09)."""
    found = {start: 0}
    queue = [start]
    while queue:
        here = queue.pop(0)
        for there in lines_from(table, here):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def set_influence(table: Table) -> None:
    """ST-SETUP-12; with Exploration also regions face down beyond an exit count (ST-EXPL-06)."""
    for number, region in enumerate(table.regions):
        if region.face:
            edges = range(len(EDGES))
            region.influence = sum(
                crossing(table, number, edge) is not None or hidden_beyond(table, number, edge) is not None
                for edge in edges
            )


# Sites ----------------------------------------------------------------------------------------------------------------
def planet_of(table: Table, site: Site) -> Planet:
    """A planet's figures; an outpost has neither people nor influence of its own."""
    return table.parts.planets[site.planet] if site.planet else Planet(0, 0)


def combined(table: Table, sector: Sector) -> int:
    """A site's own influence and that of its region."""
    return planet_of(table, table.sites[sector]).influence + table.regions[sector[0]].influence


def modifier(table: Table, sector: Sector, seat: int) -> int:
    """Population less the region's influence (ST-TRADE-08); twice for the owner (ST-PERK-01)."""
    site = table.sites[sector]
    plain = planet_of(table, site).population - table.regions[sector[0]].influence
    doubled = site.owner == seat and (table.options["owner_doubling"] == "always" or plain > 0)
    return 2 * plain if doubled else plain


def site_price(table: Table, sector: Sector) -> int:
    """ST-ACQ-04 to 06: from another owner twice as much."""
    site, figures = table.sites[sector], table.parts.figures
    kind = "planet" if site.planet else "outpost"
    price = figures[f"{kind}_base"] + figures[f"{kind}_step"] * combined(table, sector)
    return price if site.owner is None else 2 * price
