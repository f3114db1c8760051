"""Clients that do not read and dead connections: bounded, harmless to others, resynchronized when they return."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest

from longhaul.server.live.connection import MAX_WATCHED_TABLES, SILENCE_SECONDS, Connection, Connections
from longhaul.server.transport import protocol
from longhaul.server.transport.outbox import EXTRA_ANSWER_BYTES, Outbox
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import view as views
from tests.server import waiting
from tests.server.hub_club import Club, first_legal, move, turn_of
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
LONG = {"limit": 150}

STUCK = 60.0  # seconds


# The outbox -------------------------------------------------------------------------------------
async def test_it_never_holds_more_than_its_bound_and_asks_to_be_caught_up() -> None:
    outbox = Outbox(1000)
    for i in range(1000):
        outbox.put(b"x" * 90, f"table {i % 3}")
        outbox.put(b"y" * 90)
        assert sum(map(len, outbox._queue)) == outbox._size <= 1000 + EXTRA_ANSWER_BYTES
        assert sum(len(data) for data in outbox._queue if data[0] == ord("x")) <= 1000
    assert len(outbox.behind) <= 3
    taken = [await outbox.next() for _ in range(len(outbox._queue))]
    assert None not in taken and outbox._size == 0
    assert outbox.behind and await outbox.next() is None
    outbox.behind.clear()
    outbox.put(b"z", "table 1")
    assert await outbox.next() == b"z"


async def test_a_message_larger_than_the_bound_does_not_get_through_and_breaks_nothing() -> None:
    outbox = Outbox(10)
    assert not outbox.put(b"x" * (11 + EXTRA_ANSWER_BYTES))
    assert not outbox.behind and not outbox._queue
    assert not outbox.put(b"x" * 11, "table")
    assert outbox.behind == {"table"} and await outbox.next() is None


async def test_who_waits_for_the_next_message_is_woken_by_it_and_by_the_end() -> None:
    outbox = Outbox()
    waiting = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    outbox.put(b"x")
    assert await waiting == b"x"
    waiting = asyncio.create_task(outbox.next())
    await asyncio.sleep(0)
    outbox.close()
    assert await waiting is None
    outbox.put(b"late")
    assert not outbox._queue


# A client that reads nothing --------------------------------------------------------------------
async def test_a_client_that_reads_nothing_is_bounded_and_shown_the_table_when_it_reads_again(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", options=LONG)
    other, _ = await club.meet("Cyd", "Dan", options=LONG)
    sleepy = club.join(most=20_000)
    await sleepy.watch(room.id)
    await sleepy.watch(other.id)
    sleepy.forget()
    sleepy.reading.clear()
    for _ in range(60):
        await move(room, players)
        assert sleepy.subscriber.outbox._size <= 20_000
    assert sleepy.subscriber.outbox.behind == {room.id}
    sleepy.reading.set()
    await club.quiet()
    messages = sleepy.received()
    numbers = [m["step"]["number"] for m in messages if m["t"] == "step"]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers))) and len(numbers) < 60
    assert messages[-1]["t"] == "table" and messages[-1]["state"]["version"] == room.table.version
    assert not sleepy.subscriber.outbox.behind
    await move(room, players)
    assert [m["t"] for m in sleepy.received()] == ["step"]  # and then step by step again


async def test_a_client_that_has_lost_track_of_a_table_is_still_answered(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", options=LONG)
    sleepy = club.join("Ada", most=12_000)
    await sleepy.watch(room.id)
    sleepy.reading.clear()
    while room.id not in sleepy.subscriber.outbox.behind or turn_of(room, players)[0].name != "Ada":
        await move(room, players)
    played, chat_answer = (
        await sleepy.send("play", **first_legal(room)),
        await sleepy.send("chat", table=room.id, text="ahoy"),
    )
    await club.quiet()
    sleepy.reading.set()
    await club.quiet()
    messages = sleepy.received()
    assert [m["t"] for m in messages if m.get("re") in (played, chat_answer)] == ["done", "done"]
    assert messages[-1]["t"] == "table" and messages[-1]["state"]["version"] == room.table.version


def count_calls(monkeypatch: pytest.MonkeyPatch, *functions: tuple[Any, str]) -> Counter[str]:
    """Counts the calls of functions of modules, by name."""
    calls = Counter[str]()

    def count(module: Any, name: str) -> None:
        function = getattr(module, name)

        def counting(*arguments: Any) -> Any:
            calls[name] += 1
            return function(*arguments)

        monkeypatch.setattr(module, name, counting)

    for module, name in functions:
        count(module, name)
    return calls


async def test_clients_that_read_nothing_do_not_slow_the_table(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step is encoded no more often for fifty of them than for one who reads, and is sent without waiting."""
    room, players = await club.meet("Ada", "Bob", options=LONG)
    awake = club.join()
    await awake.watch(room.id)
    calls = count_calls(monkeypatch, (views, "step"), (views, "state"), (protocol, "encode"))
    for _ in range(20):
        await move(room, players)
    alone = dict(calls)
    sleepy = [club.join(most=10_000) for _ in range(50)]
    for client in sleepy:
        await client.watch(room.id)
        client.reading.clear()
    awake.forget()
    calls.clear()
    for _ in range(20):
        await move(room, players)
    assert {name: count / calls["step"] for name, count in calls.items()} == {
        name: count / alone["step"] for name, count in alone.items()
    }
    assert len(awake.received("step")) == calls["step"]
    assert all(client.subscriber.outbox.behind == {room.id} for client in sleepy)
    assert all(client.subscriber.outbox._size <= 10_000 for client in sleepy)


