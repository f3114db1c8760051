"""Batches: many games, at random or by a policy, on all cores. Results do not depend on the number of cores."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.core.compiled_game import ILLEGAL, LANES, UNFINISHED, workspace
from longhaul.core.content import ContentSet
from longhaul.core.errors import LonghaulError
from longhaul.core.memory.record import as_array
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import GameSetup, as_seed, prepare

MAX_CHUNK_GAMES = 4096  # per task
NOT_REACHED = -1
USUAL_SETUP = GameSetup()
MIN_CHUNKS_PER_CORE = 8  # so that no core waits long for the last chunk


@dataclass(frozen=True)
class Batch:
    """The results of many games, one row each."""

    scores: NDArray[np.int32]  # (games, seats)
    wins: NDArray[np.uint8]  # (games, seats): 1 for each seat that wins or shares the win
    lengths: NDArray[np.int32]  # decisions
    endings: NDArray[np.int32]  # index into Facts.endings
    figures: NDArray[np.int32]  # (games, Facts.figures); NOT_REACHED where a game ended earlier


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def playouts(
    rulebook: Rulebook,
    content: ContentSet[Any],
    games: int,
    *,
    seed: int = 0,
    setup: GameSetup = USUAL_SETUP,
    threads: int | None = None,
    policy: Callable[..., int] | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Batch:
    """Play `games` games, at random or by a policy; `progress` is called with the size of each finished chunk."""
    entry = rulebook.compiled.guided(policy) if policy else rulebook.compiled.playouts
    start = prepare(rulebook, content, 0, setup.seats, setup.options)
    base, count = as_array(start), start.seats
    longest = rulebook.longest({o.name: start[o.name] for o in rulebook.options}, count)
    batch = Batch(
        np.zeros((games, count), np.int32),
        np.zeros((games, count), np.uint8),
        np.zeros(games, np.int32),
        np.zeros(games, np.int32),
        np.full((games, len(rulebook.facts.figures)), NOT_REACHED, np.int32),
    )
    workers = threads or cores()
    chunk = max(1, min(MAX_CHUNK_GAMES, -(-games // (MIN_CHUNKS_PER_CORE * workers))))

    def play(first: int) -> int:
        rows = slice(first, min(first + chunk, games))
        results = [column[rows] for column in vars(batch).values()]
        work, room = rulebook.state.array(2), workspace(rulebook.actions.size)
        entry(content.record, base, work, room, LANES, as_seed(seed), first, longest, *results)
        return int(results[0].shape[0])

    with ThreadPoolExecutor(workers) as pool:
        for finished in pool.map(play, range(0, games, chunk)):
            progress(finished)
    if batch.endings.min(initial=0) == ILLEGAL:
        raise LonghaulError(f"{rulebook.facts.id}: the policy chose an action that the rules forbid")
    if batch.endings.min(initial=0) == UNFINISHED:
        raise LonghaulError(f"{rulebook.facts.id}: a game did not end within its longest length, {longest}")
    return batch
