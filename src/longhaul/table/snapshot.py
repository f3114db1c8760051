"""Snapshots: a table as bytes, stored now and then so that loading need not replay all entries."""

from typing import Any

import msgspec

from longhaul.core.content import ContentSet
from longhaul.core.messages import Message
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.table.errors import Rejection
from longhaul.table.header import Header
from longhaul.table.requests import Request
from longhaul.table.seats import Seat
from longhaul.table.table import Table


class _Snapshot(msgspec.Struct, array_like=True):
    version: int
    state: bytes
    actions: list[int]
    actors: list[int]
    draws: list[int]
    seats: list[Seat]
    left: list[float]  # of the clock: seconds left, the seat whose clock runs, since when
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
    clock = table.running_clock
    snapshot = _Snapshot(
        table.version,
        bytes(table.position),
        table.position.actions,
        table.actors,
        table.draws,
        table.seats,
        clock.left,
        clock.seat,
        clock.since,
        table.request,
        table.drawn,
        table.taken_back,
        table.at,
        sorted(table.forced),
        table.unrated,
        table.aborted,
    )
    return msgspec.msgpack.encode(snapshot)


def thaw(header: Header, rulebook: Rulebook, content: ContentSet[Any], data: bytes) -> Table:
    """The table of a snapshot; takebacks to before it replay from the start."""
    try:
        snapshot = msgspec.msgpack.decode(data, type=_Snapshot)
        position = Position(rulebook, content, rulebook.state.from_bytes(snapshot.state), header.seed)
    except (msgspec.DecodeError, ValueError) as error:
        raise Rejection(Message("rejected-snapshot", {"text-table": header.id, "text": str(error)})) from None
    position.actions = snapshot.actions
    table = Table(header, rulebook, content, position)
    table.version = table.same_since = snapshot.version
    table.seats, table.request = snapshot.seats, snapshot.request
    table.actors, table.draws = snapshot.actors, snapshot.draws
    table.drawn, table.taken_back = snapshot.drawn, snapshot.taken_back
    table.at = snapshot.at or table.at
    table.forced = set(snapshot.forced)
    table.unrated, table.aborted = snapshot.unrated, snapshot.aborted
    table.settle()
    table.running_clock.left, table.running_clock.seat, table.running_clock.since = (
        snapshot.left,
        snapshot.running,
        snapshot.since,
    )
    return table
