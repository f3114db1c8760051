"""A hub with a manual clock and bots that think on demand, and clients that remember what they receive."""

import asyncio
import itertools
import threading
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from longhaul.core.position import Position
from longhaul.server.features.premoves import Premoves
from longhaul.server.live.connection import Connection
from longhaul.server.notify.notices import Notices
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.store import Store, Unavailable, open_store
from longhaul.server.store.rows import Append, User
from longhaul.server.tables.bot_executor import BotExecutor, OnChoice, think
from longhaul.server.tables.bot_memory import BotMemory
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.listeners import Listeners
from longhaul.server.tables.lobby import Lobby
from longhaul.server.tables.room import Room
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table.table_config import TableConfig
from tests.server.browsers import HandClock
from tests.server.waiting import MAX_WAIT_SECONDS

DICE, FREE, GEM, STAR = "dice-traders", "free-trader", "gem-traders", "star-traders"
Message = dict[str, Any]


class HandThinkers(BotExecutor):
    """Bots that think when they are told to."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[str, Position, OnChoice]] = []
        self.memory = BotMemory()

    def choose(self, bot: str, seen: Position, chosen: OnChoice, table: str) -> None:  # noqa: ARG002
        self.thoughts.append((bot, seen, chosen))

    def think(self) -> None:
        """The one that has waited longest makes up its mind."""
        bot, seen, chosen = self.thoughts.pop(0)
        chosen(think(bot, seen, self.memory, ""))

    def crash(self) -> None:
        self.thoughts.pop(0)[2](None)

    def close(self) -> None:
        self.thoughts.clear()


class HeldStore:
    """A store that can be made to fail, and whose writer can be held up."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.failing = 0.0  # how many of the next batches are refused
        self.open = threading.Event()
        self.open.set()
        self.is_held = False  # the writer waits
        self.batches: list[int] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, batch: Sequence[Append]) -> set[str]:
        self.is_held = not self.open.is_set()
        self.open.wait(MAX_WAIT_SECONDS)
        self.is_held = False
        if self.failing > 0:
            self.failing -= 1
            raise Unavailable("no space left on the disk")
        self.batches.append(len(batch))
        return self._store.append(batch)

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        if self.failing or not self.open.is_set() or not self._store.append_at_once(batch):
            return False
        self.batches.append(len(batch))
        return True


class Client:
    """Someone at a connection. What is sent to them is kept, unless they are not reading."""

    def __init__(self, club: "Club", user: str = "", name: str = "", kind: str = "", most: int = 1 << 20) -> None:
        self.club = club
        self.user, self.name = user, name
        self.subscriber = Subscriber(Outbox(most), user, name, kind)
        self.connection = Connection(club.hub, club.lobby, club.limits, self.subscriber, user or f"stranger {id(self)}")
        self.bytes: list[bytes] = []  # all that was ever sent
        self.reading = asyncio.Event()
        self.reading.set()
        self._seen = 0
        self._numbers = itertools.count(1)
        self._writer = asyncio.create_task(self.connection.write(self._send))
        club.hub.connected.add(self.subscriber)

    async def _send(self, text: str) -> None:
        await self.reading.wait()
        self.bytes.append(text.encode())

    def received(self, *kinds: str) -> list[Message]:
        """What came since this was last asked, of these kinds if any are named."""
        new, self._seen = self.bytes[self._seen :], len(self.bytes)
        messages = [msgspec.json.decode(data) for data in new]
        return [message for message in messages if not kinds or message["t"] in kinds]

    def forget(self) -> None:
        self.received()

    async def send(self, t: str, **fields: Any) -> int:
        number = next(self._numbers)
        await self.connection.handle(msgspec.json.encode({"t": t, "id": number, **fields}))
        return number

    async def ask(self, t: str, **fields: Any) -> Message:
        """Send a command, and the one answer to it."""
        number = await self.send(t, **fields)
        await self.club.quiet()
        [answer] = [message for message in self.received() if message.get("re") == number]
        return answer

    async def watch(self, table: str, since: int = 0) -> Message:
        return await self.ask("watch", table=table, since=since)

    async def go(self) -> None:
        """Close the browser."""
        self.club.hub.connected.discard(self.subscriber)
        self.connection.leave()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)


