"""Setup: the board is laid, sites are rolled for, flagships are placed, prices are rolled (ST-SETUP)."""

from typing import Any

from tests.oracle.harness import Difference
from tests.oracle.star_traders.board import Cell, beyond, joins, region_in, set_influence
from tests.oracle.star_traders.content import EDGES, SIDES
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import FLAGSHIP, Decision, Flow, Region, Sector, Ship, Site, as_sector, written

MIDDLE = (0, 0)
ORIGIN = 16  # the engine's columns and rows count from here


def set_up(game: Game) -> Flow:
    table = game.table
    table.first = game.first_player()
    yield from lay_start(game)
    order = table.in_order()
    for number in range(1, 1 + table.options["regions"] * table.seats):  # ST-SETUP-03
        if not open_cells(game):
            break  # ST-SETUP-23
        yield from lay_next(game, order[number % table.seats])  # ST-SETUP-05
    if not game.on("exploration"):
        add_missing_planets(game)
    set_influence(table)  # ST-SETUP-12, ST-EXPL-02
    yield from place_flagships(game)
    table.prices = game.first_prices()  # ST-SETUP-17


# Laying regions -------------------------------------------------------------------------------------------------------
def lay_start(game: Game) -> Flow:
    """ST-SETUP-04: the first player lays the region of size 8 and chooses its side; it is not turned (L-02)."""
    table = game.table
    tile = table.parts.start_tile
    if table.options["board"] == "laid":
        side = SIDES.index((yield Decision(table.first, "side", ["side:a", "side:b"])).removeprefix("side:"))
        yield Decision(table.first, "rotate", ["rotate:0"])
    else:
        tile, side = read_face(game, next_laid_region(game)["face"])
    if tile != table.parts.start_tile:
        raise Difference(f"{tile} is not the start region")
    lay(game, Region(tile, side, 0, MIDDLE, table.parts.tiles[tile][side]), table.first)


def next_laid_region(game: Game) -> dict[str, Any]:
    """What the next region is that the engine has laid by chance."""
    draws = game.chance.left({"laid"})
    if not draws:
        raise Difference("the rules call for a region to be laid")
    return draws[0].facts


def read_face(game: Game, face: str) -> tuple[str, int]:
    tile, _, side = face.rpartition("-")
    if tile not in game.table.parts.tiles:
        raise Difference(f"there is no region {face}")
    return tile, SIDES.index(side)


def lay_next(game: Game, seat: int) -> Flow:
    """One region more, by a player or, with `board = quick`, by chance."""
    if game.on("exploration"):
        yield from lay_hidden(game, seat)
    elif game.table.options["board"] == "laid":
        yield from lay_by_hand(game, seat)
    else:
        lay_by_chance(game, seat)


def open_cells(game: Game) -> dict[str, Cell]:
    """Free cells beyond an exit of a laid region (ST-SETUP-06, 23), face down beside any region (ST-EXPL-01).

    Each cell is called by the first region, and its first edge, that it lies beyond.
    """
    names, is_open = dict[Cell, str](), set[Cell]()
    for number, region in enumerate(game.table.regions):
        for edge in range(len(EDGES)):
            cell = beyond(region.cell, edge)
            if region_in(game.table, cell) is None:
                names.setdefault(cell, f"cell:{number}:{EDGES[edge]}")
                if game.on("exploration") or edge in region.exits():
                    is_open.add(cell)
    return {name: cell for cell, name in names.items() if cell in is_open}


def ways(game: Game, tile: str, side: int, cell: Cell) -> dict[int, int]:
    """The turns in which a region lies joined there, with how many regions it joins (ST-SETUP-06)."""
    face = game.table.parts.tiles[tile][side]
    counts = {turns: joins(game.table, Region(tile, side, turns, cell, face)) for turns in range(6)}
    return {turns: count for turns, count in counts.items() if count}


def lay_by_hand(game: Game, seat: int) -> Flow:
    """Chance gives the region, its player the place, the side and the turn (ST-SETUP-05, ruling A-13)."""
    table = game.table
    tile = list(table.parts.tiles)[game.chance.after.tile]
    take_tile(game, tile)
    cells = open_cells(game)
    cell = cells[(yield Decision(seat, "cell", list(cells)))]
    sides = [f"side:{SIDES[side]}" for side in range(2) if ways(game, tile, side, cell)]
    side = SIDES.index((yield Decision(seat, "side", sides)).removeprefix("side:"))
    turns = yield Decision(seat, "rotate", [f"rotate:{turns}" for turns in ways(game, tile, side, cell)])
    lay(game, Region(tile, side, int(turns.removeprefix("rotate:")), cell, table.parts.tiles[tile][side]), seat)


