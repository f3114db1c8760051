"""The estimated values, in points, of units, cards and actions."""

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
GEM_VALUE, AMETHYST_VALUE, SCRAP_VALUE = 0.35, 0.6, 0.25  # in points; a gold is one point
BASE_PACE, PACE_PER_CREW, TOP_PACE = 0.4, 0.05, 0.65  # points that an action earns, and how Crew raise that
UNIT_PRICE = 0.07  # the value of a stored unit for other purchases
# The value of a card at the start of a game, without its points: of Crew, Officers and Boosts in their order.
CREW_USE = (0.7, 0.6, 1.4, 1.3, 0.1, 0.3, 1.0)
OFFICER_USE = (1.3, 0.9, 1.6, 0.6, 1.2)
BOOST_USE = (1.2, 3.0, 0.6, 0.6, 2.0, 0.7, 0.6, 0.6, 1.2, 0.6, 0.6, 0.6, 0.6, 0.6, 1.4, 2.0, 1.0, 0.6)
USE = CREW_USE + OFFICER_USE + BOOST_USE
LATE_ROUND = 36  # the round from which a game counts as too long
ENOUGH = (5, 4, 3, 4, 1, 1, 3)  # cards of each Crew type after which another one hardly helps
assert len(USE) == TYPES


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
def is_late(s: State) -> bool:
    """Whether the game takes too long: from then on gold alone counts, and ships are no longer sabotaged."""
    return s.rounds >= LATE_ROUND


@rule
def pace(s: State, me: int) -> float:
    """Points that one of my actions is worth."""
    crew = level(s, me, MINER) + level(s, me, TRADER) - 2
    return min(TOP_PACE, BASE_PACE + PACE_PER_CREW * crew)


@rule
def unit_value(good: int) -> float:
    if good == GOLD:
        return 1.0
    if good == SCRAP:
        return SCRAP_VALUE
    return AMETHYST_VALUE if good == AMETHYST else GEM_VALUE


@rule
def card_value(c: Content, s: State, me: int, card: int) -> float:
    """Points, and the use for the rest of the game: Crew early, points late."""
    kind = c.kind[card]
    use = USE[kind] * share_of_game_left(c, s)
    if kind < FIRST_OFFICER and s.crew[me, kind] >= ENOUGH[kind]:
        use *= 0.2
    if kind >= FIRST_BOOST:
        use *= 0.9
    return use + c.vp[card]


@rule
def card_price(c: Content, card: int) -> float:
    """The cost of paying for a card: gold is points, other units could buy something else."""
    units = c.cost[card, ANY]
    for good in range(GOLD):
        units += c.cost[card, good]
    return UNIT_PRICE * units + c.cost[card, GOLD]


@rule
def wants_amethyst(c: Content, s: State, me: int) -> int:
    """Amethysts that I lack for the market and the missions, at most four."""
    most = 0
    for slot in range(SLOTS):
        card = s.market[slot]
        if card > 0:
            most = max(most, c.cost[card, AMETHYST])
    for pile in range(2):
        most = max(most, c.need[s.offer[pile], AMETHYST])
    return max(0, min(4, most - s.storage[me, AMETHYST] - s.cargo[me, AMETHYST]))


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
    """The least valuable good aboard: scrap, then the gemstone with most units; gold last."""
    if s.cargo[seat, SCRAP] > 0:
        return SCRAP
    best, most = -1, 0
    for gem in range(GEMS):
        if gem != AMETHYST and s.cargo[seat, gem] > most:
            best, most = gem, s.cargo[seat, gem]
    if best >= 0:
        return best
    return AMETHYST if s.cargo[seat, AMETHYST] > 0 else GOLD
