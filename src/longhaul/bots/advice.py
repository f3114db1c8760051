"""What the Captain would do, and what it expects to come of it: hints, and the curve of a finished game.

Everything starts from what a seat may know: the rest is dealt anew for each trial game. A search looks ahead with the
Captain's settings; what is told of an action is how trial games that began with it ended, with 95 % intervals: those of
the search itself or, where the Captain does not play games to their ends, those of a second one that does. Until the
search is compiled, a few trial games have to do.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import sqrt
from typing import Any

from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.search import Choice, Outlook, Searcher, Settings
from longhaul.core.intervals import Z95, wilson
from longhaul.core.position import Position
from longhaul.core.rule import COMPILED
from longhaul.core.rulebook import Rulebook

HINT_TRIALS = 60  # where the search is not compiled
TRIAL_GAMES = 1000  # of which it is told how they ended, where the Captain does not play any to the end
CURVE_TRIALS = 24  # likewise
CURVE_ITERATIONS = 500
CURVE_POINTS = 80  # positions of a game that are judged, at most
CURVE_POSITIONS = 1 << 11  # that are remembered
ALTERNATIVES = 5  # that a hint tells of, at most

Report = Callable[[float], None]


def hint(position: Position, report: Report) -> dict[str, Any]:
    """What to do in a position, for the seat to play, what is likely to follow, and what else there is."""
    captain = search_settings(CAPTAIN, position.rulebook)
    settings = captain if is_quick(position.rulebook) else Settings(iterations=HINT_TRIALS)
    best, *others = with_ends(position, consider(position, settings), settings)
    report(1.0)
    seen = position.blinded(position.seat)
    tried = [other for other in others if other.outlook[seen.seat].games]
    return {"seat": seen.seat, **tell(best, seen), "alternatives": [tell(each, seen) for each in tried[:ALTERNATIVES]]}


def consider(position: Position, settings: Settings, seed: int = 0) -> list[Choice]:
    """The actions open to the seat to play, the best first; by what it knows alone."""
    return Searcher(position.rulebook, settings, seed).think(position.blinded(position.seat))


def with_ends(position: Position, choices: list[Choice], settings: Settings) -> list[Choice]:
    """The same choices, and how games end that begin with them."""
    if settings.goes_to_the_end:
        return choices
    ends = consider(position, Settings(iterations=TRIAL_GAMES))
    outlooks = {int(choice.action): choice.outlook for choice in ends}
    return [replace(choice, outlook=outlooks[int(choice.action)]) for choice in choices]


def is_quick(rulebook: Rulebook) -> bool:
    """Whether looking ahead is compiled."""
    return COMPILED and Searcher(rulebook, Settings(positions=1)).is_ready


def tell(choice: Choice, seen: Position) -> dict[str, Any]:
    """One choice as plain data."""
    action = choice.action
    return {
        "action": int(action),
        "text": action.text,
        "label": seen.label(action),
        "share": round(choice.share, 4),
        "expects": expects(choice.outlook[seen.seat]),
    }


def expects(outlook: Outlook) -> dict[str, float]:
    """How trial games ended: the share of wins and the mean score, each with its interval."""
    n = max(1, outlook.games)
    low, high = wilson(outlook.wins, n)
    mean = outlook.scores / n
    error = Z95 * sqrt(max(0.0, outlook.scores_squared / n - mean * mean) / n)
    wins = {"wins": outlook.wins / n, "low": low, "high": high}
    return {**wins, "score": mean, "score_low": mean - error, "score_high": mean + error, "trials": outlook.games}


# A finished game ------------------------------------------------------------------------------
def analyse(positions: Iterable[Position], report: Report) -> dict[str, Any]:
    """A finished game: what the Captain would have done at each decision, and how the chances moved."""
    played = list(positions)
    step = max(1, -(-len(played) // CURVE_POINTS))
    curve, choices = [], []
    for number, position in enumerate(played):
        is_point = number % step == 0 or position.over
        looked = [] if position.over else look(position, is_point)
        if is_point:
            curve.append({"number": number, "seats": chances(position, looked)})
        if not position.over and number + 1 < len(played):
            choices.append(second_opinion(position, number, played[number + 1].actions[-1], looked))
        report((number + 1) / len(played))
    return {"curve": curve, "choices": choices}


def look(position: Position, is_point: bool) -> list[Choice]:
    """A short search; where it is not compiled, only for the points of the curve."""
    if is_quick(position.rulebook):
        return consider(position, Settings(iterations=CURVE_ITERATIONS, positions=CURVE_POSITIONS))
    return consider(position, Settings(iterations=CURVE_TRIALS, positions=CURVE_POSITIONS)) if is_point else []


def chances(position: Position, looked: list[Choice]) -> list[dict[str, float]]:
    """What every seat may hope for, once the best action is taken; of a finished game, what it got."""
    if looked:
        return [expects(outlook) for outlook in looked[0].outlook]
    scores, winners, _ = position.result
    return [_got(winners.count(seat) / max(1, len(winners)), score) for seat, score in enumerate(scores)]


def _got(wins: float, score: float) -> dict[str, float]:
    surely = {"wins": wins, "low": wins, "high": wins}
    return {**surely, "score": score, "score_low": score, "score_high": score, "trials": 1}


def second_opinion(position: Position, number: int, played: int, looked: list[Choice]) -> dict[str, Any]:
    if looked:
        advised = looked[0].action
    else:
        advised = position.action(heuristic_bot(position.rulebook).choose(position.blinded(position.seat, 1)))
    did = position.action(played)
    share = next((round(choice.share, 4) for choice in looked if choice.action == did), None)
    return {"number": number + 1, "seat": position.seat, "played": did.text, "advised": advised.text, "share": share}
