"""A ship's turn at a planet or an outpost (ST-SITE), and trading there (ST-TRADE)."""

from dataclasses import dataclass, field

from tests.oracle.star_traders import hiring, upgrades
from tests.oracle.star_traders.content import GOODS
from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.mechanic import mechanic, mend_with_mechanic
from tests.oracle.star_traders.table import Decision, Factory, Flow, Ship
from tests.oracle.star_traders.trade import trade, trade_options


@dataclass
class Visit:
    """What a ship has done at a site in this turn."""

    traded: set[str] = field(default_factory=set)  # goods
    drawn: set[str] = field(default_factory=set)  # decks
    computed: bool = False  # the Trade Computer has served


def at_site(game: Game, ship: Ship) -> Flow:
    """Any mix, in any order (ST-SITE-03, 04), until the player is done."""
    visit = Visit()
    is_planet = bool(game.table.sites[ship.sector].planet)
    while True:
        options = planet_options(game, ship, visit) if is_planet else outpost_options(game, ship, visit)
        phase = "planet" if is_planet else "outpost"
        chosen = yield Decision(ship.owner, phase, ["done", *options, *mechanic(game, ship)], ship)
        verb, _, what = chosen.partition(":")
        if verb == "done":
            return
        if verb == "use":
            mend_with_mechanic(game, ship)
        elif verb in ("buy", "sell"):
            yield from trade(game, ship, visit, verb, what)
        elif verb == "load":
            yield from load(game, ship, what)
        elif verb in ("draw_fleet", "draw_crew"):
            visit.drawn.add(verb)
            yield from hiring.session(game, ship, verb)
        elif verb in ("repair", "reinforce"):
            yield from upgrades.hull_work(game, ship, verb)
        else:
            yield from upgrades.buy_or_sell(game, ship, chosen)


def planet_options(game: Game, ship: Ship, visit: Visit) -> list[str]:
    """ST-SITE-03, 05."""
    return [
        *trade_options(game, ship, visit),
        *upgrades.hull_options(game, ship),
        *upgrades.purchase_options(game, ship),
        *hiring.draw_options(game, ship, visit.drawn),
        *load_options(game, ship),
    ]


def outpost_options(game: Game, ship: Ship, visit: Visit) -> list[str]:
    """ST-SITE-01, 02: trade or hiring, or with `outpost_session = both` both."""
    both = game.table.options["outpost_session"] == "both"
    trades = trade_options(game, ship, visit) if both or not visit.drawn else []
    draws = hiring.draw_options(game, ship, visit.drawn) if both or not visit.traded else []
    return trades + draws


# Factories ------------------------------------------------------------------------------------------------------------
def own_factories(game: Game, ship: Ship) -> list[Factory]:
    own = sorted(game.table.factories.items())
    return [factory for _, factory in own if factory.owner == ship.owner and factory.at == ship.sector]


def load_options(game: Game, ship: Ship) -> list[str]:
    """ST-SITE-05, ST-FAC-09."""
    if game.room(ship) <= 0:
        return []
    return [f"load:{good}" for good in GOODS if any(factory.stock[good] for factory in own_factories(game, ship))]


def load(game: Game, ship: Ship, good: str) -> Flow:
    """It is no trade (ST-TRADE-17). Which factory a unit comes from is not asked (ruling L-15)."""
    stock = sum(factory.stock[good] for factory in own_factories(game, ship))
    units = yield from upgrades.quantity(ship, min(stock, game.room(ship)))
    ship.cargo[good] += units
    for factory in own_factories(game, ship):
        part = min(units, factory.stock[good])
        factory.stock[good] -= part
        units -= part
