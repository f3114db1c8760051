"""`longhaul backup` and `longhaul restore`: save a store to one file, and load it into any store."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longhaul.cli.output import out
from longhaul.cli.serve import StoreUrl, store_url
from longhaul.core.errors import LonghaulError

if TYPE_CHECKING:
    from longhaul.server.store import Store


@contextmanager
def open_existing_store(chosen: str | None) -> Iterator["Store"]:
    """The chosen store, which must exist: a mistyped URL must not create a new one."""
    from longhaul.server.store.urls import parse

    url = store_url(chosen)
    if url == "memory:":
        raise LonghaulError("a store in memory exists in its server only; choose another one with --store")
    address = parse(url)
    if address.get_backend_name() == "sqlite" and not Path(str(address.database)).is_file():
        raise LonghaulError(f"there is no store at {url}; choose one with --store or LONGHAUL_STORE")
    with open_store_at(url) as store:
        yield store


@contextmanager
def open_store_at(url: str) -> Iterator["Store"]:
    from longhaul.server.store import open_store

    store = open_store(url)
    try:
        yield store
    finally:
        store.close()


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as longhaul.backup.")],
    store: StoreUrl = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Save a store to one file, while the server runs. The file contains secrets: seeds and hashes."""
    from longhaul.server.store import backup

    if file.is_dir():
        raise LonghaulError(f"{file} is a folder, not a file")
    if file.exists() and not force:
        raise LonghaulError(f"{file} exists already; overwrite it with --force")
    with open_existing_store(store) as opened:
        counts = backup(opened, file)
    out.print(f"Wrote {describe_counts(counts)} to {file}.", markup=False, soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `longhaul backup`.")],
    store: StoreUrl = None,
) -> None:
    """Load a backup into an empty store, SQLite or PostgreSQL. Stop the server first."""
    from longhaul.server.store import restore
    from longhaul.server.store.backup import check

    url = store_url(store)
    if url == "memory:":
        raise LonghaulError("a store in memory ends with this command; choose another one with --store")
    if not file.is_file():
        raise LonghaulError(f"there is no file {file}")
    check(file)  # before a store is created for it
    with open_store_at(url) as empty:
        counts = restore(file, empty)
    out.print(f"Restored {describe_counts(counts)} from {file}.", markup=False, soft_wrap=True)


def describe_counts(counts: Counter[str]) -> str:
    """`3 tables with 210 entries, 5 accounts, and 40 other rows`."""
    others = counts.total() - sum(counts[name] for name in ("tables", "entries", "users"))
    with_entries = (
        f"{format_count(counts['tables'], 'table')} with {format_count(counts['entries'], 'entry', 'entries')}"
    )
    return f"{with_entries}, {format_count(counts['users'], 'account')} and {format_count(others, 'other row')}"


def format_count(count: int, noun: str, plural: str = "") -> str:
    """`1 table`, `1,200 tables`"""
    return f"{count:,} {noun if count == 1 else plural or noun + 's'}"
