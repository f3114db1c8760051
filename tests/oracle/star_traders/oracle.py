"""The game from beginning to end, and the oracle that the harness drives."""

from collections.abc import Collection

from longhaul.games import find_game
from tests.contract.cases import Setup
from tests.oracle.harness import Chance, Difference, Result, State, content_of
from tests.oracle.star_traders.action_phase import action_phase
from tests.oracle.star_traders.blockade import wear_down
from tests.oracle.star_traders.content import read_parts
from tests.oracle.star_traders.corporate import corporate_actions
from tests.oracle.star_traders.game import CHANCE_EVENTS, Game
from tests.oracle.star_traders.income import influence_phase, market_phase
from tests.oracle.star_traders.levels import leaders, winner
from tests.oracle.star_traders.observed import reported
from tests.oracle.star_traders.priority import bid_for_first, order_ships
from tests.oracle.star_traders.setup import set_up
from tests.oracle.star_traders.table import Decision, Flow, new_table
from tests.oracle.star_traders.travel import ships_in_order, travel_phase
from tests.oracle.star_traders.upkeep import upkeep_phase

NO_SEAT = -1
BY_LEVEL = "a-corporation-has-reached-the-victory-level"
BY_ROUNDS = "the-last-round-has-been-played"


def whole_game(game: Game) -> Flow:
    """ST-GEN-01: rounds of six phases, until someone has won (ST-WIN-01) or the last round is over (ruling A-89)."""
    yield from set_up(game)
    while not is_over(game):
        game.table.round += 1
        yield from play_round(game)


def is_over(game: Game) -> bool:
    won = winner(game)
    if won is not None:
        game.winners, game.ending = [won], BY_LEVEL
    elif game.table.round >= game.table.options["round_cap"]:
        game.winners, game.ending = leaders(game), BY_ROUNDS
    return bool(game.ending)


def play_round(game: Game) -> Flow:
    yield from influence_phase(game)
    yield from upkeep_phase(game)
    yield from market_phase(game)
    ships = ships_in_order(game)
    yield from travel_phase(game, ships)  # ST-TRV-12: no ship acts before all have moved
    yield from action_phase(game, ships)
    yield from corporate_actions(game)
    yield from order_ships(game)
    yield from bid_for_first(game)
    end_round(game)


def end_round(game: Game) -> None:
    wear_down(game)
    for player in game.table.players:
        player.bids = 0
        player.bought.clear()
        player.sold.clear()
    for ship in game.table.ships:
        ship.struck = ship.forfeits = False


class StarTraders:
    """The oracle. A decision without a choice may be left out by the engine (L-11, ruling A-92): the oracle then goes
    on by itself, with the only action there is."""

    chance_events = CHANCE_EVENTS

    def __init__(self, setup: Setup) -> None:
        self.game = Game(new_table(read_parts(content_of(setup.game, setup.content)), setup.seats, dict(setup.options)))
        self.flow = whole_game(self.game)
        self.decision: Decision | None = None

    @property
    def seat(self) -> int:
        return self.decision.seat if self.decision else NO_SEAT

    @property
    def phase(self) -> str:
        return self.decision.phase if self.decision else "over"

    def begin(self, chance: Chance) -> None:
        self.game.chance = chance
        self.decision = next(self.flow, None)
        self._skip(chance)

    def legal(self) -> Collection[str]:
        return self.decision.options if self.decision else []

    def play(self, action: str, chance: Chance) -> None:
        if action not in self.legal():
            raise Difference(f"{action} is not legal")
        self.game.chance = chance
        self._answer(action)
        self._skip(chance)

    def _answer(self, action: str) -> None:
        try:
            self.decision = self.flow.send(action)
        except StopIteration:
            self.decision = None

    def _skip(self, chance: Chance) -> None:
        """Pass decisions without a choice that the engine has not asked for."""
        while self.decision and len(self.decision.options) == 1 and not is_asked(self.decision, chance):
            self._answer(self.decision.options[0])

    def state(self) -> State:
        return reported(self.game)

    def result(self) -> Result:
        return Result([player.level for player in self.game.table.players], self.game.winners, self.game.ending)


def is_asked(decision: Decision, chance: Chance) -> bool:
    """Whether the engine waits for this very decision."""
    engine = chance.after
    name = find_game("star-traders").phase_names[engine.phase]
    if (decision.seat, decision.phase) != (engine.seat, name):
        return False
    ship = decision.ship
    return ship is None or 3 * ship.owner + ship.slot - 1 == engine.ship
