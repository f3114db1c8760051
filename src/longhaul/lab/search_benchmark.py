"""The speed of the search: full playouts from the start of a game, on one core."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.search import UNLIMITED, Searcher, Settings
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.text import plural

SLICE_SECONDS = 1.0
SLICES = 9  # the best one counts: on a shared machine noise only slows down
FIRST_ITERATIONS = 16  # per call, before the speed is known


def bench_search(rulebook: Rulebook, progress: Callable[[str], None] = lambda step: None) -> dict[str, Any]:
    """Figures by game and seats: for the fewest and the default number of seats."""
    low, usual = rulebook.facts.seats[0], rulebook.facts.default_seats
    figures = {}
    for seats in dict.fromkeys((low, usual)):
        progress(f"search, {plural(seats, 'seat')}")
        name = rulebook.facts.id if seats == usual else f"{rulebook.facts.id} {'solo' if seats == 1 else seats}"
        figures[name] = _measure(rulebook, seats)
    return figures


def _measure(rulebook: Rulebook, seats: int) -> dict[str, Any]:
    position = Position.start(rulebook, rulebook.find_content(), 1, seats)
    position = position.blinded(position.seat)
    Searcher(rulebook, _settings(rulebook)).iterate(position, 1)  # compiled or loaded before the clock starts
    slices = [_slice(rulebook, position) for _ in range(SLICES)]
    iterations, decisions = max(slices)
    return {
        "iterations_per_s": round(iterations),
        "rollout_decisions_per_s": round(max(slice_[1] for slice_ in slices)),
        "decisions_per_playout": round(decisions / iterations, 1),
    }


def _slice(rulebook: Rulebook, position: Position) -> tuple[float, float]:
    """Iterations and rollout moves per second of a new search."""
    searcher = Searcher(rulebook, _settings(rulebook))
    done, at_a_time, taken, start = 0, FIRST_ITERATIONS, 0.0, time.perf_counter()
    while taken < SLICE_SECONDS:
        searcher.iterate(position, at_a_time)
        done += at_a_time
        taken = time.perf_counter() - start
        at_a_time = max(1, int(0.05 * SLICE_SECONDS * done / taken))
    return done / taken, searcher.rollout_moves / taken


def _settings(rulebook: Rulebook) -> Settings:
    """The Captain's settings, but with every game played to its end."""
    return replace(search_settings(CAPTAIN, rulebook), max_rollout_moves=UNLIMITED, turns=UNLIMITED, solo_turns=0)
