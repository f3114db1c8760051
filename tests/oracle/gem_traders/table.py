"""What lies on the table, and what can be read off it: places, units, cards, levels of Crew."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.gem_traders.content import CREW, GEMSTONES, GOODS, PILES, ROLES, Card, Printed, Tile
from tests.oracle.harness import Chance

CREW_LIMIT = 6  # GT-BUY-09, GT-SHAPE-05
UNITS_PER_DOCKWORKER = 2  # GT-CAP-01
CONSIGNMENT_CAPACITY = 12  # GT-BOOST-CONSIGNMENT
STARTERS = {"dockworker": 3, "miner": 1, "scavenger": 1, "trader": 1}  # GT-SETUP-11
CENTRE = 6  # the last spot of the exchange; the six before it are the ring
TARGETS = ("self", "next", "second", "third", "fourth")  # ships by seat, counted from the one who chooses

Units = dict[str, int]


@dataclass(frozen=True)
class Ask:
    """A decision: whose it is, the name of the phase, and what may be chosen."""

    seat: int
    phase: str
    options: frozenset[str]


Steps = Generator[Ask, str, None]  # a part of the game: it asks, is told the choice, and goes on
Choices = dict[str, Callable[[], Steps | None]]  # what may be chosen, and what that does


def no_units() -> Units:
    return dict.fromkeys(GOODS, 0)


def total(units: Units) -> int:
    return sum(units.values())


def kinds(units: Units) -> list[str]:
    """The kinds of which there is at least one unit."""
    return [good for good, count in units.items() if count > 0]


@dataclass
class Player:
    """One seat."""

    place: str = "home"  # GT-SETUP-01
    cargo: Units = field(default_factory=no_units)
    storage: Units = field(default_factory=no_units)
    crew: dict[str, int] = field(default_factory=lambda: {kind: STARTERS.get(kind, 0) for kind in CREW})
    declared: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ROLES, 0))
    officers: set[str] = field(default_factory=set)
    boosts: list[str] = field(default_factory=list)  # held, not played
    played: list[str] = field(default_factory=list)
    card_points: int = 0  # of Crew and Officers bought
    tiles: set[str] = field(default_factory=set)
    hacked: set[str] = field(default_factory=set)
    consigned: bool = False
    freezing: bool = False

    def level(self, role: str) -> int:
        """Crew cards of a type and Shapeshifters named as that type, six at most (GT-CREW-07, GT-SHAPE-05)."""
        return min(CREW_LIMIT, self.crew[role] + self.declared[role])

    @property
    def capacity(self) -> int:
        """GT-CAP-07: two for each Dockworker; under Consignment 12, if that is more."""
        by_crew = UNITS_PER_DOCKWORKER * self.level("dockworker")
        return max(by_crew, CONSIGNMENT_CAPACITY) if self.consigned else by_crew


@dataclass
class Table:
    """The whole game. Events are checked against those of the engine as they happen (`tell`)."""

    printed: Printed
    options: dict[str, bool]
    chance: Chance
    players: list[Player]
    bank: Units = field(default_factory=no_units)
    space: Units = field(default_factory=no_units)
    dice: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 1))
    ring: list[str] = field(default_factory=lambda: list(GOODS))  # the die on each spot, the centre last
    market: list[str | None] = field(default_factory=list)
    deck: dict[str, int] = field(default_factory=dict)  # copies left of each card, in no order
    offer: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(PILES))
    piles: dict[str, set[str]] = field(default_factory=lambda: {pile: set[str]() for pile in PILES})
    round: int = 0
    active: int = 0
    actions: int = 0
    last_round: bool = False
    ending: str = ""

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def tell(self, event: str, named: Mapping[str, Any] | None = None, *, seat: int | None = None, **facts: Any) -> Any:
        """Something happened: the engine must have said the same. What chance decides is left out, and returned.

        `named` are facts whose names are words of Python.
        """
        whose = self.active if seat is None else seat
        return self.chance.take(event, seat=whose, **facts, **(named or {})).facts

    def others_in_order(self) -> list[int]:
        """All other seats, in seat order beginning after the player whose turn it is (GT-TURN-08)."""
        seats = len(self.players)
        return [(self.active + step) % seats for step in range(1, seats)]

    def target(self, seat: int) -> str:
        """What a ship is called by the player whose turn it is."""
        return TARGETS[(seat - self.active) % len(self.players)]

    def card(self, key: str) -> Card:
        return self.printed.cards[key]

    def tile(self, name: str) -> Tile:
        return self.printed.tiles[name]

    def supply(self, good: str) -> Units:
        """Where units of a kind come from and go back to: scrap is in space, all else in the bank (GT-SCRAP-02)."""
        return self.space if good == "scrap" else self.bank

    def return_units(self, good: str, count: int) -> None:
        """Units that were spent go back: scrap into space, all else to the bank (GT-SCRAP-01, GT-SCRAP-03)."""
        self.supply(good)[good] += count

    def gems_in_bank(self) -> list[str]:
        return [gem for gem in GEMSTONES if self.bank[gem] > 0]


def repeat(
    ask: tuple[int, str],
    limit: int | None,
    choices: Callable[[], Choices],
    *,
    may_stop: bool = True,
    idle: bool = False,
) -> Steps:
    """Choose again and again, `limit` times at most (None: no limit), until nothing more can be chosen.

    With `may_stop` one may stop after one choice at least (GT-TURN-07); with `idle`, even before it.
    """
    used = 0
    while limit is None or used < limit:
        open_now = choices()
        if not open_now:
            return
        done = {"done"} if idle or (may_stop and used > 0) else set[str]()
        text = yield Ask(*ask, frozenset({*open_now, *done}))
        if text == "done":
            return
        yield from apply_legal(open_now[text])
        used += 1


def apply_legal(effect: Callable[[], Steps | None]) -> Steps:
    """Do what was chosen, with the decisions that it brings about."""
    steps = effect()
    if steps is not None:
        yield from steps
