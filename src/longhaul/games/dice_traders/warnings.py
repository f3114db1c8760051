"""Warnings: what an action is certain to lead to, shown before it is played. Never compiled."""

from collections.abc import Sequence

from longhaul.core.lookahead import DECISIONS_AHEAD, lost_at_the_end
from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.dice_traders.state import FACES, RETIRE, State

calendar_of = State.reader("seats", "seat", "limit", "credits", "days")


def warn(position: Position, action: int) -> Message:
    """What an action certainly leads to, or NOTHING."""
    return warnings(position, [action])[0]


def warnings(position: Position, legal: Sequence[int]) -> list[Message]:
    """The warnings of several actions. Nobody can lose before all players but one have used up their days."""
    if not is_last_to_play(position):
        return [retiring(position) if action == RETIRE else NOTHING for action in legal]
    lost = [lost_at_the_end(position, action, "credits", DECISIONS_AHEAD, FACES) for action in legal]
    return [
        way or (retiring(position) if action == RETIRE else NOTHING) for action, way in zip(legal, lost, strict=True)
    ]


def is_last_to_play(position: Position) -> bool:
    """Whether the others have no days left, so that the game ends with this player."""
    seats, seat, limit, _, days = calendar_of(position.state)
    return seats > 1 and all(days[other] >= limit for other in range(seats) if other != seat)


def retiring(position: Position) -> Message:
    """Retiring always deserves a warning: the days do not come back (DT-END-03)."""
    _, seat, limit, credit, days = calendar_of(position.state)
    return Message("warning-retire", {"days": limit - days[seat], "credits": credit[seat]})
