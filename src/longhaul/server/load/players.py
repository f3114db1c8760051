"""Tables full of players that choose at random among what the server says is legal."""

import asyncio
import time
from random import Random
from typing import Any

from longhaul.core.errors import LonghaulError
from longhaul.server.load.client import Account, Choice, Heard, Socket

SILENCE = 30.0  # seconds without an answer, then something is wrong


class Score:
    """What was measured, over all tables."""

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


def going_on(actions: list[Choice]) -> list[Choice]:
    """All but giving up, if there is anything else: random players would retire after a few moves."""
    return [action for action in actions if action.text != "retire"] or actions


class Party:
    """One table and those who play at it. A move counts when every player has been told of it."""

    def __init__(self, accounts: list[Account], setting: dict[str, Any], score: Score, number: int) -> None:
        self.accounts, self.setting, self.score = accounts, setting, score
        self.random = Random(number)
        self.table = ""
        self.version = 0
        self.sockets: list[Socket] = []
        self._known: list[int] = []  # the version that each player has been told of
        self._next: tuple[int, Heard] | None = None  # whose turn it is next, and what it was told
        self._all_know = asyncio.Event()
        self._over = False
        self._fault: Exception | None = None  # of one who reads
        self._acked = 0.0

    async def meet(self) -> None:
        """Open a table, connect, and sit down."""
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
            async for heard in socket.messages():
                self._hear(seat, heard)
        except Exception as error:  # whoever waits for this table is told
            self._fault = error
            self._all_know.set()

    def _hear(self, seat: int, heard: Heard) -> None:
        if heard.t == "refused":
            raise LonghaulError(f"a legal move was refused: {heard.text}")
        if heard.state is None or heard.t not in ("step", "table") or (heard.table or self.table) != self.table:
            return
        if heard.t == "step" and heard.re == 7:
            self._acked = time.perf_counter()
        self._note(seat, heard, heard.state.version)

    def _note(self, seat: int, heard: Heard, version: int) -> None:
        """Who comes to a table just after something was done there is told with the table, not by a step."""
        if heard.actions and version >= self.version:
            self._next = (seat, heard)
        self._over = self._over or (heard.state is not None and heard.state.over)
        self._known[seat] = version
        if min(self._known) > self.version:
            self.version = min(self._known)
            self._all_know.set()

    async def _until(self, version: int) -> None:
        while self.version < version:
            self._all_know.clear()
            if self._fault is not None:
                raise self._fault
            try:
                await asyncio.wait_for(self._all_know.wait(), SILENCE)
            except TimeoutError:
                raise LonghaulError(f"nothing was heard of table {self.table} for {SILENCE:.0f} seconds") from None

    async def move(self, asked: float | None = None) -> None:
        """One move by whoever's turn it is; at the end of a game, a new table."""
        while self._next is None and not self._over:  # the table plays forced moves by itself
            await self._until(self.version + 1)
        if self._next is None:
            await self._sit_down()
        while self._next is None:
            await self._until(self.version + 1)
        assert self._next is not None
        seat, heard = self._next
        assert heard.state is not None
        action = self.random.choice(going_on(heard.actions)).action
        version = heard.state.version
        self._next, sent = None, time.perf_counter() if asked is None else asked
        await self.sockets[seat].send(t="play", table=self.table, action=action, version=version, id=7)
        await self._until(version + 1)
        self.score.note(self.table, version + 1, action, self._acked - sent)

    async def part(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for socket in self.sockets:
            await socket.close()
