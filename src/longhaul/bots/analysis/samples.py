"""Samples: the results of rollouts from one position, game by game, so that two samples can be compared in pairs."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.search.rollouts import POLICY_ACTION, rollouts_entry
from longhaul.bots.statistics import Z95, wilson
from longhaul.core.memory.record import as_array
from longhaul.core.position import Position
from longhaul.core.setup import as_seed

Measure = Literal["wins", "score"]


def measure_of(position: Position) -> Measure:
    """What a sample measures: wins, or points where one player plays a game for several, with no opponent to beat."""
    return "score" if position.seats == 1 and position.rulebook.facts.seats[1] > 1 else "wins"


@dataclass(frozen=True)
class Sample:
    """The results of rollouts by one measure: a row for each game, a column for each seat."""

    measure: Measure
    values: NDArray[np.float64]
    is_final: bool = False  # the game is over: one row, no uncertainty

    @property
    def means(self) -> NDArray[np.float64]:
        means: NDArray[np.float64] = self.values.mean(axis=0)
        return means

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % confidence interval of the mean."""
        column = self.values[:, seat]
        if self.is_final:
            return float(column[0]), float(column[0])
        if self.measure == "wins":
            return wilson(float(column.sum()), column.size)
        error = Z95 * float(column.std()) / sqrt(column.size)
        return float(column.mean()) - error, float(column.mean()) + error


@dataclass(frozen=True)
class Change:
    """The difference between two samples for one seat, and its standard error."""

    mean: float
    error: float

    @property
    def low(self) -> float:
        return self.mean - Z95 * self.error

    @property
    def high(self) -> float:
        return self.mean + Z95 * self.error

    def is_significant(self, standard_errors: float) -> bool:
        return abs(self.mean) > standard_errors * self.error


def paired_change(before: Sample, after: Sample, seat: int) -> Change:
    """Between samples on the same deals."""
    rows = min(len(before.values), len(after.values))
    change = after.values[:rows, seat] - before.values[:rows, seat]
    return Change(float(change.mean()), float(change.std()) / sqrt(rows))


def unpaired_change(before: Sample, after: Sample, seat: int) -> Change:
    """Between independent samples."""
    error = sqrt(_variance_of_mean(before, seat) + _variance_of_mean(after, seat))
    return Change(float(after.means[seat] - before.means[seat]), error)


def _variance_of_mean(sample: Sample, seat: int) -> float:
    """With one win and one loss added (Agresti and Coull), so that a sample without a loss is not taken for certain."""
    values, n = sample.values[:, seat], len(sample.values)
    if sample.is_final:
        return 0.0
    if sample.measure == "score":
        return float(values.var()) / n
    share = (float(values.sum()) + 1) / (n + 2)
    return share * (1 - share) / n


def run_rollouts(position: Position, games: int, seed: int, action: int = POLICY_ACTION) -> Sample:
    """Play on from what the seat to play knows, with a given first action or the policy's.

    The same seed deals the same dice and cards, whatever is played."""
    measure = measure_of(position)
    scores, wins = play_rollouts(position, games, seed, action)
    return Sample(measure, wins if measure == "wins" else scores)


def play_rollouts(
    position: Position, games: int, seed: int, action: int = POLICY_ACTION
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The scores and the shares of the win of such games: a row for each game, a column for each seat."""
    scores, wins = np.zeros((games, position.seats), np.int32), np.zeros((games, position.seats), np.uint8)
    with np.errstate(over="ignore"):  # interpreted hashes overflow as they do in machine code
        rollouts_entry(position.rulebook)(*_arguments(position, seed, action), scores, wins)
    return scores.astype(np.float64), win_shares(wins)


def warm_rollouts(position: Position) -> None:
    """Compile or load them now."""
    scores, wins = np.zeros((1, position.seats), np.int32), np.zeros((1, position.seats), np.uint8)
    rollouts_entry(position.rulebook).warm(*_arguments(position, 0, POLICY_ACTION), scores, wins)


def _arguments(position: Position, seed: int, action: int) -> tuple[Any, ...]:
    rulebook, s = position.rulebook, position.state
    max_moves = rulebook.longest({option.name: int(s[option.name]) for option in rulebook.options}, position.seats)
    work = rulebook.state.array(1)
    return position.content.record, as_array(s), work, int(action), as_seed(seed), 0, max_moves


def final_sample(position: Position) -> Sample:
    """The result of a finished game."""
    if measure_of(position) == "score":
        return Sample("score", np.array([position.scores], np.float64), is_final=True)
    wins = np.zeros((1, position.seats), np.uint8)
    wins[0, position.winners] = 1
    return Sample("wins", win_shares(wins), is_final=True)


def win_shares(wins: NDArray[np.uint8]) -> NDArray[np.float64]:
    """A shared win counts in equal parts; a game may also have no winner."""
    parts: NDArray[np.float64] = wins / np.maximum(1, wins.sum(axis=1, keepdims=True))
    return parts
