"""The games on offer and their compile state: all are playable at once, interpreted, and compiled in the background."""

import asyncio
import logging
import os
import sys
import time
from itertools import chain, repeat
from typing import Literal

import msgspec

from longhaul.bots.precompile import precompile_rules, precompile_search
from longhaul.core.jit.rule import COMPILED
from longhaul.games import GAMES, find_game

log = logging.getLogger("longhaul.game_catalog")

Speed = Literal["interpreted", "compiling", "compiled", "failed"]
RULES, SEARCH = "rules", "search"
COMPILE_RETRY_DELAYS_SECONDS = (10.0, 60.0, 600.0, 3600.0)  # between retries; the last one repeats


class Progress(msgspec.Struct):
    """The compile state of a game, which can be played meanwhile."""

    game: str
    speed: Speed
    seconds: float
    search: Speed  # of the bots' search; until then bots play by heuristics


class GameCatalog:
    """Compiles one game after the other in a process of low priority, and loads the result."""

    def __init__(self) -> None:
        at_once: Speed = "interpreted" if COMPILED else "failed"
        self._speed: dict[str, Speed] = dict.fromkeys(GAMES, at_once)
        self._search: dict[str, Speed] = dict.fromkeys(GAMES, at_once)
        self._began: dict[str, float] = {}
        self._took: dict[str, float] = {}

    @property
    def progress(self) -> list[Progress]:
        return [Progress(game, self._speed[game], round(self._seconds(game), 1), self._search[game]) for game in GAMES]

    @property
    def compiled(self) -> frozenset[str]:
        """The compiled games, whose rules other processes can load."""
        return frozenset(game for game, speed in self._speed.items() if speed == "compiled")

    def _seconds(self, game: str) -> float:
        if game in self._took:
            return self._took[game]
        return time.monotonic() - self._began[game] if game in self._began else 0.0

    async def prepare(self) -> None:
        """Compile the rules of every game, then the bots' search. What fails is retried for ever: the cause may be a
        lack of descriptors, memory or disk space."""
        for delay in chain(COMPILE_RETRY_DELAYS_SECONDS, repeat(COMPILE_RETRY_DELAYS_SECONDS[-1])):
            for game in GAMES if COMPILED else ():
                if self._speed[game] != "compiled":
                    await self._prepare_rules(game)
            for game in GAMES if COMPILED else ():
                if self._search[game] != "compiled":
                    await self._prepare_search(game)
            if "failed" not in self._search.values() or not COMPILED:
                return
            await asyncio.sleep(delay)

    async def _prepare_rules(self, game: str) -> None:
        self._speed[game], self._began[game] = "compiling", time.monotonic()
        try:
            await compile_elsewhere(game)
            await asyncio.to_thread(precompile_rules, find_game(game))
            self._speed[game] = "compiled"
        except (OSError, MemoryError) as error:
            self._speed[game] = "failed"
            log.error("compiling the rules failed; they stay interpreted", extra={"game": game, "error": str(error)})
        self._took[game] = time.monotonic() - self._began[game]
        log.info("rules ready", extra={"game": game, "speed": self._speed[game], "seconds": self._took[game]})

    async def _prepare_search(self, game: str) -> None:
        if self._speed[game] == "failed":
            self._search[game] = "failed"
            return
        self._search[game] = "compiling"
        try:
            await compile_elsewhere(game, SEARCH)
            await asyncio.to_thread(precompile_search, find_game(game))
            self._search[game] = "compiled"
            log.info("search ready", extra={"game": game})
        except (OSError, MemoryError) as error:
            self._search[game] = "failed"
            log.error("compiling the search failed; bots play by heuristics", extra={"game": game, "error": str(error)})


async def compile_elsewhere(game: str, what: str = RULES) -> None:
    """Compile in a process of its own, so that nobody waits for the compiler."""
    env = {**os.environ, "LONGHAUL_JIT": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "longhaul.server.ops.game_catalog", game, what, env=env
    )
    try:
        if await process.wait() != 0:
            raise OSError(f"compiling {game} ended with {process.returncode}")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    {RULES: precompile_rules, SEARCH: precompile_search}[sys.argv[2]](find_game(sys.argv[1]))


if __name__ == "__main__":
    main()
