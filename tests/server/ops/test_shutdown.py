"""A server that is stopped in the middle of moves: every acknowledged move is stored, and play continues."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from longhaul.server.store import open_store
from tests.server.ops.endless import BEGUN
from tests.server.running import MAX_WAIT_SECONDS, LiveSocket, Player, harmless, longhaul, running
from tests.server.waiting import until

pytestmark = pytest.mark.slow

TABLES = 4
BEFORE = 15  # moves that are acknowledged before the signal


class Hand:
    """Someone who plays as fast as it goes against a bot, and writes down what was acknowledged."""

    def __init__(self, table: str, socket: LiveSocket, actions: list[dict[str, Any]], version: int) -> None:
        self.table, self.socket = table, socket
        self.actions, self.version = actions, version
        self.acknowledged: dict[int, int] = {}  # entry number -> action

    async def play(self) -> None:
        """One move, and all that the bots do until it is our turn again."""
        action = harmless(self.actions)["action"]
        await self.socket.send(t="play", table=self.table, action=action, version=self.version, id=7)
        self.actions = []
        while not self.actions:
            message = await self.socket.hear()
            assert message["t"] != "refused" or message["code"] == "closing", message
            if message["t"] == "step":
                if message["re"] == 7:
                    self.acknowledged[message["step"]["number"]] = action
                self.actions, self.version = message["actions"], message["state"]["version"]

    async def play_on(self) -> None:
        while True:
            await self.play()

    async def play_to_the_end(self) -> None:
        with pytest.raises(ConnectionClosed):
            await self.play_on()


async def sit(player: Player, table: str) -> Hand:
    socket = await player.connect()
    shown = await socket.sit_down(table)
    while not shown["actions"]:
        shown = await socket.hear_until(t="step")
    return Hand(table, socket, shown["actions"], shown["state"]["version"])


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_server_loses_nothing_and_goes_on(tmp_path: Path, sign: int) -> None:
    asyncio.run(stop_and_go_on(f"sqlite:///{tmp_path / 'store.db'}", tmp_path / "log", sign))


async def stop_and_go_on(url: str, log: Path, sign: int) -> None:
    async with running(url, log) as server:
        player = Player(server.address)
        await player.post("/me/guest", {})
        tables = [await player.open_table("me", "trader", limit=150) for _ in range(TABLES)]
        hands = [await sit(player, table) for table in tables]
        spectator = await player.connect()
        playing = [asyncio.create_task(hand.play_to_the_end()) for hand in hands]
        while not all(len(hand.acknowledged) >= BEFORE for hand in hands):
            await asyncio.sleep(0.01)
        assert await server.stop(sign) == 0
        await asyncio.wait_for(asyncio.gather(*playing), MAX_WAIT_SECONDS)
        assert [await socket.closed() for socket in (spectator, *(hand.socket for hand in hands))] == [1012] * (
            1 + TABLES
        )
        assert "Traceback" not in server.logged and "error" not in server.logged, server.logged
    check_stored(url, hands)
    async with running(url, log) as server:
        again = Player(server.address)
        again.http.cookies, again.csrf = player.http.cookies, player.csrf
        for before in hands:
            hand = await sit(again, before.table)
            assert hand.version >= max(before.acknowledged)
            await hand.play()
            assert hand.acknowledged
        assert await server.stop() == 0
        await again.close()
    await player.close()


def check_stored(url: str, hands: list[Hand]) -> None:
    store = open_store(url)
    for hand in hands:
        stored = {entry.number: entry.value for entry in store.entries(hand.table) if entry.kind == "play"}
        assert hand.acknowledged.items() <= stored.items()
        assert len(stored) >= BEFORE
    store.close()


def test_nobody_waits_for_what_a_bot_thinks_of(tmp_path: Path) -> None:
    asyncio.run(stop_amid_thought(f"sqlite:///{tmp_path / 'store.db'}", tmp_path / "log"))


async def stop_amid_thought(url: str, log: Path) -> None:
    """A bot at its seat and a hint, neither of which ever comes to an end."""
    async with running(url, log, program="tests.server.ops.endless") as server:
        player = Player(server.address)
        await player.post("/me/guest", {})
        table = await player.open_table("me", "trader")
        socket = await player.connect()
        shown = await socket.sit_down(table)
        while not shown["actions"]:
            shown = await socket.hear_until(t="step")
        await player.post(f"/tables/{table}/hint", {})
        await player.open_table("admiral", "admiral")
        await until(lambda: server.logged.count(BEGUN) == 2)
        assert await server.stop() == 0
        assert "Traceback" not in server.logged and "error" not in server.logged, server.logged
        await player.close()


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    rejected = longhaul("serve", "--port", "0", "--store", f"sqlite:///{tmp_path}")
    assert rejected.returncode == 2 and "cannot be used" in rejected.stderr and "Traceback" not in rejected.stderr
