"""The hub when its store fails or is written by someone else: nobody waits for ever, nothing is lost or doubled."""

import asyncio
import dataclasses
import logging
from collections.abc import Sequence
from typing import Any

import pytest

from longhaul.server.live.connection import Connection
from longhaul.server.ops.background import repeat
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.services import Services
from longhaul.server.settings import Settings
from longhaul.server.store.rows import Append
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.tables import hub as hubs
from longhaul.server.tables.commands import Resign, Sit
from longhaul.server.tables.housekeeping import (
    FINISHED_IDLE_SECONDS,
    IDLE_SECONDS,
    QUIET_SECONDS,
    reload_changed,
    unload_idle,
)
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.journal import Journal
from longhaul.server.tables.lobby import Lobby
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry
from tests.server.chaos.inside import SENTENCE, Flaky, Person, setting
from tests.server.waiting import MAX_WAIT_SECONDS, until

AT_CLOCK = {"clock": {"pace": "turn", "base": 5.0}}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "STORE_RETRY_SECONDS", 0.05)


class Time:
    """Set by hand."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def with_hub(work: Any, *, now: Time | None = None) -> None:
    async def run() -> None:
        store = Flaky(MemoryStore())
        hub = Hub(store.as_store, now=now)
        try:
            await asyncio.wait_for(work(hub, store), 2 * MAX_WAIT_SECONDS)
        finally:
            store.broken = False
            await hub.close()

    asyncio.run(run())


async def seated(hub: Hub, *others: str, **more: Any) -> tuple[Room, Person, Person]:
    """A table with two people at it, first the one whose turn it is."""
    ann, bob = Person("Ann"), Person("Bob")
    room = await hub.open(setting("me", "open", *others, **more), ann)
    await hub.subscribe(room.id, ann)
    await hub.subscribe(room.id, bob)
    hub.submit(room, Sit(1, "bob", "Bob"), bob)
    await until(lambda: room.table.seat_of("bob") == 1)
    ann.received(), bob.received()
    return (room, ann, bob) if room.table.turn == 0 else (room, bob, ann)


async def rejected_at_intervals(store: Flaky) -> None:
    """Break a store, and see that one table asks it again, but once per retry interval. However slow the machine is, a
    timer rings no earlier than it was set to."""
    loop = asyncio.get_running_loop()
    start, store.broken = loop.time(), True
    await until(lambda: store.calls >= 4)
    calls, seconds = store.calls, loop.time() - start
    assert calls <= 2 + seconds / hubs.STORE_RETRY_SECONDS, f"{calls} calls in {seconds:.2f} s"


# The store fails
def test_a_move_that_cannot_be_stored_is_rejected_and_can_be_made_again() -> None:
    async def work(hub: Hub, store: Flaky) -> None:
        room, ann, bob = await seated(hub)
        store.broken = True
        ann.play(hub, room, 5)
        await until(lambda: not room.is_writing)
        [rejected] = ann.received()
        assert (rejected.t, rejected.re, rejected.code, rejected.text) == ("refused", 5, "unavailable", SENTENCE)
        assert room.table.version == 2 and bob.received() == [] and hub.journal.trouble == SENTENCE
        store.broken = False
        ann.play(hub, room, 6)
        await until(lambda: room.table.version == 3)
        assert [message.t for message in ann.received()] == ["step"] == [message.t for message in bob.received()]
        assert hub.journal.trouble == ""

    with_hub(work)


def test_bots_go_on_by_themselves_and_do_not_storm_the_store() -> None:
    async def work(hub: Hub, store: Flaky) -> None:
        room = await hub.open(setting("trader", "trader", options={"limit": 150}), Person("Ann"))
        await until(lambda: room.table.version > 6)
        await rejected_at_intervals(store)
        stood_at = room.table.version
        store.broken = False
        await until(lambda: room.table.version > stood_at + 6)
        assert [entry.number for entry in store.store.entries(room.id)][:stood_at] == list(range(1, stood_at + 1))

    with_hub(work)


def test_nobody_loses_on_time_while_nothing_can_be_stored_and_the_clock_runs_on_afterwards() -> None:
    clock = Time()

    async def work(hub: Hub, store: Flaky) -> None:
        room, *_ = await seated(hub, **AT_CLOCK)
        clock.now += 6
        store.broken = True
        hub._check_clock(room)
        await rejected_at_intervals(store)
        assert not room.table.over
        store.broken = False
        await until(lambda: store.store.entries(room.id)[-1].kind == "resume")
        await until(lambda: not room.is_writing)
        assert not room.table.over
        clock.now += 6
        hub._check_clock(room)
        await until(lambda: room.table.over)
        assert store.store.entries(room.id)[-1].kind == "flag"

    with_hub(work, now=clock)


def is_unlisted(room: Room) -> bool:
    return room.is_summary_stale


def test_a_table_that_cannot_be_read_holds_up_no_other_when_the_server_starts(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = MemoryStore()

    async def play() -> list[str]:
        hub = Hub(store)
        rooms = [(await seated(hub))[0].id for _ in range(3)]
        await hub.close()
        return rooms

    async def start(broken: str) -> set[str]:
        load_table = store.load_table

        def read(table: str) -> Any:
            if table == broken:
                raise ValueError("this is no snapshot")
            return load_table(table)

        store.load_table = read  # type: ignore[method-assign]
        services = Services(store, Settings(compile_games=False))
        await services.start()
        await until(lambda: len(services.hub.rooms) >= 2)
        found = set(services.hub.rooms)
        await services.stop()
        return found

    rooms = asyncio.run(play())
    first = store.list_tables(status="playing", private=True)[0].header.id
    assert asyncio.run(start(first)) == set(rooms) - {first}
    assert "a table was not resumed" in caplog.text


@pytest.mark.parametrize("others", [(), ("+trader",)])  # with a bot that yields its seat a table is listed as open
def test_games_by_correspondence_go_on_when_the_server_starts_however_long_nobody_moved(
    others: tuple[str, ...],
) -> None:
    store = MemoryStore()

    async def play(now: Time, *others: str, **more: Any) -> str:
        hub = Hub(store, now=now)
        room, *_ = await seated(hub, *others, **more)
        await hub.close()
        return room.id

    async def start() -> set[str]:
        services = Services(store, Settings(compile_games=False), now=today)
        await services.start()
        await until(lambda: len(services.hub.rooms) >= 2)
        found = set(services.hub.rooms)
        await services.stop()
        return found

    long_ago, today = Time(), Time()
    today.now += 5 * 86_400
    waiting = asyncio.run(play(long_ago, *others, clock={"pace": "days", "base": 7}))
    asyncio.run(play(long_ago))  # without a clock: it is loaded when someone looks at it
    latest = asyncio.run(play(today))
    assert asyncio.run(start()) == {waiting, latest}


def test_what_is_done_now_and_then_is_done_again_after_it_failed(caplog: pytest.LogCaptureFixture) -> None:
    done = list[str]()

    async def work() -> None:
        done.append("tried")
        if len(done) == 1:
            raise ValueError("some fault of ours")

    async def twice() -> None:
        task = asyncio.create_task(repeat(0.01, work, logging.getLogger("longhaul.services")))
        await until(lambda: len(done) >= 3)
        task.cancel()

    asyncio.run(twice())
    assert "some fault of ours" in caplog.text


def test_lists_show_the_end_of_a_game_even_if_it_could_not_be_noted_at_once() -> None:
    async def work(hub: Hub, store: Flaky) -> None:
        room, ann, _ = await seated(hub)
        hub.submit(room, Resign(room.seat_of(ann), room.table.version), ann)
        await until(lambda: room.is_writing is False and room.table.over)
        await hub.journal.flush()
        store.broken = True
        hub.save_summary(room)
        await hub.journal.flush()
        assert is_unlisted(room)
        store.broken = False
        await unload_idle(hub)
        await hub.journal.flush()
        assert not is_unlisted(room)
        assert [row.header.id for row in store.store.list_tables(status="over")] == [room.id]

    with_hub(work)


def test_finished_tables_leave_memory_soon_unless_there_is_a_rematch() -> None:
    clock = Time()

    async def work(hub: Hub, store: Flaky) -> None:
        rooms = []
        for _ in range(2):
            room, ann, bob = await seated(hub)
            hub.submit(room, Resign(room.seat_of(ann), room.table.version), ann)
            await hub.journal.flush()
            assert room.table.over
            for person in (ann, bob):
                hub.unsubscribe(room, person)
            rooms.append(room)
        rooms[1].rematch = "elsewhere"
        await unload_idle(hub)
        assert set(hub.rooms) == {room.id for room in rooms}
        clock.now += FINISHED_IDLE_SECONDS + 1
        await unload_idle(hub)
        assert set(hub.rooms) == {rooms[1].id}
        clock.now += IDLE_SECONDS
        await unload_idle(hub)
        assert not hub.rooms and (await hub.room(rooms[0].id)) is not None

    with_hub(work, now=clock)


def test_a_fault_after_a_write_stops_no_other_table() -> None:
    async def run() -> None:
        store = MemoryStore()
        hub = Hub(store)
        room = await hub.open(setting("me", "open"), Person("Ann"))
        journal, answered = Journal(store), asyncio.Event()

        def fail(_: object) -> None:
            raise ZeroDivisionError

        journal.add(Append(table=room.id, entry=LogEntry(2, "sit", 1, 1.0, who="bob")), fail)
        await journal.flush()
        journal.add(Append(table=room.id, entry=LogEntry(3, "leave", 1, 1.0)), lambda _: answered.set())
        await asyncio.wait_for(answered.wait(), MAX_WAIT_SECONDS)
        journal.close()
        await hub.close()

    asyncio.run(run())


# Someone else writes
async def write_elsewhere(store: Flaky, room: Room) -> None:
    action = int(room.table.position.legal[0])
    other = LogEntry(room.table.version + 1, "play", room.table.turn, 1_000_001.0, action)
    assert store.store.append([Append(table=room.id, entry=other)]) == set()


def is_loaded_again(hub: Hub, room: Room) -> bool:
    """And those who looked at it look at the new one."""
    return hub.rooms.get(room.id) not in (None, room) and not room.subscribers


def test_a_table_written_elsewhere_is_shown_anew_and_everyone_gets_an_answer() -> None:
    async def work(hub: Hub, store: Flaky) -> None:
        room, ann, bob = await seated(hub)
        await write_elsewhere(store, room)
        ann.play(hub, room, 1)
        ann.play(hub, room, 2)  # waits
        bob.play(hub, room, 3)  # waits
        await until(lambda: is_loaded_again(hub, room))
        again = hub.rooms[room.id]
        assert again.table.version == 3 and again.subscribers == {ann, bob} and not room.subscribers
        to_ann, to_bob = ann.received(), bob.received()
        assert [(message.t, message.re) for message in to_ann] == [("refused", 1), ("refused", 2), ("table", 0)]
        assert [(message.t, message.re) for message in to_bob] == [("refused", 3), ("table", 0)]
        (ann if again.table.turn == again.seat_of(ann) else bob).play(hub, again, 4)
        await until(lambda: again.table.version == 4)
        assert len(store.store.entries(room.id)) == 4

    with_hub(work)


def test_two_who_load_it_in_turn_do_not_resume_its_clock_for_ever() -> None:
    async def work(hub: Hub, store: Flaky) -> None:
        room, ann, _ = await seated(hub, **AT_CLOCK)
        hub.now = lambda: room.last_used + QUIET_SECONDS + 1
        await write_elsewhere(store, room)
        await reload_changed(hub)
        await until(lambda: is_loaded_again(hub, room))
        again = hub.rooms[room.id]
        await until(lambda: not again.is_writing)
        await hub.journal.flush()
        assert again.table.version == 3 == len(store.store.entries(room.id)) and ann in again.subscribers

    with_hub(work, now=Time())


def test_it_is_found_again_even_if_the_store_fails_just_then() -> None:
    async def work(hub: Hub, store: Flaky) -> None:
        room, ann, _ = await seated(hub)
        await write_elsewhere(store, room)
        append = store.store.append

        def append_and_fail(batch: Sequence[Append]) -> set[str]:
            fenced = append(batch)
            store.broken = True
            return fenced

        store.store.append = append_and_fail  # type: ignore[method-assign]
        ann.play(hub, room, 1)
        await until(lambda: store.calls >= 2)
        assert room.id not in hub.rooms
        store.store.append = append  # type: ignore[method-assign]
        store.broken = False
        await until(lambda: room.id in hub.rooms)
        await until(lambda: any(message.t == "table" and message.state for message in ann.received()))

    with_hub(work)


def test_one_who_fell_behind_is_shown_the_table_as_it_is_now() -> None:
    async def work(hub: Hub, store: Flaky) -> None:
        room, ann, _ = await seated(hub)
        connection = Connection(hub, Lobby(), RateLimits(on=False), ann, "ann")
        connection.rooms[room.id] = room
        await write_elsewhere(store, room)
        ann.play(hub, room)
        await until(lambda: is_loaded_again(hub, room))
        ann.received()
        ann.outbox.behind.add(room.id)
        connection._catch_up()
        [shown] = ann.received()
        assert shown.state is not None and shown.state.version == 3

    with_hub(work)


# After a start
def test_a_table_of_older_rules_holds_up_no_other() -> None:
    async def run() -> None:
        store = MemoryStore()
        hub = Hub(store)
        ids = [(await hub.open(setting("me", "open"), Person("Ann"))).id for _ in range(2)]
        await hub.close()
        stored = store.load_table(ids[0])
        assert stored is not None
        old = dataclasses.replace(stored.header, id="old", rules=0, created=stored.header.created + 100)
        store.add_table(old, "ann", store.list_tables()[0].summary, stored.entries)
        services = Services(store, Settings(compile_games=False))
        await services.start()
        await until(lambda: set(services.hub.rooms) == set(ids))
        await services.stop()

    asyncio.run(run())
