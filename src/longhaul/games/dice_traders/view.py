"""What everyone sees of Dice Traders, as plain data. It is made anew for every move at every table, so it reads each
field once. Never compiled."""

from functools import lru_cache
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.position import Position
from longhaul.games.dice_traders.roll import dice_of
from longhaul.games.dice_traders.state import DICE, ROLLS, SIZES, Phase
from longhaul.games.dice_traders.travel import follow_days, next_seat
from longhaul.games.dice_traders.wording import places_of, prices_of

COUNTS = [dice_of(size) for size in range(SIZES)]
FOLLOWING = [follow_days(size) for size in range(SIZES)]
SIGNS = [[bool(mask >> die & 1) for die in range(DICE)] for mask in range(2**DICE)]  # which dice a mask names


def view(position: Position, seat: int) -> dict[str, Any]:
    """Everything but the generator is public (DT-REC-03), so every seat sees the same table."""
    s = position.state
    cargo = [lots(position, player) if load else [] for player, load in enumerate(s.load.tolist()[: s.seats])]
    return {
        "day_limit": s.limit,
        "next": next_seat(s),  # if the turn ended now
        "planet": view_planet(position) if s.planet else None,
        "prices": prices_of(position),
        "turn_so_far": {
            "sold": bool(s.sold),
            "expanded": bool(s.expanded),
            "bought": s.bought,
            "contraband": s.contraband,
            "payoff": s.payoff,
            "worth": worth_here(position, cargo[s.seat]),
        },
        "players": view_players(position, cargo),
    }


def view_planet(position: Position) -> dict[str, Any]:
    s, words = position.state, position.content.words
    goods, size, rolls = words["good"], s.planet_size, s.rolls
    count = COUNTS[size]
    return {
        "number": s.planet,
        "size": words["size"][size],
        "visitor": s.visitor,
        "follow_days": FOLLOWING[size],
        "dice": [goods[good] for good in s.dice.tolist()[:count]],
        "locked": SIGNS[s.locked][:count],
        "rolls": rolls,
        "rolls_left": ROLLS - rolls,
        "stock": dict(zip(goods, s.stock.tolist())),
        "taken": dict(zip(goods, s.taken.tolist())),
    }


def view_players(position: Position, cargo: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    s = position.state
    figures = zip(s.credits.tolist(), s.days.tolist(), s.turns.tolist(), s.retired.tolist(), s.room.tolist(), cargo)
    return [
        {"credits": money, "days": days, "turns": turns, "retired": bool(retired), "room": room, "cargo": aboard}
        for money, days, turns, retired, room, aboard in figures
    ]


def worth_here(position: Position, cargo: list[dict[str, Any]]) -> list[int]:
    """What a unit of each lot of the player to move brings on this planet, unless the police take it (DT-ILL-04)."""
    s = position.state
    if not cargo or s.phase == Phase.LOCK:  # nothing has a price before the dice lie
        return []
    prices, stock = prices_of(position), s.stock.tolist()
    here = {good: prices[units - 1] for good, units in zip(position.content.words["good"], stock) if units}
    return [here.get(lot["good"], 2 * lot["paid"]) for lot in cargo]


def lots(position: Position, seat: int) -> list[dict[str, Any]]:
    """What a ship carries: good, price paid, units. The same is given out for all holds that are alike."""
    return _lots(position.content, position.state.hold[seat].tobytes())


@lru_cache(maxsize=10_000)
def _lots(content: ContentSet[Any], aboard: bytes) -> list[dict[str, Any]]:
    return [
        {"good": good, "paid": paid, "units": units} for (good, paid), units in zip(places_of(content), aboard) if units
    ]
