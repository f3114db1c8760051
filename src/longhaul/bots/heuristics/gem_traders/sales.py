"""At the exchange: what to sell for gold, what to change into what, and trips there."""

from longhaul.bots.heuristics.gem_traders.proposals import Proposal, Scene, no_proposal, room
from longhaul.bots.heuristics.gem_traders.routes import actions_needed, quotient
from longhaul.bots.heuristics.gem_traders.values import (
    AMETHYST,
    Demand,
    holds_back,
    is_late,
    value_of_fewer,
    value_of_more,
    wants_amethyst,
)
from longhaul.bots.heuristics.gem_traders.weights import AMETHYST_VALUE, PUMP, REOPENING, STEP_PRICE
from longhaul.core.bits import lowest
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.rules.cubes import capacity, level, load, supply
from longhaul.games.gem_traders.rules.exchange import is_adjacent
from longhaul.games.gem_traders.state import (
    CENTRE,
    DONE,
    DOWN,
    FIRST_DOCK,
    GOLD,
    GOODS,
    SCRAP,
    SWAP,
    TRADE,
    TRADER,
    Content,
    State,
)

WORTHLESS = -1000.0
MIN_RETURN_UNITS = 3  # units worth leaving a dock for where the ship could sell
TIE_MARGIN = 0.01
DOCKS = 6
ALL_DOCKS = (1 << DOCKS) - 1


@rule
def sale(s: State, units: int, good: int, unit: float, tempo: float) -> tuple[float, int]:
    """What selling so many units brings beyond what they are worth elsewhere, less its time, and the value that the
    die is moved down to before."""
    steps, die = level(s, s.seat, TRADER), s.die[good]
    best, at = WORTHLESS, die
    for rate in range(1, die + 1):
        sold = quotient(units, rate)
        gold = min(sold * s.die[GOLD], s.bank[GOLD])
        if gold > 0:
            sold = actions_needed(gold, s.die[GOLD])
            value = gold - unit * sold * rate - tempo * actions_needed(die - rate + sold, steps)
            if value > best + TIE_MARGIN:
                best, at = value, rate
    return best, at


@rule
def docks_touching(s: State) -> int:
    """The exchange docks that each die touches (GT-DICE-02, GT-DICE-03): six bits for each good."""
    docks = ALL_DOCKS << DOCKS * int(s.ring[CENTRE])
    for spot in range(DOCKS):
        before = spot - 1 if spot > 0 else DOCKS - 1
        docks |= (1 << spot | 1 << before) << DOCKS * int(s.ring[spot])
    return docks


@rule
def dock_for(s: State, full: int, touching: int, good: int, other: int) -> int:
    """The nearest free exchange dock that touches both dice; -1 if there is none."""
    both = touching >> DOCKS * good & touching >> DOCKS * other & ALL_DOCKS
    here = s.place[s.seat] - FIRST_DOCK
    if here >= 0 and both >> here & 1:
        return s.place[s.seat]
    free = both & ~(full >> FIRST_DOCK)
    return FIRST_DOCK + lowest(free) if free != 0 else -1


@rule
def unit_worth(s: State, demand: Demand, good: int) -> float:
    """What a unit of the cargo is worth at home, on average."""
    units = int(s.cargo[s.seat, good])
    return value_of_fewer(s, demand, good, units) / max(1, units)


@rule
def units_to_sell(s: State, good: int, aboard: int) -> int:
    """Units to gather beyond those aboard: a full ship, but no more than the bank has gold for."""
    return int(max(0, min(room(s), supply(s, good), s.bank[GOLD] - aboard)))


@rule
def propose_sale(s: State, scene: Scene, good: int, more: bool) -> Proposal:
    """Sell what is aboard of a good, or fill the ship with it first and then sell."""
    me, demand = s.seat, scene[2]
    aboard = int(s.cargo[me, good])
    extra = units_to_sell(s, good, aboard) if more and good != AMETHYST else 0
    if aboard + extra <= 0 or (more and extra == 0):
        return no_proposal()
    dock = dock_for(s, scene[1], scene[6], good, GOLD)
    if dock < 0 or (more and extra < MIN_RETURN_UNITS and s.bank[GOLD] > extra and s.place[me] == dock):
        return no_proposal()
    worth = value_of_fewer(s, demand, good, aboard)
    value, _ = sale(s, aboard + extra, good, worth / (aboard + extra), scene[0])
    if value <= WORTHLESS:
        return no_proposal()
    points = min(s.bank[GOLD], (aboard + extra) * s.die[GOLD]) * 1.0
    return (demand[3] + value, extra << 4 * good, dock, TRADE, 0.0, True, points)


