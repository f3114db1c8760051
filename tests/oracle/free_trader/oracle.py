"""Free Trader: setup, the turn, the Event phase, and what is compared.

The rulebook leaves two things to the interface: the engine's names of cells and phases, and that V go towards a fine in
one sum at the end.
"""

from collections.abc import Generator

from tests.contract.cases import Setup
from tests.oracle.free_trader.cards import load_events, load_planets
from tests.oracle.free_trader.chart import CENTRE, Chart, name_of
from tests.oracle.free_trader.combat import begin_fight, fight
from tests.oracle.free_trader.explore import choose_home, explore
from tests.oracle.free_trader.game import WON, Decision, Game, GameOver, Play
from tests.oracle.free_trader.jumps import dealt_cells, jump
from tests.oracle.free_trader.market import buy, sell, upgrade
from tests.oracle.free_trader.months import cards_left, draw, used
from tests.oracle.free_trader.options import Options
from tests.oracle.free_trader.police import inspection
from tests.oracle.free_trader.ship import Ship
from tests.oracle.harness import Chance, Result, State

START = "earth"  # FT-SETUP-01


def whole_game(game: Game) -> Play[None]:
    """FT-VPREGEN-02, FT-VPREGEN-03; then turn after turn."""
    if game.options.pregen:
        game.chance.take("dealt")
        game.chart.deal(dealt_cells(game))
        yield from choose_home(game)
    while True:
        yield from turn(game)


def turn(game: Game) -> Play[None]:
    """FT-TURN-01."""
    game.turn += 1
    yield from explore(game)
    yield from buy(game)
    yield from jump(game)
    while (yield from event(game)):  # FT-EVENT-05: after fleeing there is a new Event phase
        pass
    yield from sell(game)
    yield from upgrade(game)


def event(game: Game) -> Play[bool]:
    """FT-EVENT-01 to 05. Whether you fled."""
    card = draw(game, "event")
    is_enemy = card.kind in ("pirate", "invader")
    if is_enemy:
        begin_fight(game, card)
    # FT-MONTH-05: its job is done when you have seen its kind. FT-DECK-05: yet it stays in use, as the enemy's card, or
    # because it sets the sell prices, or because the Police are still to draw a fine (ruling AMB-03).
    used(game, stays_in_use=True)
    if is_enemy:
        return (yield from fight(game))
    if card.kind == "police":
        yield from inspection(game)
    return False


class FreeTraderOracle:
    chance_events = frozenset({"drawn", "explored", "redrawn", "dealt"})

    def __init__(self, setup: Setup) -> None:
        options = Options.of(setup.options)
        planets = load_planets(setup.content)
        chart = Chart(planets, options.pregen)
        if not options.pregen:  # FT-SETUP-01
            chart.at, chart.planet = {START: CENTRE}, START
        self.game = Game(options, planets, load_events(setup.content), Ship(options), chart)
        self.course: Generator[Decision, str, None] = whole_game(self.game)
        self.decision: Decision | None = None
        self.ending = ""

    # The course of the game
    @property
    def seat(self) -> int:
        return 0 if self.decision else -1

    @property
    def phase(self) -> str:
        return self.decision.phase if self.decision else "over"

    def begin(self, chance: Chance) -> None:
        self.game.chance = chance
        self.decision = next(self.course)

    def legal(self) -> list[str]:
        return self.decision.legal if self.decision else []

    def play(self, action: str, chance: Chance) -> None:
        self.game.chance = chance
        try:
            self.decision = self.course.send(action)
        except GameOver as over:
            self.decision = None
            self.ending = str(over)

    # What is compared
    def state(self) -> State:
        game, ship, chart = self.game, self.game.ship, self.game.chart
        everything = {
            "options": {**vars(game.options)},
            "turn": game.turn,
            "month": game.month,
            "purse": game.purse,
            "money": ship.money,
            "levels": ship.levels,
            "hold": ship.hold,
            "map": {planet: name_of(cell) for planet, cell in chart.at.items()},
            "planet": chart.planet,
            "previous": chart.previous or "none",
        }
        return everything if not self.decision else {**everything, **self._table()}

    def _table(self) -> State:
        """What lies on the table while the game goes on."""
        game = self.game
        return {
            "drawn planet": game.drawn_planet or "none",
            "cards drawn": sorted(game.out),
            "cards left": cards_left(game),
            "card": game.card.key if game.card else "none",
            "enemy": game.fight.enemy.key if game.fight else "none",
            "booty": game.fight.booty if game.fight else 0,
            "fine": game.fine,
        }

    def result(self) -> Result:
        """FT-END-06: you win or lose, and no points are counted."""
        has_won = self.ending == WON
        return Result([int(has_won)], [0] if has_won else [], self.ending)
