"""Corporate actions: toll stations and factories (ST-CORP, ST-TOLL, ST-FAC)."""

from tests.oracle.star_traders.board import all_sectors, lines_from, planet_of
from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.factories import storage
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.levels import work_out_levels
from tests.oracle.star_traders.table import Decision, Factory, Flow, Sector, Station, as_sector, written
from tests.oracle.star_traders.travel import station_on


def corporate_actions(game: Game) -> Flow:
    """ST-CORP-01: one each, in turn order, when all ships have acted."""
    for seat in game.table.in_order():
        chosen = yield Decision(seat, "corporate", ["done", *options(game, seat)])
        verb, _, what = chosen.partition(":")
        if verb == "build_toll":
            yield from build_station(game, seat)
        elif verb == "improve_toll":
            raise_station(game, seat, int(what))
        elif verb == "buy_toll":
            buy_station(game, seat, int(what))
        elif verb == "build_factory":
            yield from build_factory(game, seat)
        elif verb == "produce":
            yield from produce(game, seat)


def options(game: Game, seat: int) -> list[str]:
    """ST-CORP-02, 03."""
    table, purse = game.table, game.player(seat).credits
    found = list[str]()
    for number, station in table.stations.items():
        cost = marker_cost(game, station.at[0])
        if station.owner == seat and cost <= purse:  # ST-TOLL-12
            found.append(f"improve_toll:{number}")
        if station.owner != seat and 2 * station.markers * cost <= purse:  # ST-TOLL-09
            found.append(f"buy_toll:{number}")
    if first_ends(game, seat):
        found.append("build_toll")
    if factory_places(game, seat):
        found.append("build_factory")
    if any(can_produce(game, factory) for factory in table.factories.values() if factory.owner == seat):
        found.append("produce")
    return found


# Stations -------------------------------------------------------------------------------------------------------------
def marker_cost(game: Game, region: int) -> int:
    """ST-TOLL-03."""
    return game.figure("toll_base") + game.figure("toll_step") * game.table.regions[region].influence


def free_lines(game: Game, sector: Sector) -> list[Sector]:
    """ST-TOLL-01: lines without a station."""
    return [other for other in lines_from(game.table, sector) if station_on(game, sector, other) is None]


def first_ends(game: Game, seat: int) -> list[Sector]:
    """Where a station may begin: its first end names its region (ST-TOLL-04)."""
    if len(game.table.stations) >= game.table.parts.counts["stations"]:
        return []
    payable = [s for s in all_sectors(game.table) if marker_cost(game, s[0]) <= game.player(seat).credits]
    return [sector for sector in payable if free_lines(game, sector)]


def build_station(game: Game, seat: int) -> Flow:
    """ST-TOLL-02, 03."""
    at = yield Decision(seat, "toll_at", [f"sector:{written(sector)}" for sector in first_ends(game, seat)])
    start = as_sector(at.removeprefix("sector:"))
    to = yield Decision(seat, "toll_to", [f"sector:{written(sector)}" for sector in free_lines(game, start)])
    game.player(seat).credits -= marker_cost(game, start[0])
    number = lowest_free(game.table.stations)
    game.table.stations[number] = Station(seat, start, as_sector(to.removeprefix("sector:")))
    work_out_levels(game)  # with Territory it is presence (ST-TOLL-11)


def lowest_free(things: dict[int, Station] | dict[int, Factory]) -> int:
    return next(number for number in range(len(things) + 1) if number not in things)


def raise_station(game: Game, seat: int, number: int) -> None:
    """ST-TOLL-02, 03."""
    station = game.table.stations[number]
    game.player(seat).credits -= marker_cost(game, station.at[0])
    station.markers += 1


def buy_station(game: Game, seat: int, number: int) -> None:
    """ST-TOLL-09, 10."""
    station = game.table.stations[number]
    game.player(seat).credits -= 2 * station.markers * marker_cost(game, station.at[0])
    station.owner = seat
    work_out_levels(game)


# Factories ------------------------------------------------------------------------------------------------------------
def factory_places(game: Game, seat: int) -> list[Sector]:
    """ST-FAC-01 to 04: planets with room, all players' factories counted together."""
    table = game.table
    has_piece = len(table.factories) < table.parts.counts["factories"]
    if not has_piece or game.player(seat).credits < game.figure("factory_cost"):
        return []
    built = [factory.at for factory in table.factories.values()]
    planets = [sector for sector, site in table.sites.items() if site.planet]
    return [sector for sector in planets if built.count(sector) < planet_of(table, table.sites[sector]).population]


def build_factory(game: Game, seat: int) -> Flow:
    at = yield Decision(seat, "factory_at", [f"sector:{written(sector)}" for sector in factory_places(game, seat)])
    game.player(seat).credits -= game.figure("factory_cost")
    number = lowest_free(game.table.factories)
    game.table.factories[number] = Factory(seat, as_sector(at.removeprefix("sector:")))


def can_produce(game: Game, factory: Factory) -> bool:
    """ST-FAC-11."""
    return factory.load < storage(game, factory) and any(game.table.supply.values())


def produce(game: Game, seat: int) -> Flow:
    """ST-FAC-07, ST-CORP-05: each factory makes one unit; the colour is chosen for each."""
    supply = game.table.supply
    for _, factory in sorted(game.table.factories.items()):
        if factory.owner == seat and can_produce(game, factory):
            colours = [f"colour:{good}" for good in GOODS if supply[good]]
            chosen = yield Decision(seat, "produce", ["done", *colours])
            if chosen != "done":
                good = chosen.removeprefix("colour:")
                factory.stock[good] += 1
                supply[good] -= 1
