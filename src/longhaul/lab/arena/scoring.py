"""Results of games between bots: scores with 95 % intervals, and ratings."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.statistics import Z95, wilson
from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.lab.arena.matches import Arena
from longhaul.lab.arena.runner import GameResult

Figures = dict[str, float | int | None]


def summarise(arena: Arena, results: list[GameResult]) -> dict[str, Any]:
    """Everything as plain data. The score is the share of wins, or the mean points where bots play alone for points."""
    return {
        **arena.describe(),
        "games": len(results),
        "score_is": "share of wins" if arena.by_wins else "points",
        "scores": {bot: score(arena, bot, results) for bot in arena.bots},
        "points": {bot: _interval(_points(bot, results)) for bot in arena.bots},
        "ratings": ratings(arena, results),
        "thinking": {bot: _thinking_times(bot, results) for bot in arena.bots},
    }


def score(arena: Arena, bot: str, results: list[GameResult]) -> Figures:
    """The mean over a bot's games, with its 95 % confidence interval."""
    values = _wins(bot, results) if arena.by_wins else _points(bot, results)
    games = sum(bot in result.bots for result in results)
    if games == 0:
        return {"score": None, "low": None, "high": None, "games": 0}
    return _share(values, games) if arena.by_wins else _interval(values)


def _wins(bot: str, results: Iterable[GameResult]) -> dict[int, list[float]]:
    """A bot's wins by group of games with the same seed; all its seats in a game added up."""
    return _grouped((r, sum(_of(bot, r, r.wins))) for r in results if bot in r.bots)


def _points(bot: str, results: Iterable[GameResult]) -> dict[int, list[float]]:
    """A bot's points by group; the mean of its seats."""
    return _grouped((r, float(np.mean(_of(bot, r, r.scores)))) for r in results if bot in r.bots)


def _of(bot: str, result: GameResult, values: Sequence[float]) -> list[float]:
    """The values of the seats of one bot."""
    return [value for name, value in zip(result.bots, values, strict=True) if name == bot]


def _grouped(values: Iterable[tuple[GameResult, float]]) -> dict[int, list[float]]:
    groups = defaultdict[int, list[float]](list)
    for result, value in values:
        groups[result.group].append(value)
    return groups


def _share(groups: dict[int, list[float]], games: int) -> Figures:
    """The Wilson interval, valid near 0 and 1 too; widened where games with the same seed correlate."""
    means = np.array([np.mean(values) for values in groups.values()])
    share = float(np.mean([value for values in groups.values() for value in values]))
    design_effect = _design_effect(means, share, games)
    low, high = wilson(share * games / design_effect, games / design_effect)
    return {"score": share, "low": low, "high": high, "games": games}


def _design_effect(means: NDArray[np.float64], share: float, games: int) -> float:
    """The design effect of grouping: how many grouped games are worth one independent game; at least 1."""
    chance = share * (1 - share) / games  # the variance of the mean, if all games were independent
    if means.size < 2 or chance <= 0:
        return 1.0
    return max(1.0, float(means.var(ddof=1)) / means.size / chance)


def _interval(groups: dict[int, list[float]]) -> Figures:
    """Student's interval over groups, since games with the same seed are not independent."""
    means = np.array([np.mean(values) for values in groups.values()])
    if means.size == 0:
        return {"score": None, "low": None, "high": None, "games": 0}
    mean, games = float(means.mean()), sum(map(len, groups.values()))
    if means.size < 2:
        return {"score": mean, "low": None, "high": None, "games": games}
    error = _student(means.size - 1) * float(means.std(ddof=1)) / sqrt(means.size)
    return {"score": mean, "low": mean - error, "high": mean + error, "games": games}


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the Cornish-Fisher expansion; within 1 % from four games on."""
    z = Z95
    g1, g2, g3 = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + g1 / freedom + g2 / freedom**2 + g3 / freedom**3


# Ratings --------------------------------------------------------------------------------------
def ratings(arena: Arena, results: list[GameResult]) -> dict[str, dict[str, float]]:
    """OpenSkill ratings (Plackett-Luce model), game by game; solo games with the same seed count as one contest."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise LonghaulError(Message("rejected-no-ratings")) from None
    model = PlackettLuce()
    skills = {bot: model.rating(name=bot) for bot in arena.bots}
    for names, places in _contests(arena, results):
        rated = model.rate([[skills[name]] for name in names], ranks=places)
        for name, [skill] in zip(names, rated, strict=True):
            skills[name] = skill
    return {bot: {"mu": s.mu, "sigma": s.sigma, "ordinal": s.ordinal()} for bot, s in skills.items()}


def _contests(arena: Arena, results: list[GameResult]) -> Iterable[tuple[list[str], list[float]]]:
    """The bots of each contest and their ranks, 0 the best. A bot in several seats counts by its best seat."""
    tables: dict[int, dict[str, tuple[float, float]]] = defaultdict(dict)
    for result in results:
        table = tables[result.group if arena.is_solo else result.number]
        for bot, win, points in zip(result.bots, result.wins, result.scores, strict=True):
            table[bot] = max(table.get(bot, (-1.0, 0.0)), (win, float(points)))
    for table in tables.values():
        if len(table) > 1:
            order = sorted(table.values(), reverse=True)
            yield list(table), [float(order.index(value)) for value in table.values()]


def _thinking_times(bot: str, results: list[GameResult]) -> dict[str, float]:
    """Seconds for a decision: the mean and the longest."""
    seats = [(r, seat) for r in results for seat, name in enumerate(r.bots) if name == bot]
    decisions = sum(r.decisions[seat] for r, seat in seats)
    seconds = sum(r.seconds[seat] for r, seat in seats)
    slowest = max((r.slowest[seat] for r, seat in seats), default=0.0)
    return {"decisions": decisions, "mean": round(seconds / max(1, decisions), 5), "longest": slowest}
