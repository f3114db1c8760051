"""Real servers for these tests: processes of their own, rules interpreted so that they start quickly."""

import asyncio
import json
import os
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from longhaul.server.load.target import Target, fetch
from longhaul.server.store import Store, open_store
from tests.server.waiting import MAX_WAIT_SECONDS

QUICK = {"LONGHAUL_JIT": "0"}


async def start(store: str, port: int = 0, *more: str) -> Target:
    return await Target.start(store=store, port=port, more=("--no-compile", *more), env={**os.environ, **QUICK})


@asynccontextmanager
async def serving(store: str, *more: str) -> AsyncIterator[Target]:
    """A server for a while."""
    target = await start(store, 0, *more)
    try:
        yield target
    finally:
        await target.stop()


@contextmanager
def opened(store: str) -> Iterator[Store]:
    """Anew each time: whoever comes first after a kill has to recover what it left."""
    opened_store = open_store(store)
    try:
        yield opened_store
    finally:
        opened_store.close()


async def health(target: Target) -> tuple[int, dict[str, Any]]:
    """The status of /health/ready, and what it says."""
    try:
        return 200, await asyncio.to_thread(fetch, f"{target.address}/health/ready")
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


async def metric(target: Target, name: str) -> float:
    """A figure of /metrics, all its labels together."""
    text = await asyncio.to_thread(fetch_text, f"{target.address}/metrics")
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return sum(float(value) for label, _, value in lines if label.partition("{")[0] == name)


def fetch_text(url: str) -> str:
    with urllib.request.urlopen(url, timeout=MAX_WAIT_SECONDS) as answer:
        text: str = answer.read().decode()
        return text
