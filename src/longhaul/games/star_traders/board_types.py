"""The types of the board that the view sends. The client's types are generated from them. Never compiled.

Sectors are named region.sector and ships seat.slot: "3.2". Lists of figures follow the order of the set's commodities,
upgrades or stats.
"""

from typing import NotRequired, TypedDict


class Player(TypedDict):
    credits: int
    tokens: int
    level: int
    losses: NotRequired[int]
    bought: NotRequired[list[str]]  # commodities, in this round
    sold: NotRequired[list[str]]
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
    price: int
    levels: int  # the combined influence
    brings: NotRequired[list[int]]  # with Territory: levels that it would bring each seat
    target: int
    owner: NotRequired[int]
    owners_modifier: NotRequired[int]
    blockade: NotRequired[Blockade]


class Ship(TypedDict):
    ship: str
    design: str
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
    shot_out: NotRequired[list[str]]
    crew: NotRequired[list[str]]
    traded: NotRequired[int]  # the region of its last trade


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


class Odds(TypedDict):
    bonus: int
    target: int
    chance: int  # in percent


class Siege(Odds):
    at: str


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

    tile: str
    face: str
    q: int
    r: int
    ship: str
    moves: int
    reach: dict[str, Reach]
    units: dict[str, list[int]]  # unit prices at the sites in question
    steps: list[int]  # cost of one improvement of each stat here
    foes: list[Foe]
    blockade: Odds
    deal: str
    good: str
    unit_price: int
    most: int
    cards: list[str]
    fight: Fight
    siege: Siege
    toll_from: str
    friend: str
    bid: Bid


class Board(TypedDict):
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
