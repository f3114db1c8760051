"""A hundred thousand messages of all sorts of badness: each refused in words, none of them doing anything."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from longhaul.core.position import NOBODY
from longhaul.server.app import create_app
from longhaul.server.live import Connection
from longhaul.server.load.client import Account
from longhaul.server.metrics import ERRORS
from longhaul.server.outbox import Outbox
from longhaul.server.room import Room, Watcher
from longhaul.server.serving import LONGEST_FRAME, listen
from longhaul.server.settings import Settings
from longhaul.server.store import open_store
from tests.server.fuzz import Fuzzer, Json, encode
from tests.server.tables import Club, first_legal, turn_of

pytestmark = pytest.mark.anyio
COUNT = 102_000


class Refused(msgspec.Struct):
    t: str
    re: int
    code: str
    text: str


decode = msgspec.json.Decoder(Refused).decode


class Target:
    """A table in the middle of a game, and how it must stay."""

    def __init__(self, club: Club, room: Room, accepted: list[Json]) -> None:
        self.club, self.room, self.accepted = club, room, accepted
        self.before = self.now()

    def now(self) -> tuple[object, ...]:
        table = self.room.table
        kept = self.club.store.entries(self.room.id)
        return table.version, bytes(table.position), [seat.who for seat in table.seats], table.request, kept


async def target(club: Club) -> tuple[Target, str]:
    """The table, and the id of who has a seat there but not the turn."""
    room, players = await club.meet("Ada", "Bob")
    accepted = []
    for _ in range(10):
        message = {"t": "play", "id": 1, **first_legal(room)}
        await turn_of(room, players)[0].connection.take(encode(message))
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
    watcher = Watcher(Outbox(), user, user and "Eve", user and "person")
    connection = Connection(club.hub, club.lobby, club.limits, watcher, "key")
    await connection.take(encode({"t": "watch", "table": aim.room.id, "id": 1}))
    others = [seat.who for seat in aim.room.table.seats]
    seated = aim.room.seat_of(watcher) != NOBODY
    fuzzer = Fuzzer(len(who), aim.room.id, aim.room.table.version, others, aim.accepted)
    faults, codes = ERRORS._value.get(), Counter[str]()
    for data, must_be_refused in fuzzer.messages(COUNT // 3):
        watcher.outbox._queue.clear()
        watcher.outbox._size = 0
        await connection.take(data)
        answers = list(watcher.outbox._queue)
        assert answers and (seated or not is_step(answers)), data
        if must_be_refused:
            codes[check_refused(data, answers)] += 1
    await club.quiet()
    assert ERRORS._value.get() == faults and not caplog.records
    assert aim.now() == aim.before
    expected = {"bad_message", "not_watched", "too_large", "no_table", *(("stale", "not_your_turn") if seated else ())}
    assert expected <= {code for code, times in codes.items() if times > 100}, codes


def is_step(answers: list[bytes]) -> bool:
    return any(answer.startswith(b'{"t":"step"') for answer in answers)


def check_refused(data: bytes, answers: list[bytes]) -> str:
    """One answer, and it says in words what is wrong; its code."""
    assert len(answers) == 1, (data, answers)
    refused = decode(answers[0])
    assert refused.t == "refused" and refused.code not in ("", "internal") and len(refused.text) > 10, (data, answers)
    return refused.code


# Over a real socket -----------------------------------------------------------------------------
async def test_the_same_over_a_real_socket(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    faults = ERRORS._value.get()
    async with serving() as address:
        ada, eve = await Account.guest(address), await Account.guest(address)
        table = await ada.open_table({"game": "dice-traders", "seats": ["me"], "options": {}})
        before = (await ada.client.get(f"/api/tables/{table}")).json()
        socket = await eve.connect()
        await socket.send(t="watch", table=table, id=1)
        for _ in range(3):  # welcome, the table, who is there
            await socket.raw.recv()
        fuzzer = Fuzzer(5, table, before["state"]["version"], [ada.cookie, ada.csrf], [{"t": "sit", "table": table}])
        for data, must_be_refused in fuzzer.messages(2_200):
            if len(data) > LONGEST_FRAME:  # not even read: see below
                continue
            await socket.raw.send(as_frame(data))
            answer = await asyncio.wait_for(socket.raw.recv(decode=False), 10)
            if must_be_refused:
                check_refused(data, [answer])
        await socket.send(t="ping", id=9)
        assert b'"pong"' in await socket.raw.recv(decode=False)
        after = (await ada.client.get(f"/api/tables/{table}")).json()
        assert {**after, "watching": 0} == {**before, "watching": 0}
        await socket.raw.send("x" * (LONGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed, match="1009"):
            await socket.raw.recv()
        await ada.close()
        await eve.close()
    assert ERRORS._value.get() == faults and not caplog.records


def as_frame(data: bytes) -> str | bytes:
    """As a browser sends it, where it is text at all."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


@asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """The whole server on a free port of this machine, in this process."""
    app: Any = create_app(open_store("memory:"), Settings(limits=False, compile_games=False))
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="on", ws_max_size=LONGEST_FRAME))
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
