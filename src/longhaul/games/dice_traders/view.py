"""The view of Dice Traders, as plain data. It is built after every move at every table, so fields are read in bulk.

Never compiled.
"""

from functools import lru_cache
from typing import Annotated, Any, Literal, TypedDict

from longhaul.core.content import ContentSet
from longhaul.core.messages.words import of_kind
from longhaul.core.position import Position
from longhaul.games.dice_traders.messages.names import places_of, prices_of
from longhaul.games.dice_traders.rules.calendar import next_in_line
from longhaul.games.dice_traders.rules.roll import ALL_DICE, dice_of
from longhaul.games.dice_traders.rules.travel import follow_days
from longhaul.games.dice_traders.state import DICE, GOODS, ROLLS, SIZES, Phase, State

DICE_COUNTS = [dice_of(size) for size in range(SIZES)]
FOLLOW_DAYS = [follow_days(size) for size in range(SIZES)]
MASKS = [[bool(mask >> die & 1) for die in range(DICE)] for mask in range(2**DICE)]  # the dice in each mask
PLACES = GOODS * DICE  # in a hold, for each good and price paid


Good = Annotated[str, of_kind("good")]
Size = Annotated[str, of_kind("size")]


class Lot(TypedDict):
    good: Good
    paid: int  # for a unit
    units: int


Lots = list[Lot]


class Planet(TypedDict):
    number: int
    size: Size
    visitor: int
    follow_days: int
    dice: list[str]  # the goods they show; none while the page rolls them
    locked: list[bool]
    rolls: int
    rolls_left: int
    stock: dict[str, int]
    taken: dict[str, int]


class Player(TypedDict):
    credits: int
    days: int
    turns: int
    retired: bool
    room: int
    cargo: Lots


class TurnSoFar(TypedDict):
    sold: bool
    expanded: bool
    bought: int
    contraband: int
    payoff: int
    worth: list[int]  # what a unit of each lot sells for here


class Board(TypedDict):
    """What everyone sees."""

    game: Literal["dice-traders"]
    day_limit: int
    next: int
    planet: Planet | None
    prices: list[int]
    turn_so_far: TurnSoFar
    players: list[Player]


table_of = State.reader(
    *("seats", "seat", "phase", "limit", "planet", "sold", "expanded", "bought", "contraband", "payoff"),
    *("credits", "days", "turns", "retired", "room", "hold"),
)
planet_of = State.reader("phase", "planet", "planet_size", "visitor", "rolls", "locked", "dice", "stock", "taken")


def view(position: Position, seat: int) -> Board:
    """Everything but the random generator is public (DT-REC-03), so every seat sees the same."""
    seats, player, phase, limit, planet, *turn, money, days, turns, retired, room, holds = table_of(position.state)
    sold, expanded, bought, contraband, payoff = turn
    cargo = [_lots(position.content, holds[at : at + PLACES]) for at in range(0, seats * PLACES, PLACES)]
    return {
        "game": "dice-traders",
        "day_limit": limit,
        "next": next_in_line(player, seats, days, limit),  # if the turn ended now
        "planet": view_planet(position) if planet else None,
        "prices": prices_of(position),
        "turn_so_far": {
            "sold": bool(sold),
            "expanded": bool(expanded),
            "bought": bought,
            "contraband": contraband,
            "payoff": payoff,
            # there are no prices before the dice are settled
            "worth": worth_here(position, cargo[player]) if cargo[player] and phase != Phase.LOCK else [],
        },
        "players": [*map(view_player, money, days, turns, retired, room, cargo)],
    }


def view_planet(position: Position) -> Planet:
    phase, number, size, visitor, rolls, locked, dice, stock, taken = planet_of(position.state)
    words = position.content.words
    goods, count = words["good"], DICE_COUNTS[size]
    return {
        "number": number,
        "size": words["size"][size],
        "visitor": visitor,
        "follow_days": FOLLOW_DAYS[size],
        "dice": [*map(goods.__getitem__, dice[:count])],
        "locked": MASKS[locked if phase == Phase.LOCK else ALL_DICE][:count],
        "rolls": rolls,
        "rolls_left": ROLLS - rolls,
        "stock": dict(zip(goods, stock)),
        "taken": dict(zip(goods, taken)),
    }


def view_player(money: int, days: int, turns: int, retired: int, room: int, cargo: Lots) -> Player:
    return {"credits": money, "days": days, "turns": turns, "retired": bool(retired), "room": room, "cargo": cargo}


def worth_here(position: Position, cargo: Lots) -> list[int]:
    """What a unit of each lot of the player to move sells for here, unless the police take it (DT-ILL-04)."""
    prices, stock = prices_of(position), position.state.stock.tolist()
    here = {good: prices[units - 1] for good, units in zip(position.content.words["good"], stock) if units}
    return [here.get(lot["good"], 2 * lot["paid"]) for lot in cargo]


def lots(position: Position, seat: int) -> Lots:
    """What a ship carries: good, price paid, units. Equal holds share one cached list."""
    return _lots(position.content, position.state.hold[seat].tobytes())


@lru_cache(maxsize=10_000)
def _lots(content: ContentSet[Any], aboard: bytes) -> Lots:
    return [
        {"good": good, "paid": paid, "units": units} for (good, paid), units in zip(places_of(content), aboard) if units
    ]
