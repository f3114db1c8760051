"""What is done in the process for heavy work (`heavy.py`): functions of plain values, whose results are JSON."""

from collections.abc import Hashable
from typing import Any

import msgspec

from longhaul.server.features.recordings import Recording, play_on, recording_of_record, recording_of_table
from longhaul.server.features.replays import decoded, log_page, read_record
from longhaul.server.ops.worker import speed_up
from longhaul.server.store.rows import Shelved
from longhaul.table import Header, LogEntry, Table
from longhaul.table.header import Origin
from longhaul.table.snapshot import freeze
from longhaul.table.table_config import Setting
from longhaul.table.verify import Check, Roll

Source = Recording | Shelved  # a game that was played here, or a record as it was brought along


class VerdictView(msgspec.Struct):
    """What was checked, and what it takes to check the seal oneself: sha256 of `salt:seed` is the seal."""

    holds: bool
    checks: list[Check]
    rolls: list[Roll]
    seal: str  # "" if it was not sealed, as games in a terminal are not
    salt: str
    seed: str  # a 64-bit number, as text


def key_of(source: Source) -> Hashable:
    """What a source is known by; whoever is forgotten later has another name in it."""
    if isinstance(source, Shelved):
        return "record", source.id
    return "table", source.table, len(source.data["actions"]), tuple(seat.name for seat in source.seats)


def source_of_table(table: Table) -> Source:
    return recording_of_table(table)


def recording_of(source: Source) -> Recording:
    recording = recording_of_record(source) if isinstance(source, Shelved) else source
    speed_up(recording.data["game"])
    return recording


def shown(source: Source, first: int, limit: int) -> bytes:
    return msgspec.json.encode(recording_of(source).shown(first, limit))


def verdict(source: Source) -> bytes:
    recording = recording_of(source)
    found, data = recording.verdict(), recording.data
    seal, salt = data.get("commitment", ""), data.get("salt", "")
    return msgspec.json.encode(VerdictView(found.holds, found.checks, found.rolls, seal, salt, str(data["seed"])))


def traced(source: Source) -> bytes:
    return msgspec.json.encode(recording_of(source).traced)


def set_up(source: Source, replay: str, move: int, seats: list[str]) -> tuple[Setting, int, Origin, bytes]:
    """What a table that goes on from a move is set up with, and how it starts."""
    recording = recording_of(source)
    setting, origin = play_on(recording, replay, move, seats)
    seed, rulebook = recording.data["seed"], recording.rulebook
    header = setting.header("", seed, "", 0.0, origin)
    return setting, seed, origin, freeze(Table(header, rulebook, rulebook.find_content(header.content)))


def checked(body: bytes) -> bytes:
    """An uploaded record as it is kept, if it can be played to its end."""
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
