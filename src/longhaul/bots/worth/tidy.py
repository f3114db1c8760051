"""Dice Traders positions that are alike but for the names of goods and the order of dice, brought into one form.

A Big planet has 7,776 rolls; tidied there are a few dozen at most, so a search learns of them all that much sooner.
"""

from longhaul.core.rule import rule
from longhaul.games.dice_traders.roll import ALL_DICE, dice_of
from longhaul.games.dice_traders.state import DICE, GOODS, Content, State

EACH_ONCE = (1 << GOODS) - 1


@rule
def tidy(c: Content, s: State) -> None:
    faces = 0
    for face in c.face:
        faces |= 1 << face
    if faces == EACH_ONCE:  # else goods are not alike
        for place in range(GOODS - 1):
            best = place
            for good in range(place + 1, GOODS):
                if rank(s, good) > rank(s, best):
                    best = good
            if best != place:
                swap_goods(s, place, best)
    sort_dice(s)


@rule
def rank(s: State, good: int) -> int:
    """What sets a good apart: how much of it is aboard of whom, and how many dice show it, kept or loose."""
    key = 0
    for seat in range(s.seats):
        for paid in range(DICE):
            key = (key * 7 + int(s.hold[seat, good, paid])) & 0xFFFFFFFFFF
    key = key * 8 + int(s.stock[good])
    key = key * 8 + int(s.taken[good])
    kept, loose = 0, 0
    for die in range(dice_of(s.planet_size)):
        if s.dice[die] == good:
            if s.locked >> die & 1:
                kept += 1
            else:
                loose += 1
    return (key * 8 + kept) * 8 + loose


@rule
def swap_goods(s: State, a: int, b: int) -> None:
    for seat in range(s.seats):
        fresh = s.fresh[seat, a]
        s.fresh[seat, a] = s.fresh[seat, b]
        s.fresh[seat, b] = fresh
        for paid in range(DICE):
            units = s.hold[seat, a, paid]
            s.hold[seat, a, paid] = s.hold[seat, b, paid]
            s.hold[seat, b, paid] = units
    stock, taken = s.stock[a], s.taken[a]
    s.stock[a], s.taken[a] = s.stock[b], s.taken[b]
    s.stock[b], s.taken[b] = stock, taken
    for die in range(DICE):
        if s.dice[die] == a:
            s.dice[die] = b
        elif s.dice[die] == b:
            s.dice[die] = a


@rule
def sort_dice(s: State) -> None:
    """Kept dice first, each kind by good; dice that the planet does not have show nothing of note."""
    dice, kept, packed = dice_of(s.planet_size), 0, 0
    for state in range(2):
        for good in range(GOODS):
            for die in range(dice):
                if s.dice[die] == good and (s.locked >> die & 1) == 1 - state:
                    packed = packed * 8 + good
                    kept += 1 - state
    for die in range(DICE):
        s.dice[die] = packed >> 3 * (dice - 1 - die) & 7 if die < dice else 0
    s.locked = ALL_DICE & (-(1 << dice) | (1 << kept) - 1)
