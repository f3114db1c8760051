"""A hundred thousand malformed messages: each is rejected with a reason, and none has an effect."""

import asyncio
import gc
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from longhaul.core.position import NO_SEAT
from longhaul.server import http_server as serving_module
from longhaul.server.http_server import MAX_FRAME_BYTES, listen
from longhaul.server.live.connection import Connection
from longhaul.server.load.client import Account, Socket
from longhaul.server.ops.metrics import ERRORS
from longhaul.server.settings import Settings
from longhaul.server.tables.room import Room
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.subscriber import Subscriber
from tests.server.hub_club import Club, first_legal, turn_of
from tests.server.live.fuzz import Fuzzer, Json, encode
from tests.server.waiting import MAX_WAIT_SECONDS

pytestmark = pytest.mark.anyio
COUNT = 102_000
AT_ONCE = 0.3  # the share, at least, of messages that are sound enough to be taken the short way
OVER_SOCKET = 4_000
IN_PARTS = 0.1  # the share of texts that come as two frames


class Rejected(msgspec.Struct):
    t: str
    re: int
    code: str
    text: str


decode = msgspec.json.Decoder(Rejected).decode


class Target:
    """A table in the middle of a game, and how it must stay."""

    def __init__(self, club: Club, room: Room, accepted: list[Json]) -> None:
        self.club, self.room, self.accepted = club, room, accepted
        self.before = self.now()

    def now(self) -> tuple[object, ...]:
        table = self.room.table
        entries = self.club.store.entries(self.room.id)
        return table.version, bytes(table.position), [seat.who for seat in table.seats], table.request, entries


async def target(club: Club) -> tuple[Target, str]:
    """The table, and the id of who has a seat there but not the turn."""
    room, players = await club.meet("Ada", "Bob")
    accepted = []
    for _ in range(10):
        message = {"t": "play", "id": 1, **first_legal(room)}
        await turn_of(room, players)[0].connection.handle(encode(message))
        await club.quiet()
        accepted.append(message)
    return Target(club, room, accepted), turn_of(room, players)[1].user


