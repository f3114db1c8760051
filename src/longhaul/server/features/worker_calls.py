"""The calls that the worker process runs (`ops/worker.py`): functions of plain values with JSON results."""

from collections.abc import Hashable
from typing import Any

import msgspec

from longhaul.server.features.replays import Replay, continue_config, replay_of_record, replay_of_table
from longhaul.server.features.table_log import log_page
from longhaul.server.features.uploaded_records import decoded, read_record
from longhaul.server.ops.worker import speed_up
from longhaul.server.store.rows import UploadedRecord
from longhaul.table import Header, LogEntry, Table
from longhaul.table.header import ContinuedFrom
from longhaul.table.snapshot import freeze
from longhaul.table.table_config import TableConfig
from longhaul.table.verify import Check, Roll

Source = Replay | UploadedRecord  # a game that was played here, or an uploaded record


class VerdictView(msgspec.Struct):
    """The checks, and what one needs to verify the seal oneself: it is the SHA-256 of `salt:seed`."""

    holds: bool
    checks: list[Check]
    rolls: list[Roll]
    seal: str  # "" for games played in a terminal, which have no seal
    salt: str
    seed: str  # a 64-bit number, as text


def key_of(source: Source) -> Hashable:
    """The cache key of a source. It contains the names, which change when an account is deleted."""
    if isinstance(source, UploadedRecord):
        return "record", source.id
    return "table", source.table, len(source.data["actions"]), tuple(seat.name for seat in source.seats)


def source_of_table(table: Table) -> Source:
    return replay_of_table(table)


def replay_of(source: Source) -> Replay:
    replay = replay_of_record(source) if isinstance(source, UploadedRecord) else source
    speed_up(replay.data["game"])
    return replay


def replay_page(source: Source, first: int, limit: int) -> bytes:
    return msgspec.json.encode(replay_of(source).page(first, limit))


def chart(source: Source) -> bytes:
    return msgspec.json.encode(replay_of(source).chart())


def verdict(source: Source) -> bytes:
    replay = replay_of(source)
    found, data = replay.verdict(), replay.data
    seal, salt = data.get("commitment", ""), data.get("salt", "")
    return msgspec.json.encode(VerdictView(found.holds, found.checks, found.rolls, seal, salt, str(data["seed"])))


def chained_record(source: Source) -> bytes:
    return msgspec.json.encode(replay_of(source).chained_record)


def continue_game(
    source: Source, replay_id: str, move: int, seats: list[str], own_seat: int
) -> tuple[TableConfig, int, ContinuedFrom, bytes]:
    """The configuration and the first snapshot of a table that continues from a move."""
    replay = replay_of(source)
    config, origin = continue_config(replay, replay_id, move, seats, own_seat)
    seed, rulebook = replay.data["seed"], replay.rulebook
    header = config.header("", seed, "", 0.0, origin)
    return config, seed, origin, freeze(Table(header, rulebook, rulebook.find_content(header.content)))


def check_record(body: bytes) -> bytes:
    """An uploaded record as it is stored; an error if it cannot be replayed to its end."""
    game = plain_game(body)
    if game:
        speed_up(game)
    return msgspec.json.encode(read_record(body))


def plain_game(body: bytes) -> str:
    data: Any = decoded(body)
    game = data.get("game") if isinstance(data, dict) else ""
    return game if isinstance(game, str) else ""


def log(header: Header, entries: list[LogEntry], before: int) -> bytes:
    speed_up(header.game)
    return msgspec.json.encode(log_page(header, entries, before))
