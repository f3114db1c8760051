"""The types of the board that the view sends. The client's types are generated from them. Never compiled.

Sectors are named region.sector and ships seat.slot: "3.2". Lists of figures follow the order of the set's commodities,
upgrades or stats.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from longhaul.core.messages.words import of_kind

Design = Annotated[str, of_kind("design")]
Good = Annotated[str, of_kind("good")]
Post = Annotated[str, of_kind("post")]
Tile = Annotated[str, of_kind("tile")]
Upgrade = Annotated[str, of_kind("upgrade")]


class Budget(TypedDict):
    """What the next Influence and Upkeep phases bring and cost a player, as things are."""

    income: tuple[int, int]  # credits for levels and for toll stations
    tokens: int  # instead of income; 0 at the limit, where there is neither
    upkeep: tuple[int, int, int]  # of ships, toll stations, factories


class Threat(TypedDict):
    """A rival's ship that can be in a sector when it has moved next."""

    ship: str
    chance: NotRequired[int]  # in percent: to take the site with one roll, or to hit the ship; absent if it cannot try


class Player(TypedDict):
    credits: int
    tokens: int
    level: int
    budget: Budget
    losses: NotRequired[int]
    bought: NotRequired[list[Good]]  # commodities, in this round
    sold: NotRequired[list[Good]]
    bids: NotRequired[int]
    barred: NotRequired[bool]  # a site of theirs is under blockade


class Region(TypedDict):
    face: NotRequired[str]  # absent while face down
    q: int
    r: int
    turns: int
    influence: int
    controller: NotRequired[int]


class Blockade(TypedDict):
    by: int
    since: int
    support: int
    hinder: int


class Site(TypedDict):
    at: str
    planet: NotRequired[str]  # absent for an outpost
    modifier: int
    units: list[int]  # what a unit of each commodity costs and brings there
    price: int
    levels: int  # the combined influence
    brings: NotRequired[list[int]]  # with Territory: levels that it would bring each seat
    target: int
    owner: NotRequired[int]
    owners_modifier: NotRequired[int]
    owners_units: NotRequired[list[int]]
    blockade: NotRequired[Blockade]
    threats: NotRequired[list[Threat]]  # to its owner


class Ship(TypedDict):
    ship: str
    design: Design
    at: str
    priority: int
    acts: NotRequired[int]  # its number in this round, if it has a new one for the next
    hull: tuple[int, int]
    fight: tuple[int, int, int]  # attack, defence, damage
    move: int
    hold: list[int]
    room: int
    inactive: NotRequired[bool]
    armour: NotRequired[int]
    steps: NotRequired[list[int]]
    upgrades: NotRequired[dict[str, int]]
    shot_out: NotRequired[list[Upgrade]]
    crew: NotRequired[list[Post]]
    traded: NotRequired[int]  # the region of its last trade
    threats: NotRequired[list[Threat]]


class Toll(TypedDict):
    station: str
    at: str
    to: str
    owner: int
    markers: int
    fee: int


class Factory(TypedDict):
    factory: str
    at: str
    owner: int
    stock: list[int]
    storage: int


class Reach(TypedDict):
    steps: int  # the distance in lines
    fee: NotRequired[int]  # the tolls on the way
    by: str  # the last sector before it


class Prospect(TypedDict):
    """What the travelling ship could do at a site in reach, as things are, tolls paid."""

    sale: list[int]  # what all units of each commodity aboard would bring; 0 where it may not sell
    barred: NotRequired[bool]  # it traded in this region last
    price: NotRequired[int]  # of the site, if it could be bought


class Siege(TypedDict):
    """The roll of a blockade: one that is made now, or that a ship could make from the next round on."""

    at: str
    bonus: int
    target: int
    chance: int  # in percent
    ship: str
    bonuses: tuple[int, int, int]  # supporting markers, further ships, Siege Net
    targets: tuple[int, int, int]  # population, size of the region, hindering markers
    levels: int  # that its owner loses, or the blockader gains


class Foe(TypedDict):
    ship: str
    chance: int
    damage: int


class Fight(TypedDict):
    attacker: str
    defender: str
    attack: int
    defence: int
    damage: int
    chance: int
    target: NotRequired[str]


class Bid(TypedDict):
    by: int
    out: list[int]


class Now(TypedDict, total=False):
    """What the current decision is about."""

    tile: Tile
    face: str
    q: int
    r: int
    ship: str
    moves: int
    reach: dict[str, Reach]
    prospects: dict[str, Prospect]
    steps: list[int]  # cost of one improvement of each stat here
    foes: list[Foe]
    siege: Siege
    deals: dict[str, list[int]]  # by action: the market price after 1 unit, 2 units, … as many as can be traded
    deal: str
    good: Good
    unit_price: int
    most: int
    cards: list[str]
    fight: Fight
    toll_from: str
    friend: str
    bid: Bid


class Board(TypedDict):
    game: Literal["star-traders"]
    round: int
    rounds: int
    goal: int
    first: int
    order: list[str]  # the ships as they move and act in this round
    prices: list[int]
    supply: list[int]
    decks: tuple[int, int]
    upgrades_left: list[int]
    players: list[Player]
    regions: list[Region]
    sites: list[Site]
    ships: list[Ship]
    tolls: list[Toll]
    factories: list[Factory]
    now: Now


class PlanetCard(TypedDict):
    population: int
    influence: int


class DesignCard(TypedDict):
    """A fleet card."""

    cost: int
    upkeep: int
    hull: int
    damage: int
    cargo: int
    attack: int
    defence: int
    move: int


class FaceChart(TypedDict):
    """One side of a region. Sectors are numbered from 0."""

    tile: Tile
    size: int
    lines: list[tuple[int, int]]
    exits: list[int | None]  # the sector at each edge, clockwise from the top


class Printed(TypedDict):
    """What is printed on the cards and regions of a set."""

    game: Literal["star-traders"]
    planets: dict[str, PlanetCard]
    designs: dict[str, DesignCard]
    faces: dict[str, FaceChart]
