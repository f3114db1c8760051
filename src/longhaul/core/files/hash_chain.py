"""The trail of a record: where the game stood after every action, and what chance showed.

Seed, options and actions are enough to play a game again; the trail says where it led when it was played, so that
whoever changes any of them is found out at the very move. Each link of it seals all links before it. It is made of what
the rules define (turn, phase, scores, draws, events), never of how a state lies in memory.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from longhaul.core.position import Position

LINK = 12  # hexadecimal digits of a link

Told = list[dict[str, Any]]  # events, as JSON has them


class Tracer:
    """Follows a game from its start; `follow` is given every position in turn."""

    def __init__(self) -> None:
        self.links: list[str] = []
        self.rolls: dict[str, Told] = {}  # by the number of the move; "0" is what was dealt before the first
        self._draws = 0

    def follow(self, position: Position) -> None:
        told = [event.plain() for event in position.events]
        before = self.links[-1] if self.links else begun(position)
        self.links.append(link(before, position, told))
        draws = int(position.state.draws)
        if draws != self._draws:
            self.rolls[str(len(position.actions))] = told
        self._draws = draws


def begun(position: Position) -> str:
    """What a game is begun with."""
    facts = position.rulebook.facts
    return canonical([facts.id, facts.version, position.content.digest, position.seats, position.options])


def link(before: str, position: Position, told: Told) -> str:
    last = position.action(position.actions[-1]).text if position.actions else ""
    stands = [position.seat, position.phase, position.scores, int(position.state.draws)]
    return hashlib.sha256(canonical([before, last, stands, told]).encode()).hexdigest()[:LINK]


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def with_trail(data: dict[str, Any], positions: Iterable[Position]) -> dict[str, Any]:
    """A record, and the trail of the positions it leads to."""
    tracer = Tracer()
    for position in positions:
        tracer.follow(position)
    return {**data, "trail": tracer.links, "rolls": tracer.rolls}
