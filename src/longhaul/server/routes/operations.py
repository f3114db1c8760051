"""For the host: health checks and metrics."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from longhaul import __version__
from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.server.errors import rejections
from longhaul.server.network import parse_address
from longhaul.server.ops.game_catalog import Progress
from longhaul.server.ops.metrics import TASKS
from longhaul.server.routes.shared import TheServices
from longhaul.server.security.dependencies import TheOrigin, TheSettings, off_loop
from longhaul.server.store.store import Store
from longhaul.table import Rejection

FORWARDED = {"x-forwarded-for", "x-real-ip", "forwarded", "via"}  # headers that proxies add
CACHE_SECONDS = 1.0  # of the store's health


class Health(msgspec.Struct):
    ok: bool
    version: str
    text: str
    games: list[Progress]
    connections: int
    tables: int  # in memory


class Checkup:
    """Checks whether the store can be read and written. The check writes, and anyone can request it as often as they
    like, so only one runs at a time and its result is cached briefly."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._checked_at, self._result = -math.inf, ""

    async def trouble(self) -> str:
        """What is wrong, or ""."""
        async with self._lock:
            if self._clock() - self._checked_at >= CACHE_SECONDS:
                self._result = await off_loop(trouble_of, self._store)
                self._checked_at = self._clock()
            return self._result


def trouble_of(store: Store) -> str:
    try:
        store.check()
    except LonghaulError as error:
        return str(error)
    return ""


class OperationsController(Controller):
    tags = ("operations",)

    @get("/health/live", responses=rejections(), summary="Is the process alive?", sync_to_thread=False)
    def live(self) -> dict[str, bool]:
        return {"ok": True}

    @get("/health/ready", responses=rejections(), summary="Can people play?")
    async def ready(self, request: Request[Any, Any, Any], services: TheServices) -> Response[Health]:
        """503 while it starts or stops, or when the store cannot be read and written."""
        checkup: Checkup = request.app.state.setdefault("checkup", Checkup(services.store))
        text = services.hub.journal.trouble if services.is_ready else "starting or stopping"
        text = text or await checkup.trouble()
        tables = len(services.hub.rooms) if services.is_ready else 0
        health = Health(not text, __version__, text, services.game_catalog.progress, len(services.connections), tables)
        return Response(health, status_code=HTTP_503_SERVICE_UNAVAILABLE if text else 200)

    @get("/metrics", responses=rejections(403), summary="Metrics for Prometheus", media_type="text/plain")
    async def metrics(
        self, request: Request[Any, Any, Any], origin: TheOrigin, settings: TheSettings
    ) -> Response[bytes]:
        """Only for this machine and not through a proxy, unless the settings open it to everyone."""
        address = parse_address(origin.address)
        is_near = address is not None and address.is_loopback and not FORWARDED & set(request.headers.keys())
        if not settings.open_metrics and not is_near:
            raise Rejection(Message("rejected-metrics"), code="not_here")
        TASKS.set(len(asyncio.all_tasks()))
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST.partition("; charset")[0])
