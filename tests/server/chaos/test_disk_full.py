"""A full disk: moves are refused with a sentence, the server stays up, and goes on when there is space again."""

import asyncio
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from longhaul.server.load.target import Target
from longhaul.server.store import open_store
from longhaul.server.store.sql import SqlStore
from longhaul.server.tables.commands import Leave, Sit
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from tests.server.chaos.inside import Person, setting
from tests.server.chaos.players import Crowd, Party, guests
from tests.server.chaos.servers import health, metric, opened, serving
from tests.server.waiting import until

SEATS = [["me", "open"], ["me", "trader"], ["me", "open"], ["trader", "trader"]]
SIZE = 24  # MB of the small disk
FULL = 2.0  # seconds

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other ways to fill a disk")

FreeAgain = Callable[[], None]
Fill = Callable[[Target, Path], FreeAgain]


# Two ways to fill a disk
def limit_files(target: Target, _folder: Path) -> FreeAgain:
    """No file of the server's can grow any more, as a quota would have it; nor can the log, which is tidied up now and
    then and has room again, be written anew."""
    before = resource.prlimit(target.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(target.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    return lambda: resource.prlimit(target.pid, resource.RLIMIT_FSIZE, before) and None


def fill_up(_target: Target, folder: Path) -> FreeAgain:
    """Someone else's file takes all there is."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                continue
    return ballast.unlink


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "longhaul-test", str(folder)]
    subprocess.run(mount, check=True, capture_output=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True, capture_output=True)


@cache
def can_mount() -> bool:
    """Only root can, and not in every container."""
    if os.geteuid() != 0 or not shutil.which("mount"):
        return False
    folder = Path("/tmp") / f"longhaul-can-mount-{os.getpid()}"
    try:
        with small_disk(folder):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False
    finally:
        folder.rmdir()


# A real server
def test_files_that_cannot_grow(tmp_path: Path) -> None:
    asyncio.run(run_full(tmp_path, limit_files))


if can_mount():  # elsewhere the test above fills what it can without being root

    def test_a_small_disk(tmp_path: Path) -> None:
        with small_disk(tmp_path / "disk"):
            asyncio.run(run_full(tmp_path / "disk", fill_up))


async def run_full(folder: Path, fill: Fill) -> None:
    store = f"sqlite:///{folder / 'chaos.db'}"
    async with serving(store) as target:
        accounts = await guests(target.address)
        crowd = Crowd([Party(accounts, SEATS[number % 4], number) for number in range(8)])
        await crowd.all_move()
        free_again = fill(target, folder)
        # Where a bot is to move, nobody asks for anything that could be refused.
        await crowd.until(lambda party: party.rejected["unavailable"] > 0 or "trader" in party.setting["seats"])
        await crowd.play(FULL)
        status, body = await health(target)
        assert status == 503 and "the database cannot be used now: " in body["text"]
        sentences = set().union(*(party.sentences for party in crowd.parties))
        assert any("full" in text or "disk" in text for text in sentences), sentences
        free_again()
        await crowd.all_move(8)
        assert (await health(target))[0] == 200 and target.process.returncode is None
        assert set(crowd.rejected) <= {"unavailable", "stale"}
        assert await metric(target, "longhaul_internal_errors_total") == 0
        await crowd.leave()
        with opened(store) as opened_store:
            for ledger in crowd.ledgers:
                ledger.check(opened_store)


# A hub in this process
def test_a_database_that_may_have_no_more_pages(at_sqlite: str) -> None:
    asyncio.run(run_small(at_sqlite))


async def run_small(url: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqlStore)
    pages = 0  # for now there is no limit

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages or 1_000_000}")

    event.listen(store._writer, "begin", limit)
    hub, ann = Hub(store), Person("Ann")
    room = await hub.open(setting("me", "open"), ann)
    await hub.subscribe(room.id, ann)
    with store.reading() as connection:
        pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0)
    made = await come_and_go(hub, ann, room, 3000)
    rejections = [each for each in ann.received() if each.t == "refused"]
    assert 0 < made < 3000 and [each.code for each in rejections] == ["unavailable"]
    assert "database or disk is full" in rejections[0].text and hub.journal.trouble == rejections[0].text
    assert len(store.entries(room.id)) == room.table.version == made + 1
    pages = 0
    assert await come_and_go(hub, ann, room, 10) == 10
    assert len(store.entries(room.id)) == room.table.version == made + 11 and not hub.journal.trouble
    await hub.close()
    store.close()


async def come_and_go(hub: Hub, who: Person, room: Room, times: int) -> int:
    """So many entries, or until one is refused; how many were made."""
    table = room.table
    for made in range(times):
        before = table.version
        if table.seat_of(who.user) < 0:
            hub.submit(room, Sit(0, who.user, who.name), who)
        else:
            hub.submit(room, Leave(0), who)
        await until(lambda: not room.is_writing)
        if table.version == before:
            return made
    return times