@rule
def propose_amethyst(c: Content, s: State, scene: Scene, gem: int) -> Proposal:
    """Change cheaper gemstones into Amethysts, which no planet yields (GT-MINE-02)."""
    me = s.seat
    wanted = wants_amethyst(c, s, me)
    if gem == AMETHYST or wanted == 0 or is_late(s) or s.bank[AMETHYST] == 0:
        return no_proposal()
    dock = dock_for(s, scene[1], scene[6], gem, AMETHYST)
    got = int(min(s.die[AMETHYST], s.bank[AMETHYST]))
    if dock < 0 or got - s.die[gem] > capacity(s, me) - load(s, me):
        return no_proposal()
    short = int(max(0, s.die[gem] - s.cargo[me, gem]))
    spent = value_of_fewer(s, scene[2], gem, int(s.die[gem] - short))
    return (scene[2][3] + min(wanted, got) * AMETHYST_VALUE - spent, short << 4 * gem, dock, TRADE, 1.0, True, 0.0)


@rule
def propose_spending(s: State, scene: Scene, gem: int) -> Proposal:
    """Change gold aboard into gemstones that cards ask for; or the last gold, rather than end the game as a loser."""
    me, demand = s.seat, scene[2]
    got, free = int(min(s.die[gem], s.bank[gem])), capacity(s, me) - load(s, me)
    if s.cargo[me, GOLD] < s.die[GOLD] or got == 0 or got - s.die[GOLD] > free:
        return no_proposal()
    dock = dock_for(s, scene[1], scene[6], gem, GOLD)
    gain = value_of_more(demand, gem, got) - s.die[GOLD]
    if holds_back(s, scene[3], scene[4]):
        gain += s.die[GOLD] + REOPENING
    if dock < 0 or gain < scene[0]:
        return no_proposal()
    return (demand[3] + gain, 0, dock, TRADE, 1.0, True, 0.0)


# A step of a trade ------------------------------------------------------------------------------
@rule
def choose_trade(c: Content, s: State, scene: Scene) -> int:
    """The most profitable sale, after moving the die down if that pays; or change goods; or stop."""
    demand, tempo = scene[2], scene[0]
    action, value = best_sale(s, demand, tempo * STEP_PRICE)
    gold = 0.0 if holds_back(s, scene[3], scene[4]) else s.die[GOLD] * 1.0
    change, more = best_change(c, s, demand, tempo / level(s, s.seat, TRADER), gold)
    if max(value, more) > 0.0:
        return action if value >= more else change
    if s.used > 0 or s.optional:
        return DONE
    return max(action, change)


@rule
def best_sale(s: State, demand: Demand, tempo: float) -> tuple[int, float]:
    """The next step of the best sale of a good aboard; -1 if none can be sold here."""
    me, here = s.seat, s.place[s.seat]
    best, value = -1, WORTHLESS
    if is_adjacent(s, here, GOLD):
        for good in range(GOLD):
            if s.cargo[me, good] > 0 and is_adjacent(s, here, good):
                gain, rate = sale(s, int(s.cargo[me, good]), good, unit_worth(s, demand, good), tempo)
                if gain > value:
                    best, value = (DOWN + good if rate < s.die[good] else SWAP + good * GOODS + GOLD), gain
    return best, value


@rule
def best_change(c: Content, s: State, demand: Demand, step: float, gold: float) -> tuple[int, float]:
    """The best change of one good into another one than gold; -1 if none can be paid for."""
    me, spot = s.seat, s.place[s.seat] - FIRST_DOCK
    free, wanted = capacity(s, me) - load(s, me), wants_amethyst(c, s, me)
    best, value = -1, WORTHLESS
    for turn in range(9):
        pay, get = die_near(s, spot, turn // 3), die_near(s, spot, turn % 3)
        if pay != get and get != GOLD and s.cargo[me, pay] >= s.die[pay] and can_get(s, get):
            units = int(min(s.die[get], supply(s, get)))
            if units - s.die[pay] <= free:
                gain = value_of_more(demand, get, units) - step
                if get == AMETHYST:
                    gain = max(gain, min(wanted, units) * AMETHYST_VALUE - step)
                if pay == GOLD:
                    gain = max(gain, profit_of_pump(s, get, units, step))
                gain -= value_of_fewer(s, demand, pay, int(s.die[pay])) if pay != GOLD else gold
                if gain > value:
                    best, value = SWAP + pay * GOODS + get, gain
    return best, value


@rule
def die_near(s: State, spot: int, which: int) -> int:
    """One of the three dice that a dock touches (GT-DICE-02, GT-DICE-03)."""
    if which == 2:
        return int(s.ring[CENTRE])
    at = spot + which
    return int(s.ring[at if at < CENTRE else 0])


@rule
def can_get(s: State, good: int) -> bool:
    return supply(s, good) > 0 and (good != SCRAP or s.scrap_trade != 0)


@rule
def profit_of_pump(s: State, good: int, units: int, step: float) -> float:
    """What gemstones bring that are bought at a high die and sold again after it has been moved down."""
    gold = min(units * s.die[GOLD], s.bank[GOLD] + s.die[GOLD])
    return gold - step * 2 * s.die[good] - PUMP
