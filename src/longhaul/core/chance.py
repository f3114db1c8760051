"""Chance: a counter-based generator whose whole state is a seed and a number of draws.

Philox 2x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011). Draw n is a pure
function of seed and n, so it is the same interpreted, compiled and on a GPU, and a copy of a record
is a copy of its future. All products are 32 x 32 bits and never overflow.
"""

from typing import Annotated

import numpy as np

from longhaul.core.bits import member, ones
from longhaul.core.jit.rule import COMPILED, rule
from longhaul.core.memory.record import Int, Ints, Record, Seed

TAPE = 64  # draws that a scenario can dictate at once
JAMMED = -(1 << 30)  # `draws` after a dictated draw that the rules could not use

# The generator's integer type: 64-bit words when compiled; when interpreted, Python's own integers, which are
# several times faster than NumPy scalars.
Word = np.uint64 if COMPILED else int
_MULTIPLIER = Word(0xD256D193)
_WEYL = Word(0x9E3779B9)
_LOW = Word(0xFFFFFFFF)
_HALF = Word(32)


class ChanceState(Record):
    """The part of every state that decides all future draws. It is secret: see `blind`."""

    seed: Seed
    draws: Int  # taken so far


class Tape(Record):
    """The part of every content record that lets a scenario dictate the first draws of a game."""

    taped: Int  # how many draws are dictated; 0 in every real game
    tape: Annotated[Ints, TAPE]


@rule
def block(seed: np.uint64, n: int) -> np.uint64:
    """64 random bits: block number `n` of the stream that `seed` selects."""
    key = Word(seed) & _LOW
    left = Word(n) & _LOW
    right = Word(seed) >> _HALF
    for _ in range(10):
        product = _MULTIPLIER * left
        left = (product >> _HALF) ^ key ^ right
        right = product & _LOW
        key = (key + _WEYL) & _LOW
    return (right << _HALF) | left  # type: ignore[return-value]


@rule
def scale(word: np.uint64, n: int) -> int:
    """A number in 0..n-1 from 64 random bits: the high word of the product, biased by under n/2^64."""
    m, bits = Word(n), Word(word)
    high = (bits >> _HALF) * m + (((bits & _LOW) * m) >> _HALF)
    return np.int64(high >> _HALF)  # type: ignore[return-value]


@rule
def below(c: Tape, s: ChanceState, n: int) -> int:
    """Draw a number in 0..n-1, all equally likely. Give each draw a line of its own."""
    draw = s.draws
    s.draws = draw + 1
    if draw < c.taped:
        return dictated(c, s, draw, n)
    return scale(block(s.seed, draw), n)


@rule
def draw_many(c: Tape, s: ChanceState, n: int, count: int) -> np.uint64:
    """Draw `count` numbers in 0..n-1 at once, at most 8 and n at most 256: byte i is draw i.

    The same draws as `count` calls of `below`, made in lanes of four so that they become vector
    instructions: dice are by far the most frequent draws.
    """
    first = s.draws
    packed = Word(0)
    if first < c.taped:
        for lane in range(count):
            packed |= Word(below(c, s, n)) << Word(8 * lane)
        return packed  # type: ignore[return-value]
    s.draws = first + count
    for lane in range(count + 3 & ~3):
        packed |= Word(scale(block(s.seed, first + lane), n)) << Word(8 * lane)
    return packed  # type: ignore[return-value]


@rule
def deal(c: Tape, s: ChanceState, pile: int) -> int:
    """Draw one of the cards in `pile`, a set of card numbers, all equally likely.

    Piles have no order before they are drawn from: dealing the next card at random is equivalent to
    shuffling beforehand, and leaves no order to leak. A scenario dictates the card itself.
    """
    if s.draws < c.taped:
        return dictated_card(c, s, pile)
    n = below(c, s, ones(pile))
    return member(pile, n)


@rule
def dictated_card(c: Tape, s: ChanceState, pile: int) -> int:
    if s.draws >= 0:
        card = np.int64(c.tape[s.draws])
        if card < 32 and pile >> card & 1:
            s.draws += 1
            return card  # type: ignore[return-value]
        s.draws = JAMMED
    n = scale(block(s.seed, s.draws - JAMMED), ones(pile))
    s.draws += 1
    return member(pile, n)


@rule
def dictated(c: Tape, s: ChanceState, draw: int, n: int) -> int:
    """The draw that a scenario dictates; if there is no such face or card, jam the generator.

    A jammed generator continues at random, so that rules which draw until something fits still terminate.
    """
    if draw >= 0 and c.tape[draw] < n:
        return np.int64(c.tape[draw])  # type: ignore[return-value]
    if draw >= 0:
        s.draws = JAMMED + 1
        return scale(block(s.seed, 0), n)
    return scale(block(s.seed, draw - JAMMED), n)
