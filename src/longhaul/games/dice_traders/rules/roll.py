"""Rolling and keeping the Goods dice of a new planet (DT-ROLL)."""

import numpy as np

from longhaul.core.chance import Word, draw_many
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.events import Event
from longhaul.games.dice_traders.state import DICE, FACES, GOODS, ROLLS, Content, Phase, State

# A set of dice is a bit mask; a set of masks is a word with one bit per mask.
ALL_DICE = (1 << DICE) - 1
ANY_MASK = 0xFFFFFFFE  # every mask but the empty one: at least one die is locked (DT-ROLL-02)
COUNT = np.array([mask.bit_count() for mask in range(1 << DICE)], np.int64)  # dice in a mask
# CONTAINING[i + 1] is the set of masks that contain die i; CONTAINING[0] is all of them.
CONTAINING = np.array(
    [ANY_MASK, *(sum(1 << mask for mask in range(32) if mask >> die & 1) for die in range(DICE))], np.int64
)
_BYTE, _EIGHT = Word(255), Word(8)


@rule
def dice_of(size: int) -> int:
    """3, 4 or 5 dice for Small, Medium or Big (DT-ROLL-01)."""
    return size + 3


@rule
def land(c: Content, s: State, size: int, log: Log) -> None:
    """Arrive on a new planet and roll all its dice."""
    s.planet += 1
    s.planet_size, s.visitor = size, s.seat
    s.rolls, s.locked = 0, ALL_DICE & -(1 << dice_of(size))
    for good in range(GOODS):
        s.stock[good] = 0  # not known before the dice are settled
    s.phase = Phase.LOCK
    roll(c, s, log)


@rule
def roll(c: Content, s: State, log: Log) -> None:
    """Roll every die that is not locked. The third roll is final (DT-ROLL-04, DT-ROLL-07)."""
    faces = draw_many(c, s, FACES, COUNT[ALL_DICE & ~s.locked])
    for die in range(DICE):
        if s.locked >> die & 1 == 0:
            s.dice[die] = c.face[faces & _BYTE]
            faces >>= _EIGHT
            emit(log, Event.ROLLED, s.seat, die, s.dice[die])
    s.rolls += 1
    if s.rolls == ROLLS:
        settle_planet(s, log)


@rule
def lock_choices(s: State) -> int:
    """The masks that may be locked now, as a word: bit m stands for mask m.

    Locked dice stay as they are (DT-ROLL-02), so each lock takes dice just rolled (DT-ROLL-05). Of unlocked
    dice that show the same good the lowest are taken first, so that each set of goods is offered once
    (DT-ROLL-09).
    """
    choices = ANY_MASK
    lower = 0  # for each good, 4 bits: the highest unlocked die so far that shows it, plus 1
    for die in range(DICE):
        shift = 4 * int(s.dice[die])
        unlocked = 1 - (s.locked >> die & 1)
        choices &= ~CONTAINING[die + 1] | unlocked * CONTAINING[lower >> shift & 15]
        lower += unlocked * ((die + 1) << shift) - unlocked * (lower & 15 << shift)
    return choices


@rule
def judge_lock(c: Content, s: State, dice: int) -> int:
    mask = dice + 1
    if s.phase != Phase.LOCK:
        return Clause.TURN_01
    if mask >= 1 << dice_of(s.planet_size):
        return Clause.ROLL_01
    if mask & s.locked:
        return Clause.ROLL_02
    if lock_choices(s) >> mask & 1 == 0:
        return Clause.ROLL_09
    return Clause.LEGAL


@rule
def lock(c: Content, s: State, dice: int, log: Log) -> None:
    """Keep dice and reroll the rest; once all are kept, rolling is over (DT-ROLL-03, DT-ROLL-06).

    `dice` is their mask less 1: no action keeps none.
    """
    mask = dice + 1
    for die in range(DICE):
        if mask >> die & 1:
            emit(log, Event.LOCKED, s.seat, die, s.dice[die])
    s.locked |= mask
    if s.locked == ALL_DICE:
        settle_planet(s, log)
    else:
        roll(c, s, log)


@rule
def settle_planet(s: State, log: Log) -> None:
    """All dice make up the planet, whenever they were locked: n of each good (DT-ROLL-08, DT-PRICE-01)."""
    s.locked = ALL_DICE
    counts = 0  # 4 bits per good
    for die in range(DICE):
        counts += int(die < dice_of(s.planet_size)) << 4 * int(s.dice[die])
    for good in range(GOODS):
        s.stock[good] = counts >> 4 * good & 15
    emit(log, Event.SETTLED, s.seat, s.planet, s.planet_size)
    s.phase = Phase.SELL
