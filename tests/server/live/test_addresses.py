"""What a connection does counts for its address, and its faults are logged with it, by the fast path too."""

import asyncio
import logging
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from longhaul.server.live.connection import Connection
from longhaul.server.load.client import Account
from longhaul.server.security.rate_limits import PER_ADDRESS, RATE_LIMITS, RateLimit, limit_per_address
from longhaul.server.tables.commands import Sit
from longhaul.server.tables.hub import Hub
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.subscriber import Subscriber
from tests.server.browsers import HandClock
from tests.server.hub_club import Club
from tests.server.live.fuzz import encode
from tests.server.live.test_fuzz import look_on, serving, spy
from tests.server.served import LiveSocket, Served
from tests.server.waiting import MAX_WAIT_SECONDS

HOME, ELSEWHERE = "address 203.0.113.7", "address 203.0.113.8"
FEW = {**RATE_LIMITS, "command": RateLimit(rate=1, burst=2)}


# Log lines ----------------------------------------------------------------------------------------
@pytest.mark.anyio
@pytest.mark.parametrize(("place", "name"), [(Hub, "submit"), (Sit, "judge")])
async def test_a_fault_in_the_fast_path_is_logged_with_the_address(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, place: type, name: str
) -> None:
    def broken(*_: Any) -> None:
        raise ValueError

    ways = spy(monkeypatch)
    async with serving(monkeypatch) as address:
        eve = await Account.guest(address)
        table = await eve.open_table({"game": "dice-traders", "seats": ["me", "open"], "options": {}})
        socket = await look_on(eve, table)
        with monkeypatch.context() as patched:
            patched.setattr(place, name, broken)
            await socket.send(t="sit", table=table, id=2)
            answer = await asyncio.wait_for(socket.raw.recv(decode=False), MAX_WAIT_SECONDS)
        assert b'"code":"internal"' in answer and ways[True] == 1
        await socket.close()
        await eve.close()
    [line] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert vars(line)["address"] == "127.0.0.1" and line.exc_info


# Rate limits --------------------------------------------------------------------------------------
def connection_of(club: Club, number: int, address: str) -> Connection:
    subscriber = Subscriber(Outbox(), f"user-{number}", f"User {number}", "guest", address)
    return Connection(club.hub, club.lobby, club.limits, subscriber, f"session {number}")


async def is_rejected(connection: Connection, message: dict[str, Any], at_once: bool) -> bool:
    """Whether the connection sends too much."""
    outbox, data = connection.subscriber.outbox, encode(message)
    if at_once:
        assert connection.handle_at_once(data)
    else:
        await connection.handle(data)
    answer = await outbox.next()
    assert answer is not None
    return bool(msgspec.json.decode(answer).get("code") == "too_many")


@pytest.mark.anyio
@pytest.mark.parametrize("at_once", [True, False])
async def test_connections_of_different_users_with_one_address_share_a_limit(club: Club, at_once: bool) -> None:
    club.limits.on, club.limits.limits = True, FEW
    message = {"t": "resign", "table": "unknown", "version": 1, "id": 1}
    for number in range(PER_ADDRESS):
        busy = connection_of(club, number, HOME)
        assert [await is_rejected(busy, message, at_once) for _ in range(3)] == [False, False, True]
    other, elsewhere = connection_of(club, 100, HOME), connection_of(club, 101, ELSEWHERE)
    assert await is_rejected(other, message, at_once) and not await is_rejected(elsewhere, message, at_once)
    club.clock.now += 1 / limit_per_address(FEW["command"]).rate
    assert not await is_rejected(other, message, at_once)


def answer_to_ping(socket: LiveSocket) -> str:
    """Its kind; a rejection for sending too much comes before the message is read, so it names no message."""
    socket.raw.send_text('{"t":"ping"}')
    return str(socket.hear()["t"])


def test_sockets_of_different_users_count_for_their_address(served: Served, clock: HandClock) -> None:
    limits = served.services.limits
    limits.on, limits.clock, limits.limits = True, clock, FEW
    with ExitStack() as stack:
        busy = [stack.enter_context(served.socket(served.browser())) for _ in range(PER_ADDRESS)]
        other = stack.enter_context(served.socket(served.browser()))
        for _ in range(int(FEW["command"].burst)):
            assert {answer_to_ping(socket) for socket in busy} == {"pong"}
        assert answer_to_ping(other) == "refused"
        clock.now += 1
        assert answer_to_ping(other) == "pong"
