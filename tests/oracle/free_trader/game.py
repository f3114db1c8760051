"""The whole state of a game, and how decisions are requested."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

from tests.oracle.free_trader.cards import EventCard, PlanetCard
from tests.oracle.free_trader.chart import Chart
from tests.oracle.free_trader.options import Options
from tests.oracle.free_trader.ship import Ship
from tests.oracle.harness import Chance


@dataclass(frozen=True)
class Decision:
    """What the player is asked: the phase, and the actions to choose from."""

    phase: str
    legal: list[str]


T = TypeVar("T")
Play = Generator[Decision, str, T]  # yields decisions, receives actions


class GameOver(Exception):
    """The game has ended, in the way it says."""


WON = "all-four-payments-made"  # FT-END-01
UNPAID = "a-payment-could-not-be-met"  # FT-END-02
UNFINED = "a-fine-could-not-be-met"  # FT-END-03
NO_FUEL = "no-fuel-for-the-jump"  # FT-END-04
NO_REACH = "no-planet-in-reach"  # FT-END-04
DESTROYED = "the-ship-was-destroyed"  # FT-END-05


@dataclass
class Fight:
    """A fight going on: the enemy's card, and what its lust for booty adds."""

    enemy: EventCard
    booty: int


@dataclass
class Game:
    options: Options
    planets: dict[str, PlanetCard]
    events: dict[str, EventCard]
    ship: Ship
    chart: Chart
    chance: Chance = field(init=False)
    turn: int = 0
    month: int = 1  # FT-SETUP-07
    purse: list[int] = field(default_factory=list)  # V at hand when each payment fell due
    out: set[str] = field(default_factory=set)  # event cards that are not in this month's pile and were open
    card: EventCard | None = None  # the event card drawn last
    fight: Fight | None = None
    wreck_is_pirate: bool = False  # of the latest fight
    fine: int = 0  # still to be paid
    drawn_planet: str | None = None  # waiting to be placed

    @property
    def here(self) -> PlanetCard:
        return self.planets[self.chart.planet]


def ask(phase: str, legal: list[str]) -> Play[str]:
    """Let the player decide."""
    assert legal, f"nothing to choose from in {phase}"
    action = yield Decision(phase, legal)
    assert action in legal, f"{action} is not among {legal}"
    return action


def argument(action: str) -> str:
    return action.partition(":")[2]
