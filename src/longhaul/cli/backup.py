"""`longhaul backup` and `longhaul restore`: everything a server keeps, in one file, and back into any store."""

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
def open_kept(chosen: str | None) -> Iterator["Store"]:
    """The store that is meant, which must be there: a mistyped address makes no new one."""
    from longhaul.server.store.urls import parse

    url = store_url(chosen)
    if url == "memory:":
        raise LonghaulError("a store in memory belongs to its server alone; name one with --store")
    address = parse(url)
    if address.get_backend_name() == "sqlite" and not Path(str(address.database)).is_file():
        raise LonghaulError(f"there is no store at {url}; name the right one with --store or LONGHAUL_STORE")
    with opened(url) as store:
        yield store


@contextmanager
def opened(url: str) -> Iterator["Store"]:
    from longhaul.server.store import open_store

    store = open_store(url)
    try:
        yield store
    finally:
        store.close()


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it, such as longhaul.backup.")],
    store: StoreUrl = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write everything a server keeps to one file, while it runs. Keep it to yourself: it holds seeds and hashes."""
    from longhaul.server.store import backup

    if file.is_dir():
        raise LonghaulError(f"{file} is a folder; name a file")
    if file.exists() and not force:
        raise LonghaulError(f"{file} is there already; --force writes over it")
    with open_kept(store) as kept:
        counts = backup(kept, file)
    out.print(f"Wrote {told(counts)} to {file}.", markup=False, soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `longhaul backup` wrote.")],
    store: StoreUrl = None,
) -> None:
    """Put a backup into a store that holds nothing yet, of either kind. Stop the server first."""
    from longhaul.server.store import restore
    from longhaul.server.store.backup import check

    url = store_url(store)
    if url == "memory:":
        raise LonghaulError("a store in memory is gone when this ends; name one with --store")
    if not file.is_file():
        raise LonghaulError(f"there is no file {file}")
    check(file)  # before a store is made for it
    with opened(url) as empty:
        counts = restore(file, empty)
    out.print(f"Restored {told(counts)} from {file}.", markup=False, soft_wrap=True)


def told(counts: Counter[str]) -> str:
    """`3 tables with 210 entries, 5 accounts, and 40 other rows`."""
    others = counts.total() - sum(counts[name] for name in ("tables", "entries", "users"))
    with_entries = f"{many(counts['tables'], 'table')} with {many(counts['entries'], 'entry', 'entries')}"
    return f"{with_entries}, {many(counts['users'], 'account')} and {many(others, 'other row')}"


def many(count: int, one: str, more: str = "") -> str:
    return f"{count:,} {one if count == 1 else more or one + 's'}"
