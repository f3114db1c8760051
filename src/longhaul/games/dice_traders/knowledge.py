"""What a seat knows, and what a learning agent observes. Everything is public (DT-REC-03) but future dice."""

import numpy as np
from numpy.typing import NDArray

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.rules.roll import dice_of
from longhaul.games.dice_traders.state import DICE, GOODS, SEATS, SIZES, Content, State

PHASES = 6
SEAT_FIGURES = 6 + GOODS * DICE  # credits, days left, room, load, retired, present; the hold
OBSERVATION = PHASES + SIZES + 10 + DICE * (GOODS + 1) + 2 * GOODS + SEATS * SEAT_FIGURES


@rule
def blind(c: Content, s: State, seat: int, seed: np.uint64) -> None:
    """Only the random generator is hidden."""
    s.seed = seed
    s.draws = 0


@rule
def observe(c: Content, s: State, seat: int, out: NDArray[np.float32]) -> None:
    """The observation lists seats from `seat` on, so that the agent always comes first."""
    for i in range(out.size):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = PHASES
    if s.planet > 0:
        out[at + s.planet_size] = 1.0
    at += SIZES
    observe_turn(s, seat, out, at)
    at += 10
    for die in range(DICE):
        if die < dice_of(s.planet_size):
            out[at + s.dice[die]] = 1.0
        out[at + GOODS] = s.locked >> die & 1
        at += GOODS + 1
    for good in range(GOODS):
        out[at + good] = s.stock[good] / DICE
        out[at + GOODS + good] = s.taken[good] / DICE
    at += 2 * GOODS
    for turn in range(s.seats):
        observe_seat(s, (seat + turn) % s.seats, out, at)
        at += SEAT_FIGURES


@rule
def observe_turn(s: State, seat: int, out: NDArray[np.float32], at: int) -> None:
    """The turn and the options in ten figures."""
    out[at] = s.seat == seat
    out[at + 1] = s.rolls / 3.0
    out[at + 2] = s.sold
    out[at + 3] = s.expanded
    out[at + 4] = s.bought / 9.0
    out[at + 5] = s.contraband / 9.0
    out[at + 6] = s.visitor == seat
    out[at + 7] = s.free
    out[at + 8] = s.bay
    out[at + 9] = s.limit / 50.0


@rule
def observe_seat(s: State, seat: int, out: NDArray[np.float32], at: int) -> None:
    out[at] = s.credits[seat] / 100.0
    out[at + 1] = (s.limit - s.days[seat]) / 50.0
    out[at + 2] = s.room[seat] / 9.0
    out[at + 3] = s.load[seat] / 9.0
    out[at + 4] = s.retired[seat]
    out[at + 5] = 1.0
    for good in range(GOODS):
        for paid in range(DICE):
            out[at + 6 + good * DICE + paid] = s.hold[seat, good, paid] / 9.0
