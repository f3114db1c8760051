"""The hash chain of a game record (its `trail`): where the game stood after every action, and what chance showed.

Seed, options and actions are enough to replay a game; the chain records where it led when it was played, so that
a change of any of them is detected at its move. Each link covers all links before it. It is made of what the rules
define (turn, phase, scores, draws, events), never of the memory layout of a state.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from longhaul.core.position import Position

LINK_DIGITS = 12  # hexadecimal

PlainEvents = list[dict[str, Any]]  # as in JSON


class ChainBuilder:
    """Follows a game from its start; `follow` is given every position in turn."""

    def __init__(self) -> None:
        self.links: list[str] = []
        self.rolls: dict[str, PlainEvents] = {}  # by move number; "0" holds what was dealt before the first move
        self._draws = 0

    def follow(self, position: Position) -> None:
        events = [event.plain() for event in position.events]
        before = self.links[-1] if self.links else genesis(position)
        self.links.append(link(before, position, events))
        draws = int(position.state.draws)
        if draws != self._draws:
            self.rolls[str(len(position.actions))] = events
        self._draws = draws


def genesis(position: Position) -> str:
    """What precedes the first link: game, rules version, content, seats and options."""
    facts = position.rulebook.facts
    return canonical([facts.id, facts.version, position.content.digest, position.seats, position.options])


def link(before: str, position: Position, events: PlainEvents) -> str:
    last = position.action(position.actions[-1]).text if position.actions else ""
    stands = [position.seat, position.phase, position.scores, int(position.state.draws)]
    return hashlib.sha256(canonical([before, last, stands, events]).encode()).hexdigest()[:LINK_DIGITS]


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def with_trail(data: dict[str, Any], positions: Iterable[Position]) -> dict[str, Any]:
    """A record with the hash chain of the positions it leads to."""
    builder = ChainBuilder()
    for position in positions:
        builder.follow(position)
    return {**data, "trail": builder.links, "rolls": builder.rolls}
