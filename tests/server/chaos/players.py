"""Players that come back whenever the server does, go on where they were, and remember all they were told."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from longhaul.server.load.client import Account, Received, Socket
from longhaul.server.load.players import without_retiring
from tests.server.chaos.ledger import Ledger
from tests.server.waiting import MAX_WAIT_SECONDS

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
RETRY_DELAY_SECONDS = 0.05  # seconds until the next try
NOT_NOW = ("unavailable", "closing", "busy", "stale", "internal")  # refusals after which one may try again
LONG_GAME = {"limit": 150}
PLAY, SIT, WATCH = 7, 8, 9  # numbers of commands


class Party:
    """One table after the other, and those who play there, each at a socket of their own."""

    def __init__(self, accounts: list[Account], seats: list[str], number: int, **setting: Any) -> None:
        self.accounts = accounts
        self.people = sum(seat in ("me", "open") for seat in seats)
        self.setting = {"game": "dice-traders", "seats": seats, "options": LONG_GAME, "rated": False, **setting}
        self.random = Random(number)
        self.pause = 0.08  # seconds at most between two moves of a player
        self.resting = False  # nobody moves
        self.apart = False  # the players are at different servers, of which one may know more than the other
        self.ledgers: list[Ledger] = []
        self.rejected: Counter[str] = Counter()
        self.sentences: set[str] = set()  # what refusals said
        self.on_rejected: Callable[[Received], None] = lambda _: None
        self._last: dict[int, Received] = {}  # what each player was last told

    @property
    def ledger(self) -> Ledger:
        return self.ledgers[-1]

    @property
    def progress(self) -> tuple[int, int]:
        """Grows with every table and every step."""
        return len(self.ledgers), self.ledger.seen if self.ledgers else 0

    def __str__(self) -> str:
        return f"{self.setting['seats']} at {self.ledger.table if self.ledgers else 'no table'}, {self.progress}"

    async def open(self) -> None:
        table = await self.accounts[0].open_table(self.setting)
        self.ledgers.append(Ledger(table, self.people))
        self._last.clear()

    async def play(self) -> None:
        """Until cancelled. Only what must never happen ends it earlier."""
        while True:
            if not self.ledgers or self.ledger.over:
                with suppress(*GONE, httpx.HTTPStatusError):
                    await self.open()
                    continue
                await asyncio.sleep(RETRY_DELAY_SECONDS)
                continue
            await self._play_one()

    async def _play_one(self) -> None:
        """The table there is, until its game is over."""
        async with asyncio.TaskGroup() as players:
            for seat in range(max(1, self.people)):
                players.create_task(self._attend(seat, self.ledger))

    async def _attend(self, seat: int, ledger: Ledger) -> None:
        while not ledger.over:
            with suppress(*GONE):
                socket = await self.accounts[seat].connect()
                try:
                    await self._converse(seat, socket, ledger)
                finally:
                    with suppress(*GONE):
                        await asyncio.wait_for(socket.close(), 1)
            await asyncio.sleep(RETRY_DELAY_SECONDS)

    async def _converse(self, seat: int, socket: Socket, ledger: Ledger) -> None:
        seen = 0 if self.apart else ledger.seen  # by whomever: what anyone was shown stays
        await socket.send(t="watch", table=ledger.table, since=seen, id=WATCH)
        async for message in socket.messages():
            if message.t == "refused":
                await self._try_again(seat, socket, ledger, message)
            if message.state is None or message.t not in ("table", "step"):
                continue
            assert message.state.version >= seen, f"{ledger.table} went back from {seen} to {message.state.version}"
            seen = message.state.version
            ledger.note(message)
            self._last[seat] = message
            if ledger.over:
                return
            await self._act(seat, socket, ledger, message)

    async def _act(self, seat: int, socket: Socket, ledger: Ledger, message: Received) -> None:
        """Sit down if that is still to be done; move if it is one's turn."""
        assert message.state is not None
        if message.seat < 0 and seat < self.people:
            if message.t == "table":
                await socket.send(t="sit", table=ledger.table, seat=seat, id=SIT)
        elif message.actions and not self.resting:
            await asyncio.sleep(self.random.random() * self.pause)
            action, version = self.random.choice(without_retiring(message.actions)).action, message.state.version
            ledger.asks(version + 1, seat, action)
            await socket.send(t="play", table=ledger.table, action=action, version=version, id=PLAY)

    async def _try_again(self, seat: int, socket: Socket, ledger: Ledger, message: Received) -> None:
        """Try again in a moment."""
        self.rejected[message.code] += 1
        self.sentences.add(message.text)
        self.on_rejected(message)
        if message.code == "seated":  # asked twice, because the table was shown twice
            return
        assert message.code in NOT_NOW, f"{ledger.table}: {message.code}: {message.text}"
        await asyncio.sleep(RETRY_DELAY_SECONDS)
        if message.re == WATCH:
            await socket.send(t="watch", table=ledger.table, since=ledger.seen, id=WATCH)
        elif message.re == SIT:
            await socket.send(t="sit", table=ledger.table, seat=seat, id=SIT)
        elif seat in self._last and message.code != "stale":
            await self._act(seat, socket, ledger, self._last[seat])


class Crowd:
    """Many parties at once."""

    def __init__(self, parties: list[Party]) -> None:
        self.parties = parties
        self._tasks = [asyncio.create_task(party.play()) for party in parties]

    @property
    def ledgers(self) -> list[Ledger]:
        return [ledger for party in self.parties for ledger in party.ledgers]

    @property
    def rejected(self) -> Counter[str]:
        return sum((party.rejected for party in self.parties), Counter[str]())

    @property
    def moves(self) -> int:
        """How many people made, as far as anyone was told."""
        return sum(len(ledger.moves_of(seat)) for ledger in self.ledgers for seat in ledger.people)

    async def play(self, seconds: float) -> None:
        """Let them, unless something goes wrong meanwhile."""
        done, _ = await asyncio.wait(self._tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()

    async def until(self, what: Callable[[Party], bool], max_seconds: float = MAX_WAIT_SECONDS) -> None:
        """Let them play until something is the case for every party."""
        end = asyncio.get_running_loop().time() + max_seconds
        while not all(what(party) for party in self.parties):
            waiting = [str(party) for party in self.parties if not what(party)]
            assert asyncio.get_running_loop().time() < end, f"stuck: {waiting}"
            await self.play(0.05)

    async def all_move(self, steps: int = 2) -> None:
        """Every table goes on, or another one takes its place."""
        wanted = {party: (party.progress[0], party.progress[1] + steps) for party in self.parties}
        await self.until(lambda party: party.progress >= wanted[party])

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for account in {id(account): account for party in self.parties for account in party.accounts}.values():
            await account.close()


async def guests(address: str, count: int = 2) -> list[Account]:
    return [await Account.guest(address) for _ in range(count)]
