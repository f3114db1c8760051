"""The Upkeep phase: paying, losing, activating, bringing upgrades back (ST-UPK, ST-ACTV, ST-TGT-05)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tests.oracle.star_traders.blockade import lift_where_nobody_is_left
from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.levels import work_out_levels
from tests.oracle.star_traders.table import Decision, Flow, Ship


@dataclass
class Bill:
    """What one thing costs, the action that pays for it, and what it is."""

    cost: int
    pay: str
    lose: Callable[[], None]
    ship: Ship | None = None


def upkeep_phase(game: Game) -> Flow:
    for seat in game.table.in_order():  # ST-UPK-12
        spared = list[Ship]()  # by their Pursers: their upkeep is 0 (ruling L-16)
        yield from ask_pursers(game, seat, spared)
        yield from settle(game, bills_of(game, seat, spared), seat)
        activate(game, seat)
        yield from bring_back(game, seat)


def ask_pursers(game: Game, seat: int, spared: list[Ship]) -> Flow:
    """A Purser makes the upkeep of its ship 0 in this round, before anything is paid."""
    for ship in game.table.fleet(seat):
        if not upkeep_of(game, ship) or not game.can_serve(ship, "purser"):
            continue
        if (yield Decision(seat, "purser", ["confirm", "done"], ship)) == "confirm":
            game.use(ship, "purser")
            spared.append(ship)


def upkeep_of(game: Game, ship: Ship) -> int:
    """What the card says; a flagship's says 0 (ST-UPK-01, 10)."""
    return game.table.parts.designs[ship.design].upkeep


def bills_of(game: Game, seat: int, spared: list[Ship]) -> list[Bill]:
    """ST-UPK-01: fleet ships, stations, factories. A ship hired last round costs as well (ST-UPK-11)."""
    table = game.table
    ships = [
        Bill(
            0 if ship in spared else upkeep_of(game, ship),
            f"pay_ship:{ship.slot}",
            partial(lose_ship, game, ship),
            ship,
        )
        for ship in table.fleet(seat)
        if not ship.is_flagship  # ST-UPK-10
    ]
    stations = [
        Bill(game.figure("toll_upkeep"), f"pay_station:{number}", partial(lose_station, game, number))
        for number, station in sorted(table.stations.items())
        if station.owner == seat
    ]
    factories = [
        Bill(game.figure("factory_upkeep"), f"pay_factory:{number}", partial(lose_factory, game, number))
        for number, factory in sorted(table.factories.items())
        if factory.owner == seat
    ]
    return ships + stations + factories


def settle(game: Game, bills: list[Bill], seat: int) -> Flow:
    """One by one in any order (ST-UPK-02, 04, 07); when nothing can be paid, the rest is lost (ST-UPK-03, 08)."""
    player = game.player(seat)
    while bills:
        if sum(bill.cost for bill in bills) <= player.credits:  # L-11: paid for by themselves
            for bill in [bill for bill in bills if not bill.ship]:
                player.credits -= bill.cost
                bills.remove(bill)
        payable = {bill.pay: bill for bill in bills if bill.cost <= player.credits}
        dismissible = {f"dismiss:{bill.ship.slot}": bill for bill in bills if bill.ship}
        if not payable:
            for bill in bills:
                bill.lose()
            return
        chosen = yield Decision(seat, "upkeep", [*payable, *dismissible])
        if chosen in payable:
            player.credits -= payable[chosen].cost
            bills.remove(payable[chosen])
        else:
            dismissible[chosen].lose()
            bills.remove(dismissible[chosen])


def lose_ship(game: Game, ship: Ship) -> None:
    """ST-UPK-05, 06."""
    game.remove(ship)
    lift_where_nobody_is_left(game)


def lose_station(game: Game, number: int) -> None:
    """ST-UPK-09: with its markers. With Territory it was presence."""
    del game.table.stations[number]
    work_out_levels(game)


def lose_factory(game: Game, number: int) -> None:
    """ST-UPK-09: its stock goes back to the bags."""
    factory = game.table.factories.pop(number)
    for good in GOODS:
        game.table.supply[good] += factory.stock[good]


def activate(game: Game, seat: int) -> None:
    """ST-ACTV-01, 02: all ships are turned up. Repair Drones work then, on the flagship too (L-09)."""
    for ship in game.table.fleet(seat):
        ship.active = True
        ship.damage = max(0, ship.damage - game.working(ship, "drones"))


def bring_back(game: Game, seat: int) -> Flow:
    """ST-TGT-05: ship by ship, an upgrade that was shot out of use, at a planet that is not under blockade."""
    table, player, cost = game.table, game.player(seat), game.figure("mend_cost")
    for ship in table.fleet(seat):
        site = table.sites.get(ship.sector)
        while site and site.planet and not site.blockade and player.credits >= cost:
            broken = [name for name, fitted in ship.upgrades.items() if not fitted.works]
            chosen = yield Decision(seat, "mend", ["done", *(f"mend:{name}" for name in broken)], ship)
            if chosen == "done":
                break
            player.credits -= cost
            ship.upgrades[chosen.removeprefix("mend:")].works = True
