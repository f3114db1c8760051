"""What the course of a game of Free Trader shows: there is no score (FT-END-06), only money. Never compiled."""

from longhaul.core.position import Position


def charted(position: Position, seat: int) -> int:
    return int(position.state.money)
