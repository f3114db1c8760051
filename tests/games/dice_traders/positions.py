"""Positions of Dice Traders for tests: fields set by name, draws dictated."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.memory import fields
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.games import find_game

RULEBOOK = find_game("dice-traders")
GOODS = RULEBOOK.find_content().words["good"]
PHASES = tuple(phase.name.lower() for phase in RULEBOOK.phases)


def table(given: Mapping[str, Any], *, seats: int = 2, seed: int = 0, **options: object) -> Position:
    """A position in the middle of a game: these fields as given, the rest as set up."""
    position = Position.start(RULEBOOK, RULEBOOK.find_content(), seed, seats, options)
    words = {**position.words, "phase": PHASES}
    for name, value in given.items():
        fields.write(RULEBOOK.state, position.state, name, value, words)
    return position


def market(seat: int, stock: Mapping[str, int], **given: Any) -> dict[str, Any]:
    """The fields of a turn before its sale, on a settled Big planet with this stock."""
    later = {"turns": [2] * 6, "days": [10] * 6, "planet": 9, "planet_size": "big", "visitor": seat}
    return {"seat": seat, "phase": "sell", **later, "stock": dict.fromkeys(GOODS, 0) | dict(stock), **given}


def dictating(draws: Sequence[int]) -> ContentSet[Any]:
    """The house set, with the first draws of a game dictated."""
    content = RULEBOOK.find_content()
    dictated = replace(content, record=duplicate(content.record))
    dictated.record.tape[: len(draws)] = draws
    dictated.record.taped = len(draws)
    return dictated


def dictate(position: Position, *draws: int) -> Position:
    """The same position, with these draws to come."""
    position.content = dictating(draws)
    position.state.draws = 0
    return position


def start(draws: Sequence[int], seats: int) -> Position:
    """The start of a game whose first draws are these: the first player, then the first dice."""
    return Position.start(RULEBOOK, dictating(draws), 0, seats)
