"""Free Trader: won or lost; a later loss is better."""

from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.calendar import payment_due
from longhaul.games.free_trader.state import CEILING, MONTHS, Content, Outcome, Phase, State

LATE = 0.1  # of a win: the value of every payment made to a loser, all of them together


@rule
def turn_number(c: Content, s: State, seat: int) -> int:
    return s.month


@rule
def evaluate(c: Content, s: State, seat: int) -> float:
    if s.phase == Phase.OVER:
        return 1.0 if s.outcome == Outcome.WON else LATE * (s.month - 1) / MONTHS
    ready = min(1.0, s.money / payment_due(s))
    stock = 0.0
    for level in s.level:
        stock += level
    return 0.15 * (s.month - 1 + ready) + 0.01 * stock + 0.1 * s.money / CEILING
