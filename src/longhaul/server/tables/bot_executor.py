"""Bots think in threads of their own, never on the event loop; compiled thought does not hold the others up."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from longhaul.core.position import Position
from longhaul.server.ops.metrics import BOT_MOVES, BOT_SECONDS, ERRORS
from longhaul.server.tables.bot_memory import Minds

Chosen = Callable[[int | None], None]  # called on the loop; None: the bot failed


class Thinkers:
    """A few threads that choose moves."""

    def __init__(self, threads: int = 1) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self.minds = Minds()

    def choose(self, bot: str, seen: Position, chosen: Chosen, table: str) -> None:
        """Let a bot that plays at a table look at a blinded position, and say what it chose."""
        future = asyncio.get_running_loop().run_in_executor(self._pool, think, bot, seen, self.minds, table)
        future.add_done_callback(lambda done: chosen(_choice(done)))

    def close(self) -> None:
        """Nobody waits for a thought: after the next start the bot thinks anew."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choice(done: "asyncio.Future[int]") -> int | None:
    if done.cancelled():
        return None
    if done.exception() is not None:
        ERRORS.inc()
        return None
    return done.result()


def think(bot: str, seen: Position, minds: Minds, table: str) -> int:
    start = time.perf_counter()
    place = (table, seen.seat, bot)
    mind = minds.take(place, seen.rulebook)
    choice = mind.choose(seen)
    minds.put(place, mind)
    BOT_SECONDS.observe(time.perf_counter() - start)
    BOT_MOVES.labels(bot).inc()
    return int(choice)
