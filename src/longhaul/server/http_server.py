"""Run the server: one process, until SIGINT or SIGTERM."""

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
from longhaul.server.live.fast_socket import FastSocket
from longhaul.server.ops.descriptors import max_connections, raise_descriptor_limit
from longhaul.server.security.bounded_http import DEFAULT_TIMEOUTS, BoundedHttp, Timeouts
from longhaul.server.security.connection_limits import ConnectionLimits
from longhaul.server.services import Services
from longhaul.server.settings import Settings
from longhaul.server.store import open_store

BACKLOG = 2048
SHUTDOWN_SECONDS = 10  # in which connections must end when the server stops
GC_THRESHOLDS = (50_000, 20, 50)
SWITCH_SECONDS = 0.0005  # bot and store threads yield to the event loop soon
MAX_FRAME_BYTES = 64 * 1024


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; BadOption if the address cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadOption(f"cannot serve on {host}, port {port}: {error}") from None
    return listener


def tune_garbage_collection() -> None:
    """Freeze what exists now, the compiler and the framework, so that garbage collection skips it.

    A move allocates some hundred small objects that are freed by reference counting; cycles are rare, so collection
    can be rare too.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class Server(uvicorn.Server):
    """Reports when it is ready, and stops the services before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None], services: Services) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._house = services

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            tune_garbage_collection()
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting connections, let the services finish, then close everything else."""
        for server in self.servers:
            server.close()
        await self._house.settle()
        await super().shutdown(sockets)


def serve(
    url: str,
    settings: Settings,
    listener: socket.socket,
    on_ready: Callable[[], None],
    timeouts: Timeouts = DEFAULT_TIMEOUTS,
) -> bool:
    """Serve until SIGINT or SIGTERM, then shut down gracefully; False if the server could not start."""
    sys.setswitchinterval(SWITCH_SECONDS)
    limits = ConnectionLimits(settings, max_connections(raise_descriptor_limit()))
    http: Any = partial(BoundedHttp, limits=limits, timeouts=timeouts)
    services = Services(open_store(url), settings)
    config = uvicorn.Config(
        app_of(services),
        log_config=None,
        access_log=False,
        http=http,
        timeout_keep_alive=timeouts.idle,
        ws=FastSocket,
        ws_per_message_deflate=False,  # costs more than it saves for small messages
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=None,  # clients send heartbeats of their own
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
        proxy_headers=False,  # the security middleware evaluates them
        backlog=BACKLOG,
        lifespan="on",
    )
    server = Server(config, on_ready, services)
    if current_thread() is main_thread():
        # uvicorn raises the signal again after it has stopped; this handler lets us exit normally.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        server.run(sockets=[listener])
    return server.started
