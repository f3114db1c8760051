"""`longhaul load`: durable moves per second, latency, cost to the server, and lost moves."""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from longhaul.core.errors import LonghaulError
from longhaul.server.load.client import Account, gather_limited
from longhaul.server.load.players import Party, Score
from longhaul.server.load.target import Target
from longhaul.server.store import open_store

WARM_UP_SECONDS = 2.0
LONG_GAME = {"limit": 150}  # hundreds of moves for two players, so that few new tables are opened meanwhile


class LoadPlan(msgspec.Struct, kw_only=True):
    """What to measure."""

    tables: int
    seconds: float
    seats: int = 2
    rate: float = 0.0  # moves per second at each table; 0: as many as possible
    idle: int = 0  # further tables without players
    store: str = ""
    pin: bool = False  # the server to one core, the players to another


class Figures(msgspec.Struct, kw_only=True):
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_ms_per_move: float
    bytes_per_move: float  # to each player
    kb_per_table: float  # with its players connected
    kb_per_idle_table: float
    lost: int
    moves: int
    tables: int
    seconds: float
    compiled: bool = True  # false with LONGHAUL_JIT=0
    generator_cores: float  # CPU use of the players' process; near 1 it is the bottleneck


async def measure(plan: LoadPlan) -> Figures:
    """Start a server, fill it with tables, play, stop it, and check that every move is in the store."""
    server_core, player_core = pinned_cores(plan.pin)
    if player_core is not None:
        os.sched_setaffinity(0, {player_core})
    with tempfile.TemporaryDirectory(prefix="longhaul-load-") as folder:
        target = await Target.start(server_core, plan.store, Path(folder))
        try:
            compiled = await target.wait_compiled()
            figures, score = await play(target, plan)
        except (ConnectionClosed, httpx.HTTPError) as error:
            raise LonghaulError(
                f"the connection to the server was lost during the measurement: {error or type(error).__name__}"
            ) from None
        finally:
            await target.stop()
        figures.lost, figures.compiled = lost_moves(target.store, score), compiled
        return figures


def pinned_cores(pin: bool) -> tuple[int | None, int | None]:
    if not pin or not hasattr(os, "sched_getaffinity"):
        return None, None
    available = sorted(os.sched_getaffinity(0))
    if len(available) < 2:
        raise LonghaulError("--pin needs two cores")
    return available[0], available[1]


async def play(target: Target, plan: LoadPlan) -> tuple[Figures, Score]:
    accounts = [await Account.guest(target.address) for _ in range(plan.seats)]
    score = Score()
    seats = ["me"] + ["open"] * (plan.seats - 1)
    setting = {"game": "dice-traders", "seats": seats, "options": LONG_GAME, "rated": False}
    parties = [Party(accounts, setting, score, number) for number in range(plan.tables)]
    await accounts[0].open_table(setting)  # one-time costs of the first table do not count
    per_idle = await kb_each(target, [accounts[0].open_table(setting) for _ in range(plan.idle)])
    per_table = await kb_each(target, [party.join() for party in parties])
    figures = await play_for(target, plan, parties, score)
    figures.kb_per_table, figures.kb_per_idle_table = per_table, per_idle
    await gather_limited([party.leave() for party in parties])
    for account in accounts:
        await account.close()
    return figures, score


async def kb_each(target: Target, work: list[Coroutine[Any, Any, Any]]) -> float:
    """Growth of the server's memory per item of work."""
    before = target.resident_kb()
    await gather_limited(work)
    return round((target.resident_kb() - before) / max(1, len(work)), 1)


async def play_for(target: Target, plan: LoadPlan, parties: list[Party], score: Score) -> Figures:
    async with moving(parties, plan.rate) as tasks:
        await watched_sleep(WARM_UP_SECONDS, tasks)
        before = bytes_received(parties)
        cpu, own, start = target.cpu_seconds(), time.process_time(), time.perf_counter()
        score.measuring = True
        await watched_sleep(plan.seconds, tasks)
        score.measuring = False
        took, busy = time.perf_counter() - start, time.process_time() - own
        used = target.cpu_seconds() - cpu
        received = bytes_received(parties) - before
    latencies = sorted(score.latencies) or [0.0]
    return Figures(
        moves_per_s=round(score.moves / took, 1),
        p50_ms=round(1000 * latencies[len(latencies) // 2], 2),
        p99_ms=round(1000 * latencies[min(len(latencies) - 1, int(len(latencies) * 0.99))], 2),
        cpu_ms_per_move=round(1000 * used / max(1, score.moves), 4),
        bytes_per_move=round(received / max(1, score.moves * plan.seats)),
        kb_per_table=0.0,
        kb_per_idle_table=0.0,
        lost=0,
        moves=score.moves,
        tables=plan.tables,
        seconds=round(took, 3),
        generator_cores=round(busy / took, 2),
    )


def bytes_received(parties: list[Party]) -> int:
    return sum(socket.bytes_in for party in parties for socket in party.sockets)


@asynccontextmanager
async def moving(parties: list[Party], rate: float) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Keep all parties moving; they finish the current move at the end. An error cancels all of them."""
    end = asyncio.Event()
    tasks = [asyncio.create_task(keep_moving(party, rate, end)) for party in parties]
    try:
        yield tasks
        end.set()
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def watched_sleep(seconds: float, tasks: "list[asyncio.Task[None]]") -> None:
    """Sleep, but raise the first error of a task."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def keep_moving(party: Party, rate: float, end: asyncio.Event) -> None:
    """Closed loop: always one move in flight. With a rate, open loop: latency counts from when a move was due."""
    if not rate:
        while not end.is_set():
            await party.move()
        return
    due = time.perf_counter() + random() / rate
    while not end.is_set():
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await party.move(due)
        due = max(due + 1 / rate, time.perf_counter() - 1)


def lost_moves(store: str, score: Score) -> int:
    """The number of acknowledged moves that the store does not contain as they were."""
    opened = open_store(store)
    lost = 0
    for table, moves in score.acknowledged.items():
        stored = {entry.number: entry.value for entry in opened.entries(table) if entry.kind == "play"}
        lost += sum(stored.get(number) != action for number, action in moves.items())
    opened.close()
    return lost


def as_dict(figures: Figures) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(figures)
    return plain
