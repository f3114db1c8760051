"""The Travel phase: ships move along lines, pay tolls, turn up regions (ST-TRV, ST-TOLL-05, ST-EXPL)."""

from tests.oracle.harness import Difference
from tests.oracle.star_traders.blockade import lift_where_nobody_is_left
from tests.oracle.star_traders.board import crossing, hidden_beyond, lines_from, set_influence
from tests.oracle.star_traders.content import EDGES
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.levels import work_out_levels
from tests.oracle.star_traders.setup import read_face, roll_for_sites, take_tile
from tests.oracle.star_traders.table import Decision, Flow, Sector, Ship, Station, as_sector, written


def ships_in_order(game: Game) -> list[Ship]:
    """ST-TRV-01, 02: by priority number, then in turn order."""
    seats = game.table.in_order()
    return sorted(game.table.ships, key=lambda ship: (ship.priority, seats.index(ship.owner)))


def travel_phase(game: Game, ships: list[Ship]) -> Flow:
    for ship in ships:
        if ship.active:  # ST-TRV-11
            yield from move(game, ship)


def station_on(game: Game, one: Sector, other: Sector) -> Station | None:
    """ST-TOLL-01: a line has one station at most."""
    return next((s for s in game.table.stations.values() if {s.at, s.to} == {one, other}), None)


def toll(game: Game, ship: Ship, there: Sector) -> tuple[int, Station | None]:
    """ST-TOLL-05, 06: 25 a marker to a rival's station; a Toll Transponder lowers it, but not below 0."""
    station = station_on(game, ship.sector, there)
    if station is None or station.owner == ship.owner:
        return 0, None
    fee = game.figure("toll_fee") * station.markers - game.working(ship, "transponder")
    return max(0, fee), station


def move(game: Game, ship: Ship) -> Flow:
    """ST-TRV-03, 04: a sector for each line, as far as the move allows; the ship may stop earlier."""
    left = game.move_value(ship)
    player = game.player(ship.owner)
    while True:
        options = ["done", *game.serving(ship, "engineer", "navigator")]  # ST-CREW-12
        if left:
            ways_on = [
                there for there in lines_from(game.table, ship.sector) if toll(game, ship, there)[0] <= player.credits
            ]
            options += [f"sector:{written(there)}" for there in ways_on]  # ST-TRV-08
            options += unknown_regions(game, ship)
        chosen = yield Decision(ship.owner, "travel", sorted(set(options)), ship)
        if chosen == "done":
            return
        if chosen.startswith("use:"):
            left += game.use(ship, "engineer" if game.is_use(chosen, "engineer") else "navigator")
        elif chosen.startswith("cell:"):
            edge = EDGES.index(chosen.split(":")[2])
            yield from turn_up(game, ship, edge)
            enter(game, ship, edge)
            left -= 1  # ST-EXPL-08
        else:
            cross(game, ship, as_sector(chosen.removeprefix("sector:")))
            left -= 1


def cross(game: Game, ship: Ship, there: Sector) -> None:
    """Pay, go, and leave a blockade behind (ST-TRV-10)."""
    fee, station = toll(game, ship, there)
    if station:
        game.player(ship.owner).credits -= fee
        game.player(station.owner).credits += fee
    ship.sector = there
    lift_where_nobody_is_left(game)


def enter(game: Game, ship: Ship, edge: int) -> None:
    """ST-EXPL-04, 05: whoever turns a region up goes in at once."""
    line = crossing(game.table, ship.sector[0], edge)
    if line is None:
        raise Difference("the region that was turned up is not joined")
    cross(game, ship, line[1])


# Exploration ----------------------------------------------------------------------------------------------------------
def unknown_regions(game: Game, ship: Ship) -> list[str]:
    """Exits of this sector beyond which a region lies face down (ST-EXPL-04)."""
    number, sector = ship.sector
    exits = game.table.regions[number].exits()
    edges = [edge for edge in exits if exits[edge] == sector and hidden_beyond(game.table, number, edge) is not None]
    return [f"cell:{number}:{EDGES[edge]}" for edge in edges]


def turn_up(game: Game, ship: Ship, edge: int) -> Flow:
    """ST-EXPL-04, 05, 08, 09: chance gives region and side, the player turns it so that a line joins it to theirs."""
    table = game.table
    here = ship.sector[0]
    number = hidden_beyond(table, here, edge)
    if number is None:
        raise Difference("there is nothing to turn up")
    tile = list(table.parts.tiles)[game.chance.after.tile]
    side = int(game.chance.after.side)
    take_tile(game, tile)
    region = table.regions[number]
    face = table.parts.tiles[tile][side]
    joined = [turns for turns in range(6) if (edge + 3 - turns) % 6 in face.exits]
    chosen = yield Decision(ship.owner, "reveal", [f"rotate:{turns}" for turns in joined], ship)
    region.tile, region.side, region.face = tile, side, face
    region.turns = int(chosen.removeprefix("rotate:"))
    draw = game.chance.take("revealed", region=str(number), turns=str(region.turns))
    if read_face(game, draw.facts["face"]) != (tile, side):
        raise Difference(f"{tile}, side {side}, was drawn, and another was turned up")
    roll_for_sites(game, region)
    set_influence(table)  # ST-EXPL-06
    work_out_levels(game)  # ST-EXPL-07
