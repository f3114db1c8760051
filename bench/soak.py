"""Soak test: does the server leak over hours? `python -m bench.soak --minutes 30 --tables 200 --json`.

A real server with many tables at which only bots play, a new table for each game that ends, and a few spectators who
come and go. Its memory, threads, files, tasks and tables are sampled. Growth after the first half, when everything is
warm, is a leak: then the exit status is 1.
"""

import argparse
import asyncio
import json
import os
import shutil
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from longhaul.server.load.client import Account
from longhaul.server.load.target import Target
from longhaul.server.store import Store, open_store

SAMPLES = 120  # in total
SPECTATORS = 4
MAX_MB = 8.0  # growth in the second half that is attributed to the allocator
MAX_MB_PER_HOUR = 24.0  # the limit for long runs, where this is more
SLACK = 8  # threads, files or tasks that may come and go, besides a tenth of the mean
FIGURES = {"tasks": "longhaul_tasks", "rooms": "longhaul_tables_in_memory", "entries": "longhaul_journal_entries_total"}


class SoakSettings(msgspec.Struct, kw_only=True):
    minutes: float
    tables: int
    compiled: bool = True
    options: dict[str, Any] = {}


class Sample(msgspec.Struct):
    """The server at one moment."""

    at: float  # seconds since the start
    mb: float
    threads: int
    files: int
    tasks: int
    rooms: int
    entries: int


class Report(msgspec.Struct, kw_only=True):
    minutes: float
    tables: int
    games: int  # that ended
    entries_per_s: float
    mb_at_half: float
    mb_at_end: float
    mb_per_hour: float  # by the second half
    grown_mb: float  # in the second half, by the fitted line
    threads: int
    files: int
    tasks: int
    rooms: int
    leaks: list[str]  # in words; empty is good


# Judging
def slope(points: Sequence[tuple[float, float]]) -> float:
    """The slope of the least-squares line."""
    x, y = fmean(point[0] for point in points), fmean(point[1] for point in points)
    spread = sum((px - x) ** 2 for px, _ in points)
    return sum((px - x) * (py - y) for px, py in points) / spread if spread else 0.0


