"""The rules of Hidden Numbers, what a seat knows, and a heuristic policy with its evaluation."""

import numpy as np
from numpy.typing import NDArray

from longhaul.core.bits import list_members, lowest, ones
from longhaul.core.chance import deal
from longhaul.core.events import Log, emit
from longhaul.core.jit.dispatch import ActionTable, Handler
from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from tests.hidden_numbers.state import (
    ACTIONS,
    ALL_CARDS,
    CARDS,
    GUESS,
    GUESSER,
    HAND,
    OWNER,
    SEATS,
    SHOW,
    Clause,
    Content,
    Event,
    Phase,
    State,
)

OBSERVATION = 2 * CARDS + 1


# Setup ------------------------------------------------------------------------------------------
@rule
def setup(c: Content, s: State, log: Log) -> None:
    pile = ALL_CARDS
    for seat in range(SEATS):
        for _ in range(HAND):
            card = deal(c, s, pile)
            pile ^= 1 << card
            s.hand[seat] |= 1 << card
    s.seat = GUESSER
    s.phase = Phase.SHOW


# Actions ----------------------------------------------------------------------------------------
@rule
def judge_show(s: State, card: int) -> int:
    return Clause.LEGAL if s.phase == Phase.SHOW and s.hand[s.seat] >> card & 1 else Clause.SHOW_01


@rule
def show(s: State, card: int, log: Log) -> None:
    s.hand[s.seat] ^= 1 << card
    s.shown |= 1 << card
    emit(log, Event.SHOWN, s.seat, card)
    if s.seat == GUESSER:
        s.seat = OWNER
    else:
        s.seat = GUESSER
        s.phase = Phase.GUESS


@rule
def judge_guess(s: State, card: int) -> int:
    return Clause.LEGAL if s.phase == Phase.GUESS and s.shown >> card & 1 == 0 else Clause.GUESS_01


@rule
def guess(s: State, card: int, log: Log) -> None:
    s.right = 1 if s.hand[OWNER] == 1 << card else 0
    s.phase = Phase.OVER
    emit(log, Event.GUESSED, s.seat, card, s.right)


TABLE = ActionTable(__name__, ACTIONS, Handler("show", judge_show, show), Handler("guess", judge_guess, guess))
judge_action = TABLE.build_judge()
perform = TABLE.build_effect()


@rule
def judge(c: Content, s: State, action: int) -> int:
    return Clause.END_01 if s.phase == Phase.OVER else judge_action(c, s, action)


@rule
def legal(c: Content, s: State, out: Ints) -> int:
    if s.phase == Phase.SHOW:
        return list_members(s.hand[s.seat], SHOW, out, 0)
    if s.phase == Phase.GUESS:
        return list_members(ALL_CARDS & ~s.shown, GUESS, out, 0)
    return 0


@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    perform(c, s, action, log)


# The result -------------------------------------------------------------------------------------
@rule
def won(c: Content, s: State, seat: int) -> bool:
    return s.phase == Phase.OVER and (s.right == 1) == (seat == GUESSER)


@rule
def score(c: Content, s: State, seat: int) -> int:
    return 1 if won(c, s, seat) else 0


@rule
def ending(c: Content, s: State) -> int:
    return 0 if s.right == 1 else 1


# Knowledge --------------------------------------------------------------------------------------
@rule
def blind(c: Content, s: State, seat: int, seed: np.uint64) -> None:
    """Deal all hands but one's own anew, out of the cards that the seat has not seen."""
    s.seed = seed
    s.draws = 0
    pile = ALL_CARDS & ~s.shown
    if seat >= 0:
        pile &= ~s.hand[seat]
    for other in range(SEATS):
        if other != seat:
            count = ones(s.hand[other])
            s.hand[other] = 0
            for _ in range(count):
                card = deal(c, s, pile)
                pile ^= 1 << card
                s.hand[other] |= 1 << card
    s.draws = 0


@rule
def observe(c: Content, s: State, seat: int, out: NDArray[np.float32]) -> None:
    for card in range(CARDS):
        out[card] = s.hand[seat] >> card & 1
        out[CARDS + card] = s.shown >> card & 1
    out[2 * CARDS] = s.seat == seat


# Bots -------------------------------------------------------------------------------------------
@rule
def choose(c: Content, s: State) -> int:
    """Show the lowest card; guess the lowest that one does not hold."""
    if s.phase == Phase.SHOW:
        return SHOW + lowest(s.hand[s.seat])
    return GUESS + lowest(ALL_CARDS & ~s.shown & ~s.hand[s.seat])


@rule
def evaluate(c: Content, s: State, seat: int) -> float:
    """An unfinished game counts as half won."""
    if s.phase != Phase.OVER:
        return 0.5
    return 1.0 if won(c, s, seat) else 0.0


@rule
def turn_number(c: Content, s: State, seat: int) -> int:
    return ones(s.shown)
