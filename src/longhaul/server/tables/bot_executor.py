"""Bots think in threads of their own, never on the event loop; compiled search releases the GIL."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from longhaul.core.position import Position
from longhaul.server.ops.metrics import BOT_MOVES, BOT_SECONDS, ERRORS
from longhaul.server.tables.bot_memory import BotMemory
from longhaul.server.tables.fair_queue import FairQueue

log = logging.getLogger(__name__)
OnChoice = Callable[[int | None], None]  # called on the loop; None: the bot failed


class Request(NamedTuple):
    """A choice that a table waits for."""

    bot: str
    seen: Position
    on_choice: OnChoice


class BotExecutor:
    """A few threads that choose moves, for all tables in turn."""

    def __init__(self, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._queue = FairQueue[Request]()
        self.memory = BotMemory()

    def choose(self, bot: str, seen: Position, on_choice: OnChoice, table: str) -> None:
        """Let a bot at a table choose a move in a blinded position. An older request of that table is dropped if no
        thread has taken it yet."""
        self._queue.put(table, Request(bot, seen, on_choice))
        future = asyncio.get_running_loop().run_in_executor(self._pool, self._think_next)
        future.add_done_callback(_deliver)

    def close(self) -> None:
        """Drop what is being thought about: after the next start the bot thinks again."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _think_next(self) -> tuple[OnChoice, int | None] | None:
        taken = self._queue.take()
        if taken is None:
            return None
        table, (bot, seen, on_choice) = taken
        start = time.perf_counter()
        try:
            return on_choice, think(bot, seen, self.memory, table)
        except Exception:  # a fault in a bot stops neither the thread nor the game
            log.exception("a bot failed", extra={"table": table})
            ERRORS.inc()
            return on_choice, None
        finally:
            self._queue.charge(table, time.perf_counter() - start)


def _deliver(done: "asyncio.Future[tuple[OnChoice, int | None] | None]") -> None:
    thought = None if done.cancelled() else done.result()
    if thought is not None:
        on_choice, choice = thought
        on_choice(choice)


def think(bot: str, seen: Position, memory: BotMemory, table: str) -> int:
    start = time.perf_counter()
    key = (table, seen.seat, bot)
    player = memory.take(key, seen.rulebook)
    choice = player.choose(seen)
    memory.put(key, player)
    BOT_SECONDS.observe(time.perf_counter() - start)
    BOT_MOVES.labels(bot).inc()
    return int(choice)
