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
from tests.server.waiting import MAX_WAIT_SECONDS, until

TABLES = 12
DEAF = 4  # clients
STUCK = 2  # seconds that the server waits for them
FOREVER = 100_000
MOVES = 12  # at each table: together more than what may be on its way to a client that has stopped reading
MAX_GONE_SECONDS = 10 * MAX_WAIT_SECONDS  # until they must be gone: first what the kernel holds for them fills up
MAX_MB = 24  # that they may cost: four times what may wait for one, and the noise


async def spectate(account: Account, tables: list[str]) -> ClientConnection:
    """Watch tables, with a small buffer, and nobody who takes what arrives."""
    address = account.address.replace("http", "ws", 1) + "/api/live"
    raw = socket.create_connection(("127.0.0.1", int(account.address.rpartition(":")[2])))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    headers = {"cookie": account.cookie, "origin": account.address}
    live: ClientConnection = await connect(
        address, sock=raw, additional_headers=headers, compression=None, ping_interval=None, max_queue=1
    )
    live.transport.pause_reading()
    for table in tables:
        await live.send(f'{{"t":"watch","table":"{table}"}}')
    return live


def test_a_slow_client_is_sent_everything_in_order() -> None:
    """The first message has to wait; the second comes before the writer could take over."""

    async def work() -> None:
        received: list[str] = []
        reads = asyncio.Event()

        async def send(text: str) -> None:
            await reads.wait()
            received.append(text)

        hub, ann = Hub(MemoryStore()), Person("Ann")
        connection = Connection(hub, Lobby(), RateLimits(on=False), ann, "ann")
        writer = asyncio.create_task(connection.write(send))
        await asyncio.sleep(0)
        for text in (b"1", b"2", b"3"):
            ann.outbox.put(text)
        await asyncio.sleep(0.01)
        ann.outbox.put(b"4")
        assert received == [] and connection.sending_since > 0
        reads.set()
        await until(lambda: len(received) == 4)
        assert received == ["1", "2", "3", "4"] and connection.sending_since == 0
        ann.outbox.close()
        await writer
        await hub.close()

    asyncio.run(asyncio.wait_for(work(), MAX_WAIT_SECONDS))


async def seated_crowd(target: Target, accounts: list[Account]) -> Crowd:
    """All tables, with everyone connected and every table moving."""
    crowd = Crowd([Party(accounts, ["me", "open"], number) for number in range(TABLES)])
    for party in crowd.parties:
        party.pause = 0.02
    await crowd.until(lambda party: bool(party.ledgers))
    await crowd.all_move(4)
    await only_players_connected(target, crowd)
    return crowd


async def only_players_connected(target: Target, crowd: Crowd) -> None:
    end = time.monotonic() + MAX_GONE_SECONDS
    while await metric(target, "longhaul_connections") != 2 * TABLES:  # some may be between two tables now
        assert time.monotonic() < end, "some player does not come back"
        await crowd.play(0.25)


def test_every_table_goes_on_while_the_server_waits_for_clients_that_read_nothing() -> None:
    asyncio.run(play_beside_the_deaf())


async def play_beside_the_deaf() -> None:
    async with serving("memory:", "--stuck-after", str(FOREVER)) as target:
        accounts = await guests(target.address)
        crowd = await seated_crowd(target, accounts)
        memory = target.resident_kb()
        clients = [await spectate(accounts[0], [party.ledger.table for party in crowd.parties]) for _ in range(DEAF)]
        while not (sent := unread_bytes(target, clients)):
            await crowd.play(0.05)
        while True:  # until the server can send them no more
            await crowd.all_move(MOVES)
            before, sent = sent, unread_bytes(target, clients)
            if sent <= before:
                break
        await crowd.all_move(MOVES)
        assert held(target, clients) == DEAF
        grown = (target.resident_kb() - memory) / 1024
        print(f"{grown:.1f} MB more, {sent >> 10} KiB unread")
        assert grown < MAX_MB
        await crowd.leave()
        for client in clients:
            client.transport.abort()


def test_a_client_that_reads_nothing_is_let_go() -> None:
    asyncio.run(let_go())


async def let_go() -> None:
    async with serving("memory:", "--stuck-after", str(STUCK)) as target:
        accounts = await guests(target.address)
        crowd = await seated_crowd(target, accounts)
        memory, tasks = target.resident_kb(), await metric(target, "longhaul_tasks")
        clients = [await spectate(accounts[0], [party.ledger.table for party in crowd.parties]) for _ in range(DEAF)]
        most, end = 0, time.monotonic() + MAX_GONE_SECONDS
        while held(target, clients):
            assert time.monotonic() < end, "they are still there"
            await crowd.play(0.25)
            most = max(most, target.resident_kb())
        assert (most - memory) / 1024 < MAX_MB
        await only_players_connected(target, crowd)
        while (left := await metric(target, "longhaul_tasks")) > tasks + 4:  # a request under way is one, too
            assert time.monotonic() < end, f"{left} tasks, {tasks} before"
            await crowd.play(0.25)
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
        client = await spectate((await guests(target.address))[0], [])
        memory, end = target.resident_kb(), time.monotonic() + MAX_GONE_SECONDS
        while held(target, [client]):
            assert time.monotonic() < end, "it is still there"
            if client.transport.get_write_buffer_size() < len(pings):
                client.transport.write(pings)
            await asyncio.sleep(0.01)
        assert (target.resident_kb() - memory) / 1024 < MAX_MB / DEAF
        client.transport.abort()


def rows_of(target: Target, clients: list[ClientConnection]) -> list[list[str]]:
    """The kernel's rows about the server's ends of these connections."""
    ports = {client.local_address[1] for client in clients}
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [row for row in rows if port(row[1]) == target.port and port(row[2]) in ports]


def held(target: Target, clients: list[ClientConnection]) -> int:
    """How many of these connections the server's process still has a socket for; an orphan's is number 0."""
    return sum(row[9] != "0" for row in rows_of(target, clients))


def unread_bytes(target: Target, clients: list[ClientConnection]) -> int:
    """What the server's kernel has for these clients and cannot get rid of."""
    return sum(int(row[4].partition(":")[0], 16) for row in rows_of(target, clients))


def port(address: str) -> int:
    return int(address.rpartition(":")[2], 16)
