"""Hidden Numbers: sizes, phases, clauses, events, records, the action space."""

from enum import IntEnum
from typing import Annotated

from longhaul.core.actions import action_space
from longhaul.core.chance import Tape
from longhaul.core.events import EventKinds
from longhaul.core.memory.record import Axis, Int, Ints
from longhaul.core.state import GameState

SEATS = 2
CARDS = 5
HAND = 2  # cards that a player is dealt
ALL_CARDS = (1 << CARDS) - 1
GUESSER, OWNER = 0, 1  # the seats: who guesses, and whose card is guessed

SEAT, CARD = Axis("seat", SEATS), Axis("card", CARDS)


class Phase(IntEnum):
    OVER = 0
    SHOW = 1
    GUESS = 2


class Clause(IntEnum):
    LEGAL = 0
    SHOW_01 = 1
    GUESS_01 = 2
    END_01 = 3


class Event(IntEnum):
    SHOWN = 0
    GUESSED = 1


EVENTS = EventKinds(Event, {Event.SHOWN: ("card",), Event.GUESSED: ("card", "right")})


class State(GameState):
    hand: Annotated[Ints, SEAT]  # the cards that each player holds, as bits: only the player knows them
    shown: Int  # the cards that were shown, as bits
    right: Int  # 1: the guess was right


class Content(Tape):
    """Nothing differs between content sets."""


ACTIONS = action_space(show=(CARD,), guess=(CARD,))
SHOW, GUESS = (block.first for block in ACTIONS)
