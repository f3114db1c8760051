"""Run the server: one process, until it is told to stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import current_thread, main_thread
from typing import Any

import uvicorn

from longhaul.core.errors import BadOption
from longhaul.server.app import app_of
from longhaul.server.live.fast_socket import LiveSocket
from longhaul.server.ops.descriptors import most_connections, raise_descriptor_limit
from longhaul.server.security.bounded_http import USUAL_TIMES, BoundedHttp, Times
from longhaul.server.security.connection_limits import Gate
from longhaul.server.services import House
from longhaul.server.settings import Settings
from longhaul.server.store import open_store

BACKLOG = 2048
PATIENCE = 10  # seconds that connections have to end when the server stops
COLLECT = (50_000, 20, 50)  # objects more than before, and rounds, until the collector looks
SWITCH = 0.0005  # seconds: threads that think or write give way to the loop soon
LONGEST_FRAME = 64 * 1024  # bytes


def listen(host: str, port: int) -> socket.socket:
    """A socket to be served, or a sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadOption(f"cannot serve on {host}, port {port}: {error}") from None
    return listener


def spare_the_collector() -> None:
    """What is there now stays: the garbage collector need not look at the compiler and the framework again and again.

    A move makes some hundred small objects, nearly all gone when it is told; cycles are rare, so it looks seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class Server(uvicorn.Server):
    """Says when it is ready, and tells the house to stop before the sockets are cut."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None], house: House) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            spare_the_collector()
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No one new, then what is under way, and only then the rest."""
        for server in self.servers:
            server.close()
        await self._house.settle()
        await super().shutdown(sockets)


def serve(
    url: str, settings: Settings, listener: socket.socket, on_ready: Callable[[], None], times: Times = USUAL_TIMES
) -> bool:
    """Serve until SIGINT or SIGTERM, then finish what is under way; False if it could not even start."""
    sys.setswitchinterval(SWITCH)
    gate = Gate(settings, most_connections(raise_descriptor_limit()))
    http: Any = partial(BoundedHttp, gate=gate, times=times)
    house = House(open_store(url), settings)
    config = uvicorn.Config(
        app_of(house),
        log_config=None,
        access_log=False,
        http=http,
        timeout_keep_alive=times.idle,
        ws=LiveSocket,
        ws_per_message_deflate=False,  # costs more than it saves on small messages
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=None,  # clients send heartbeats of their own
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        proxy_headers=False,  # the guard reads them, with more suspicion
        backlog=BACKLOG,
        lifespan="on",
    )
    server = Server(config, on_ready, house)
    if current_thread() is main_thread():
        # uvicorn sends itself the signal once more when it has stopped: we end in good order then, and not by it.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[listener])
    return server.started
