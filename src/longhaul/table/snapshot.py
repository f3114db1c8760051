"""A table as bytes: what a store keeps now and then, so that not all entries need to be replayed."""

from typing import Any

import msgspec

from longhaul.core.content import ContentSet
from longhaul.core.rulebook import Rulebook
from longhaul.table.errors import Rejection
from longhaul.table.header import Header
from longhaul.table.requests import Request
from longhaul.table.seats import Seat
from longhaul.table.table import Table


class _Frozen(msgspec.Struct, array_like=True):
    version: int
    state: bytes
    actions: list[int]
    actors: list[int]
    draws: list[int]
    seats: list[Seat]
    left: list[float]  # the clock: seconds left, whose time runs, since when
    running: int
    since: float
    request: Request | None
    drawn: bool
    taken_back: int
    at: float = 0.0
    forced: list[int] = []
    unrated: str = ""
    aborted: str = ""


def freeze(table: Table) -> bytes:
    watch = table.watch
    frozen = _Frozen(
        table.version,
        bytes(table.position),
        table.position.actions,
        table.actors,
        table.draws,
        table.seats,
        watch.left,
        watch.seat,
        watch.since,
        table.request,
        table.drawn,
        table.taken_back,
        table.at,
        sorted(table.forced),
        table.unrated,
        table.aborted,
    )
    return msgspec.msgpack.encode(frozen)


def thaw(header: Header, rulebook: Rulebook, content: ContentSet[Any], data: bytes) -> Table:
    """The table as it was; take-backs to before that replay from the start."""
    table = Table(header, rulebook, content, play_origin=False)  # it is in what was frozen
    try:
        frozen = msgspec.msgpack.decode(data, type=_Frozen)
        table.position = table.position.restored(frozen.state, frozen.actions)
    except (msgspec.DecodeError, ValueError) as error:
        raise Rejection(f"table {header.id}: its snapshot cannot be read: {error}") from None
    table.version = table.same_since = frozen.version
    table.seats, table.request = frozen.seats, frozen.request
    table.actors, table.draws = frozen.actors, frozen.draws
    table.drawn, table.taken_back = frozen.drawn, frozen.taken_back
    table.at = frozen.at or table.at
    table.forced = set(frozen.forced)
    table.unrated, table.aborted = frozen.unrated, frozen.aborted
    table.settle()
    table.watch.left, table.watch.seat, table.watch.since = frozen.left, frozen.running, frozen.since
    return table
