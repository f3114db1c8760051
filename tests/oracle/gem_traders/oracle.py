"""The oracle itself: plays the rules beside the engine, one decision at a time."""

from collections import Counter
from typing import Any

from tests.contract.cases import Setup
from tests.oracle.gem_traders.content import GEMSTONES, read
from tests.oracle.gem_traders.observed import EVENT_NAMES
from tests.oracle.gem_traders.scoring import score, winners
from tests.oracle.gem_traders.setup import set_up
from tests.oracle.gem_traders.table import Ask, Player, Steps, Table
from tests.oracle.gem_traders.turn import play_game
from tests.oracle.harness import Chance, Result, State, content_of

DEFAULT_OPTIONS = {"scrap_trade": True, "gold_die_moves": True, "finish_round": False}
SET_FIELDS = ("officers", "tiles", "hacked")  # of a player
COUNTED_FIELDS = ("boosts", "played")


class GemOracle:
    """Gem Traders by the rulebook. `laid_out`: a position to begin with in the first menu, instead of the setup."""

    chance_events = EVENT_NAMES  # every event, not only chance: the rules account for all that the engine reports

    def __init__(self, setup: Setup, mid_game: State | None = None) -> None:
        self.setup = setup
        self.mid_game = mid_game
        self.table: Table
        self.steps: Steps
        self.ask: Ask | None = None
        self.phases = set[str]()  # that came up so far

    @property
    def seat(self) -> int:
        return self.ask.seat if self.ask else -1

    @property
    def phase(self) -> str:
        return self.ask.phase if self.ask else "over"

    def legal(self) -> frozenset[str]:
        self.phases |= {self.ask.phase} if self.ask else set()
        return self.ask.options if self.ask else frozenset()

    def begin(self, chance: Chance) -> None:
        printed = read(content_of("gem-traders", self.setup.content), self.setup.seats)
        options = {**DEFAULT_OPTIONS, **self.setup.options}
        self.table = Table(printed, options, chance, [Player() for _ in range(self.setup.seats)])
        if self.mid_game is None:
            set_up(self.table)
        else:
            lay_out(self.table, self.mid_game)
        self.steps = play_game(self.table, mid_turn=self.mid_game is not None)
        self.ask = next(self.steps)

    def play(self, action: str, chance: Chance) -> None:
        assert self.ask and action in self.ask.options, f"the rules do not allow {action}"
        self.table.chance = chance
        try:
            self.ask = self.steps.send(action)
        except StopIteration:
            self.ask = None

    def result(self) -> Result:
        scores = [score(self.table, player) for player in self.table.players]
        return Result(scores, winners(self.table), self.table.ending)

    def state(self) -> State:
        table = self.table
        turn = {"active": table.active, "actions": table.actions, "last_round": table.last_round}
        return {
            "round": table.round,
            "turn": turn if self.ask else None,  # after the end it is nobody's
            "dice": dict(table.dice),
            "ring": list(table.ring),
            "bank": dict(table.bank),
            "space": dict(table.space),
            "market": list(table.market),
            "deck": dict(table.deck),
            "offer": dict(table.offer),
            "piles": {pile: sorted(tiles) for pile, tiles in table.piles.items()},
            "players": [player_state(table, player) for player in table.players],
        }


def player_state(table: Table, player: Player) -> State:
    fields: dict[str, Any] = dict(vars(player))
    for name in SET_FIELDS:
        fields[name] = sorted(fields[name])
    for name in COUNTED_FIELDS:
        fields[name] = dict(Counter(fields[name]))
    levels = {
        "capacity": player.capacity,
        "mine": player.level("miner"),
        "salvage": player.level("scavenger"),
        "steps": player.level("trader"),
        "sabotage": player.level("saboteur"),
        "barter": 2 * player.level("monger"),
    }
    return {**fields, "levels": levels, "score": score(table, player)}


def lay_out(table: Table, state: State) -> None:
    """Put everything where a position of the engine has it."""
    for name in ("round", "dice", "ring", "bank", "space", "market", "deck", "offer"):
        setattr(table, name, state[name])
    for name, value in state["turn"].items():
        setattr(table, name, value)
    table.piles = {pile: set(tiles) for pile, tiles in state["piles"].items()}
    for player, fields in zip(table.players, state["players"], strict=True):
        for name in vars(player):
            value = fields[name]
            if name in SET_FIELDS:
                value = set(value)
            elif name in COUNTED_FIELDS:
                value = list(Counter(value).elements())
            setattr(player, name, value)
    assert all(table.bank[gem] >= 0 for gem in GEMSTONES)
