"""Samples: how trial games from one position ended, game by game, so that two of them can be compared pair by pair."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.search.rollouts import AS_IT_COMES, trials_entry
from longhaul.core.intervals import Z95, wilson
from longhaul.core.memory.record import as_array
from longhaul.core.position import Position
from longhaul.core.setup import as_seed

Measure = Literal["wins", "score"]


def measure_of(position: Position) -> Measure:
    """What is hoped for: a win, or points where a game for several is played alone and there is nobody to beat."""
    return "score" if position.seats == 1 and position.rulebook.facts.seats[1] > 1 else "wins"


@dataclass(frozen=True)
class Sample:
    """The ends of trial games, a row for each and a column for each seat, by one measure."""

    measure: Measure
    values: NDArray[np.float64]
    is_sure: bool = False  # there is nothing left to try: the game is over

    @property
    def means(self) -> NDArray[np.float64]:
        means: NDArray[np.float64] = self.values.mean(axis=0)
        return means

    def interval(self, seat: int) -> tuple[float, float]:
        """Where the truth is, 19 times out of 20."""
        column = self.values[:, seat]
        if self.is_sure:
            return float(column[0]), float(column[0])
        if self.measure == "wins":
            return wilson(float(column.sum()), column.size)
        error = Z95 * float(column.std()) / sqrt(column.size)
        return float(column.mean()) - error, float(column.mean()) + error


@dataclass(frozen=True)
class Change:
    """From one sample to another: how much better a seat stands, and the standard error of that."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - Z95 * self.error

    @property
    def high(self) -> float:
        return self.mean + Z95 * self.error

    def is_beyond(self, errors: float) -> bool:
        """Whether it is more than noise."""
        return abs(self.mean) > errors * self.error


def paired(before: Sample, after: Sample, seat: int) -> Change:
    """Between samples that were dealt alike."""
    rows = min(len(before.values), len(after.values))
    change = after.values[:rows, seat] - before.values[:rows, seat]
    return Change(float(change.mean()), float(change.std()) / sqrt(rows))


def apart(before: Sample, after: Sample, seat: int) -> Change:
    """Between samples that have nothing to do with each other."""
    return Change(float(after.means[seat] - before.means[seat]), sqrt(_doubt(before, seat) + _doubt(after, seat)))


def _doubt(sample: Sample, seat: int) -> float:
    """The variance of a mean. That no trial game was lost does not mean that none can be: two more are thought up."""
    values, n = sample.values[:, seat], len(sample.values)
    if sample.is_sure:
        return 0.0
    if sample.measure == "score":
        return float(values.var()) / n
    share = (float(values.sum()) + 1) / (n + 2)
    return share * (1 - share) / n


def play_trials(position: Position, games: int, seed: int, action: int = AS_IT_COMES) -> Sample:
    """Play on from what the seat to play knows, with a first action or as the rules of thumb would have it.

    The same seed deals the same dice and cards, whatever is played."""
    measure = measure_of(position)
    scores, wins = np.zeros((games, position.seats), np.int32), np.zeros((games, position.seats), np.uint8)
    with np.errstate(over="ignore"):  # where it is interpreted still
        trials_entry(position.rulebook)(*_arguments(position, seed, action), scores, wins)
    return Sample(measure, shares(wins) if measure == "wins" else scores.astype(np.float64))


def warm_trials(position: Position) -> None:
    """Have them compiled or loaded now."""
    scores, wins = np.zeros((1, position.seats), np.int32), np.zeros((1, position.seats), np.uint8)
    trials_entry(position.rulebook).warm(*_arguments(position, 0, AS_IT_COMES), scores, wins)


def _arguments(position: Position, seed: int, action: int) -> tuple[Any, ...]:
    rulebook, s = position.rulebook, position.state
    longest = rulebook.longest({option.name: int(s[option.name]) for option in rulebook.options}, position.seats)
    work = rulebook.state.array(1)
    return position.content.record, as_array(s), work, int(action), as_seed(seed), 0, longest


def ended(position: Position) -> Sample:
    """How a game ended that is over."""
    if measure_of(position) == "score":
        return Sample("score", np.array([position.scores], np.float64), is_sure=True)
    wins = np.zeros((1, position.seats), np.uint8)
    wins[0, position.winners] = 1
    return Sample("wins", shares(wins), is_sure=True)


def shares(wins: NDArray[np.uint8]) -> NDArray[np.float64]:
    """A shared win counts in equal parts; a game may also be won by no one."""
    parts: NDArray[np.float64] = wins / np.maximum(1, wins.sum(axis=1, keepdims=True))
    return parts
