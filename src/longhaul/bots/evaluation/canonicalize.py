"""Dice Traders positions that are alike but for the names of goods and the order of dice, brought into one form.

A Big planet has 7,776 rolls; tidied there are a few dozen at most, so a search learns of them all that much sooner.
Whatever is counted by good is kept in one word here, with a field for each.
"""

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.rules.roll import ALL_DICE, dice_of
from longhaul.games.dice_traders.state import DICE, GOODS, Content, State

EACH_ONCE = (1 << GOODS) - 1
AS_NAMED = sum(good << 3 * good for good in range(GOODS))  # an order: the good at each place, three bits each
CARGO, MIX = 10, 37  # bits of a field that tells cargoes apart, but for one chance in a thousand
CARGO_MASK = (1 << CARGO) - 1


@rule
def tidy(c: Content, s: State) -> None:
    kept, loose = shown(s)
    order = AS_NAMED
    if are_alike(c):
        order = ranked(s, aboard(s), kept, loose)
        if order != AS_NAMED:
            rename(s, order)
    lay_out(s, order, kept, loose)


@rule
def are_alike(c: Content) -> bool:
    """Whether every good is on one face of the dice."""
    faces = 0
    for face in c.face:
        faces |= 1 << face
    return faces == EACH_ONCE


@rule
def shown(s: State) -> tuple[int, int]:
    """How many dice show each good, kept and loose."""
    kept, loose = 0, 0
    for die in range(dice_of(s.planet_size)):
        one = 1 << 3 * int(s.dice[die])
        if s.locked >> die & 1:
            kept += one
        else:
            loose += one
    return kept, loose


@rule
def aboard(s: State) -> int:
    """What sets the cargoes of each good apart, whoever has them."""
    cargoes = 0
    for seat in range(s.seats):
        if s.load[seat] > 0:
            for good in range(GOODS):
                cargo = (cargoes >> CARGO * good & CARGO_MASK) + seat
                for paid in range(DICE):
                    cargo = cargo * MIX + int(s.hold[seat, good, paid])
                cargoes = cargoes & ~(CARGO_MASK << CARGO * good) | (cargo & CARGO_MASK) << CARGO * good
    return cargoes


@rule
def ranked(s: State, cargoes: int, kept: int, loose: int) -> int:
    """The goods by how they differ: those aboard of someone, on offer, bought, kept and loose on the dice."""
    order = 0
    for good in range(GOODS):
        mine = rank(s, good, cargoes, kept, loose)
        place = 0
        for other in range(GOODS):
            theirs = rank(s, other, cargoes, kept, loose)
            place += theirs > mine or (theirs == mine and other < good)
        order |= good << 3 * place
    return order


@rule
def rank(s: State, good: int, cargoes: int, kept: int, loose: int) -> int:
    market = (cargoes >> CARGO * good & CARGO_MASK) << 6 | int(s.stock[good]) << 3 | int(s.taken[good])
    return market << 6 | (kept >> 3 * good & 7) << 3 | loose >> 3 * good & 7


@rule
def rename(s: State, order: int) -> None:
    """Every good takes its place."""
    for place in range(GOODS):
        good = order >> 3 * place & 7
        while good < place:  # it was moved on when that place was filled
            good = order >> 3 * good & 7
        if good != place:
            swap_goods(s, place, good)


@rule
def swap_goods(s: State, a: int, b: int) -> None:
    stock, taken = s.stock[a], s.taken[a]
    s.stock[a], s.taken[a] = s.stock[b], s.taken[b]
    s.stock[b], s.taken[b] = stock, taken
    for seat in range(s.seats):
        if s.load[seat] > 0:
            fresh = s.fresh[seat, a]
            s.fresh[seat, a] = s.fresh[seat, b]
            s.fresh[seat, b] = fresh
            for paid in range(DICE):
                units = s.hold[seat, a, paid]
                s.hold[seat, a, paid] = s.hold[seat, b, paid]
                s.hold[seat, b, paid] = units


@rule
def lay_out(s: State, order: int, kept: int, loose: int) -> None:
    """Kept dice first, each kind by good; dice that the planet does not have show nothing of note."""
    die = lay_down(s, order, kept, 0)
    s.locked = ALL_DICE & (-(1 << dice_of(s.planet_size)) | (1 << die) - 1)
    for rest in range(lay_down(s, order, loose, die), DICE):
        s.dice[rest] = 0


@rule
def lay_down(s: State, order: int, counts: int, die: int) -> int:
    """So many dice of each good, from `die` on; the die after them."""
    for place in range(GOODS):
        for _ in range(counts >> 3 * (order >> 3 * place & 7) & 7):
            s.dice[die] = place
            die += 1
    return die
