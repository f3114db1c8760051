"""Runs expensive calls, which replay whole games, in a worker process: limited per caller, with cached results.

A thread would not do: Python's threads take turns, so every move would wait for it again and again. The process has low
priority; the first call starts it (`anyio.to_process`) and it ends with the server. Tests use a thread, which starts at
once.
"""

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial
from typing import Any

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process, to_thread

from longhaul.bots.precompile import precompile_rules
from longhaul.core.errors import LonghaulError
from longhaul.core.jit.entry_points import interpret_first
from longhaul.core.messages import Message
from longhaul.games import find_game
from longhaul.server.errors import Answer, TooManyRequests, answer_to
from longhaul.table import Rejection

MAX_CALLS_PER_CALLER = 4  # waiting or running; one of them runs at a time
MAX_CALLS = 64  # of all callers
TIMEOUT_SECONDS = 120.0  # of one call, not counting its wait
MAX_CACHED_BYTES = 32 << 20
BUSY_RETRY_SECONDS = 2
NICENESS = 19  # the lowest priority: moves come first

log = logging.getLogger("longhaul.worker")


class Worker:
    """A queue of calls. Results that are bytes are cached by key; the least recently used are dropped."""

    def __init__(self, compiled: Callable[[], frozenset[str]] = frozenset, *, in_process: bool = True) -> None:
        self._compiled = compiled  # the games whose compiled rules can be loaded
        self._in_process = in_process
        self._one_at_a_time = CapacityLimiter(1)
        self._calls: Counter[str] = Counter()  # calls by caller
        self._turns: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._running: dict[Hashable, asyncio.Task[Any]] = {}  # those with a key
        self._cache: OrderedDict[Hashable, bytes] = OrderedDict()
        self._cached_bytes = 0

    async def run(self, caller: str, key: Hashable | None, function: Callable[..., Any], *arguments: Any) -> Any:
        """The result of a module-level function. A call whose key is cached or running counts towards no limit."""
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
            if not task.cancelled():  # the caller was cancelled, not the call
                raise
            raise Rejection(Message("rejected-closing"), code="closing") from None

    def _admit(self, caller: str) -> None:
        if self._calls[caller] >= MAX_CALLS_PER_CALLER:
            raise TooManyRequests("heavy", BUSY_RETRY_SECONDS)
        if self._calls.total() >= MAX_CALLS:
            raise Rejection(Message("rejected-busy"), code="busy")
        self._calls[caller] += 1
        self._turns.setdefault(caller, asyncio.Lock())

    async def _work(self, caller: str, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Only one call of each caller waits for the process, so that nobody waits for all calls of someone else."""
        async with self._turns[caller]:
            result = await self._call(function, arguments)
        if isinstance(result, Answer):
            raise Rejection(result.message, result.clause, result.code)
        return result

    async def _call(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if not self._in_process:
            work = partial(answered, function, *arguments)
            return await to_thread.run_sync(work, limiter=self._one_at_a_time)
        try:
            async with self._one_at_a_time:
                with fail_after(TIMEOUT_SECONDS):
                    return await to_process.run_sync(
                        at_work, self._compiled(), function, arguments, cancellable=True, limiter=CapacityLimiter(1)
                    )
        except TimeoutError:
            raise Rejection(Message("rejected-replay-slow"), code="too_long") from None
        except (BrokenWorkerProcess, OSError) as error:
            log.error("the worker process failed", exc_info=error)
            raise Rejection(Message("rejected-busy"), code="busy") from None

    def _finished(self, caller: str, key: Hashable | None, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        self._calls[caller] -= 1
        if not self._calls[caller]:
            del self._calls[caller], self._turns[caller]
        if key is None:
            return
        self._running.pop(key, None)
        if not task.cancelled() and task.exception() is None and isinstance(task.result(), bytes):
            self._keep(key, task.result())

    def _keep(self, key: Hashable, found: bytes) -> None:
        self._cache[key] = found
        self._cached_bytes += len(found)
        while self._cached_bytes > MAX_CACHED_BYTES:
            self._cached_bytes -= len(self._cache.popitem(last=False)[1])

    def close(self) -> None:
        """Cancel all calls; their callers get the error that the server is shutting down."""
        for task in self._tasks:
            task.cancel()


# In the worker process ---------------------------------------------------------------------------------
_warmed: set[str] = set()
_compiled: set[str] = set()


def at_work(compiled: frozenset[str], function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Run a call. The first one lowers the process's priority; rules are interpreted until compiled ones can load."""
    if not interpret_first.is_set():
        interpret_first.set()
        if hasattr(os, "nice"):
            os.nice(NICENESS)
    _compiled.update(compiled)
    return answered(function, *arguments)


def answered(function: Callable[..., Any], *arguments: Any) -> Any:
    """A function's result, or the answer to its error: not every error can be pickled."""
    try:
        return function(*arguments)
    except LonghaulError as error:
        return replace(answer_to(error), text_in=None)


def speed_up(game: str) -> None:
    """Load a game's compiled rules if this is the worker process and they exist."""
    if game in _compiled and game not in _warmed:
        _warmed.add(game)
        precompile_rules(find_game(game))
