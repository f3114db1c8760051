"""Missions (GT-MISS)."""

from functools import partial

from tests.oracle.gem_traders.setup import uncover
from tests.oracle.gem_traders.table import Choices, Table


def mission_actions(table: Table) -> Choices:
    """GT-MISS-01, GT-MISS-03: at the Mission Center, the top tile of a pile."""
    offers = [(pile, tile) for pile, tile in table.offer.items() if tile is not None]
    return {f"mission:{pile}": partial(resolve, table, pile, tile) for pile, tile in offers if can_resolve(table, tile)}


def can_resolve(table: Table, name: str) -> bool:
    """The ship carries what it asks for (GT-MISS-02), and the bank has gold (GT-MISS-05)."""
    carried = all(table.me.cargo[good] >= units for good, units in table.tile(name).need.items())
    return table.me.place == "mission" and carried and table.bank["gold"] > 0


def resolve(table: Table, pile: str, name: str) -> None:
    tile, me = table.tile(name), table.me
    gold = min(tile.gold, table.bank["gold"])  # GT-MISS-05: by what it has before the delivery
    table.tell("resolved", tile=name, gold=gold, points=tile.points)
    for good, units in tile.need.items():
        me.cargo[good] -= units
        table.return_units(good, units)  # GT-MISS-06
    table.bank["gold"] -= gold
    me.cargo["gold"] += gold
    me.tiles.add(name)  # GT-MISS-04
    uncover(table, pile)  # GT-MISS-07