def take_tile(game: Game, tile: str) -> None:
    if tile not in game.table.tiles:
        raise Difference(f"{tile} is not in the stack")
    game.table.tiles.remove(tile)


def cell_of_region(game: Game, number: int) -> Cell:
    """Where the engine has laid a region: events do not say."""
    return int(game.chance.after.column[number]) - ORIGIN, int(game.chance.after.row[number]) - ORIGIN


def lay_by_chance(game: Game, seat: int) -> None:
    """ST-SETUP-22: a random cell, then one of the ways to lie there that join most regions."""
    table = game.table
    number = len(table.regions)
    facts = next_laid_region(game)
    tile, side = read_face(game, facts["face"])
    take_tile(game, tile)
    cell, turns = cell_of_region(game, number), int(facts["turns"])
    if cell not in open_cells(game).values():
        raise Difference(f"region {number} does not go to {cell}")
    most = max(count for side in range(2) for count in ways(game, tile, side, cell).values())
    if ways(game, tile, side, cell).get(turns) != most:
        raise Difference(f"region {number}, {facts}, does not join the {most} regions that it could")
    lay(game, Region(tile, side, turns, cell, table.parts.tiles[tile][side]), seat)


def lay_hidden(game: Game, seat: int) -> Flow:
    """ST-EXPL-01: face down, beside a region that lies already."""
    cells, number = open_cells(game), len(game.table.regions)
    if game.table.options["board"] == "laid":
        cell = cells[(yield Decision(seat, "cell", list(cells)))]
    else:
        cell = cell_of_region(game, number)
        if cell not in cells.values():
            raise Difference(f"region {number} does not go to {cell}")
    game.table.regions.append(Region("", 0, 0, cell, None))


# Sites ----------------------------------------------------------------------------------------------------------------
def lay(game: Game, region: Region, seat: int) -> None:
    """The engine must say the same of it."""
    number = len(game.table.regions)
    face = f"{region.tile}-{SIDES[region.side]}"
    game.chance.take("laid", seat=seat, region=str(number), face=face, turns=str(region.turns))
    game.table.regions.append(region)
    roll_for_sites(game, region)


def roll_for_sites(game: Game, region: Region) -> None:
    """ST-SETUP-08 to 11: a planet, then an outpost; two of each with More Objects (ST-OBJX-01, 02)."""
    times = 2 if game.on("more_objects") else 1
    for kind in ("planet", "outpost"):
        for _ in range(times):
            hit = game.site_die(kind, region)
            if hit:
                game.table.sites[hit[0]] = Site(hit[1])


def planets_of(game: Game, number: int) -> list[Sector]:
    return [sector for sector, site in game.table.sites.items() if sector[0] == number and site.planet]


def add_missing_planets(game: Game) -> None:
    """ST-SETUP-21: more rolls for regions without a planet, in the order they were laid and round again."""
    table = game.table
    while sum(bool(site.planet) for site in table.sites.values()) < table.seats:
        rolled = game.chance.left({"planet"})
        if not rolled:
            raise Difference("there are fewer planets than players")
        number = as_sector(rolled[0].facts["sector"])[0]
        if planets_of(game, number):
            raise Difference(f"region {number} has a planet and is not rolled for again")
        hit = game.site_die("planet", table.regions[number])
        if hit:
            table.sites[hit[0]] = Site(hit[1])


# Flagships ------------------------------------------------------------------------------------------------------------
def place_flagships(game: Game) -> Flow:
    """ST-SETUP-14: from the last player in order back to the first."""
    table = game.table
    for seat in reversed(table.in_order()):
        free = [sector for sector in table.sites if table.sites[sector].planet]
        if game.on("exploration"):
            free = [min(planets_of(game, 0))]  # ST-EXPL-03, ruling L-13
        else:
            taken = [ship.sector for ship in table.ships]
            free = [sector for sector in free if sector not in taken]  # ST-SETUP-15
        chosen = yield Decision(seat, "base", [f"sector:{written(sector)}" for sector in free])
        sector = as_sector(chosen.removeprefix("sector:"))
        table.ships.append(Ship(seat, 1, FLAGSHIP, sector, priority=1, active=True))  # ST-SETUP-24
