"""Faults at a connection are logged with its address, by the fast path too."""

import asyncio
import logging
from typing import Any

import pytest

from longhaul.server.load.client import Account
from longhaul.server.tables.commands import Sit
from longhaul.server.tables.hub import Hub
from tests.server.live.test_fuzz import look_on, serving, spy
from tests.server.waiting import MAX_WAIT_SECONDS


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
