"""Calibration of win chances: of positions called 70-80 %, are 70-80 % won?

python -m bench.calibrate gem-traders --games 500

Bots play games; some of their decisions are picked and judged by rollouts, as in an analysis, which know neither the
seed nor what came next. Each decision is picked independently: a fixed number per game would favour games that
end early, which in Free Trader are the lost ones. Every seat of every position is a call. Calls of one game are not
independent, so games are what the intervals count: each row's share is a ratio of sums over games (linearised, 95 %).
"""

import argparse
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from longhaul.bots import ask, make_bot
from longhaul.bots.analysis.samples import final_sample, measure_of, run_rollouts
from longhaul.bots.statistics import Z95
from longhaul.core.batch import cores
from longhaul.core.errors import LonghaulError
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game

BINS = 10
Call = tuple[int, float, float]  # the game, the seat's predicted and its actual share of the win


def calls(rulebook: Rulebook, given: argparse.Namespace, game: int) -> list[Call]:
    """Play one game and judge some of its positions."""
    chance = random.Random(game)
    position = Position.start(rulebook, rulebook.find_content(), given.seed + game, given.seats)
    if measure_of(position) == "score":
        raise LonghaulError("a solo game for points has no win chance")
    bots = [make_bot(given.bot, rulebook, seat) for seat in range(position.seats)]
    picked = list[Position]()
    while not position.over:
        if len(position.legal) > 1 and chance.random() * given.every < 1:
            picked.append(position.copy())
        position.play(ask(bots[position.seat], position, chance.getrandbits(32)))
    got = final_sample(position).means
    results = [run_rollouts(each, given.rollouts, chance.getrandbits(60)).means for each in picked]
    return [(game, float(means[seat]), float(got[seat])) for means in results for seat in range(position.seats)]


def row(rows: NDArray[np.float64]) -> tuple[float, float, float]:
    """The mean call, the share won, and half the width of its interval."""
    games, which = np.unique(rows[:, 0], return_inverse=True)
    calls_, won = np.bincount(which), np.bincount(which, rows[:, 2])
    share = won.sum() / calls_.sum()
    error = sqrt(float(((won - share * calls_) ** 2).sum())) / calls_.sum() if games.size > 1 else 1.0
    return float(rows[:, 1].mean()), float(share), Z95 * error


def table(every: NDArray[np.float64]) -> Iterator[str]:
    yield f"{'called':>10}  {'calls':>6}  {'games':>5}  {'mean call':>9}  {'won':>6}  95 % interval"
    bins = np.minimum((every[:, 1] * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        rows = every[bins == number]
        if len(rows):
            called, share, half = row(rows)
            span = f"{number * 10}-{number * 10 + 10} %"
            played = len(np.unique(rows[:, 0]))
            interval = f"{max(0.0, share - half):.1%} to {min(1.0, share + half):.1%}"
            yield f"{span:>10}  {len(rows):6}  {played:5}  {called:9.1%}  {share:6.1%}  {interval}"
    yield f"Brier score {((every[:, 1] - every[:, 2]) ** 2).mean():.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--every", type=float, default=50, help="judge one decision in so many")
    parser.add_argument("--rollouts", type=int, default=500, help="per position")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot", default="trader")
    parser.add_argument("--seed", type=int, default=1 << 40, help="of the first game")
    parser.add_argument("--threads", type=int, default=cores())
    given = parser.parse_args()
    rulebook = find_game(given.game)
    with ThreadPoolExecutor(given.threads) as pool:
        found = pool.map(lambda game: calls(rulebook, given, game), range(given.games))
        every = np.array([call for each in found for call in each])
    print(f"{rulebook.facts.name}: {given.games} games of {given.bot}, {given.rollouts} rollouts per position")
    for line in table(every):
        print(line)


if __name__ == "__main__":
    try:
        main()
    except LonghaulError as error:
        raise SystemExit(str(error)) from None
