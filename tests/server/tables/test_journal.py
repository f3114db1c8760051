"""The journal: whether the loop or its thread writes, and that nothing is broadcast before it is on disk."""

import asyncio
import threading
from collections.abc import Sequence

import pytest

from longhaul.core.errors import LonghaulError
from longhaul.server.ops.metrics import BATCHES, ENTRIES
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Append, NewTable
from longhaul.server.tables import journal as journals
from longhaul.server.tables.journal import Journal
from tests.server.store.samples import header, play, summary
from tests.server.waiting import MAX_WAIT_SECONDS, until

pytestmark = pytest.mark.anyio
LOOP, THREAD, TABLES = "loop", "thread", "tables"


class Disk:
    """A store that notes who wrote what; the loop can be refused, and kept waiting, by a clock of its own."""

    def __init__(self) -> None:
        self.written: list[tuple[str, list[str]]] = []
        self.now = 1000.0
        self.takes = 0.0  # seconds
        self.rejects = self.fails = self.full = False
        self.free = threading.Event()
        self.free.set()
        self.busy = threading.Event()  # the thread has begun to write tables

    def add_tables(self, batch: Sequence[NewTable]) -> None:
        self.busy.set()
        self.free.wait(MAX_WAIT_SECONDS)
        self.written.append((TABLES, [new.header.id for new in batch]))

    def append(self, batch: Sequence[Append]) -> set[str]:
        assert threading.current_thread() is not threading.main_thread()
        self.free.wait(MAX_WAIT_SECONDS)
        if self.full:
            raise Unavailable("no space left on the disk")
        self.written.append((THREAD, [each.table for each in batch]))
        return set()

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        assert threading.current_thread() is threading.main_thread()
        if self.fails:
            raise ZeroDivisionError
        if self.rejects:
            return False
        self.now += self.takes
        self.written.append((LOOP, [each.table for each in batch]))
        return True


def journal_on(disk: Disk) -> Journal:
    return Journal(disk, lambda: disk.now)  # type: ignore[arg-type]


def add(journal: Journal, table: str, reported: list[str], **more: object) -> None:
    def message(error: LonghaulError | None) -> None:
        assert error is None
        reported.append(table)

    journal.add(Append(table=table, entry=play(1), **more), message)  # type: ignore[arg-type]


async def test_moves_are_written_together_by_the_loop_and_the_rest_by_the_thread() -> None:
    disk, reported = Disk(), list[str]()
    journal = journal_on(disk)
    for table in ("t1", "t2", "t3"):
        add(journal, table, reported)
    add(journal, "t4", reported, summary=summary())
    assert reported == [] and disk.written == []
    await journal.flush()
    assert sorted(disk.written) == [(LOOP, ["t1", "t2", "t3"]), (THREAD, ["t4"])]
    assert sorted(reported) == ["t1", "t2", "t3", "t4"]
    journal.close()


@pytest.mark.parametrize("trouble", ["rejects", "fails"])
async def test_what_the_loop_cannot_write_is_the_threads(trouble: str) -> None:
    disk, reported = Disk(), list[str]()
    journal = journal_on(disk)
    setattr(disk, trouble, True)
    for table in ("t1", "t2"):
        add(journal, table, reported)
    await journal.flush()
    assert disk.written == [(THREAD, ["t1", "t2"])] and reported == ["t1", "t2"]
    journal.close()


async def test_moves_go_on_while_the_thread_is_held_up() -> None:
    disk, reported = Disk(), list[str]()
    journal = journal_on(disk)
    disk.free.clear()
    add(journal, "slow", reported, snapshot=b"x")
    for table in ("t1", "t2"):
        add(journal, table, reported)
        while table not in reported:
            await asyncio.sleep(0)
    assert reported == ["t1", "t2"]
    disk.free.set()
    await journal.flush()
    assert reported == ["t1", "t2", "slow"]
    journal.close()


async def test_a_disk_that_is_slow_as_a_rule_holds_the_loop_up_no_longer() -> None:
    disk, reported = Disk(), list[str]()
    journal, disk.takes = journal_on(disk), 3 * journals.MAX_LOOP_SECONDS
    for _ in range(20):
        add(journal, "t", reported)
        await journal.flush()
    by = [writer for writer, _ in disk.written]
    assert LOOP in by[:1] and by.count(LOOP) <= journals.MEAN_WRITES and by[-1] == THREAD and len(reported) == 20
    disk.takes = 0.0
    disk.now += journals.SLOW_DISK_SECONDS
    add(journal, "t", reported)
    await journal.flush()
    assert disk.written[-1] == (LOOP, ["t"])  # it is tried again
    journal.close()


async def test_one_slow_write_is_no_rule() -> None:
    disk, reported = Disk(), list[str]()
    journal = journal_on(disk)
    for number in range(10):
        disk.takes = 2 * journals.MAX_LOOP_SECONDS if number == 3 else 0.0
        add(journal, "t", reported)
        await journal.flush()
    assert [writer for writer, _ in disk.written] == [LOOP] * 10
    journal.close()


async def test_moves_do_not_wait_for_all_who_open_tables() -> None:
    disk, reported = Disk(), list[str]()
    journal, disk.rejects = journal_on(disk), True
    disk.free.clear()

    async def open_many(first: str) -> None:
        for number in range(5):
            await journal.open(NewTable(header=header(f"{first}{number}"), host="", summary=summary(), entries=[]))

    opening = [asyncio.create_task(open_many(first)) for first in "ab"]
    await until(disk.busy.is_set)
    add(journal, "t", reported)
    disk.free.set()
    await asyncio.gather(*opening)
    await journal.flush()
    assert reported == ["t"]
    assert [writer for writer, _ in disk.written].index(THREAD) == 1, "after the tables that were being written"
    journal.close()


def counted() -> tuple[float, float]:
    """Batches and entries, as a host sees them."""
    return BATCHES._value.get(), ENTRIES._value.get()


async def test_entries_count_when_they_are_on_disk_and_what_lists_show_is_none() -> None:
    disk, reported = Disk(), list[object]()
    journal, (batches, entries) = journal_on(disk), counted()
    for table in ("t1", "t2"):
        journal.add(Append(table=table, entry=play(1)), reported.append)
    await journal.flush()
    assert counted() == (batches + 1, entries + 2)
    journal.add(Append(table="t1", entry=None, summary=summary()), reported.append)
    journal.add(Append(table="t2", entry=play(2), summary=summary()), reported.append)
    await journal.flush()
    assert counted() == (batches + 2, entries + 3)
    disk.full = disk.rejects = True
    journal.add(Append(table="t1", entry=play(2)), reported.append)
    await journal.flush()
    assert counted() == (batches + 2, entries + 3) and isinstance(reported[-1], Unavailable)
    journal.close()
