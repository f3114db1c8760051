"""Hints: what the Captain would play, how it would go on, and what else there is.

Everything starts from what a seat may know: the rest is re-dealt in every iteration. A search with the Captain's
settings ranks the actions, and goes on along its own line as long as the seat plays on and chance does not come in
between. What to expect of an action comes from rollouts that begin with it, the same number for each and on the same
deals, so that their differences are measured with less noise. Until the search is compiled, a few iterations have to
do, and the hint says that it is a guess.
"""

from collections.abc import Callable
from math import sqrt
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.analysis.samples import measure_of, play_rollouts
from longhaul.bots.captain import FOLLOW_UP_BUDGET, predict
from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.search import Candidate, Searcher, Settings
from longhaul.bots.statistics import Z95, wilson
from longhaul.core.jit.rule import COMPILED
from longhaul.core.messages import Message
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

ROLLOUTS = 400  # of the suggested action and of each alternative
GUESS_ITERATIONS, GUESS_ROLLOUTS = 60, 8  # where the search is not compiled
ALTERNATIVES = 2
MAX_PLAN_ACTIONS = 8  # that follow the suggested one
MAX_WARNED = 8  # actions with a warning that are passed over, at most
ROLLOUT_SEED = 1

Report = Callable[[float], None]


class Expectation(TypedDict):
    """The share of wins and the mean score, each with its 95 % interval."""

    wins: float
    low: float
    high: float
    score: float
    score_low: float
    score_high: float
    trials: int


class Suggestion(TypedDict):
    """An action, the share of the search that went into it, and what to expect of it."""

    action: int
    text: str
    label: Message
    share: float
    expects: Expectation


class Alternative(Suggestion):
    """What it costs to play this instead, in wins or, alone, in points; with half the width of its 95 % interval."""

    cost: float
    cost_error: float


class Advice(Suggestion):
    """The best action of a seat, the rest of its turn, and the alternatives."""

    seat: int
    plan: list[Message]  # labels of the actions that follow, as far as they are certain
    alternatives: list[Alternative]
    is_guess: bool  # the search is not compiled yet


def hint(position: Position, report: Report) -> Advice:
    """What to play in a position, what to expect of it, and the alternatives."""
    is_guess = not is_search_ready(position.rulebook)
    settings = Settings(iterations=GUESS_ITERATIONS) if is_guess else search_settings(CAPTAIN, position.rulebook)
    seen = position.blinded(position.seat)
    searcher = Searcher(position.rulebook, settings)
    best, *others = without_warnings(seen, searcher.search(seen))[: 1 + ALTERNATIVES]
    report(0.3)
    plan = plan_on(searcher, seen, int(best.action))
    games = GUESS_ROLLOUTS if is_guess else ROLLOUTS
    first = play_rollouts(seen, games, ROLLOUT_SEED, int(best.action))
    report(0.6)
    alternatives = [describe_alternative(other, seen, first, games) for other in others]
    report(1.0)
    return {
        "seat": seen.seat,
        **describe(best, seen, expectation(seen.seat, *first)),
        "plan": plan,
        "alternatives": alternatives,
        "is_guess": is_guess,
    }


def rank_actions(position: Position, settings: Settings, seed: int = 0) -> list[Candidate]:
    """The legal actions, best first, by what the seat to play knows alone."""
    return Searcher(position.rulebook, settings, seed).search(position.blinded(position.seat))


def without_warnings(seen: Position, candidates: list[Candidate]) -> list[Candidate]:
    """Without those among the best that a warning advises against; all of them if nothing is left."""
    judged = candidates[:MAX_WARNED]
    safe = [each for each in judged if not seen.warn_of(each.action)] + candidates[MAX_WARNED:]
    return safe or candidates


def is_search_ready(rulebook: Rulebook) -> bool:
    """Whether the search is compiled."""
    return COMPILED and Searcher(rulebook, Settings(positions=1)).is_ready


def plan_on(searcher: Searcher, seen: Position, action: int) -> list[Message]:
    """The labels of the actions that follow: until others play, or chance decides what comes next."""
    position, labels = seen.copy(), list[Message]()
    while len(labels) < MAX_PLAN_ACTIONS and predict(position, action):
        position.apply_legal(action)
        legal = position.legal
        is_forced = len(legal) == 1
        next_ = legal[0] if is_forced else searcher.search(position, FOLLOW_UP_BUDGET)[0].action
        if position.warn_of(next_):
            break
        action = int(next_)
        labels.extend(position.describe([next_]))
    return labels


def describe(candidate: Candidate, seen: Position, expects: Expectation) -> Suggestion:
    action = candidate.action
    return {
        "action": int(action),
        "text": action.text,
        "label": seen.describe([action])[0],
        "share": round(candidate.share, 4),
        "expects": expects,
    }


def describe_alternative(
    candidate: Candidate, seen: Position, best: tuple[NDArray[np.float64], NDArray[np.float64]], games: int
) -> Alternative:
    scores, wins = play_rollouts(seen, games, ROLLOUT_SEED, int(candidate.action))
    differences = best[1] - wins if measure_of(seen) == "wins" else best[0] - scores
    column = differences[:, seen.seat]
    suggestion = describe(candidate, seen, expectation(seen.seat, scores, wins))
    error = Z95 * float(column.std()) / sqrt(games)
    return {**suggestion, "cost": float(column.mean()), "cost_error": error}


def expectation(seat: int, scores: NDArray[np.float64], wins: NDArray[np.float64]) -> Expectation:
    """Of games with such results."""
    games, won, column = len(wins), float(wins[:, seat].sum()), scores[:, seat]
    low, high = wilson(won, games)
    mean, error = float(column.mean()), Z95 * float(column.std()) / sqrt(games)
    return {
        "wins": won / games,
        "low": low,
        "high": high,
        "score": mean,
        "score_low": mean - error,
        "score_high": mean + error,
        "trials": games,
    }
