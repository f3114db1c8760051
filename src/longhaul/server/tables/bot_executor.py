"""Bots think in threads of their own, never on the event loop; compiled search releases the GIL."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from longhaul.core.position import Position
from longhaul.server.ops.metrics import BOT_MOVES, BOT_SECONDS, ERRORS
from longhaul.server.tables.bot_memory import BotMemory

OnChoice = Callable[[int | None], None]  # called on the loop; None: the bot failed


class BotExecutor:
    """A few threads that choose moves."""

    def __init__(self, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self.memory = BotMemory()

    def choose(self, bot: str, seen: Position, on_choice: OnChoice, table: str) -> None:
        """Let a bot at a table choose a move in a blinded position."""
        future = asyncio.get_running_loop().run_in_executor(self._pool, think, bot, seen, self.memory, table)
        future.add_done_callback(lambda done: on_choice(_choice(done)))

    def close(self) -> None:
        """Drop what is being thought about: after the next start the bot thinks again."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choice(done: "asyncio.Future[int]") -> int | None:
    if done.cancelled():
        return None
    if done.exception() is not None:
        ERRORS.inc()
        return None
    return done.result()


def think(bot: str, seen: Position, memory: BotMemory, table: str) -> int:
    start = time.perf_counter()
    key = (table, seen.seat, bot)
    player = memory.take(key, seen.rulebook)
    choice = player.choose(seen)
    memory.put(key, player)
    BOT_SECONDS.observe(time.perf_counter() - start)
    BOT_MOVES.labels(bot).inc()
    return int(choice)
