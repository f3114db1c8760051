"""The heuristic policy for Star Traders.

Buying a colour raises its price, so a hold gains about its square at every stop: sell all, buy another colour, go to
the next region. So the flagship first gets a larger hold, then its seat buys sites. Every seat does that; the rest is
its temperament: a merchant hires haulers, a raider blockades and fights, a builder builds toll stations and factories.
Nobody spends what the next upkeep needs. In cases that the policy does not cover, it plays the first legal action.

`values.py`: estimated values; `reach.py`: distances; `travel.py`: where ships go; `ship_actions.py`: what they do
there; `business.py`: trade; `outfit.py`: upgrades, crew, ships; `tokens.py`: income, prices, blockades, bids;
`corporate.py`: toll stations, factories.
"""

from longhaul.bots.heuristics.star_traders.business import choose_business, choose_quantity, choose_terms
from longhaul.bots.heuristics.star_traders.corporate import (
    choose_corporate_action,
    choose_factory_place,
    choose_line_end,
    choose_toll_place,
)
from longhaul.bots.heuristics.star_traders.outfit import choose_card
from longhaul.bots.heuristics.star_traders.ship_actions import choose_aim, choose_ship_action
from longhaul.bots.heuristics.star_traders.tokens import (
    choose_bid,
    choose_exchange,
    choose_influence,
    choose_payment,
    choose_purser,
    choose_push,
    choose_side,
)
from longhaul.bots.heuristics.star_traders.travel import choose_way
from longhaul.bots.heuristics.star_traders.values import NO_ACTION, best_priced, choose_base
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import HELMSMAN, SALVOR, SECURITY, Phase
from longhaul.games.star_traders.legality import ACTION_COUNT, judge
from longhaul.games.star_traders.rules.map.galaxy import clear_reach
from longhaul.games.star_traders.state import DO_COLOUR, DO_CONFIRM, DO_DONE, DO_USE, FIRST, Content, State

DEFENCE_CREDITS = 60  # credits from which Helmsman, Security Chief and Salvage Master are paid


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
        return choose_quantity(c, s)
    if phase == Phase.TERMS:
        return choose_terms(c, s)
    if phase == Phase.DRAW:
        return choose_card(c, s)
    if phase == Phase.BASE:
        return choose_base(c, s)
    if phase == Phase.AIM:
        return choose_aim(c, s)
    if phase == Phase.SALVAGE:
        return FIRST[DO_CONFIRM]
    if phase == Phase.BRACE or phase == Phase.SHIELD or phase == Phase.SALVAGE_AGAIN:
        post = HELMSMAN if phase == Phase.BRACE else (SECURITY if phase == Phase.SHIELD else SALVOR)
        return FIRST[DO_USE] + post if s.credits[s.seat] > DEFENCE_CREDITS else FIRST[DO_DONE]
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
    if phase == Phase.BID:
        return choose_bid(s)
    if phase == Phase.EXCHANGE:
        return choose_exchange(c, s)
    if phase == Phase.PURSER:
        return choose_purser(c, s)
    if phase == Phase.UPKEEP:
        return choose_payment(c, s)
    return propose_building(c, s)


@rule
def propose_building(c: Content, s: State) -> int:
    phase = s.phase
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
    return FIRST[DO_DONE] if phase != Phase.SWAP and phase != Phase.MEND else NO_ACTION
