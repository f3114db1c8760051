"""Where the points of Gem Traders come from, and what decided a tie (GT-SCORE, GT-TIE). Never compiled."""

from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.gem_traders.rules.scoring import boosts_held, crew_held, mission_points
from longhaul.games.gem_traders.state import GOLD


def sources(position: Position, seat: int) -> list[Message]:
    """GT-SCORE-01 to GT-SCORE-03."""
    s = position.state
    points = {
        "gold": int(s.storage[seat, GOLD]),
        "crew": int(s.points[seat]),
        "missions": int(mission_points(position.content.record, s, seat)),
    }
    return [Message(f"source-{source}", {"points": count}) for source, count in points.items()]


def decided(position: Position) -> Message:
    """GT-TIE-01 to GT-TIE-03."""
    s, scores = position.state, position.scores
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) < 2:
        return NOTHING
    for message, held in (("decided-boosts", boosts_held), ("decided-crew", crew_held)):
        counts = [int(held(s, seat)) for seat in tied]
        if counts.count(max(counts)) == 1:
            return Message(message, {"count": max(counts)})
        tied = [seat for seat, count in zip(tied, counts, strict=True) if count == max(counts)]
    return Message("decided-shared")
