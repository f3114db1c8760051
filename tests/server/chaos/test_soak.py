"""The soak in small: what a server holds after many games, and what is made of the samples of a long run."""

import asyncio
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace

from bench.soak import MAX_MB, SAMPLES, Sample, judge, read_metrics, spectate, take_sample
from longhaul.server.load.client import Account
from longhaul.server.load.target import Target
from longhaul.server.store import Store, open_store

TABLES = 40
GAMES = 25  # of a shift
POOLED = 8  # threads and connections that pools may still add: they are bounded, but start as they are needed
SPECTATORS = 4
HANG_SECONDS = 900  # only a server that hangs takes so long
Course = Callable[[float], float]  # of a figure, from 0 to 1


def samples(minutes: float, **courses: Course) -> list[Sample]:
    """A run in which everything stays as it is but for what has a course of its own."""
    flat = Sample(0.0, 160.0, 10, 28, 18, 80, 1000)
    moments = [number / SAMPLES for number in range(1, SAMPLES + 1)]
    return [
        replace(flat, at=moment * minutes * 60, **{name: course(moment) for name, course in courses.items()})
        for moment in moments
    ]


@dataclass
class Shift:
    """A server under test: games between bots come and go, and a few people watch them."""

    target: Target
    account: Account
    store: Store

    async def play(self, games: int) -> Sample:
        """Let so many games be played to their end; how the server stands when all is quiet again."""
        setting = {"game": "dice-traders", "seats": ["trader", "trader"], "options": {"limit": 15}}
        tables = [await self.account.open_table(setting) for _ in range(games)]
        watching = [asyncio.create_task(spectate(self.account, tables, Random(number))) for number in range(SPECTATORS)]
        while await asyncio.to_thread(self.store.list_tables, status="playing", private=True, limit=1):
            await asyncio.sleep(0.05)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        return await self.at_rest()

    async def at_rest(self) -> Sample:
        """A sample once every finished table has left memory and no connection is open."""
        while True:
            sample = await asyncio.to_thread(take_sample, self.target, 0.0)
            connections = read_metrics(self.target)["longhaul_connections"]
            if not sample.rooms and not connections:
                return sample
            await asyncio.sleep(0.05)


def test_a_server_that_was_busy_keeps_nothing_of_it() -> None:
    asyncio.run(asyncio.wait_for(shifts(), HANG_SECONDS))


async def shifts() -> None:
    """The first shift warms everything up; after each later one the server holds no more than after the first."""
    target = await Target.start(more=("--no-compile",), env={**os.environ, "LONGHAUL_JIT": "0"})
    store = open_store(target.store)
    try:
        shift = Shift(target, await Account.guest(target.address), store)
        first = await shift.play(GAMES)
        for _ in range(2):
            later = await shift.play(GAMES)
            assert later.threads <= first.threads + POOLED and later.tasks <= first.tasks + 2
            assert later.files <= first.files + POOLED
            assert later.mb <= first.mb + 2 * MAX_MB
        ended = await asyncio.to_thread(store.list_tables, status="over", private=True, limit=10 * GAMES)
        assert len(ended) == 3 * GAMES
        await shift.account.close()
    finally:
        await target.stop()
        store.close()
        shutil.rmtree(target.folder, ignore_errors=True)


@pytest.mark.parametrize("minutes", [0.5, 30.0, 600.0])
def test_what_settles_is_no_leak(minutes: float) -> None:
    warming_up = {"mb": lambda x: 160 + 100 * min(x, 0.4), "rooms": lambda x: 80 + 40 * (x * 50 % 1)}
    assert judge(samples(minutes, **warming_up), TABLES)[2] == []


@pytest.mark.parametrize(
    ("name", "course", "words"),
    [
        ("mb", lambda x: 160 + 60 * x, "memory grows by 120 MB an hour"),
        ("threads", lambda x: 10 + 40 * x, "threads grow"),
        ("files", lambda x: 28 + 80 * x, "files grow"),
        ("tasks", lambda x: 18 + 200 * x, "tasks grow"),
        ("rooms", lambda x: 80 + 2000 * x, "rooms grow"),
    ],
)
def test_what_grows_is_a_leak(name: str, course: Course, words: str) -> None:
    [leak] = judge(samples(30, **{name: course}), TABLES)[2]
    assert leak.startswith(words)
