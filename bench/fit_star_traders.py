"""Fit the weights of `longhaul/bots/evaluation/star_traders.py` to the outcomes of games between Traders.

python -m bench.fit_star_traders --games 1500

From the beginning of each round it takes what each seat has, and fits the probability to win, proportional to
exp(weights · features), to who won. Some games begin with random moves, so that unusual positions occur.
"""

import argparse
from random import Random

import numpy as np
from numpy.typing import NDArray

from longhaul.bots import ask, make_bot
from longhaul.bots.evaluation import star_traders as evaluation
from longhaul.core.position import Position
from longhaul.games import find_game

RULEBOOK = find_game("star-traders")
CONTENT = RULEBOOK.find_content()
WHIM = 0.03  # how often a random move replaces the Trader's, in every other game
STEPS, RATE, DECAY = 4000, 0.5, 1e-5

Sample = tuple[NDArray[np.float64], int]


def features(position: Position, seat: int) -> list[float]:
    return [float(value) for value in evaluation.describe(CONTENT.record, position.state, seat)]


def play(number: int, seats: int) -> list[Sample]:
    """The positions of a game with its winner."""
    position = Position.start(RULEBOOK, CONTENT, 5_000_000 + number, seats)
    bot, random = make_bot("trader", RULEBOOK), Random(number)
    whim = WHIM if number % 2 else 0.0
    tables = list[NDArray[np.float64]]()
    while not position.over:
        is_varied = random.random() < whim
        action = random.choice(position.legal) if is_varied else ask(bot, position, number)
        events = position.apply_legal(action)
        if not position.over and any(event.name == "round" for event in events):
            tables.append(np.array([features(position, seat) for seat in range(seats)]))
    winners = position.winners
    return [(table, winners[0]) for table in tables] if len(winners) == 1 else []


def loss_and_slope(weights: NDArray[np.float64], samples: list[Sample]) -> tuple[float, NDArray[np.float64]]:
    tables = np.array([table for table, _ in samples])
    winners = np.array([winner for _, winner in samples])
    strengths = tables @ weights
    strengths -= strengths.max(axis=1, keepdims=True)
    shares = np.exp(strengths)
    shares /= shares.sum(axis=1, keepdims=True)
    rows = np.arange(len(samples))
    slope = np.einsum("ns,nsf->f", shares, tables) - tables[rows, winners].sum(axis=0)
    return float(-np.log(shares[rows, winners]).mean()), slope / len(samples)


def fit(groups: list[list[Sample]]) -> NDArray[np.float64]:
    """Gradient descent on standardised features."""
    stacked = np.concatenate([table for group in groups for table, _ in group])
    scale = np.maximum(stacked.std(axis=0), 1e-9)
    scaled = [[(table / scale, winner) for table, winner in group] for group in groups]
    weights = np.zeros(stacked.shape[1])
    for step in range(STEPS):
        parts = [loss_and_slope(weights, group) for group in scaled]
        weights -= RATE * (np.mean([slope for _, slope in parts], axis=0) + DECAY * weights)
        if step % 500 == 0:
            print(step, *(f"{loss:.4f}" for loss, _ in parts), flush=True)
    return np.asarray(weights / scale)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500)
    given = parser.parse_args()
    groups = list[list[Sample]]()
    for seats in (2, 4):
        groups.append([sample for number in range(given.games) for sample in play(number, seats)])
        print(f"{seats} seats: {len(groups[-1])} positions", flush=True)
    for name, weight in zip(evaluation.NAMES, fit(groups), strict=True):
        print(f"{name:16} {weight:9.5f}")


if __name__ == "__main__":
    main()
