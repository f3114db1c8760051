"""What the Captain would do, and what it expects to come of it: hints.

Everything starts from what a seat may know: the rest is dealt anew for each trial game. A search looks ahead with the
Captain's settings; what is told of an action is how trial games that began with it ended, with 95 % intervals: those of
the search itself or, where the Captain does not play games to their ends, those of a second one that does. Until the
search is compiled, a few trial games have to do.
"""

from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from typing import Any

from longhaul.bots.levels import CAPTAIN, search_settings
from longhaul.bots.search import Choice, Outlook, Searcher, Settings
from longhaul.core.intervals import Z95, wilson
from longhaul.core.jit.rule import COMPILED
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

HINT_TRIALS = 60  # where the search is not compiled
TRIAL_GAMES = 1000  # of which it is told how they ended, where the Captain does not play any to the end
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
