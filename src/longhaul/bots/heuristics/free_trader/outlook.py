"""What is likely: prices, police and fines, by the cards on the table and those not yet drawn this month."""

from longhaul.core.bits import lowest
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.rules.buy import is_marked
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.galaxy import reach, without
from longhaul.games.free_trader.state import (
    CARDS,
    FUEL,
    GOODS,
    ILLEGALS,
    NOT_SOLD,
    PLANETS,
    Content,
    Kind,
    Module,
    Phase,
    State,
)

GUNS, SHIELDS, ENGINES, SPACES = (int(module) for module in Module)
WORKING_CAPITAL = 3  # V kept back for the next load
FORESIGHT = 3  # cards of a month that may go by before anything can be sold
PROMISE = 1.2  # V that each V of spread on the next leg is worth now

Outlook = tuple[float, float, float, float, float]  # mean sell price of each cargo, share of police cards
POLICE_SHARE = GOODS
FIELD = 12  # bits, enough for the sum of all prices of one cargo
FIELD_MASK = (1 << FIELD) - 1
ALL_CARDS = (1 << CARDS) - 1


@rule
def outlook(c: Content, s: State) -> Outlook:
    """What the cards that may still come have in store; each is looked at once, for all cargoes together."""
    totals, sold, police, count = 0, 0, 0, 0  # the first two: a field for each cargo
    left = ~s.seen & ALL_CARDS
    while left != 0:
        card = lowest(left)
        left &= left - 1
        for cargo in range(GOODS):
            price = int(c.sell[card, cargo])
            is_sold = int(price != NOT_SOLD)
            totals += price * is_sold << FIELD * cargo
            sold += is_sold << FIELD * cargo
        police += c.kind[card] == Kind.POLICE
        count += 1
    means = mean(totals, sold, 0), mean(totals, sold, 1), mean(totals, sold, 2), mean(totals, sold, 3)
    return *means, police / count


@rule
def mean(totals: int, counts: int, cargo: int) -> float:
    """Of one cargo's fields."""
    count = counts >> FIELD * cargo & FIELD_MASK
    return (totals >> FIELD * cargo & FIELD_MASK) / count if count > 0 else 0.0


@rule
def mean_price(c: Content, s: State, cargo: int) -> float:
    """The base at which a cargo is likely to sell."""
    total, count = 0, 0
    for card in range(CARDS):
        if s.seen >> card & 1 == 0 and c.sell[card, cargo] != NOT_SOLD:
            total += c.sell[card, cargo]
            count += 1
    return total / count if count > 0 else 0.0


@rule
def likely_price(c: Content, s: State, planet: int, cargo: int, likely: Outlook) -> float:
    """What a unit is likely to bring on a planet; Illegals less the risk that police are there."""
    here = c.mod[planet, cargo]
    price = max(float(s.sell_floor), likely[cargo] + (0 if is_marked(s, here) else here))
    if cargo == ILLEGALS:
        price *= 1.0 - likely[POLICE_SHARE]
    return price


@rule
def likely_fine(c: Content, planet: int, likely: Outlook) -> float:
    """What Illegals risk on a planet: the chance of police times a fine of twice the law level."""
    return likely[POLICE_SHARE] * 2.0 * c.law[planet]


@rule
def fuel_and_dues(s: State) -> int:
    """V to keep at hand until something can be sold again: fuel, and a payment that may fall due before.

    The next event card, an attack and an answer to it may be what is left of the month.
    """
    before = 1 if s.phase == Phase.UPGRADE or s.phase == Phase.SELL else 0  # the card that opens the Buy phase
    return FUEL + payment_due(s) if cards_left(s) <= before + FORESIGHT else FUEL


@rule
def beyond(c: Content, s: State, planet: int) -> int:
    """The planets that a jump to `planet` leads on to."""
    return without(reach(c, s, planet, s.level[ENGINES]), s.planet)


@rule
def promise(c: Content, s: State, planet: int, onward: int) -> float:
    """What a planet is good for next turn: the widest spread between it and a planet beyond."""
    best = 0
    for other in range(PLANETS):
        if onward >> other & 1:
            for cargo in range(GOODS):
                here, there = c.mod[planet, cargo], c.mod[other, cargo]
                if not is_marked(s, here) and not is_marked(s, there):
                    best = max(best, there - here)
    return best * PROMISE
