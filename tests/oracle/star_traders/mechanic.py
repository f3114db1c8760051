"""The Mechanic: in its ship's action turn, anywhere, besides its action."""

from tests.oracle.star_traders.game import Game
from tests.oracle.star_traders.table import Ship


def mechanic(game: Game, ship: Ship) -> list[str]:
    return game.serving(ship, "mechanic") if ship.damage else []


def mend_with_mechanic(game: Game, ship: Ship) -> None:
    ship.damage -= game.use(ship, "mechanic")
