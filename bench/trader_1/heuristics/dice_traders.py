"""The heuristic policy for Dice Traders.

Fill the hold where a good is plentiful, on a Big planet; then explore Small planets until that good is rare or
forbidden; save enough days to sell what is aboard; retire when nothing more can be earned.
"""

from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.legality import judge
from longhaul.games.dice_traders.rules.calendar import days_left
from longhaul.games.dice_traders.rules.roll import ALL_DICE, lock_choices
from longhaul.games.dice_traders.rules.travel import follow_days
from longhaul.games.dice_traders.state import (
    BIG,
    BUY,
    DICE,
    DONE,
    EXPAND,
    EXPLORE,
    FOLLOW,
    GOODS,
    LOCK,
    OFFER,
    RETIRE,
    SELL,
    Content,
    Phase,
    State,
)

ROUND_TRIP = 4  # days to reach a Small planet and buy, then another and sell


@rule
def choose(c: Content, s: State) -> int:
    if s.phase == Phase.TRAVEL:
        return choose_trip(c, s)
    if s.phase == Phase.LOCK:
        return choose_lock(s)
    if s.phase == Phase.SELL:
        return choose_sale(c, s)
    if s.phase == Phase.EXPAND:
        return choose_bay(s)
    return choose_purchase(c, s)


# Travel ---------------------------------------------------------------------------------------
@rule
def choose_trip(c: Content, s: State) -> int:
    """Loaded: the cheapest trip, or the last planet if it pays. Empty: the biggest planet that leaves time."""
    left = days_left(s)
    if judge(c, s, FOLLOW) == Clause.LEGAL and is_follow_worthwhile(c, s):
        return FOLLOW
    if s.load[s.seat] > 0:
        return EXPLORE if left >= 2 else RETIRE
    if left < ROUND_TRIP or s.credits[s.seat] < c.price.min():
        return RETIRE
    return EXPLORE + min(BIG, left - ROUND_TRIP)


@rule
def is_follow_worthwhile(c: Content, s: State) -> bool:
    """The prices on the last planet are known: follow if the cargo doubles there, or to buy five of a kind."""
    if s.load[s.seat] > 0:
        return sale_value(c, s) >= 2 * cargo_cost(c, s) and sale_value(c, s) >= cargo_cost(c, s) + 5 * follow_days(
            s.planet_size
        )
    return days_left(s) >= follow_days(s.planet_size) + 3 and s.stock.max() == DICE


@rule
def cargo_cost(c: Content, s: State) -> int:
    """What the cargo cost."""
    total = 0
    for good in range(GOODS):
        for paid in range(DICE):
            total += s.hold[s.seat, good, paid] * c.price[paid]
    return total


@rule
def sale_value(c: Content, s: State) -> int:
    """What the cargo brings on the current planet, a smuggled unit counted at its mean, 4/3 of its cost."""
    total = 0
    for good in range(GOODS):
        for paid in range(DICE):
            total += s.hold[s.seat, good, paid] * unit_value(c, s, good, paid)
    return total


@rule
def unit_value(c: Content, s: State, good: int, paid: int) -> int:
    n = int(s.stock[good])
    return c.price[n - 1] if n > 0 else 4 * c.price[paid] // 3


# Dice -----------------------------------------------------------------------------------------
@rule
def choose_lock(s: State) -> int:
    """Loaded: exactly one die of the main cargo. Empty: all dice of the most common good."""
    cargo = main_cargo(s)
    good = most_common_good(s) if cargo < 0 else cargo
    mask = 0
    for die in range(DICE):
        if s.locked >> die & 1 == 0 and s.dice[die] == good and (cargo < 0 or mask == 0):
            mask |= 1 << die
    if cargo >= 0 and count_showing(s, cargo) == 1:
        mask = ALL_DICE & ~s.locked  # exactly one: stop rolling
    return LOCK - 1 + (mask if mask else lowest_choice(s))


@rule
def count_showing(s: State, good: int) -> int:
    """How many of the planet's dice show a good."""
    count = 0
    for die in range(DICE):
        if die < s.planet_size + 3 and s.dice[die] == good:
            count += 1
    return count


@rule
def main_cargo(s: State) -> int:
    """The good that fills most of the hold, or -1."""
    best, most = -1, 0
    for good in range(GOODS):
        units = s.hold[s.seat, good].sum()
        if units > most:
            best, most = good, units
    return best


@rule
def most_common_good(s: State) -> int:
    """The good that most dice show, locked ones included."""
    best = 0
    for good in range(1, GOODS):
        if count_showing(s, good) > count_showing(s, best):
            best = good
    return best


@rule
def lowest_choice(s: State) -> int:
    choices, mask = lock_choices(s), 1
    while choices >> mask & 1 == 0:
        mask += 1
    return mask


# Trade ----------------------------------------------------------------------------------------
@rule
def choose_sale(c: Content, s: State) -> int:
    """Sell where a unit brings almost the best possible price, or anywhere when the days run out."""
    last_call = days_left(s) <= 2
    if s.free == 0:
        return SELL if last_call or sale_value(c, s) >= c.price[1] * s.load[s.seat] else DONE
    for good in range(GOODS):
        for paid in range(DICE):
            pays = unit_value(c, s, good, paid) >= c.price[1]
            action = OFFER + good * DICE + paid
            if (last_call or pays or (s.sold and s.stock[good] > 0)) and judge(c, s, action) == Clause.LEGAL:
                return action
    return DONE


@rule
def choose_bay(s: State) -> int:
    """A bay pays for itself over several trips: buy it early, with plenty of credits."""
    return EXPAND if days_left(s) > 15 and s.credits[s.seat] >= 8 * s.room[s.seat] else DONE


@rule
def choose_purchase(c: Content, s: State) -> int:
    """The good with the largest possible profit, if there is time to sell it."""
    if days_left(s) < (2 if s.bought else 3):
        return DONE
    best, gain = DONE, 0
    for good in range(GOODS):
        if judge(c, s, BUY + good) == Clause.LEGAL:
            price = c.price[s.stock[good] - 1]
            units = min(s.stock[good] - s.taken[good], s.credits[s.seat] // price)
            if (c.price[0] - price) * units > gain:
                best, gain = BUY + good, (c.price[0] - price) * units
    return best
