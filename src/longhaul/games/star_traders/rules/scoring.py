"""Who has won and how the game ended (ST-WIN), and the figures that statistics over many games use."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.star_traders.components import SEATS, Phase
from longhaul.games.star_traders.state import Content, State


@rule
def won(c: Content, s: State, seat: int) -> bool:
    return s.phase == Phase.OVER and s.winners >> seat & 1 != 0


@rule
def score(c: Content, s: State, seat: int) -> int:
    """The influence level."""
    return s.level[seat]


@rule
def ending(c: Content, s: State) -> int:
    return s.outcome


@rule
def measure(c: Content, s: State, out: Ints) -> None:
    """Rounds, and how the influence of the winners was won: levels by purchase and blockade, tolls, factories."""
    out[0] = s.rounds
    for way in range(4):
        total = 0
        for seat in range(SEATS):
            total += s.won_by[seat, way] if s.winners >> seat & 1 else 0
        out[1 + way] = total
