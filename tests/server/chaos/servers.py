"""Real servers for these tests: processes of their own, rules interpreted so that they start quickly."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from longhaul.server.load.target import Target

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