async def test_a_client_behind_is_shown_what_another_process_made_of_the_table(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", options=LONG)
    sleepy = club.join(most=12_000)
    await sleepy.watch(room.id)
    sleepy.reading.clear()
    for _ in range(10):
        await move(room, players)
    club.hub.reload(room)
    await club.quiet()
    again = club.hub.rooms[room.id]
    for _ in range(3):
        await move(again, players)
    sleepy.reading.set()
    await club.quiet()
    assert sleepy.received("table")[-1]["state"]["version"] == again.table.version


# Connections ------------------------------------------------------------------------------------
class Wire:
    """The other end of a connection."""

    def __init__(self, club: Club, user: str = "") -> None:
        self.connection = Connection(club.hub, club.lobby, club.limits, Subscriber(Outbox(), user, user), "key")
        self.incoming: asyncio.Queue[str] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.taking = asyncio.Event()
        self.taking.set()

    async def send(self, text: str) -> None:
        await self.taking.wait()
        self.sent.append(msgspec.json.decode(text))


@pytest.mark.parametrize("stuck", [False, True])
async def test_dead_connections_are_swept_and_lively_ones_are_not(club: Club, stuck: bool) -> None:
    room, _ = await club.meet("Ada", "Bob")
    connections = Connections()
    dead, alive = Wire(club, "Eve"), Wire(club)
    tasks = [asyncio.create_task(connections.serve(w.connection, w.incoming.get, w.send)) for w in (dead, alive)]
    for each in (dead, alive):
        each.incoming.put_nowait(f'{{"t":"watch","table":"{room.id}","id":1}}')
    await until(lambda: all("table" in [m["t"] for m in each.sent] for each in (dead, alive)))
    assert len(connections) == 2 and dead.sent[0]["t"] == "welcome" and dead.sent[1]["t"] == "table"
    if stuck:
        dead.taking.clear()
        dead.incoming.put_nowait('{"t":"ping"}')
        await until(lambda: dead.connection.sending_since > 0)
    for number in range(3):
        club.clock.now += SILENCE_SECONDS / 2 if not stuck else STUCK / 2
        alive.incoming.put_nowait('{"t":"ping","id":5}')
        if stuck:
            dead.incoming.put_nowait('{"t":"ping"}')  # it still talks, but takes nothing
        await until(lambda: [m["t"] for m in alive.sent].count("pong") > number and dead.incoming.empty())  # noqa: B023
        connections.close_dead(club.clock.now, STUCK)
    await asyncio.wait_for(tasks[0], waiting.MAX_WAIT_SECONDS)
    assert len(connections) == 1
    assert len(room.subscribers) == 3 and dead.connection.subscriber not in room.subscribers
    assert [m["t"] for m in alive.sent].count("pong") == 3
    connections.close_all()
    await asyncio.gather(*tasks)
    assert len(connections) == 0 and len(room.subscribers) == 2


async def test_someone_is_shown_the_door_when_their_session_ends(club: Club) -> None:
    connections = Connections()
    eve, other, ada = Wire(club, "Eve"), Wire(club, "Eve"), Wire(club, "Ada")
    eve.connection.credential, other.connection.credential = "session 1", "session 2"
    wires = (eve, other, ada)
    tasks = [asyncio.create_task(connections.serve(w.connection, w.incoming.get, w.send)) for w in wires]
    await until(lambda: len(connections) == 3)
    connections.close_credential("session 1")
    connections.close_credential("")
    await until(tasks[0].done)
    assert [task.done() for task in tasks] == [True, False, False]
    assert connections.credentials == {"session 2"}
    connections.close_all()
    await asyncio.gather(*tasks)


async def test_one_connection_does_not_watch_every_table(club: Club) -> None:
    ada, eve = club.join("Ada"), club.join()
    rooms = [await club.open(ada, "me", "open") for _ in range(MAX_WATCHED_TABLES + 1)]
    for room in rooms[:-1]:
        await eve.send("watch", table=room.id)
    assert (await eve.watch(rooms[-1].id))["code"] == "too_many_tables"
    assert (await eve.watch(rooms[0].id))["t"] == "table"
    await eve.ask("unwatch", table=rooms[0].id)
    assert (await eve.watch(rooms[-1].id))["t"] == "table"
