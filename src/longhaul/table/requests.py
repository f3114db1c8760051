"""Requests to the other players: a takeback or a draw."""

import msgspec


class Request(msgspec.Struct):
    """An open request, and the seats that have agreed."""

    what: str  # undo or draw
    seat: int
    agreed: set[int] = msgspec.field(default_factory=set)
