"""Setup (DT-SETUP)."""

from longhaul.core.chance import below
from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.rules.turn import begin_turn
from longhaul.games.dice_traders.state import HOLD, SHORT_GAME, START_CREDITS, Content, State


@rule
def set_up(c: Content, s: State, log: Log) -> None:
    """Turn a zeroed record with seed, seats and options into the start of a game.

    10 credits each (DT-SETUP-03), no days spent, no cargo (DT-SETUP-04); a random player begins (DT-SETUP-01).
    """
    for seat in range(s.seats):
        s.credits[seat] = START_CREDITS
        s.room[seat] = start_room(s)
    s.seat = below(c, s, s.seats)
    begin_turn(c, s, log)


@rule
def start_room(s: State) -> int:
    """Under the bay rule 3 units, or 4 in a short game (DT-BAY-01, DT-BAY-05)."""
    if s.bay == 0:
        return HOLD
    return 4 if s.limit <= SHORT_GAME else 3
