"""What the others at a table are asked to agree to."""

import msgspec


class Request(msgspec.Struct):
    """Something a player asked the others for, and who agreed so far."""

    what: str  # undo or draw
    seat: int
    agreed: set[int] = msgspec.field(default_factory=set)
