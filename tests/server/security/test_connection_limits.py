"""Connections that send too much, too slowly or nothing, and too many of them: closed, and nobody else notices."""

import asyncio
import os
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from longhaul.server.load.target import fetch
from longhaul.server.ops.descriptors import MIN_CONNECTIONS, RESERVED_DESCRIPTORS, max_connections
from longhaul.server.ops.logs import LINES_PER_MINUTE
from longhaul.server.security.bounded_http import MAX_HEAD_BYTES, MAX_HEADERS, Timeouts
from longhaul.server.security.connection_limits import ConnectionLimits
from longhaul.server.settings import Settings
from tests.server.chaos.nursery import Nursling, start
from tests.server.running import Running, running
from tests.server.security.impatient import QUICK

pytestmark = pytest.mark.slow

MAX_WAIT_SECONDS = 60.0  # seconds; the machine may be busy
PATIENT = Timeouts(head=MAX_WAIT_SECONDS, body=MAX_WAIT_SECONDS, write=MAX_WAIT_SECONDS, idle=60, idle_proxy=60)
LIVE = b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
MANY_REQUESTS = 10 * LINES_PER_MINUTE  # they take far less than ten minutes
REJECTED_STATUSES = (400, 431, 0)  # 0: the end came before all was sent, and took the answer with it

Work = Callable[[Nursling], Awaitable[None]]


def with_server(work: Work, timeouts: Timeouts = PATIENT, settings: Settings | None = None) -> None:
    async def run() -> None:
        server = await start("memory:", 0, settings or Settings(compile_games=False), timeouts)
        try:
            await asyncio.wait_for(work(server), 2 * MAX_WAIT_SECONDS)
            await asyncio.wait_for(until_healthy(server), MAX_WAIT_SECONDS)
        finally:
            await server.stop()

    asyncio.run(run())


async def until_healthy(server: Nursling) -> None:
    """On a busy machine, an honest request may also take longer than a short time limit."""
    while True:
        with suppress(OSError):
            assert await asyncio.to_thread(fetch, f"{server.address}/health/live") == {"ok": True}
            return


@asynccontextmanager
async def line(server: Nursling | Running) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def answer(server: Nursling | Running, *parts: bytes) -> bytes:
    """All that comes back for what is sent, until the server ends the connection."""
    async with line(server) as (reader, writer):
        for part in parts:
            writer.write(part)
        try:
            return await asyncio.wait_for(reader.read(), MAX_WAIT_SECONDS)
        except ConnectionError:  # it was ended while we still wrote
            return b""


async def status(server: Nursling | Running, *parts: bytes) -> int:
    """Of an answer that ends the connection; sent in one piece, so that the answer is not lost to a reset."""
    answered = await answer(server, b"".join(parts))
    return int(answered.split()[1]) if answered else 0