def judge(samples: Sequence[Sample], tables: int) -> tuple[float, float, list[str]]:
    """Growth in MB per hour, in MB in the second half, and descriptions of leaks."""
    later = samples[len(samples) // 2 :]
    hours = (later[-1].at - later[0].at) / 3600
    per_hour = slope([(sample.at / 3600, sample.mb) for sample in later])
    leaks = []
    if per_hour * hours > max(MAX_MB, MAX_MB_PER_HOUR * hours):
        leaks.append(f"memory grows by {per_hour:.0f} MB an hour")
    for name, slack in (("threads", SLACK), ("files", SLACK), ("tasks", SLACK), ("rooms", tables)):
        found = [(sample.at / 3600, float(getattr(sample, name))) for sample in later]
        grown, usual = slope(found) * hours, fmean(value for _, value in found)
        if grown > slack + 0.1 * usual:
            leaks.append(f"{name} grow by {grown:.0f} in the second half, from {usual - grown / 2:.0f}")
    return per_hour, per_hour * hours, leaks


# Watching
def read_metrics(target: Target) -> dict[str, float]:
    with urllib.request.urlopen(f"{target.address}/metrics", timeout=30) as answer:
        lines = [line.split() for line in answer.read().decode().splitlines() if not line.startswith("#")]
    return {line[0]: float(line[1]) for line in lines}


def take_sample(target: Target, at: float) -> Sample:
    figures = read_metrics(target)
    process = Path(f"/proc/{target.pid}")
    return Sample(
        at,
        target.resident_kb() / 1024,
        len(list((process / "task").iterdir())),
        len(list((process / "fd").iterdir())),
        **{name: int(figures[metric]) for name, metric in FIGURES.items()},
    )


# Playing
async def keep_open(account: Account, store: Store, settings: SoakSettings, playing: list[str]) -> None:
    """Keep so many games running: a new one for each that ended."""
    setting = {"game": "dice-traders", "seats": ["trader", "trader"], "options": settings.options}
    while True:
        rows = await asyncio.to_thread(store.list_tables, status="playing", private=True, limit=settings.tables)
        playing[:] = [row.header.id for row in rows]
        playing += [await account.open_table(setting) for _ in range(settings.tables - len(rows))]
        await asyncio.sleep(0.5)


async def spectate(account: Account, playing: list[str], random: Random) -> None:
    """A spectator who watches a few tables for a moment, leaves and comes back."""
    while True:
        socket = await account.connect()
        for table in random.sample(playing, min(5, len(playing))):
            await socket.send(t="watch", table=table)
        try:
            async with asyncio.timeout(random.uniform(0.5, 3)):
                async for _ in socket.messages():
                    pass
        except TimeoutError:
            pass
        finally:
            await socket.close()


async def soak(settings: SoakSettings, verbose: bool = False) -> Report:
    env = dict(os.environ) if settings.compiled else {**os.environ, "LONGHAUL_JIT": "0"}
    target = await Target.start(more=() if settings.compiled else ("--no-compile",), env=env)
    store = open_store(target.store)
    try:
        if settings.compiled:
            await target.wait_compiled()
        return await watch(target, store, settings, verbose)
    finally:
        await target.stop()
        store.close()
        shutil.rmtree(target.folder, ignore_errors=True)


async def watch(target: Target, store: Store, settings: SoakSettings, verbose: bool) -> Report:
    account, playing = await Account.guest(target.address), list[str]()
    spectators = [spectate(account, playing, Random(number)) for number in range(SPECTATORS)]
    work = [asyncio.create_task(each) for each in (keep_open(account, store, settings, playing), *spectators)]
    samples, start, every = list[Sample](), time.monotonic(), settings.minutes * 60 / SAMPLES
    for number in range(1, SAMPLES + 1):
        done, _ = await asyncio.wait(work, timeout=max(0.0, start + number * every - time.monotonic()))
        for task in done:
            task.result()
        samples.append(await asyncio.to_thread(take_sample, target, time.monotonic() - start))
        if verbose:
            print(json.dumps(msgspec.to_builtins(samples[-1])), file=sys.stderr, flush=True)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    await account.close()
    games = len(await asyncio.to_thread(store.list_tables, status="over", private=True, limit=10_000_000))
    return report(settings, samples, games)


def report(settings: SoakSettings, samples: Sequence[Sample], games: int) -> Report:
    per_hour, grown, leaks = judge(samples, settings.tables)
    first, last = samples[0], samples[-1]
    return Report(
        minutes=round(last.at / 60, 2),
        tables=settings.tables,
        games=games,
        entries_per_s=round((last.entries - first.entries) / (last.at - first.at), 1),
        mb_at_half=round(samples[len(samples) // 2].mb, 1),
        mb_at_end=round(last.mb, 1),
        mb_per_hour=round(per_hour, 1),
        grown_mb=round(grown, 2),
        threads=last.threads,
        files=last.files,
        tasks=last.tasks,
        rooms=last.rooms,
        leaks=leaks,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.soak", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--interpreted", action="store_true", help="do not compile the rules")
    parser.add_argument("--json", action="store_true", help="only the figures, as JSON")
    parser.add_argument("--verbose", action="store_true", help="every sample, to standard error")
    chosen = parser.parse_args()
    settings = SoakSettings(minutes=chosen.minutes, tables=chosen.tables, compiled=not chosen.interpreted)
    found = asyncio.run(soak(settings, chosen.verbose))
    print(json.dumps(msgspec.to_builtins(found), indent=None if chosen.json else 2))
    if not chosen.json:
        print("; ".join(found.leaks) or "flat: nothing leaks")
    sys.exit(1 if found.leaks else 0)


if __name__ == "__main__":
    main()
