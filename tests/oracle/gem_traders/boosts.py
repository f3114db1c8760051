"""Boosts (GT-BOOST, GT-BD). Played as an action that is given back (GT-BOOST-02, GT-BOOST-03)."""

from collections.abc import Callable
from functools import partial

from tests.oracle.gem_traders.crew import loaded_ships, ships_with_me_in_space, swap_with_ship, take_from_ship
from tests.oracle.gem_traders.exchange import broker, cash_flow, hack, reroll, switch_dice
from tests.oracle.gem_traders.home import drop, drop_by_force, store
from tests.oracle.gem_traders.mining import can_mine, can_salvage, mine, salvage
from tests.oracle.gem_traders.movement import fly
from tests.oracle.gem_traders.officers import Conversion
from tests.oracle.gem_traders.table import Choices, Steps, Table, kinds, repeat, total

JETTISON_UNITS = 4
WINDFALL_GEMS = 3
BALLAST_UNITS = 6
BIG_TAKE_UNITS = 4


def boost_actions(table: Table) -> Choices:
    """Those one holds that change something now (GT-BOOST-01, GT-BOOST-05)."""
    held = sorted(set(table.me.boosts))
    return {f"play:{name}": partial(play, table, name) for name in held if BOOSTS[name][0](table)}


def play(table: Table, name: str) -> Steps:
    """It is gone at once (GT-BOOST-01, GT-BOOST-07, GT-BOOST-08), then it works."""
    table.tell("played", boost=name)
    table.me.boosts.remove(name)
    table.me.played.append(name)
    steps = BOOSTS[name][1](table)
    if steps is not None:
        yield from steps


def always(table: Table) -> bool:
    return True


def pay_dirt(table: Table) -> Steps:
    """GT-BOOST-PAYDIRT, GT-BD-01: up to the capacity that holds just now, whatever is aboard."""
    yield from mine(table, table.me.capacity)


def payday(table: Table) -> Steps:
    """GT-BOOST-PAYDAY, GT-BD-01."""
    yield from salvage(table, table.me.capacity)


def can_freeze(table: Table) -> bool:
    return not table.me.freezing  # an effect that lasts is a change unless it is in force already (GA-47)


def freeze(table: Table) -> None:
    table.me.freezing = True


def can_jettison(table: Table) -> bool:
    return any(total(table.players[seat].cargo) > 0 for seat in table.others_in_order())


def jettison(table: Table) -> Steps:
    """GT-BOOST-JETTISON: each opponent, in seat order (GT-TURN-08)."""
    for seat in table.others_in_order():
        yield from drop_by_force(table, seat, JETTISON_UNITS)


def can_windfall(table: Table) -> bool:
    return bool(table.gems_in_bank())


def windfall(table: Table) -> Steps:
    """GT-BOOST-WINDFALL: three gemstones from the bank to storage; if it has fewer, those (GT-BD-07)."""

    def find(gem: str) -> None:
        table.tell("found", good=gem)
        table.bank[gem] -= 1
        table.me.storage[gem] += 1

    def choices() -> Choices:
        return {f"take:{gem}": partial(find, gem) for gem in table.gems_in_bank()}

    yield from repeat((table.active, "windfall"), WINDFALL_GEMS, choices, may_stop=False)


def can_offload(table: Table) -> bool:
    return total(table.me.cargo) > 0


def offload(table: Table) -> None:
    """GT-BOOST-OFFLOAD, GT-BD-08: everything, wherever the ship is."""
    for good in kinds(table.me.cargo):
        store(table, good, table.me.cargo[good])


def can_consign(table: Table) -> bool:
    return not table.me.consigned  # likewise


def consignment(table: Table) -> None:
    table.me.consigned = True


def alchemy(table: Table) -> Steps:
    """GT-BOOST-ALCHEMY, GT-BD-11."""
    yield from Conversion(table).run()


def can_convert(table: Table) -> bool:
    return bool(Conversion(table).choices())


def ships_for_storm(table: Table) -> list[int]:
    """GT-BD-15: every ship in space, one's own too."""
    players = enumerate(table.players)
    return [seat for seat, player in players if player.place == "space" and total(player.cargo) > 0]


def storm(table: Table) -> None:
    """GT-BOOST-STORM: they drop all they carry."""
    for seat in ships_for_storm(table):
        cargo = table.players[seat].cargo
        for good in kinds(cargo):
            drop(table, seat, good, cargo[good])


def can_ballast(table: Table) -> bool:
    return total(table.space) > 0


def ballast(table: Table) -> Steps:
    """GT-BOOST-BALLAST, GT-BD-16: up to six drifting units come aboard, wherever the ship is."""
    yield from salvage(table, BALLAST_UNITS)


def big_take(table: Table) -> Steps:
    yield from take_from_ship(table, BIG_TAKE_UNITS)


def can_big_take(table: Table) -> bool:
    return bool(loaded_ships(table))


def can_swap(table: Table) -> bool:
    return bool(ships_with_me_in_space(table)) and total(table.me.cargo) > 0


BOOSTS: dict[str, tuple[Callable[[Table], bool], Callable[[Table], Steps | None]]] = {
    "pay-dirt": (can_mine, pay_dirt),
    "hacker": (always, hack),
    "freeze": (can_freeze, freeze),
    "jettison": (can_jettison, jettison),
    "windfall": (can_windfall, windfall),
    "offload": (can_offload, offload),
    "teleport": (always, fly),
    "consignment": (can_consign, consignment),
    "payday": (can_salvage, payday),
    "alchemy": (can_convert, alchemy),
    "manipulate": (always, switch_dice),
    "broker": (always, broker),
    "cyberpunk": (always, reroll),
    "storm": (lambda table: bool(ships_for_storm(table)), storm),
    "ballast": (can_ballast, ballast),
    "cash-flow": (always, cash_flow),
    "big-take": (can_big_take, big_take),
    "swap": (can_swap, swap_with_ship),
}
