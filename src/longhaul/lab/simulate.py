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
        "score": {**_quartiles(batch.scores.ravel()), **_mean(batch.scores.mean(axis=1))},
        "score_by_seat": [_mean(batch.scores[:, seat]) for seat in range(seats)],
        "winning_score": _spread(batch.scores.max(axis=1)),
        "endings": {name: float((batch.endings == index).mean()) for index, name in enumerate(rulebook.facts.endings)},
    }


def _mean(values: NDArray[Any]) -> dict[str, float | None]:
    """The mean of one figure per game and its 95 % interval; games are independent, seats of one are not."""
    mean = float(values.mean())
    if values.size < 2:
        return {"mean": mean, "low": None, "high": None}
    error = Z95 * float(values.std(ddof=1)) / values.size**0.5
    return {"mean": mean, "low": mean - error, "high": mean + error}


def _quartiles(values: NDArray[Any]) -> dict[str, float | None]:
    figures = np.percentile(values, [0, 25, 50, 75, 100]).tolist()
    return dict(zip(("min", "q1", "median", "q3", "max"), figures, strict=True))


def _spread(values: NDArray[Any]) -> dict[str, float | None]:
    return {**_quartiles(values), **_mean(values)}
