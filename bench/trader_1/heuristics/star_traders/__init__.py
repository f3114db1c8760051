"""The heuristic policy for Star Traders.

Buy where the modifier is low and sell where it is high; buying raises the price by itself, and a token raises it
before a sale. Spend the profit on a larger hold and a ship or two, then on sites. Every seat trades and buys sites; the
rest depends on its strategy: a merchant hires haulers, a raider blockades, a builder builds toll stations and
factories. In cases that the policy does not cover, it plays the first legal action.

`values.py`: estimated values; `travel.py`: where ships go; `ship_actions.py`: what they do there; `corporate.py`:
tokens, toll stations, factories, bids.
"""

from bench.trader_1.heuristics.star_traders.corporate import (
    choose_bid,
    choose_corporate_action,
    choose_factory_place,
    choose_influence,
    choose_line_end,
    choose_push,
    choose_side,
    choose_toll_place,
)
from bench.trader_1.heuristics.star_traders.ship_actions import choose_business, choose_card, choose_ship_action
from bench.trader_1.heuristics.star_traders.travel import choose_way
from bench.trader_1.heuristics.star_traders.values import NO_ACTION, best_priced, choose_base
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import HELMSMAN, SECURITY, Phase
from longhaul.games.star_traders.legality import ACTION_COUNT, judge
from longhaul.games.star_traders.rules.map.galaxy import clear_reach
from longhaul.games.star_traders.rules.trade import most
from longhaul.games.star_traders.state import (
    DO_COLOUR,
    DO_CONFIRM,
    DO_DONE,
    DO_NUMBER,
    DO_USE,
    FIRST,
    Content,
    State,
)


@rule
def choose(c: Content, s: State) -> int:
    """The proposal, if it is legal; else the first action that is."""
    action = propose(c, s)
    if s.phase != Phase.HAVEN:  # the rules search the map themselves while a flagship returns
        clear_reach(s)
    tried = NO_ACTION
    while tried < ACTION_COUNT:
        if action >= 0 and judge(c, s, action) == Clause.LEGAL:
            return action
        tried += 1
        action = tried
    return 0


@rule
def propose(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.TRAVEL:
        return choose_way(c, s)
    if phase == Phase.ACT:
        return choose_ship_action(c, s)
    if phase == Phase.PLANET or phase == Phase.OUTPOST:
        return choose_business(c, s)
    if phase == Phase.QUANTITY:
        return FIRST[DO_NUMBER] + most(c, s) - 1
    if phase == Phase.DRAW:
        return choose_card(c, s)
    if phase == Phase.BASE:
        return choose_base(c, s)
    if phase == Phase.AIM or phase == Phase.SALVAGE or phase == Phase.TERMS:
        return FIRST[DO_CONFIRM]
    if phase == Phase.BRACE or phase == Phase.SHIELD:
        return FIRST[DO_USE] + (HELMSMAN if phase == Phase.BRACE else SECURITY) if s.credits[s.seat] > 60 else NO_ACTION
    return propose_corporate(c, s)


@rule
def propose_corporate(c: Content, s: State) -> int:
    phase = s.phase
    if phase == Phase.INFLUENCE:
        return choose_influence(c, s)
    if phase == Phase.MANIPULATE:
        return choose_push(c, s)
    if phase == Phase.SIEGE:
        return choose_side(c, s)
    if phase == Phase.CORPORATE:
        return choose_corporate_action(c, s)
    if phase == Phase.TOLL_AT:
        return choose_toll_place(c, s)
    if phase == Phase.TOLL_TO:
        return choose_line_end(c, s)
    if phase == Phase.FACTORY_AT:
        return choose_factory_place(c, s)
    if phase == Phase.PRODUCE:
        return FIRST[DO_COLOUR] + best_priced(s)
    if phase == Phase.BID:
        return choose_bid(s)
    return FIRST[DO_DONE] if phase != Phase.SWAP else NO_ACTION
