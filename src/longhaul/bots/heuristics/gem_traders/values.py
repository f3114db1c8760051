"""The estimated values, in points, of actions, cards and units."""

from longhaul.bots.heuristics.gem_traders.weights import (
    BASE_PACE,
    BOOST_USE,
    CREW_USE,
    ENOUGH,
    HORIZON,
    HORIZON_PER_GOLD,
    OFFICER_USE,
    PACE_PER_CREW,
    REFRESHING,
    SPARE_UNIT,
    TASTE_FOR_CREW,
    TOP_PACE,
    UNIT_PRICE,
    USED_UNIT,
)
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.cubes import level
from longhaul.games.gem_traders.rules.scoring import score
from longhaul.games.gem_traders.state import (
    ANY,
    CREW_LIMIT,
    DOCKWORKER,
    FIRST_BOOST,
    FIRST_OFFICER,
    GEMS,
    GOLD,
    GOODS,
    MINER,
    PILES,
    SCAVENGER,
    SCRAP,
    SLOTS,
    TRADER,
    Content,
    State,
)

AMETHYST = 2
LATE_ROUND = 44  # from this round on a game counts as too long: gold is brought home by losers, too
ONE_POINT = 32.0  # in packed values: a byte for each good, and one for gemstones of any colour
TOP_WORTH = 127
MAX_UNITS_WANTED = 4  # units of one good at home: rivals buy cards, too
# What is wanted at home: units of each good that cards ask for beyond the storage; the same beyond the cargo; the
# value of such a unit; the value of the cargo at home.
Demand = tuple[int, int, int, float]


# Time -----------------------------------------------------------------------------------------
@rule
def pace(s: State, me: int) -> float:
    """Points that one of my actions is worth."""
    crew = level(s, me, MINER) + level(s, me, TRADER) + level(s, me, SCAVENGER) - 3
    return min(TOP_PACE, BASE_PACE + PACE_PER_CREW * crew)


@rule
def is_late(s: State) -> bool:
    """Whether the game takes too long: from then on gold alone counts."""
    return s.rounds >= LATE_ROUND


@rule
def share_of_game_left(c: Content, s: State) -> float:
    """The share of the game that is left, measured by the gold not yet stored."""
    stored = 0
    for seat in range(s.seats):
        stored += s.storage[seat, GOLD]
    return 1.0 - stored / c.gold[s.seats]


@rule
def gold_elsewhere(s: State, me: int) -> int:
    """Gold that is neither stored nor aboard my ship: when it runs out, the end is near."""
    gold = s.bank[GOLD] + s.space[GOLD]
    for seat in range(s.seats):
        if seat != me:
            gold += s.cargo[seat, GOLD]
    return gold


@rule
def horizon(s: State, elsewhere: int) -> float:
    """My actions that are left in the game, roughly."""
    return HORIZON + HORIZON_PER_GOLD * elsewhere / s.seats


@rule
def lead(c: Content, s: State, me: int) -> int:
    """My points ahead of the best opponent, all gold aboard counted as stored."""
    best = -1000
    for seat in range(s.seats):
        if seat != me:
            best = max(best, score(c, s, seat) + s.cargo[seat, GOLD])
    return score(c, s, me) + s.cargo[me, GOLD] - best


@rule
def holds_back(s: State, elsewhere: int, margin: int) -> bool:
    """Whether I keep the last gold aboard: storing it would end the game with another winner (GT-END-01)."""
    return elsewhere == 0 and margin <= 0 and s.cargo[s.seat, GOLD] > 0 and not is_late(s)


# Temperaments ---------------------------------------------------------------------------------
MINING, SCRAPPING, DELIVERING = 0, 1, 2


@rule
def temperament(s: State, me: int) -> int:
    """What a seat prefers among equals, so that bots do not all play alike: it hangs on seat and exchange."""
    return (me + s.ring[0]) % 3


@rule
def suits(s: State, me: int, crew: int) -> bool:
    """Whether a Crew type is the one that a temperament prefers."""
    taste = temperament(s, me)
    if taste == MINING:
        return crew == MINER
    return crew == (SCAVENGER if taste == SCRAPPING else DOCKWORKER)


# Cards ----------------------------------------------------------------------------------------
@rule
def card_value(c: Content, s: State, me: int, card: int, left: float) -> float:
    """Points, and the use for the share of the game that is left: Crew early, points late."""
    kind = c.kind[card]
    if kind >= FIRST_BOOST:
        return BOOST_USE[kind - FIRST_BOOST] * max(REFRESHING, min(1.0, 2.0 * left)) + c.vp[card]
    if kind >= FIRST_OFFICER:
        return OFFICER_USE[kind - FIRST_OFFICER] * left + c.vp[card]
    use = CREW_USE[kind] + (TASTE_FOR_CREW[temperament(s, me)] if suits(s, me, kind) else 0.0)
    if s.crew[me, kind] >= ENOUGH[kind]:
        use *= 0.2
    return use * left + c.vp[card]


@rule
def can_hold(c: Content, s: State, card: int) -> bool:
    kind = c.kind[card]
    return kind >= FIRST_OFFICER or s.crew[s.seat, kind] < CREW_LIMIT


