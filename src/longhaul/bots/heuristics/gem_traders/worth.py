"""What a trader thinks things are worth, in points: units, cards, and the time an action takes."""

from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.cubes import level
from longhaul.games.gem_traders.state import (
    ANY,
    FIRST_BOOST,
    FIRST_OFFICER,
    GEMS,
    GOLD,
    GOODS,
    MINER,
    SCRAP,
    SLOTS,
    TRADER,
    TYPES,
    Content,
    State,
)

AMETHYST = 2
GEM_WORTH, AMETHYST_WORTH, SCRAP_WORTH = 0.35, 0.6, 0.25  # beside a gold, which is a point
BASE_PACE, PACE_PER_CREW, TOP_PACE = 0.4, 0.05, 0.65  # points an action earns, and how Crew speed it up
UNIT_PRICE = 0.07  # what a stored unit is worth for other purchases
# What a card does for its owner at the start of a game, beside its points: Crew, Officers, Boosts in their order.
CREW_USE = (0.7, 0.6, 1.4, 1.3, 0.1, 0.3, 1.0)
OFFICER_USE = (1.3, 0.9, 1.6, 0.6, 1.2)
BOOST_USE = (1.2, 3.0, 0.6, 0.6, 2.0, 0.7, 0.6, 0.6, 1.2, 0.6, 0.6, 0.6, 0.6, 0.6, 1.4, 2.0, 1.0, 0.6)
USE = CREW_USE + OFFICER_USE + BOOST_USE
LATE = 36  # the round from which a game is thought to have gone on for too long
ENOUGH = (5, 4, 3, 4, 1, 1, 3)  # cards of each Crew type beyond which more hardly help
assert len(USE) == TYPES


@rule
def room_for_growth(c: Content, s: State) -> float:
    """How much of the game is still to come: the share of the gold that nobody has stored."""
    stored = 0
    for seat in range(s.seats):
        stored += s.storage[seat, GOLD]
    return 1.0 - stored / c.gold[s.seats]


@rule
def gold_abroad(s: State, me: int) -> int:
    """Gold that is neither stored nor aboard my own ship: when it runs out, the end is near."""
    gold = s.bank[GOLD] + s.space[GOLD]
    for seat in range(s.seats):
        if seat != me:
            gold += s.cargo[seat, GOLD]
    return gold


@rule
def is_late(s: State) -> bool:
    """The game does not come to its end by itself: from now on gold alone counts, and nobody is driven off."""
    return s.rounds >= LATE


@rule
def pace(s: State, me: int) -> float:
    """Points that an action of mine is worth."""
    crew = level(s, me, MINER) + level(s, me, TRADER) - 2
    return min(TOP_PACE, BASE_PACE + PACE_PER_CREW * crew)


@rule
def unit_worth(good: int) -> float:
    if good == GOLD:
        return 1.0
    if good == SCRAP:
        return SCRAP_WORTH
    return AMETHYST_WORTH if good == AMETHYST else GEM_WORTH


@rule
def card_worth(c: Content, s: State, me: int, card: int) -> float:
    """Points, and what it will do in the time that is left; engines early, points late."""
    kind = c.kind[card]
    use = USE[kind] * room_for_growth(c, s)
    if kind < FIRST_OFFICER and s.crew[me, kind] >= ENOUGH[kind]:
        use *= 0.2
    if kind >= FIRST_BOOST:
        use *= 0.9
    return use + c.vp[card]


@rule
def card_price(c: Content, card: int) -> float:
    """What paying for it takes away: gold is points, the rest could buy something else."""
    units = c.cost[card, ANY]
    for good in range(GOLD):
        units += c.cost[card, good]
    return UNIT_PRICE * units + c.cost[card, GOLD]


@rule
def wants_amethyst(c: Content, s: State, me: int) -> int:
    """Amethysts that the market and the missions ask for and I do not have, four at most."""
    most = 0
    for slot in range(SLOTS):
        card = s.market[slot]
        if card > 0:
            most = max(most, c.cost[card, AMETHYST])
    for pile in range(2):
        most = max(most, c.need[s.offer[pile], AMETHYST])
    return max(0, min(4, most - s.storage[me, AMETHYST] - s.cargo[me, AMETHYST]))


@rule
def dearest(s: State, seat: int) -> int:
    """The good aboard a ship that one would most like to have; -1 if it is empty."""
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
def cheapest(s: State, seat: int) -> int:
    """The good aboard that one would miss least: scrap, then the gemstone one has most of; gold last."""
    if s.cargo[seat, SCRAP] > 0:
        return SCRAP
    best, most = -1, 0
    for gem in range(GEMS):
        if gem != AMETHYST and s.cargo[seat, gem] > most:
            best, most = gem, s.cargo[seat, gem]
    if best >= 0:
        return best
    return AMETHYST if s.cargo[seat, AMETHYST] > 0 else GOLD
