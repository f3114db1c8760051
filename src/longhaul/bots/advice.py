"""Hints: what the Captain would play, and the results it expects.

Everything starts from what a seat may know: the rest is re-dealt in every iteration. A search with the Captain's
settings ranks the actions. What to expect of an action comes from the games that began with it and were played to their
end, with 95 % intervals: those of the same search or, where the Captain stops games early, those of a second one that
does not. Until the search is compiled, a few iterations have to do.
"""

from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from typing import TypedDict

from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.search import Candidate, Outcomes, Searcher, Settings
from longhaul.bots.statistics import Z95, wilson
from longhaul.core.jit.rule import COMPILED
from longhaul.core.messages import Message
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

INTERPRETED_ITERATIONS = 60  # where the search is not compiled
FULL_GAME_ITERATIONS = 1000  # of the second search, where the Captain does not play games to their end
MAX_ALTERNATIVES = 5

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


class Advice(Suggestion):
    """The best action of a seat, and the alternatives."""

    seat: int
    alternatives: list[Suggestion]


def hint(position: Position, report: Report) -> Advice:
    """What to play in a position, what to expect of it, and the alternatives."""
    captain = search_settings(CAPTAIN, position.rulebook)
    settings = captain if is_search_ready(position.rulebook) else Settings(iterations=INTERPRETED_ITERATIONS)
    best, *others = with_final_outcomes(position, rank_actions(position, settings), settings)
    report(1.0)
    seen = position.blinded(position.seat)
    known = [other for other in others if other.outcomes[seen.seat].games]
    alternatives = [describe(candidate, seen) for candidate in known[:MAX_ALTERNATIVES]]
    return {"seat": seen.seat, **describe(best, seen), "alternatives": alternatives}


def rank_actions(position: Position, settings: Settings, seed: int = 0) -> list[Candidate]:
    """The legal actions, best first, by what the seat to play knows alone."""
    return Searcher(position.rulebook, settings, seed).search(position.blinded(position.seat))


def with_final_outcomes(position: Position, candidates: list[Candidate], settings: Settings) -> list[Candidate]:
    """The same candidates, with the outcomes of games that were played to their end."""
    if settings.plays_to_the_end:
        return candidates
    full_games = rank_actions(position, Settings(iterations=FULL_GAME_ITERATIONS))
    outcomes = {int(candidate.action): candidate.outcomes for candidate in full_games}
    return [replace(candidate, outcomes=outcomes[int(candidate.action)]) for candidate in candidates]


def is_search_ready(rulebook: Rulebook) -> bool:
    """Whether the search is compiled."""
    return COMPILED and Searcher(rulebook, Settings(positions=1)).is_ready


def describe(candidate: Candidate, seen: Position) -> Suggestion:
    action = candidate.action
    return {
        "action": int(action),
        "text": action.text,
        "label": seen.describe([action])[0],
        "share": round(candidate.share, 4),
        "expects": expected_result(candidate.outcomes[seen.seat]),
    }


def expected_result(outcomes: Outcomes) -> Expectation:
    n = max(1, outcomes.games)
    low, high = wilson(outcomes.wins, n)
    mean = outcomes.scores / n
    error = Z95 * sqrt(max(0.0, outcomes.scores_squared / n - mean * mean) / n)
    return {
        "wins": outcomes.wins / n,
        "low": low,
        "high": high,
        "score": mean,
        "score_low": mean - error,
        "score_high": mean + error,
        "trials": outcomes.games,
    }
