"""Dice Traders positions that differ only in the names of goods and the order of dice, brought into one form.

A Big planet has 7,776 rolls but at most a few dozen canonical ones, so the search visits each far more often.
Counts by good are packed into one integer here, a bit field for each good.
"""

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.rules.roll import ALL_DICE, dice_of
from longhaul.games.dice_traders.state import DICE, GOODS, Content, State

EVERY_GOOD = (1 << GOODS) - 1
UNCHANGED = sum(good << 3 * good for good in range(GOODS))  # an order of goods: the good at each place, three bits each
SIGNATURE_BITS, MULTIPLIER = 10, 37  # of a hash of the cargo of one good: two collide once in a thousand
SIGNATURE_MASK = (1 << SIGNATURE_BITS) - 1


@rule
def canonicalize(c: Content, s: State) -> None:
    locked, unlocked = count_dice(s)
    order = UNCHANGED
    if are_goods_interchangeable(c):
        order = rank_goods(s, cargo_signatures(s), locked, unlocked)
        if order != UNCHANGED:
            relabel_goods(s, order)
    arrange_dice(s, order, locked, unlocked)


@rule
def are_goods_interchangeable(c: Content) -> bool:
    """Whether every good is on exactly one face of the dice."""
    faces = 0
    for face in c.face:
        faces |= 1 << face
    return faces == EVERY_GOOD


@rule
def count_dice(s: State) -> tuple[int, int]:
    """How many dice show each good, locked and not."""
    locked, unlocked = 0, 0
    for die in range(dice_of(s.planet_size)):
        one = 1 << 3 * int(s.dice[die])
        if s.locked >> die & 1:
            locked += one
        else:
            unlocked += one
    return locked, unlocked


@rule
def cargo_signatures(s: State) -> int:
    """A hash for each good of the cargo of it that each seat has aboard."""
    signatures = 0
    for seat in range(s.seats):
        if s.load[seat] > 0:
            for good in range(GOODS):
                cargo = (signatures >> SIGNATURE_BITS * good & SIGNATURE_MASK) + seat
                for paid in range(DICE):
                    cargo = cargo * MULTIPLIER + int(s.hold[seat, good, paid])
                signatures = (
                    signatures & ~(SIGNATURE_MASK << SIGNATURE_BITS * good)
                    | (cargo & SIGNATURE_MASK) << SIGNATURE_BITS * good
                )
    return signatures


@rule
def rank_goods(s: State, signatures: int, locked: int, unlocked: int) -> int:
    """The order of the goods by cargo aboard, units on offer, units bought, dice locked and dice not locked."""
    order = 0
    for good in range(GOODS):
        mine = sort_key(s, good, signatures, locked, unlocked)
        place = 0
        for other in range(GOODS):
            theirs = sort_key(s, other, signatures, locked, unlocked)
            place += theirs > mine or (theirs == mine and other < good)
        order |= good << 3 * place
    return order


@rule
def sort_key(s: State, good: int, signatures: int, locked: int, unlocked: int) -> int:
    market = (signatures >> SIGNATURE_BITS * good & SIGNATURE_MASK) << 6 | int(s.stock[good]) << 3 | int(s.taken[good])
    return market << 6 | (locked >> 3 * good & 7) << 3 | unlocked >> 3 * good & 7


@rule
def relabel_goods(s: State, order: int) -> None:
    """Rename every good to its place in the order."""
    for place in range(GOODS):
        good = order >> 3 * place & 7
        while good < place:  # an earlier swap moved it
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
def arrange_dice(s: State, order: int, locked: int, unlocked: int) -> None:
    """Locked dice first, both kinds by good; dice that the planet does not have show 0."""
    die = place_dice(s, order, locked, 0)
    s.locked = ALL_DICE & (-(1 << dice_of(s.planet_size)) | (1 << die) - 1)
    for rest in range(place_dice(s, order, unlocked, die), DICE):
        s.dice[rest] = 0


@rule
def place_dice(s: State, order: int, counts: int, die: int) -> int:
    """Set so many dice of each good, from `die` on; the first die after them."""
    for place in range(GOODS):
        for _ in range(counts >> 3 * (order >> 3 * place & 7) & 7):
            s.dice[die] = place
            die += 1
    return die
