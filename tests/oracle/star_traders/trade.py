"""Trading: prices, limits and what a trade does to the market (ST-TRADE, ST-PERK-01)."""

from typing import TYPE_CHECKING

from tests.oracle.star_traders.board import modifier
from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.income import move_price
from tests.oracle.star_traders.table import Count, Decision, Flow, Ship
from tests.oracle.star_traders.upgrades import quantity

if TYPE_CHECKING:
    from tests.oracle.star_traders.sites import Visit


def may_trade_here(ship: Ship, visit: "Visit") -> bool:
    """ST-TRADE-04, 05: not in the region of the last trade; trades within the same turn are not affected."""
    return bool(visit.traded) or ship.last_trade != ship.sector[0]


def trade_options(game: Game, ship: Ship, visit: "Visit") -> list[str]:
    if not may_trade_here(ship, visit):
        return []
    player = game.player(ship.owner)
    goods = [good for good in GOODS if good not in visit.traded]  # ST-TRADE-16
    buys = [good for good in goods if good not in player.sold and most_bought(game, ship, visit, good)]  # ST-TRADE-03
    sells = [good for good in goods if good not in player.bought and ship.cargo[good]]
    return [f"buy:{good}" for good in buys] + [f"sell:{good}" for good in sells]


def unit_price(game: Game, ship: Ship, verb: str, good: str, favour: int) -> int:
    """ST-TRADE-09, 10; what a Broker or a computer shifts it by; never below the floor (ruling A-04)."""
    price = game.table.prices[good] + modifier(game.table, ship.sector, ship.owner)
    return max(game.figure("unit_floor"), price - favour if verb == "buy" else price + favour)


def most_units(game: Game, ship: Ship, verb: str, good: str, favour: int) -> int:
    """ST-TRADE-07, 14, 15: as much as fits, as the bag holds, as the money is for."""
    if verb == "sell":
        return ship.cargo[good]
    affordable = game.player(ship.owner).credits // unit_price(game, ship, verb, good, favour)
    return max(0, min(affordable, game.room(ship), game.table.supply[good]))


def most_favour(game: Game, ship: Ship, visit: "Visit") -> int:
    """All that Trade Computer and Broker could do for one trade."""
    computer = 0 if visit.computed else game.working(ship, "computer")
    tokens = game.player(ship.owner).tokens if game.can_serve(ship, "broker") else 0
    return computer + tokens * game.table.parts.posts[game.table.parts.post_names["broker"]].power


def most_bought(game: Game, ship: Ship, visit: "Visit", good: str) -> int:
    """How many could be bought with all the help there is (ST-TRADE-15)."""
    return most_units(game, ship, "buy", good, most_favour(game, ship, visit))


def trade(game: Game, ship: Ship, visit: "Visit", verb: str, good: str) -> Flow:
    favour = yield from terms(game, ship, visit, verb, good)
    units = yield from quantity(ship, most_units(game, ship, verb, good, favour))
    price = unit_price(game, ship, verb, good, favour)
    player = game.player(ship.owner)
    visit.traded.add(good)
    ship.last_trade = ship.sector[0]
    if verb == "buy":
        player.credits -= units * price
        player.bought.add(good)
        ship.cargo[good] += units
        game.table.supply[good] -= units  # ST-TRADE-06
        move_price(game, good, units)  # ST-TRADE-12
    else:
        player.credits += units * price
        player.sold.add(good)
        ship.cargo[good] -= units
        game.table.supply[good] += units
        move_price(game, good, -units)  # ST-TRADE-13


def terms(game: Game, ship: Ship, visit: "Visit", verb: str, good: str) -> Count:
    """Before the quantity: the Trade Computer in one trade a turn, a Broker as often as it is paid for.

    Nobody goes on to a quantity without money for one unit.
    """
    favour = 0
    while True:
        options = ["done"] if most_units(game, ship, verb, good, favour) else []
        if not visit.computed and game.working(ship, "computer"):
            options.append("confirm")
        options += game.serving(ship, "broker")
        chosen = yield Decision(ship.owner, "terms", options, ship)
        if chosen == "done":
            return favour
        if chosen == "confirm":
            visit.computed = True
            favour += game.working(ship, "computer")
        else:
            favour += game.use(ship, "broker")
