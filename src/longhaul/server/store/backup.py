"""A whole store in one file, which can be restored into any database.

The file is gzipped JSON Lines: a header, `[table, columns]` for every row, and the number of rows by table, without
which the file is incomplete. Bytes are base64. It contains secrets and password hashes: only its owner may read it.
"""

import base64
import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import LargeBinary

import longhaul
from longhaul.server.store.columns import Columns
from longhaul.server.store.errors import BadBackup, Unavailable
from longhaul.server.store.schema import REVISION, metadata
from longhaul.server.store.store import Store

FORMAT = "longhaul-backup-1"
MAX_LINE_BYTES = 1 << 28
BYTES = {
    (table.name, column.name)
    for table in metadata.sorted_tables
    for column in table.columns
    if isinstance(column.type, LargeBinary)
}
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class BackupHeader(msgspec.Struct):
    """The first line."""

    format: str
    program: str
    revision: str


Counts = Counter[str]  # rows by table


def backup(store: Store, path: Path) -> Counts:
    """Write a consistent snapshot of a store, which may be in use, to a file. Returns the numbers of rows by table.

    The file gets its name when it is complete."""
    partial = path.with_name(path.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            counts = _write(store, file)
            os.fsync(file.fileno())
        partial.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise Unavailable(f"the backup cannot be written to {path}: {error.strerror or error}") from error
    finally:
        partial.unlink(missing_ok=True)
    return counts


def _write(store: Store, file: IO[bytes]) -> Counts:
    counts = Counts()
    with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6) as packed:
        packed.write(encode(BackupHeader(FORMAT, longhaul.__version__, REVISION)) + b"\n")
        for table, columns in store.dump():
            packed.write(encode([table, columns]) + b"\n")
            counts[table] += 1
        packed.write(encode({"rows": counts}) + b"\n")
    return counts


def _sync_folder(folder: Path) -> None:
    """Sync a folder, so that a new file name is on disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def check(path: Path) -> Counts:
    """Read and verify a backup to its end; returns the numbers of rows by table."""
    with _readable(path) as rows:
        return Counts(table for table, _ in rows)


def restore(path: Path, store: Store) -> Counts:
    """Restore a backup into an empty store, all of it or nothing. Returns the numbers of rows by table."""
    counts = check(path)  # only a complete file is restored
    with _readable(path) as rows:
        store.fill(rows)
    return counts


@contextmanager
def _readable(path: Path) -> Iterator[Iterator[tuple[str, Columns]]]:
    try:
        with gzip.open(path) as packed:
            lines = iter(lambda: packed.readline(MAX_LINE_BYTES), b"")
            _check_head(next(lines, b""))
            yield _rows(lines)
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, ValueError) as error:
        raise BadBackup(f"{path.name} is damaged, incomplete, or not a backup: {error}") from error
    except BadBackup as error:
        raise BadBackup(f"{path.name}: {error}") from error
    except OSError as error:
        raise BadBackup(f"{path.name} cannot be read: {error.strerror or error}") from error


def _check_head(line: bytes) -> None:
    head = msgspec.json.decode(line, type=BackupHeader)
    if head.format != FORMAT:
        raise BadBackup(f"it is {head.format!r}, not {FORMAT!r}")
    if head.revision != REVISION:
        raise BadBackup(
            f"it was made by Longhaul {head.program} with schema revision {head.revision}, and this is "
            f"{longhaul.__version__} with {REVISION}: restore it with the version that made it, then upgrade"
        )


def _rows(lines: Iterable[bytes]) -> Iterator[tuple[str, Columns]]:
    """The rows, followed by a check that none is missing."""
    counts = Counts()
    content: Any = None
    for line in lines:
        if isinstance(content, dict):
            raise BadBackup("there is data after the last line")
        content = decode(line)
        if not isinstance(content, dict):
            table, columns = row_of(content)
            counts[table] += 1
            yield table, columns
    if not isinstance(content, dict):
        raise BadBackup("it is incomplete")
    if content != {"rows": counts}:
        raise BadBackup("rows are missing")


def row_of(content: Any) -> tuple[str, Columns]:
    """The row of a decoded line."""
    match content:
        case [str(table), dict(columns)]:
            return table, {name: _value(table, name, value) for name, value in columns.items()}
    raise BadBackup("a line is not a row")


def _value(table: str, name: str, value: Any) -> Any:
    return base64.b64decode(str(value), validate=True) if (table, name) in BYTES else value
