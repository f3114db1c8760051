"""The engine's side of the comparison: the same plain data, read from its record."""

from typing import Any

from longhaul.core.position import Position
from tests.oracle.dice_traders.components import DICE_COUNT, SIZES
from tests.oracle.harness import State


def observed(position: Position) -> State:
    s = position.state
    return {
        "limit": int(s.limit),
        "players": [player_state(position, seat) for seat in range(position.seats)],
        "planet": planet_state(position),
        "turn": turn_state(position),
    }


def player_state(position: Position, seat: int) -> State:
    s = position.state
    return {
        "credits": int(s.credits[seat]),
        "days": int(s.days[seat]),
        "turns": int(s.turns[seat]),
        "retired": bool(s.retired[seat]),
        "room": int(s.room[seat]),
        "cargo": {key: units for key, units in sorted(cargo(position, seat)) if units},
    }


def cargo(position: Position, seat: int) -> list[tuple[str, int]]:
    """Units by lot."""
    goods, prices = position.words["good"], position.content.record.price.tolist()
    hold = position.state.hold[seat].tolist()
    return [(f"{g} paid {p}", hold[i][j]) for i, g in enumerate(goods) for j, p in enumerate(prices)]


def planet_state(position: Position) -> State:
    s, goods = position.state, position.words["good"]
    size = SIZES[int(s.planet_size)]
    count = DICE_COUNT[size]
    locked = [bool(int(s.locked) >> die & 1) for die in range(count)]
    return {
        "number": int(s.planet),
        "size": size,
        "visitor": int(s.visitor),
        "dice": [goods[good] for good in s.dice.tolist()[:count]],
        "locked": locked,
        "rolls": int(s.rolls),
        "stock": dict(zip(goods, s.stock.tolist())) if all(locked) else {},
    }


def turn_state(position: Position) -> dict[str, Any]:
    """Of the turn going on, once its planet is settled."""
    s = position.state
    if position.phase not in ("sell", "expand", "buy"):
        return {}
    bought = dict(zip(position.words["good"], s.taken.tolist()))
    assert sum(bought.values()) == s.bought
    return {
        "sold": bool(s.sold),
        "expanded": bool(s.expanded),
        "bought": bought,
        "contraband": int(s.contraband),
        "payoff": int(s.payoff),
    }
