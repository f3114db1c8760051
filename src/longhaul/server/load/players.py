"""Tables of players that choose at random among the legal actions the server sends."""

import asyncio
import time
from random import Random
from typing import Any

from longhaul.core.errors import LonghaulError
from longhaul.server.load.client import Account, Choice, Received, Socket

ANSWER_TIMEOUT_SECONDS = 30.0


class Score:
    """What was measured over all tables."""

    def __init__(self) -> None:
        self.measuring = False
        self.moves = 0
        self.latencies: list[float] = []
        self.acknowledged: dict[str, dict[int, int]] = {}  # table -> entry number -> action

    def note(self, table: str, number: int, action: int, latency: float) -> None:
        self.acknowledged.setdefault(table, {})[number] = action
        if self.measuring:
            self.moves += 1
            self.latencies.append(latency)


def without_retiring(actions: list[Choice]) -> list[Choice]:
    """All actions except retiring, unless it is the only one: random players would retire after a few moves."""
    return [action for action in actions if action.verb != "retire"] or actions


class Party:
    """One table and its players. A move counts when every player has received it."""

    def __init__(self, accounts: list[Account], setting: dict[str, Any], score: Score, number: int) -> None:
        self.accounts, self.setting, self.score = accounts, setting, score
        self.random = Random(number)
        self.table = ""
        self.version = 0
        self.sockets: list[Socket] = []
        self._known: list[int] = []  # the last version that each player has received
        self._next: tuple[int, Received] | None = None  # the seat to move, and the message with its actions
        self._all_received = asyncio.Event()
        self._over = False
        self._fault: Exception | None = None  # of a reader
        self._acked = 0.0

    async def join(self) -> None:
        """Open a table, connect, and take the seats."""
        self.sockets = [await account.connect() for account in self.accounts]
        self._readers = [asyncio.create_task(self._read(seat, s)) for seat, s in enumerate(self.sockets)]
        await self._sit_down()

    async def _sit_down(self) -> None:
        self.table = await self.accounts[0].open_table(self.setting)
        self.version, self._next, self._known = 0, None, [0] * len(self.sockets)
        self._over = False
        for socket in self.sockets:
            await socket.send(t="watch", table=self.table)
        for socket in self.sockets[1:]:
            await socket.send(t="sit", table=self.table, id=1)
        await self._until(len(self.sockets))

    async def _read(self, seat: int, socket: Socket) -> None:
        try:
            async for message in socket.messages():
                self._handle(seat, message)
        except Exception as error:  # raised in `_until`
            self._fault = error
            self._all_received.set()

    def _handle(self, seat: int, message: Received) -> None:
        if message.t == "refused":
            raise LonghaulError(f"a legal move was rejected: {message.text}")
        if message.state is None or message.t not in ("step", "table") or (message.table or self.table) != self.table:
            return
        if message.t == "step" and message.re == 7:
            self._acked = time.perf_counter()
        self._note(seat, message, message.state.version)

    def _note(self, seat: int, message: Received, version: int) -> None:
        """Note what a player knows: from a step, or from the whole table if they joined just after the step."""
        if message.actions and version >= self.version:
            self._next = (seat, message)
        self._over = self._over or (message.state is not None and message.state.over)
        self._known[seat] = version
        if min(self._known) > self.version:
            self.version = min(self._known)
            self._all_received.set()

    async def _until(self, version: int) -> None:
        while self.version < version:
            self._all_received.clear()
            if self._fault is not None:
                raise self._fault
            try:
                await asyncio.wait_for(self._all_received.wait(), ANSWER_TIMEOUT_SECONDS)
            except TimeoutError:
                raise LonghaulError(
                    f"no message from table {self.table} for {ANSWER_TIMEOUT_SECONDS:.0f} seconds"
                ) from None

    async def move(self, asked: float | None = None) -> None:
        """Make one move for the seat to move; at the end of a game, open a new table."""
        while self._next is None and not self._over:  # the table plays forced moves by itself
            await self._until(self.version + 1)
        if self._next is None:
            await self._sit_down()
        while self._next is None:
            await self._until(self.version + 1)
        assert self._next is not None
        seat, message = self._next
        assert message.state is not None
        action = self.random.choice(without_retiring(message.actions)).action
        version = message.state.version
        self._next, sent = None, time.perf_counter() if asked is None else asked
        await self.sockets[seat].send(t="play", table=self.table, action=action, version=version, id=7)
        await self._until(version + 1)
        self.score.note(self.table, version + 1, action, self._acked - sent)

    async def leave(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for socket in self.sockets:
            await socket.close()