async def write_until_cut(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while not reader.at_eof():
            writer.write(b"y" * 65536)
            await writer.drain()
            await asyncio.sleep(0)


# Too much
def test_an_endless_header_ends_the_connection() -> None:
    async def work(server: Nursling) -> None:
        assert await status(server, LIVE, b"x: " + b"y" * MAX_HEAD_BYTES) == 431
        async with line(server) as (reader, writer):
            writer.write(LIVE + b"x: ")
            await asyncio.wait_for(write_until_cut(reader, writer), MAX_WAIT_SECONDS)

    with_server(work)


@pytest.mark.parametrize(
    "head",
    [
        LIVE + b"".join(b"x-%d: y\r\n" % number for number in range(MAX_HEADERS)) + b"\r\n",
        LIVE + b"x: " + b"y" * MAX_HEAD_BYTES + b"\r\n\r\n",
        LIVE + b"".join(b"x-%d: %s\r\n" % (number, b"y" * 1024) for number in range(40)) + b"\r\n",
        b"GET /" + b"y" * MAX_HEAD_BYTES + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"\r\n" * MAX_HEAD_BYTES,
    ],
    ids=["many headers", "a long header", "many long headers", "a long line", "empty lines"],
)
def test_a_head_that_is_too_long_is_rejected(head: bytes) -> None:
    async def work(server: Nursling) -> None:
        assert await status(server, head) in REJECTED_STATUSES

    with_server(work)


def test_trailers_and_tiny_chunks_are_bounded_too() -> None:
    async def work(server: Nursling) -> None:
        chunked = POST + b"transfer-encoding: chunked\r\n\r\n"
        assert await status(server, chunked, b"0\r\nx: ", b"y" * 8 * MAX_HEAD_BYTES) in REJECTED_STATUSES
        assert await status(server, chunked, b"1;", b"y" * 8 * MAX_HEAD_BYTES) in REJECTED_STATUSES

    with_server(work)


def test_an_ordinary_head_and_many_requests_on_one_connection_are_fine() -> None:
    async def work(server: Nursling) -> None:
        long = LIVE + b"x: " + b"y" * (MAX_HEAD_BYTES // 2) + b"\r\n\r\n"
        last = LIVE + b"connection: close\r\n\r\n"
        answered = await answer(server, *[long] * 8, last)
        assert answered.count(b"HTTP/1.1 200") == 9

    with_server(work)


# Too slow
@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", 0),
        (b"G", 408),
        (LIVE + b"x: y", 408),
        (LIVE + b"\r\n" + LIVE, 200),
        (POST + b"content-length: 100\r\n\r\n{", 408),
        (POST + b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n", 408),
    ],
    ids=["silent", "a letter", "half a head", "half a second head", "half a body", "half of the chunks"],
)
def test_a_connection_that_is_silent_or_half_finished_is_closed(sent: bytes, answered: int) -> None:
    async def work(server: Nursling) -> None:
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            while await status(server, sent) != answered:  # if this process stood still between connecting and sending
                pass

    with_server(work, QUICK)


async def ask_until_cut(raw: socket.socket, ask: bytes) -> None:
    """Until so much waits for us that the server reads no more, and then gives us up."""
    with suppress(ConnectionError):
        while True:
            await asyncio.get_running_loop().sock_sendall(raw, ask * 20)
            await asyncio.sleep(0.01)


def test_what_is_no_request_is_logged_with_its_address_but_not_each_time(tmp_path: Path) -> None:
    async def keep_asking() -> str:
        async with running("memory:", tmp_path / "log") as server:
            for _ in range(MANY_REQUESTS):
                assert await status(server, b"\x16\x03\x01 this is no HTTP\r\n\r\n") == 400
        return server.logged

    lines = [line for line in asyncio.run(keep_asking()).splitlines() if "Invalid HTTP request" in line]
    assert all("address=127.0.0.1" in line for line in lines)
    assert LINES_PER_MINUTE <= len(lines) < MANY_REQUESTS


@pytest.mark.parametrize(
    "head",
    [b"content-length: 50\r\n\r\n{", b"transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"],
    ids=["announced", "chunked"],
)
def test_a_body_that_never_comes_leaves_no_traceback(tmp_path: Path, head: bytes) -> None:
    async def work() -> str:
        async with running("memory:", tmp_path / "log", program="tests.server.security.impatient") as server:
            async with asyncio.timeout(MAX_WAIT_SECONDS):
                while await status(server, POST + head) != 408:  # if this process stood still after connecting
                    pass
            assert await server.stop() == 0  # by then everything is logged
        return server.logged

    logged = asyncio.run(work())
    assert "ready" in logged and "Traceback" not in logged and "error" not in logged, logged


def test_a_client_that_takes_nothing_of_its_answers_is_let_go() -> None:
    async def work(server: Nursling) -> None:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        ask = b"GET /api/schema HTTP/1.1\r\nhost: localhost\r\n\r\n"
        raw.setblocking(False)
        await asyncio.wait_for(ask_until_cut(raw, ask), MAX_WAIT_SECONDS)
        raw.close()

    with_server(work, QUICK, Settings(limits=False, compile_games=False))


# Too many
async def opened(server: Nursling, count: int) -> list[asyncio.StreamWriter]:
    return [(await asyncio.open_connection("127.0.0.1", server.port))[1] for _ in range(count)]


def test_an_address_has_only_so_many_connections() -> None:
    async def work(server: Nursling) -> None:
        held = await opened(server, 8)
        assert await status(server) == 503
        held.pop().transport.abort()
        while await status(server, LIVE, b"connection: close\r\n\r\n") != 200:
            await asyncio.sleep(0.01)
        for writer in held:
            writer.transport.abort()

    with_server(work, settings=Settings(compile_games=False, connections_per_address=8))


async def socket_for(server: Nursling, address: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{server.port}/api/live"
    return await connect(url, additional_headers={"x-forwarded-for": address}, ping_interval=None)


def test_behind_a_proxy_it_is_the_callers_address_that_counts() -> None:
    """The proxy's own connections are not counted; sockets and requests are, for whom it speaks."""

    async def work(server: Nursling) -> None:
        silent = await opened(server, 8)
        sockets = [await socket_for(server, "198.51.100.7") for _ in range(3)]
        with pytest.raises(InvalidStatus) as rejected:
            await socket_for(server, "198.51.100.7")
        assert rejected.value.response.status_code == 503
        other = {"x-forwarded-for": "198.51.100.8"}
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/health/live", headers=other)).status_code == 200
            same = {"x-forwarded-for": "1.2.3.4, 198.51.100.7"}
            assert (await client.get("/health/live", headers=same)).status_code == 503
        await sockets.pop().close()
        while True:
            try:
                sockets.append(await socket_for(server, "198.51.100.7"))
                break
            except InvalidStatus:
                await asyncio.sleep(0.01)
        for each in sockets:
            await each.close()
        for writer in silent:
            writer.transport.abort()

    settings = Settings(compile_games=False, connections_per_address=3, trusted_proxies=("127.0.0.1",))
    with_server(work, settings=settings)


def test_a_gate_counts_addresses_networks_and_all_together() -> None:
    gate = ConnectionLimits(Settings(connections_per_address=2, trusted_proxies=("10.0.0.0/8", "unix")), 7)
    held = [gate.admit_connection(address) for address in ("192.0.2.1", "192.0.2.1", "2001:db8::1", "2001:db8::2")]
    assert all(held) and gate.admit_connection("192.0.2.1") is None and gate.admit_connection("2001:db8::3") is None
    assert all(gate.admit_connection("10.1.2.3") for _ in range(2)) and gate.admit_connection("unix")
    assert gate.admit_connection("192.0.2.9") is None, "there are seven"
    requests = [gate.admit_request("10.1.2.3", ["192.0.2.8"]) for _ in range(2)]
    assert all(requests) and gate.admit_request("10.1.2.3", ["192.0.2.8"]) is None
    for slot in held + requests:
        assert slot is not None
        slot.release()
        slot.release()
    assert gate.connections == 3 and gate.admit_connection("192.0.2.1") and gate.admit_request("unix", ["192.0.2.8"])


def test_without_limits_an_address_has_all_there_are() -> None:
    gate = ConnectionLimits(Settings(limits=False, connections_per_address=1), 3)
    assert [bool(gate.admit_connection("192.0.2.1")) for _ in range(4)] == [True, True, True, False]


# Descriptors
def test_files_can_be_opened_however_many_connections_there_are() -> None:
    assert max_connections(1024) == 1024 - RESERVED_DESCRIPTORS
    assert max_connections(64) == MIN_CONNECTIONS


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other systems are set in other ways")
def test_the_limit_of_descriptors_is_raised_and_some_are_reserved_for_files(tmp_path: Path) -> None:
    """Far more connect than there are descriptors: some are refused, and the store still opens its files."""

    async def work() -> None:
        command = [sys.executable, "-m", "longhaul", "serve", "--port", "0", "--no-compile", "--no-limits"]
        process = await asyncio.create_subprocess_exec(
            *command,
            "--store",
            f"sqlite:///{tmp_path / 'store.db'}",
            stdout=subprocess.PIPE,
            env={**os.environ, "LONGHAUL_JIT": "0"},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (100, 200)),
        )
        try:
            assert process.stdout is not None
            answered = (await asyncio.wait_for(process.stdout.readline(), MAX_WAIT_SECONDS)).decode()
            port = int(next(word for word in answered.split() if word.startswith("http")).rpartition(":")[2])
            assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE) == (200, 200)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=MAX_WAIT_SECONDS) as early:
                assert (await early.get("/health/ready")).status_code == 200
                lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(300)]
                rejected = [asyncio.create_task(reader.read()) for reader, _ in lines]
                await asyncio.wait_for(asyncio.gather(*rejected[-100:]), MAX_WAIT_SECONDS)
                assert all(b" 503 " in task.result() for task in rejected[-100:])
                guest = await early.post("/api/me/guest", json={})
                assert guest.status_code in (200, 201) and (await early.get("/health/ready")).status_code == 200
                for task in rejected:
                    task.cancel()
                for _, writer in lines:
                    writer.transport.abort()
        finally:
            process.terminate()
            await asyncio.wait_for(process.wait(), MAX_WAIT_SECONDS)

    asyncio.run(work())
