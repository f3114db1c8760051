"""The result (DT-END)."""

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.state import Content, State


@rule
def score(c: Content, s: State, seat: int) -> int:
    """Only credits count; cargo left aboard is worth nothing (DT-END-04, DT-END-05)."""
    return s.credits[seat]


@rule
def won(c: Content, s: State, seat: int) -> bool:
    """The most credits win; tied players share the win (DT-END-04, DT-END-06)."""
    for other in range(s.seats):
        if s.credits[other] > s.credits[seat]:
            return False
    return True


@rule
def most_credits(s: State) -> int:
    most = 0
    for seat in range(s.seats):
        most = max(most, s.credits[seat])
    return most


@rule
def richest(s: State) -> int:
    """The set of seats with the most credits, which win (DT-END-04, DT-END-06)."""
    most, seats = most_credits(s), 0
    for seat in range(s.seats):
        seats |= (s.credits[seat] == most) << seat
    return seats


@rule
def ending(c: Content, s: State) -> int:
    """How the game ended: 0 all days spent, 1 some players retired, 2 all players retired."""
    retired = s.retired[: s.seats].sum()
    if retired == 0:
        return 0
    return 2 if retired == s.seats else 1
