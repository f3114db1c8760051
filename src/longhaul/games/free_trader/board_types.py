"""The types of the board that the view sends. The client's types are generated from them. Never compiled."""

from typing import Annotated, Literal, NotRequired, TypedDict

from longhaul.core.messages.message import Message
from longhaul.core.messages.words import of_kind

Kind = Annotated[str, of_kind("kind")]
Price = int | None  # None where the cargo is not for sale
ByCargo = dict[str, Price]
Role = Literal["ship", "previous", "in_reach", "beyond", "target"]
Landing = Literal["safe", "misjump"]


class Planet(TypedDict):
    planet: str
    distance: NotRequired[int]  # absent in a Pregenerated Universe, where it does not count (FT-VPREGEN-05)
    between: NotRequired[int]  # on the map of a Pregenerated Universe: cards in between
    law: int
    mod: ByCargo


class MapPlanet(Planet):
    x: int  # columns to the right of the ship
    y: int  # rows below it
    roles: list[Role]


class DrawnPlanet(Planet):
    text: Message


class Place(TypedDict):
    action: str
    x: int
    y: int


class Module(TypedDict):
    level: int
    cost: int
    resale: NotRequired[int]  # while a fine is to be paid


class Ship(TypedDict):
    money: int
    ceiling: int
    planet: str | None
    previous: str | None
    modules: dict[str, Module]
    hold: dict[str, int]
    spaces: int


class Face(TypedDict):
    """An event card without its prices and combat figures."""

    card: str
    text: Message
    kind: Kind
    value: int | None


class Card(Face):
    buy: ByCargo
    sell: ByCargo
    attack: int
    defense: int
    fine: int
    ejump: Landing
    search: bool


class CardFace(TypedDict):
    """What is printed on an event card; prices in the order of the cargos."""

    card: str
    kind: Kind
    value: int | None
    buy: list[Price]
    sell: list[Price]
    attack: int
    defense: int
    fine: int
    ejump: Landing


class Printed(TypedDict):
    """What is printed on the cards of a set."""

    game: Literal["free-trader"]
    cards: dict[str, CardFace]


class PriceTerms(TypedDict):
    """base + planet = price"""

    base: Price
    planet: Price
    price: Price


class Strength(TypedDict):
    value: int
    month: int
    booty: int
    total: int


class Enemy(Face):
    strength: Strength
    salvage: int


class FightOdds(TypedDict):
    """How many of the `cards` that may be drawn destroy the enemy, and how many of `hit_cards` then let it hit."""

    kill: int
    cards: int
    hit: int
    hit_cards: int
    defence_doubled: bool


class Blow(TypedDict):
    """The attack that has just hit."""

    modifier: int
    attack: int
    level: int
    shield: int
    defence: int


class MisjumpOdds(TypedDict):
    misjump: int
    cards: int


class Board(TypedDict):
    game: Literal["free-trader"]
    month: int
    months: int
    payments: list[int]
    due: int
    paid: list[int]
    turn_number: int
    cards_left: int
    drawn_cards: list[str]
    discards: list[str]  # the drawn cards that have been used
    ship: Ship
    map: list[MapPlanet]
    places: list[Place]
    pile: list[str]
    drawn: DrawnPlanet | None
    card: Card | None
    prices: dict[str, PriceTerms]
    enemy: Enemy | None
    fight: FightOdds | None
    blow: Blow | None
    astray: MisjumpOdds | None
    fine: int