@rule
def card_units(c: Content, card: int) -> int:
    """Units that a card costs, gold apart."""
    units = c.cost[card, ANY]
    for good in range(GOLD):
        units += c.cost[card, good]
    return units


@rule
def card_price(c: Content, card: int) -> float:
    """The cost of paying for a card: gold is points, other units could buy something else."""
    return UNIT_PRICE * card_units(c, card) + c.cost[card, GOLD]


# Units ----------------------------------------------------------------------------------------
@rule
def part(packed: int, good: int) -> int:
    return packed >> 8 * good & 255


@rule
def ask_market(c: Content, s: State, tempo: float) -> tuple[int, int]:
    """Units of each good that cards in the market ask for, and what such a unit is worth; both packed.

    Of a card that asks for Amethyst only that counts as long as I have none: no planet yields it (GT-MINE-02).
    """
    wanted, worth, left = 0, 0, share_of_game_left(c, s)
    for slot in range(SLOTS):
        card = s.market[slot]
        if card > 0 and can_hold(c, s, card) and not is_late(s):
            net = (card_value(c, s, s.seat, card, left) - tempo) * USED_UNIT
            each = int(min(TOP_WORTH, max(0.0, net) * ONE_POINT / max(1, card_units(c, card))))
            rare = c.cost[card, AMETHYST] > s.storage[s.seat, AMETHYST] + s.cargo[s.seat, AMETHYST]
            for good in range(GOODS + 1):
                units = int(c.cost[card, good])
                if units > 0 and each > 0 and good != GOLD and (good == AMETHYST or not rare):
                    wanted += units << 8 * good
                    worth += max(0, each - part(worth, good)) << 8 * good
    return wanted, worth


@rule
def survey(c: Content, s: State, tempo: float) -> Demand:
    """What is wanted at home; see `Demand`."""
    wanted, worth = ask_market(c, s, tempo)
    me, lacking, missing, value, stored, aboard = s.seat, 0, 0, 0.0, 0, 0
    for good in range(GOLD):
        short = int(max(0, min(MAX_UNITS_WANTED, part(wanted, good)) - s.storage[me, good]))
        used = int(min(short, s.cargo[me, good]))
        lacking |= short << 8 * good
        missing |= (short - used) << 8 * good
        value += used * part(worth, good) / ONE_POINT + (s.cargo[me, good] - used) * SPARE_UNIT
        if good < GEMS:
            stored += max(0, s.storage[me, good] - part(wanted, good))
            aboard += s.cargo[me, good] - used
    if is_late(s):
        value = 0.0  # nothing is bought for it any more
    short = int(max(0, part(wanted, ANY) - stored))
    used = int(min(short, aboard))
    value += used * max(0.0, part(worth, ANY) / ONE_POINT - SPARE_UNIT)
    return lacking | short << 8 * ANY, missing | (short - used) << 8 * ANY, worth, value + s.cargo[me, GOLD]


@rule
def value_of_more(demand: Demand, good: int, units: int) -> float:
    """The value at home of so many units more of a good."""
    if good == GOLD:
        return units * 1.0
    used = min(units, part(demand[1], good))
    value = used * part(demand[2], good) / ONE_POINT + (units - used) * SPARE_UNIT
    if good < GEMS:
        free = min(units - used, part(demand[1], ANY))
        value += free * max(0.0, part(demand[2], ANY) / ONE_POINT - SPARE_UNIT)
    return value


@rule
def value_of_fewer(s: State, demand: Demand, good: int, units: int) -> float:
    """The value at home that so many units of the cargo have: those that no card asks for go first."""
    if good == GOLD:
        return units * 1.0
    spare = max(0, s.cargo[s.seat, good] - part(demand[0], good))
    return min(units, spare) * SPARE_UNIT + max(0, units - spare) * part(demand[2], good) / ONE_POINT


@rule
def wants_amethyst(c: Content, s: State, me: int) -> int:
    """Amethysts that I lack for a card or a mission."""
    most = 0
    for slot in range(SLOTS):
        card = s.market[slot]
        if card > 0:
            most = max(most, c.cost[card, AMETHYST])
    for pile in range(PILES):
        most = max(most, c.need[s.offer[pile], AMETHYST])
    return int(max(0, most - s.storage[me, AMETHYST] - s.cargo[me, AMETHYST]))


@rule
def most_valuable(s: State, seat: int) -> int:
    """The most valuable good aboard a ship; -1 if it is empty."""
    if s.cargo[seat, GOLD] > 0:
        return GOLD
    if s.cargo[seat, AMETHYST] > 0:
        return AMETHYST
    best, most = -1, 0
    for good in range(GOODS):
        if s.cargo[seat, good] > most:
            best, most = good, s.cargo[seat, good]
    return best


@rule
def least_valuable(s: State, seat: int) -> int:
    """The least valuable good aboard: that with most units, scrap first among equals; gold last."""
    best, most = -1, 0
    for turn in range(GOLD):
        good = SCRAP - turn
        if good != AMETHYST and s.cargo[seat, good] > most:
            best, most = good, s.cargo[seat, good]
    if best >= 0:
        return best
    return AMETHYST if s.cargo[seat, AMETHYST] > 0 else GOLD
