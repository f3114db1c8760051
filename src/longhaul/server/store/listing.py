"""Tables as lists show them."""

from typing import Literal, NotRequired, TypedDict

from longhaul.core.options import Value
from longhaul.table.clock import Clock

Status = Literal["open", "playing", "over"]  # open: a seat is free for a person


class ListedSeat(TypedDict):
    """Who has a seat; a bot may hold it until a person sits down."""

    kind: str  # open, person or bot
    name: str
    bot: str
    open: NotRequired[bool]  # older servers stored none


class ListedResult(TypedDict):
    scores: list[int]
    winners: list[int]
    ending: str


class TableListing(TypedDict):
    """A table in a list: never its seed."""

    id: str
    game: str
    content: str
    options: dict[str, Value]
    clock: Clock
    created: float
    private: bool
    rated: bool  # no hints, and the result changes ratings
    status: Status
    version: int
    turn: int
    seats: list[ListedSeat]
    result: ListedResult | None
