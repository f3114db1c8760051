"""Servers that start at once: one process has read all the code that a server needs, and each of them is a fork of it.

Else a test that kills again and again would do little but import. Nothing but code is inherited: a server opens its
store as after any start, and is a process of its own, which can be killed.
"""

import asyncio
import sys
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess

from longhaul.cli.serve import leave
from longhaul.server.http_server import listen, serve
from longhaul.server.load.target import START_TIMEOUT_SECONDS, end_with_us
from longhaul.server.security.bounded_http import DEFAULT_TIMEOUTS, Timeouts
from longhaul.server.settings import Settings

CODE = [
    *("longhaul.server.http_server", "longhaul.cli.serve", "longhaul.server.load.target"),
    *("litestar.plugins.pydantic", "uvloop", "httptools"),  # looked for when an app is made
]
MAX_WAIT_SECONDS = 30.0  # seconds to stop in
PLAIN = Settings(limits=False, compile_games=False)


@dataclass
class Nursling:
    """The process of a server."""

    process: ForkServerProcess
    port: int

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        await asyncio.to_thread(self.process.join)

    async def stop(self) -> None:
        """In good order, or else by force."""
        self.process.terminate()
        await asyncio.to_thread(self.process.join, MAX_WAIT_SECONDS)
        if self.process.exitcode is None:
            await self.kill()


async def start(
    store: str, port: int = 0, settings: Settings = PLAIN, timeouts: Timeouts = DEFAULT_TIMEOUTS
) -> Nursling:
    """A server with its rules interpreted, when it is ready."""
    context = get_context("forkserver")
    context.set_forkserver_preload(CODE)
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=run, args=(store, port, theirs, settings, timeouts))
    process.start()
    theirs.close()
    with ours:
        assert await asyncio.to_thread(ours.poll, START_TIMEOUT_SECONDS), "the server did not start in time"
        return Nursling(process, ours.recv())


def run(store: str, port: int, ready: Connection, settings: Settings, timeouts: Timeouts) -> None:
    """In the fork: serve until it is killed or told to stop."""
    if sys.platform == "linux":
        end_with_us()()
    listener = listen("127.0.0.1", port)
    serve(store, settings, listener, lambda: ready.send(listener.getsockname()[1]), timeouts)
    leave()
