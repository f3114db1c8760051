"""What lies on the table: plain records of players, ships, regions, sites, stations and factories."""

from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.oracle.star_traders.content import GOODS, STATS, Face, Parts

Sector = tuple[int, int]  # region, number of the sector
FLAGSHIP = "flagship"
MAX_SHIPS = 3
PRICE_CAP = 99  # ST-MKT-08
MAX_MARKERS = 250  # ST-BLK-12

DEFAULTS: dict[str, Any] = {
    "board": "quick",
    "regions": 3,
    "victory_level": 10,
    "round_cap": 60,
    "more_objects": False,
    "exploration": False,
    "territory": False,
    "precise_hits": False,
    "temporary_loss": False,
    "flagship_blockades": False,
    "owner_doubling": "always",
    "outpost_session": "single",
    "blockade_markers": "per_round",
    "targeting": "allowed",
}


@dataclass(frozen=True)
class Decision:
    """Somebody decides; the answer is one of the options."""

    seat: int
    phase: str
    options: list[str]
    ship: "Ship | None" = None  # whose turn it is, where a ship has one


Flow = Generator[Decision, str, None]  # a part of the game that may ask
Count = Generator[Decision, str, int]  # one that comes to a number


@dataclass
class Region:
    tile: str  # "" while it lies face down
    side: int
    turns: int
    cell: tuple[int, int]
    face: Face | None  # None while it lies face down
    influence: int = 0

    def exits(self) -> dict[int, int]:
        """Edge as it lies on the table, to sector: a turn moves every exit one edge on."""
        return {(edge + self.turns) % 6: sector for edge, sector in self.face.exits.items()} if self.face else {}


@dataclass
class Blockade:
    blockader: int
    declared: int  # the round
    support: int = 0
    hinder: int = 0
    failed: bool = False  # a roll of this round has failed


@dataclass
class Site:
    planet: str  # its name; "" for an outpost
    owner: int | None = None
    blockade: Blockade | None = None
    taken: int = 0  # the round in which a blockade last succeeded


@dataclass
class Fitted:
    """An upgrade aboard a ship."""

    level: int = 1
    works: bool = True


@dataclass
class Ship:
    owner: int
    slot: int  # 1 is the flagship
    design: str
    sector: Sector
    priority: int
    active: bool
    damage: int = 0
    armour: int = 0  # reinforcement tokens
    steps: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STATS, 0))
    upgrades: dict[str, Fitted] = field(default_factory=dict)
    crew: set[str] = field(default_factory=set)
    cargo: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    last_trade: int | None = None  # a region
    struck: bool = False  # hit in this round
    forfeits: bool = False  # came back in this round
    is_lost: bool = False  # a flagship, until its owner has said where it comes back

    @property
    def is_flagship(self) -> bool:
        return self.design == FLAGSHIP

    @property
    def load(self) -> int:
        return sum(self.cargo.values())


@dataclass
class Player:
    credits: int
    tokens: int = 0
    level: int = 1
    losses: int = 0  # damage tokens beside the level (ST-LOSS-01)
    bought: set[str] = field(default_factory=set)  # goods, in this round
    sold: set[str] = field(default_factory=set)
    bids: int = 0  # tokens before this player


@dataclass
class Station:
    owner: int
    at: Sector  # the end in its own region (ST-TOLL-04)
    to: Sector
    markers: int = 1


@dataclass
class Factory:
    owner: int
    at: Sector
    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))

    @property
    def load(self) -> int:
        return sum(self.stock.values())


@dataclass
class Deck:
    """Cards never drawn have no order; cards put under the deck come after them, in their order (L-03)."""

    pile: Counter[str]
    under: list[str] = field(default_factory=list)

    def __len__(self) -> int:
        return self.pile.total() + len(self.under)


@dataclass
class Table:
    """Everything."""

    parts: Parts
    seats: int
    options: dict[str, Any]
    players: list[Player]
    supply: dict[str, int]
    upgrades_left: dict[str, int]
    fleet_deck: Deck
    crew_deck: Deck
    tiles: set[str]  # in the stack
    planets: set[str]  # in the bag
    first: int = 0
    round: int = 0
    prices: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    regions: list[Region] = field(default_factory=list)
    sites: dict[Sector, Site] = field(default_factory=dict)
    ships: list[Ship] = field(default_factory=list)
    stations: dict[int, Station] = field(default_factory=dict)
    factories: dict[int, Factory] = field(default_factory=dict)
    shown: list[str] = field(default_factory=list)  # cards of the draw session that is going on

    def in_order(self, first: int | None = None) -> list[int]:
        """The seats in turn order: from the first player clockwise (ST-GEN-03)."""
        start = self.first if first is None else first
        return [(start + step) % self.seats for step in range(self.seats)]

    def fleet(self, seat: int) -> list[Ship]:
        """A player's ships in the order of their slots."""
        return sorted((ship for ship in self.ships if ship.owner == seat), key=lambda ship: ship.slot)

    def ships_at(self, sector: Sector) -> Iterator[Ship]:
        return (ship for ship in self.ships if ship.sector == sector and not ship.is_lost)

    def rivals_at(self, sector: Sector, seat: int) -> list[Ship]:
        """Ships of others there, disabled and inactive ones too (ST-CMB-01, ruling A-62)."""
        return [ship for ship in self.ships_at(sector) if ship.owner != seat]


def new_table(parts: Parts, seats: int, options: dict[str, Any]) -> Table:
    """Before the setup: nothing is laid, everyone has the starting credits (ST-SETUP-18 to 20)."""
    return Table(
        parts=parts,
        seats=seats,
        options=DEFAULTS | options,
        players=[Player(parts.figures["start_credits"]) for _ in range(seats)],
        supply=dict.fromkeys(GOODS, parts.counts["commodities"]),
        upgrades_left={name: upgrade.copies for name, upgrade in parts.upgrades.items()},
        fleet_deck=Deck(Counter({name: design.copies for name, design in parts.designs.items() if design.copies})),
        crew_deck=Deck(Counter({name: post.copies for name, post in parts.posts.items()})),
        tiles=set(parts.tiles) - {parts.start_tile},
        planets=set(parts.planets),
    )


def written(sector: Sector) -> str:
    """A sector as actions and events write it: 3.2 is sector 2 of region 3."""
    return f"{sector[0]}.{sector[1]}"


def as_sector(text: str) -> Sector:
    region, number = text.split(".")
    return int(region), int(number)
