"""Batches: many games of random legal play on all cores. The same seeds give the same numbers on any number."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.core.content import ContentSet
from longhaul.core.entries import LANES, scratch
from longhaul.core.errors import LonghaulError
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import as_seed, prepare

CHUNK = 4096  # games a core takes at a time, at most
SHARES = 8  # chunks per core, at least, so that none is left waiting for the last one


@dataclass(frozen=True)
class Batch:
    """The results of many games, one row each."""

    scores: NDArray[np.int32]  # (games, seats)
    wins: NDArray[np.uint8]  # (games, seats): 1 for each seat that wins or shares the win
    lengths: NDArray[np.int32]  # decisions
    endings: NDArray[np.int32]  # index into Facts.endings


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def playouts(
    rulebook: Rulebook,
    content: ContentSet[Any],
    games: int,
    *,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Batch:
    """Play `games` games; `progress` is told of every finished chunk."""
    base = prepare(rulebook, 0, seats, options or {})
    count = int(base[0].seats)
    longest = rulebook.longest({o.name: int(base[0][o.name]) for o in rulebook.options}, count)
    batch = Batch(
        np.zeros((games, count), np.int32),
        np.zeros((games, count), np.uint8),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
    )
    workers = threads or cores()
    chunk = max(1, min(CHUNK, -(-games // (SHARES * workers))))

    def play(first: int) -> int:
        rows = slice(first, min(first + chunk, games))
        results = (batch.scores[rows], batch.wins[rows], batch.lengths[rows], batch.endings[rows])
        work, room = rulebook.state.array(1), scratch(rulebook.actions.size)
        entry = rulebook.entries.playouts
        entry(content.record, base, work, room, LANES, as_seed(seed), first, longest, *results)
        return int(results[2].size)

    with ThreadPoolExecutor(workers) as pool:
        for finished in pool.map(play, range(0, games, chunk)):
            progress(finished)
    if batch.endings.min(initial=0) < 0:
        raise LonghaulError(f"{rulebook.facts.id}: a game did not end within its longest length, {longest}")
    return batch
