"""The fields that every game's state begins with, and the phase that every game ends in."""

from typing import Annotated, Final

from longhaul.core.chance import ChanceState
from longhaul.core.memory.record import Index, Int, Of

OVER: Final = 0  # the phase of a finished game, in every game


class GameState(ChanceState):
    """Seed and draws come first (see `ChanceState`); then whose decision it is and the phase of the turn."""

    seats: Int  # the number of players
    seat: Annotated[Index, Of("seat")]  # whose decision it is
    phase: Annotated[Int, Of("phase")]  # a Phase of the game; OVER when it has ended
