"""Which card to buy with what is stored."""

from longhaul.bots.heuristics.gem_traders.values import card_price, card_value, share_of_game_left
from longhaul.bots.heuristics.gem_traders.weights import MIN_PURCHASE
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.rules.market import judge_buy
from longhaul.games.gem_traders.state import BUY, END, SLOTS, Content, State


@rule
def payable(c: Content, s: State) -> int:
    slots = 0
    for slot in range(SLOTS):
        slots |= (judge_buy(c, s, slot) == Clause.LEGAL) << slot
    return slots


@rule
def best_purchase(c: Content, s: State, payable: int, tempo: float) -> int:
    """The card that is worth an action right now, of a set of slots; END if none is."""
    best, value = END, tempo * MIN_PURCHASE
    if payable == 0:
        return best
    left = share_of_game_left(c, s)
    for slot in range(SLOTS):
        if payable >> slot & 1:
            net = card_value(c, s, s.seat, s.market[slot], left) - card_price(c, s.market[slot])
            if net > value:
                best, value = BUY + slot, net
    return best
