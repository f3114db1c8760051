"""Calls that play a whole game again: done beside the event loop, bounded for each caller, and remembered.

A thread would not do: Python's threads take turns, and whoever makes a move would wait for theirs again and again. So
there is a process of its own, of low priority, begun by the first such call (`anyio.to_process`) and ended with the
server. Tests use a thread instead, which starts at once.
"""

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process, to_thread

from longhaul.bots.precompile import precompile_rules
from longhaul.core.errors import LonghaulError
from longhaul.core.jit.entry_points import interpret_first
from longhaul.games import find_game
from longhaul.server.errors import Answer, TooManyRequests, answer_to
from longhaul.table import Rejection

MOST_OF_ONE_CALLER = 4  # calls that wait or are worked on; one of them at a time
MOST_WAITING = 64  # of all callers
MOST_SECONDS = 120.0  # for one call, its wait not counted
MOST_CACHED_BYTES = 32 << 20
RETRY_SECONDS = 2
NICENESS = 19  # the least there is: the players' moves come first

log = logging.getLogger("longhaul.worker")


class Worker:
    """A queue of calls for everyone. Results that are bytes are kept by key, the latest used."""

    def __init__(self, compiled: Callable[[], frozenset[str]] = frozenset, *, in_process: bool = True) -> None:
        self._compiled = compiled  # the games whose compiled rules can be loaded
        self._in_process = in_process
        self._one_at_a_time = CapacityLimiter(1)
        self._of: Counter[str] = Counter()  # calls by caller
        self._turns: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._running: dict[Hashable, asyncio.Task[Any]] = {}  # those with a key
        self._cache: OrderedDict[Hashable, bytes] = OrderedDict()
        self._cached_bytes = 0

    async def run(self, caller: str, key: Hashable | None, function: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a module's function. Whoever asks for what is known, or being worked out, by its key, costs
        nothing."""
        if key is not None and key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        task = self._running.get(key) if key is not None else None
        if task is None:
            self._admit(caller)
            task = asyncio.create_task(self._work(caller, function, arguments))
            self._tasks.add(task)
            task.add_done_callback(partial(self._finished, caller, key))
            if key is not None:
                self._running[key] = task
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if not task.cancelled():  # it is the caller who no longer waits
                raise
            raise Rejection("the server is going down; try again in a moment", code="closing") from None

    def _admit(self, caller: str) -> None:
        if self._of[caller] >= MOST_OF_ONE_CALLER:
            raise TooManyRequests("heavy", RETRY_SECONDS)
        if self._of.total() >= MOST_WAITING:
            raise Rejection("the server is busy; try again in a moment", code="busy")
        self._of[caller] += 1
        self._turns.setdefault(caller, asyncio.Lock())

    async def _work(self, caller: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """One call of each caller at a time waits for the process, so that nobody waits for all of someone else's."""
        async with self._turns[caller]:
            found = await self._call(function, arguments)
        if isinstance(found, Answer):
            raise Rejection(found.text, code=found.code)
        return found

    async def _call(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if not self._in_process:
            work = partial(answered, function, *arguments)
            return await to_thread.run_sync(work, limiter=self._one_at_a_time)
        try:
            async with self._one_at_a_time:
                with fail_after(MOST_SECONDS):
                    return await to_process.run_sync(
                        at_work, self._compiled(), function, arguments, cancellable=True, limiter=CapacityLimiter(1)
                    )
        except TimeoutError:
            raise Rejection("this game takes too long to play again here", code="too_long") from None
        except (BrokenWorkerProcess, OSError) as error:
            log.error("a game could not be played again", exc_info=error)
            raise Rejection("the server is busy; try again in a moment", code="busy") from None

    def _finished(self, caller: str, key: Hashable | None, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        self._of[caller] -= 1
        if not self._of[caller]:
            del self._of[caller], self._turns[caller]
        if key is None:
            return
        self._running.pop(key, None)
        if not task.cancelled() and task.exception() is None and isinstance(task.result(), bytes):
            self._keep(key, task.result())

    def _keep(self, key: Hashable, found: bytes) -> None:
        self._cache[key] = found
        self._cached_bytes += len(found)
        while self._cached_bytes > MOST_CACHED_BYTES:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])

    def close(self) -> None:
        """Cancel what is under way; its callers are answered that the server is going down."""
        for task in self._tasks:
            task.cancel()


# In the process ---------------------------------------------------------------------------------
_warmed: set[str] = set()
_compiled: set[str] = set()


def at_work(compiled: frozenset[str], function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """The first call gives way to the server; rules are interpreted until their compiled form can be loaded."""
    if not interpret_first.is_set():
        interpret_first.set()
        if hasattr(os, "nice"):
            os.nice(NICENESS)
    _compiled.update(compiled)
    return answered(function, *arguments)


def answered(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function returns, or what its caller is to be told: not every error can be sent to another process."""
    try:
        return function(*arguments)
    except LonghaulError as error:
        return answer_to(error)


def speed_up(game: str) -> None:
    """Load a game's compiled rules, if this is the process for heavy work and they are there."""
    if game in _compiled and game not in _warmed:
        _warmed.add(game)
        precompile_rules(find_game(game))
