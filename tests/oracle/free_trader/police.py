"""The Police (FT-POLICE)."""

from tests.oracle.free_trader.combat import lose_level
from tests.oracle.free_trader.game import UNFINED, Game, GameOver, Play, argument, ask
from tests.oracle.free_trader.months import draw, used


def inspection(game: Game) -> Play[None]:
    """FT-POLICE-01, FT-POLICE-02."""
    if not game.ship.hold["illegals"]:
        return
    card = draw(game, "fine")
    game.fine = game.here.law * card.fine  # FT-POLICE-03
    if game.ship.money + game.ship.resale_of_all() < game.fine:
        raise GameOver(UNFINED)  # FT-POLICE-12
    while game.fine:  # FT-POLICE-10: modules are sold only while some of the fine is unpaid
        yield from pay_towards(game)
    game.ship.hold["illegals"] = 0  # FT-POLICE-04, FT-POLICE-11
    used(game, stays_in_use=True)  # FT-POLICE-14


def pay_towards(game: Game) -> Play[None]:
    """FT-POLICE-05 to 10: with V, once they are enough for what is left, or by selling one level."""
    ship = game.ship
    pays = ["pay"] if ship.money >= game.fine else []
    action = yield from ask("fine", [*pays, *(f"scrap:{module}" for module in ship.modules_left())])
    if action == "pay":
        ship.money -= game.fine
        game.fine = 0
        return
    module = argument(action)
    gain = ship.resale(module)
    change = max(0, gain - game.fine)
    game.fine = max(0, game.fine - gain)
    if game.options.fine_change == "keep":
        ship.earn(change)
    yield from lose_level(game, module)  # FT-POLICE-09
