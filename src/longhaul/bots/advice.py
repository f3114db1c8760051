"""What a bot would do, and what it expects to come of it: hints, and the curve of a finished game.

Everything starts from what a seat may know: the rest is dealt anew for each trial game, which the rule-of-thumb
players then play to its end. Shares of wins come with a 95 % interval (Wilson's).
"""

from collections.abc import Callable, Iterable
from math import sqrt
from typing import Any

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.position import Position

HINT_TRIALS = 60
CURVE_TRIALS = 24
CURVE_POINTS = 80  # positions of a game that are judged, at most
Z = 1.96

Report = Callable[[float], None]


def hint(position: Position, report: Report) -> dict[str, Any]:
    """What to do in a position, for the seat to play, and what is likely to follow."""
    seat = position.seat
    action = position.action(heuristic_bot(position.rulebook).choose(position.blinded(seat, 1)))
    after = position.copy()
    after.play(action)
    expected = expect(after, seat, HINT_TRIALS, report)
    seen = position.blinded(seat)
    return {"seat": seat, "action": int(action), "text": action.text, "label": seen.label(action), "expects": expected}


def expect(position: Position, seat: int, trials: int, report: Report = lambda done: None) -> dict[str, Any]:
    """How the game ends for a seat, on average over trial games from what it may know."""
    wins, scores = 0.0, 0
    for trial in range(trials):
        end = play_on(position.blinded(seat, trial + 1))
        wins += 1 / len(end.winners) if seat in end.winners else 0
        scores += end.scores[seat]
        report((trial + 1) / trials)
    low, high = wilson(wins, trials)
    return {"wins": wins / trials, "low": low, "high": high, "score": scores / trials, "trials": trials}


def play_on(position: Position) -> Position:
    """Play a position to its end, everyone by rule of thumb."""
    bot = heuristic_bot(position.rulebook)
    while not position.over:
        position.play(bot.choose(position))
    return position


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """The interval that holds a share of wins 19 times out of 20."""
    share, n = wins / trials, trials
    middle, spread = share + Z * Z / (2 * n), Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def analyse(positions: Iterable[Position], report: Report) -> dict[str, Any]:
    """A finished game: what a bot would have done at each decision, and how the chances moved."""
    played = list(positions)
    step = max(1, -(-len(played) // CURVE_POINTS))
    curve, choices = [], []
    for number, position in enumerate(played):
        if number % step == 0 or position.over:
            curve.append({"number": number, "seats": chances(position)})
        if not position.over and number + 1 < len(played):
            choices.append(second_opinion(position, number, played[number + 1].actions[-1]))
        report((number + 1) / len(played))
    return {"curve": curve, "choices": choices}


def chances(position: Position) -> list[dict[str, Any]]:
    return [expect(position, seat, 1 if position.over else CURVE_TRIALS) for seat in range(position.seats)]


def second_opinion(position: Position, number: int, played: int) -> dict[str, Any]:
    advised = position.action(heuristic_bot(position.rulebook).choose(position.blinded(position.seat, 1)))
    did = position.action(played)
    return {"number": number + 1, "seat": position.seat, "played": did.text, "advised": advised.text}