@pytest.mark.parametrize("who", ["a player whose turn it is not", "someone who looks on", "nobody"])
async def test_nothing_a_client_sends_breaks_or_changes_anything(
    club: Club, who: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    aim, player = await target(club)
    user = {"a player whose turn it is not": player, "someone who looks on": "id-eve", "nobody": ""}[who]
    subscriber = Subscriber(Outbox(), user, user and "Eve", user and "person")
    connection = Connection(club.hub, club.lobby, club.limits, subscriber, "key")
    await connection.handle(encode({"t": "watch", "table": aim.room.id, "id": 1}))
    others = [seat.who for seat in aim.room.table.seats]
    seated = aim.room.seat_of(subscriber) != NO_SEAT
    fuzzer = Fuzzer(len(who), aim.room.id, aim.room.table.version, others, aim.accepted)
    faults, codes, at_once = ERRORS._value.get(), Counter[str](), 0
    for data, must_be_rejected in fuzzer.messages(COUNT // 3):
        subscriber.outbox._queue.clear()
        subscriber.outbox._size = 0
        at_once += await take(connection, data)
        answers = list(subscriber.outbox._queue)
        assert answers and (seated or not is_step(answers)), data
        if must_be_rejected:
            codes[check_rejected(data, answers)] += 1
    await club.quiet()
    assert ERRORS._value.get() == faults and not caplog.records
    assert aim.now() == aim.before and at_once > COUNT // 3 * AT_ONCE
    expected = {"bad_message", "not_watched", "too_large", "no_table", *(("stale", "not_your_turn") if seated else ())}
    assert expected <= {code for code, times in codes.items() if times > 100}, codes


async def take(connection: Connection, data: bytes) -> bool:
    """As a socket does it: at once where that can be, else the long way. Whether it was at once."""
    at_once = connection.handle_at_once(data)
    if not at_once:
        await connection.handle(data)
    return at_once


def is_step(answers: list[bytes]) -> bool:
    return any(answer.startswith(b'{"t":"step"') for answer in answers)


def check_rejected(data: bytes, answers: list[bytes]) -> str:
    """One answer, and it says in words what is wrong; its code."""
    assert len(answers) == 1, (data, answers)
    rejection = decode(answers[0])
    assert rejection.t == "refused" and rejection.code not in ("", "internal") and len(rejection.text) > 10, (
        data,
        answers,
    )
    return rejection.code


# Over a real socket -----------------------------------------------------------------------------
async def test_the_same_over_a_real_socket(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    caplog.set_level(logging.ERROR)
    faults, ways = ERRORS._value.get(), spy(monkeypatch)
    async with serving(monkeypatch) as address:
        ada, eve = await Account.guest(address), await Account.guest(address)
        table = await ada.open_table({"game": "dice-traders", "seats": ["me"], "options": {}})
        before = (await ada.client.get(f"/api/tables/{table}")).json()
        socket = await look_on(eve, table)
        fuzzer = Fuzzer(5, table, before["state"]["version"], [ada.cookie, ada.csrf], [{"t": "sit", "table": table}])
        for data, must_be_rejected in fuzzer.messages(OVER_SOCKET):
            if len(data) > MAX_FRAME_BYTES:  # not even read: see below
                continue
            await send(socket.raw, data, fuzzer.random)
            answer = await asyncio.wait_for(socket.raw.recv(decode=False), MAX_WAIT_SECONDS)
            if must_be_rejected:
                check_rejected(data, [answer])
        await socket.send(t="ping", id=9)
        assert b'"pong"' in await socket.raw.recv(decode=False)
        for too_bad, code in ((b"x" * (MAX_FRAME_BYTES + 1), "1009"), (b'{"t":"sit","table":"\xff"}', "1007")):
            await socket.raw.send(too_bad, text=True)
            with pytest.raises(ConnectionClosed, match=code):
                await socket.raw.recv()
            socket = await look_on(eve, table)
        after = (await ada.client.get(f"/api/tables/{table}")).json()
        assert {**after, "watching": 0} == {**before, "watching": 0}
        await socket.close()
        await ada.close()
        await eve.close()
    assert ERRORS._value.get() == faults and not caplog.records
    assert ways[True] > OVER_SOCKET * AT_ONCE / 2 and ways[False] > OVER_SOCKET * AT_ONCE / 2, ways


def spy(monkeypatch: pytest.MonkeyPatch) -> Counter[bool]:
    """How many texts a connection takes at once, and how many it was offered and leaves to the long way."""
    ways, handle_at_once = Counter[bool](), Connection.handle_at_once

    def counted(connection: Connection, data: bytes) -> bool:
        at_once = handle_at_once(connection, data)
        ways[at_once] += 1
        return at_once

    monkeypatch.setattr(Connection, "handle_at_once", counted)
    return ways


async def look_on(account: Account, table: str) -> Socket:
    socket = await account.connect()
    await socket.send(t="watch", table=table, id=1)
    for _ in range(3):  # welcome, the table, who is there
        await socket.raw.recv()
    return socket


async def send(raw: ClientConnection, data: bytes, random: Random) -> None:
    """As a browser sends it, where it is text at all; now and then in two parts."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        await raw.send(data)
        return
    half = random.randrange(len(text) + 1)
    await raw.send([text[:half], text[half:]] if random.random() < IN_PARTS else text)


@asynccontextmanager
async def serving(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The server exactly as `longhaul serve` runs it, on a free port of this machine, in a thread of this process."""
    ready, servers = Event(), list[serving_module.Server]()
    settings, listener = Settings(limits=False, compile_games=False), listen("127.0.0.1", 0)

    class StoredTable(serving_module.Server):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            servers.append(self)

    monkeypatch.setattr(serving_module, "Server", StoredTable)
    with process_as_it_was():
        running = asyncio.create_task(asyncio.to_thread(serving_module.serve, "memory:", settings, listener, ready.set))
        assert await asyncio.to_thread(ready.wait, 30)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            servers[0].should_exit = True
            assert await running


@contextmanager
def process_as_it_was() -> Iterator[None]:
    """A server sets up its process as if it were its own."""
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*threshold)
    gc.unfreeze()
