"""The speed of a game: all published figures are measured here."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from longhaul.bots.heuristic import find_policy
from longhaul.core.batch import cores, playouts
from longhaul.core.rulebook import Rulebook

SLICE_SECONDS = 1.0
SLICES = 9  # the best one counts: on a shared machine noise only slows down
FIRST_GAMES = 256  # of random play, and of the trader, before their speed is known
FIRST_TRADER_GAMES = 2000
COPIES = 4_000_000  # of a state, timed at once

# Runs in a new process without compilation: plays a few games and prints decisions per second.
_INTERPRETED = """
import sys, time
from longhaul.bots.heuristic import find_policy
from longhaul.core.batch import playouts
from longhaul.games import find_game
rulebook = find_game(sys.argv[1])
start, decisions, games = time.perf_counter(), 0, 0
while time.perf_counter() - start < 2:
    decisions += int(playouts(rulebook, rulebook.find_content(), 1, seed=games, threads=1).lengths.sum())
    games += 1
print(decisions / (time.perf_counter() - start))
"""

# Runs in a new process with an empty cache: compiles the playouts and prints the seconds it took.
_COMPILE = """
import sys, time
from longhaul.bots.heuristic import find_policy
from longhaul.core.batch import playouts
from longhaul.games import find_game
rulebook = find_game(sys.argv[1])
start = time.perf_counter()
playouts(rulebook, rulebook.find_content(), 1, threads=1)
print(time.perf_counter() - start)
"""


def bench(rulebook: Rulebook, progress: Callable[[str], None] = lambda step: None) -> dict[str, Any]:
    """The figures of one game, with its default options and seats."""
    progress("compile")
    with tempfile.TemporaryDirectory() as cache:
        compile_s = _in_new_process(_COMPILE, rulebook, LONGHAUL_CACHE=cache, LONGHAUL_JIT="1")
    progress("interpreted")
    interpreted = _in_new_process(_INTERPRETED, rulebook, LONGHAUL_JIT="0")
    progress("one core, all cores")
    one, every, per_game = _rates(rulebook)
    progress("trader")
    trader = _trader_games(rulebook)
    progress("copies")
    return {
        "interpreted": round(interpreted),
        "one_core": round(one),
        "all_cores": round(every),
        "cores": cores(),
        "games_per_s": round(every / per_game),
        "decisions_per_game": round(per_game, 2),
        "trader_games_per_s": round(trader),
        "state_bytes": rulebook.state.dtype.itemsize,
        "copy_ns": round(_copy_ns(rulebook), 2),
        "compile_s": round(compile_s, 2),
    }


def _rates(rulebook: Rulebook) -> tuple[float, float, float]:
    """Decisions per second on one core and on all, and decisions per game.

    The two are timed alternately, so that a slow phase of the machine affects both.
    """
    content = rulebook.find_content()
    games = _games_for(rulebook, SLICE_SECONDS)
    best = {1: 0.0, cores(): 0.0}
    decisions = 0
    for _ in range(SLICES):
        for threads in best:
            start = time.perf_counter()
            decisions = int(playouts(rulebook, content, games, threads=threads).lengths.sum())
            best[threads] = max(best[threads], decisions / (time.perf_counter() - start))
    return best[1], best[cores()], decisions / games


def _games_for(rulebook: Rulebook, seconds: float) -> int:
    """The number of games that one core plays in about that time."""
    playouts(rulebook, rulebook.find_content(), 1)  # compiled or loaded before the clock starts
    games = FIRST_GAMES
    while True:
        start = time.perf_counter()
        playouts(rulebook, rulebook.find_content(), games, threads=1)
        taken = time.perf_counter() - start
        if taken > seconds / 8:
            return max(1, round(games * seconds / taken))
        games *= 4


def _trader_games(rulebook: Rulebook) -> float:
    """Games per second on all cores, with the trader in every seat."""
    content, policy = rulebook.find_content(), find_policy(rulebook)
    playouts(rulebook, content, 1, policy=policy)
    games, best = FIRST_TRADER_GAMES, 0.0
    for _ in range(SLICES):
        start = time.perf_counter()
        playouts(rulebook, content, games, policy=policy)
        taken = time.perf_counter() - start
        best = max(best, games / taken)
        games = max(games, round(best * SLICE_SECONDS))
    return best


def _copy_ns(rulebook: Rulebook) -> float:
    work = rulebook.state.array(64)
    rulebook.compiled.copies(work, 64)
    times = []
    for _ in range(SLICES):
        start = time.perf_counter()
        rulebook.compiled.copies(work, COPIES)
        times.append(time.perf_counter() - start)
    return float(np.min(times)) / COPIES * 1e9


def _in_new_process(program: str, rulebook: Rulebook, **environment: str) -> float:
    command = [sys.executable, "-c", program, rulebook.facts.id]
    env = {**os.environ, **environment}
    return float(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
