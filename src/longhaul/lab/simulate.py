"""What many games of one kind look like: wins, lengths, scores, endings, with error bars."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.core.batch import Batch
from longhaul.core.rulebook import Rulebook

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


def summarise(rulebook: Rulebook, batch: Batch) -> dict[str, Any]:
    """The statistics of a batch as plain data. A shared win counts in equal parts."""
    games, seats = batch.scores.shape
    shares = batch.wins / batch.wins.sum(axis=1, keepdims=True)
    return {
        "games": games,
        "seats": seats,
        "decisions": int(batch.lengths.sum()),
        "win_share": [_mean(shares[:, seat]) for seat in range(seats)],
        "shared_wins": float((batch.wins.sum(axis=1) > 1).mean()),
        "length": _spread(batch.lengths),
        "score": _spread(batch.scores.ravel()),
        "score_by_seat": [_mean(batch.scores[:, seat]) for seat in range(seats)],
        "winning_score": _spread(batch.scores.max(axis=1)),
        "endings": {name: float((batch.endings == index).mean()) for index, name in enumerate(rulebook.facts.endings)},
    }


def _mean(values: NDArray[Any]) -> dict[str, float]:
    """A mean and its 95 % interval."""
    mean = float(values.mean())
    error = Z95 * float(values.std(ddof=1)) / values.size**0.5 if values.size > 1 else 0.0
    return {"mean": mean, "low": mean - error, "high": mean + error}


def _spread(values: NDArray[Any]) -> dict[str, float]:
    quartiles = np.percentile(values, [0, 25, 50, 75, 100]).tolist()
    return {**_mean(values), **dict(zip(("min", "q1", "median", "q3", "max"), quartiles, strict=True))}