class Club:
    """One server without sockets or HTTP."""

    def __init__(self, store: Store | None = None, clock: HandClock | None = None) -> None:
        self.clock = clock or HandClock()
        self.store: Any = store or HeldStore(open_store("memory:"))
        self.thinkers = HandThinkers()
        self.hub = Hub(self.store, now=self.clock, bots=self.thinkers)
        self.notices = Notices(self.hub)
        self.premoves = Premoves(self.hub, self.notices)
        self.lobby = Lobby()
        self.hub.listeners = Listeners(
            step=[self.notices.on_step, self.premoves.on_step],
            rest=[self.premoves.on_rest, self.notices.on_rest],
            summary=[self.lobby.update],
        )
        self.limits = RateLimits(self.clock, on=False)
        self.clients: list[Client] = []

    def join(self, name: str = "", kind: str = "person", most: int = 1 << 20) -> Client:
        """A new connection; without a name, of a stranger."""
        if name and self.store.user(f"id-{name}") is None:
            self.store.add_user(User(id=f"id-{name}", name=name, kind=cast(Any, kind), created=self.clock.now))
        client = Client(self, f"id-{name}", name, kind, most) if name else Client(self, most=most)
        self.clients.append(client)
        return client

    async def open(self, host: Client, *seats: str, game: str = DICE, **more: Any) -> Room:
        return await self.hub.open(TableConfig(game=game, seats=list(seats), **more).check(), host.subscriber)

    async def open_on_turn(self, turn: int, host: Client, *seats: str, **more: Any) -> Room:
        """A table at which that seat begins; who does is up to the dice."""
        while True:
            room = await self.open(host, *seats, **more)
            if room.table.turn == turn:
                return room
            self.hub.unload(room)
            self.thinkers.thoughts.clear()

    async def meet(self, *names: str, bots: int = 0, game: str = DICE, **more: Any) -> tuple[Room, list[Client]]:
        """A table with people on the first seats, all of them watching, and bots on the rest."""
        clients = [self.join(name) for name in names]
        seats = ["me", *["open"] * (len(names) - 1), *["trader"] * bots]
        room = await self.open(clients[0], *seats, game=game, **more)
        for client in clients:
            await client.watch(room.id)
        for client in clients[1:]:
            assert (await client.ask("sit", table=room.id))["t"] == "step"
        for client in clients:
            client.received()
        return room, clients

    async def quiet(self) -> None:
        """Wait until nothing is under way."""
        calm = 0
        while calm < 3:
            await asyncio.sleep(0 if calm else 0.0005)
            calm = calm + 1 if self._is_calm() else 0

    def _is_calm(self) -> bool:
        hub = self.hub
        rooms = all(not room.is_writing and not room.queue for room in hub.rooms.values())
        sent = all(not client.subscriber.outbox._queue or not client.reading.is_set() for client in self.clients)
        return rooms and sent and hub.journal._idle.is_set() and not hub._loading and not hub.background.running

    async def ring(self) -> None:
        """Let the clocks be looked at, as their timers do."""
        for room in list(self.hub.rooms.values()):
            if room.table.running_clock.deadline() is not None:
                self.hub._check_clock(room)
        await self.quiet()

    async def restart(self) -> "Club":
        """Everybody's connection breaks; another process goes on with the same store."""
        await self.close()
        return Club(self.store, self.clock)

    async def close(self) -> None:
        for client in self.clients:
            await client.go()
        await self.hub.close()


def turn_of(room: Room, clients: list[Client]) -> tuple[Client, Client]:
    """Whose turn it is, and someone else."""
    players = {room.seat_of(client.subscriber): client for client in clients}
    other = next(seat for seat in players if seat != room.table.turn)
    return players[room.table.turn], players[other]


def first_legal(room: Room) -> Message:
    """A play of the first thing that is legal, retiring excepted, as a message."""
    legal = room.table.position.legal
    action = next((action for action in legal if action.text != "retire"), legal[0])
    return {"table": room.id, "version": room.table.version, "action": int(action)}


async def move(room: Room, clients: list[Client]) -> Message:
    """Whoever's turn it is plays something legal."""
    return await turn_of(room, clients)[0].ask("play", **first_legal(room))
