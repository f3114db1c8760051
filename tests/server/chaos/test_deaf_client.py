"""A client that reads nothing: it costs the others nothing, the server a bounded amount, and is let go in the end."""

import asyncio
import socket
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from longhaul.server.live.connection import Connection
from longhaul.server.load.client import Account
from longhaul.server.load.target import Target
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.lobby import Lobby
from tests.server.chaos.inside import Person
from tests.server.chaos.players import Crowd, Party, guests
from tests.server.chaos.servers import metric, serving
from tests.server.waiting import until

TABLES = 12
WINDOW = 2.0  # seconds
DEAF = 4  # clients
STUCK = 4  # seconds that the server waits for them
PATIENCE = 60  # seconds until they must be gone: first what the kernel holds for them fills up
MOST_MB = 24  # that they may cost: four times what may wait for one, and the noise


async def deaf(account: Account, tables: list[str]) -> ClientConnection:
    """Watch tables, and never read again."""
    address = account.address.replace("http", "ws", 1) + "/api/live"
    raw = socket.create_connection(("127.0.0.1", int(account.address.rpartition(":")[2])))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    headers = {"cookie": account.cookie, "origin": account.address}
    live: ClientConnection = await connect(
        address, sock=raw, additional_headers=headers, compression=None, ping_interval=None, max_queue=1
    )
    for table in tables:
        await live.send(f'{{"t":"watch","table":"{table}"}}')
    live.transport.pause_reading()
    return live


def test_one_who_is_slow_is_told_everything_in_order() -> None:
    """The first message has to wait; the second comes before the writer could take over."""

    async def work() -> None:
        told: list[str] = []
        reads = asyncio.Event()

        async def send(text: str) -> None:
            await reads.wait()
            told.append(text)

        hub, ann = Hub(MemoryStore()), Person("Ann")
        connection = Connection(hub, Lobby(), RateLimits(on=False), ann, "ann")
        writer = asyncio.create_task(connection.write(send))
        await asyncio.sleep(0)
        for text in (b"1", b"2", b"3"):
            ann.outbox.put(text)
        await asyncio.sleep(0.01)
        ann.outbox.put(b"4")
        assert told == [] and connection.sending_since > 0
        reads.set()
        await until(lambda: len(told) == 4)
        assert told == ["1", "2", "3", "4"] and connection.sending_since == 0
        ann.outbox.close()
        await writer
        await hub.close()

    asyncio.run(asyncio.wait_for(work(), 10))


def test_a_client_that_reads_nothing() -> None:
    asyncio.run(run())


async def run() -> None:
    async with serving("memory:", "--stuck-after", str(STUCK)) as target:
        accounts = await guests(target.address)
        crowd = Crowd([Party(accounts, ["me", "open"], number) for number in range(TABLES)])
        for party in crowd.parties:
            party.pause = 0.02
        await crowd.all_move(4)
        alone = await pace(crowd)
        memory, tasks = target.resident_kb(), await metric(target, "longhaul_tasks")
        clients = [await deaf(accounts[0], [party.ledger.table for party in crowd.parties]) for _ in range(DEAF)]
        with_them = await pace(crowd)
        most, end = 0, time.monotonic() + PATIENCE
        while await metric(target, "longhaul_connections") != 2 * TABLES + DEAF:  # some may be between two tables now
            assert held(target, clients) == DEAF, "some were let go before all were counted"
            await crowd.play(0.05)
        while held(target, clients):
            assert time.monotonic() < end, "they are still there"
            await crowd.play(0.25)
            most = max(most, target.resident_kb())
        grown = (most - memory) / 1024
        print(f"{alone:.0f} moves/s without, {with_them:.0f} with {DEAF} deaf clients; {grown:.1f} MB more")
        assert with_them > 0.4 * alone and grown < MOST_MB
        while await metric(target, "longhaul_connections") != 2 * TABLES:
            assert time.monotonic() < end + PATIENCE, "some player does not come back"
            await crowd.play(0.25)
        assert await metric(target, "longhaul_tasks") <= tasks + 4
        await crowd.all_move(4)
        await crowd.leave()
        for client in clients:
            client.transport.abort()


def test_one_who_asks_and_asks_and_reads_nothing_is_let_go() -> None:
    """Answers to pings wait for nobody: they would gather in the server's memory."""
    asyncio.run(ask_and_ask())


async def ask_and_ask() -> None:
    pings = 1000 * Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
    async with serving("memory:") as target:
        client = await deaf((await guests(target.address))[0], [])
        memory, end = target.resident_kb(), time.monotonic() + PATIENCE / 3
        while held(target, [client]):
            assert time.monotonic() < end, "it is still there"
            if client.transport.get_write_buffer_size() < len(pings):
                client.transport.write(pings)
            await asyncio.sleep(0.01)
        assert (target.resident_kb() - memory) / 1024 < MOST_MB / DEAF
        client.transport.abort()


async def pace(crowd: Crowd) -> float:
    """Moves a second at all tables."""
    before = crowd.moves
    await crowd.play(WINDOW)
    return (crowd.moves - before) / WINDOW


def held(target: Target, clients: list[ClientConnection]) -> int:
    """How many of these connections the server's process still has a socket for; an orphan's is number 0."""
    ports = {client.local_address[1] for client in clients}
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    theirs = [row for row in rows if port(row[1]) == target.port and port(row[2]) in ports]
    return sum(row[9] != "0" for row in theirs)


def port(address: str) -> int:
    return int(address.rpartition(":")[2], 16)
