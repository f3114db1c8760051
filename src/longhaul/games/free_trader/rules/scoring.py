"""The result (FT-END)."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.free_trader.state import MONTHS, Content, Outcome, Phase, State


@rule
def won(c: Content, s: State, seat: int) -> bool:
    """All four payments made (FT-END-01)."""
    return s.phase == Phase.OVER and s.outcome == Outcome.WON


@rule
def score(c: Content, s: State, seat: int) -> int:
    """There is no score: the game is won or lost (FT-END-06)."""
    return int(won(c, s, seat))


@rule
def ending(c: Content, s: State) -> int:
    return s.outcome


@rule
def measure(c: Content, s: State, out: Ints) -> None:
    """The month and turn the game ended in, and the money in hand when each payment fell due."""
    out[0] = s.month
    out[1] = s.turn
    for month in range(MONTHS):
        out[2 + month] = s.purse[month]
