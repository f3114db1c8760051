"""Factories and stations that follow their sites: storage, and what no longer fits (ST-FAC-08, 12; ST-IMP-08)."""

from tests.oracle.star_traders.board import planet_of
from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Decision, Factory, Flow, Sector, Ship


def storage(game: Game, factory: Factory) -> int:
    """ST-FAC-08: the planet's own influence, twice if the planet is its owner's."""
    site = game.table.sites[factory.at]
    own = planet_of(game.table, site).influence
    return 2 * own if site.owner == factory.owner else own


def return_surplus(game: Game, sector: Sector, acting: int) -> Flow:
    """ST-FAC-12: what a factory may no longer hold goes back to the bags; its owner says which units.

    Whoever acts is first, then clockwise (ruling A-88); each settles factories in the order of their numbers.
    """
    order = game.table.in_order(acting)
    factories = sorted(game.table.factories.items(), key=lambda item: (order.index(item[1].owner), item[0]))
    for _, factory in factories:
        while factory.at == sector and factory.load > storage(game, factory):
            yield from return_unit(game, factory.owner, factory.stock)


def return_cargo(game: Game, ship: Ship) -> Flow:
    """ST-IMP-08: what the hold has no room for goes back to the bags."""
    while ship.load > game.capacity(ship):
        yield from return_unit(game, ship.owner, ship.cargo)


def return_unit(game: Game, seat: int, store: dict[str, int]) -> Flow:
    chosen = yield Decision(seat, "overflow", [f"pick:{good}" for good in GOODS if store[good]])
    good = chosen.removeprefix("pick:")
    store[good] -= 1
    game.table.supply[good] += 1
