"""The loop that runs the phases of a round until someone has to decide (ST-GEN-01)."""

from longhaul.core.events import Log
from longhaul.core.jit.dispatch import build_switch
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.components import LAST_DECISION, Phase
from longhaul.games.star_traders.legality import is_idle
from longhaul.games.star_traders.rules.action_phase import go_back, next_act
from longhaul.games.star_traders.rules.blockade import ease_all, next_siege, press_all
from longhaul.games.star_traders.rules.combat import brace, fight, strike, take_aim
from longhaul.games.star_traders.rules.corporate import next_corporate, next_factory
from longhaul.games.star_traders.rules.fleet.hiring import deal_cards
from longhaul.games.star_traders.rules.fleet.ships import forget_order
from longhaul.games.star_traders.rules.fleet.swaps import spill
from longhaul.games.star_traders.rules.influence import begin_round, next_influence, refresh_levels
from longhaul.games.star_traders.rules.map.board import finish_board, lay, next_base, next_tile
from longhaul.games.star_traders.rules.market import next_market
from longhaul.games.star_traders.rules.priority import end_round, next_bid, next_order
from longhaul.games.star_traders.rules.trade import offer_terms
from longhaul.games.star_traders.rules.travel import next_travel
from longhaul.games.star_traders.rules.upkeep import activate, next_mend, next_purser, next_upkeep, settle
from longhaul.games.star_traders.rules.wrecks import (
    bring_home,
    grapple,
    offer_salvage,
    salvage,
    settle_spoils,
    sink,
    strand,
)
from longhaul.games.star_traders.state import Content, State


# Steps of several rules -------------------------------------------------------------------------
@rule
def next_ship(c: Content, s: State) -> None:
    """A ship with nothing to deal with does nothing (ST-ACT-03)."""
    next_act(s)
    if s.phase == Phase.ACT and is_idle(c, s):
        s.phase = Phase.SHIP_DONE


@rule
def end_ship_turn(s: State) -> None:
    s.session = 0
    s.phase = Phase.NEXT_ACT


@rule
def end_action_phase(c: Content, s: State, log: Log) -> None:
    """When all ships have acted, corporate actions follow (ST-ACT-05)."""
    forget_order(s)
    press_all(c, s, log)
    s.turn = 0
    s.phase = Phase.NEXT_CORPORATE


@rule
def next_corporation(c: Content, s: State) -> None:
    next_corporate(c, s)
    if s.phase == Phase.CORPORATE and is_idle(c, s):
        s.phase = Phase.NEXT_CORPORATE


@rule
def finish_round(s: State, log: Log) -> None:
    ease_all(s, log)
    end_round(s)


# Phases -----------------------------------------------------------------------------------------
# Setup runs some of them as well; a switch of their own, called by both, is compiled once in an entry point.
run_setup_phase = build_switch(
    __name__,
    "run_setup_phase",
    ("c", "s", "log"),
    "s.phase",
    {
        Phase.NEXT_TILE: next_tile,
        Phase.LAID: lay,
        Phase.FOUND: finish_board,
        Phase.NEXT_BASE: next_base,
        Phase.ROUND: begin_round,
        Phase.NEXT_INFLUENCE: next_influence,
    },
)
run_phase = build_switch(
    __name__,
    "run_phase",
    ("c", "s", "log"),
    "s.phase",
    {
        # every round, for every ship or player
        Phase.NEXT_TRAVEL: next_travel,
        Phase.NEXT_ACT: next_ship,
        Phase.SHIP_DONE: end_ship_turn,
        Phase.NEXT_UPKEEP: next_upkeep,
        Phase.NEXT_PURSER: next_purser,
        Phase.SETTLING: settle,
        Phase.ACTIVATE: activate,
        Phase.NEXT_MEND: next_mend,
        Phase.NEXT_MARKET: next_market,
        Phase.RETURN: go_back,
        Phase.TERMING: offer_terms,
        Phase.NEXT_CORPORATE: next_corporation,
        Phase.NEXT_BID: next_bid,
        # once a round
        Phase.SHIPS_DONE: end_action_phase,
        Phase.NEXT_ORDER: next_order,
        Phase.ROUND_END: finish_round,
        # now and then
        Phase.DEALING: deal_cards,
        Phase.NEXT_SIEGE: next_siege,
        Phase.NEXT_FACTORY: next_factory,
        Phase.SPILL: spill,
        Phase.AIMING: take_aim,
        Phase.BRACING: brace,
        Phase.FIGHT: fight,
        Phase.STRIKE: strike,
        Phase.SALVAGING: offer_salvage,
        Phase.SALVAGE_ROLL: salvage,
        Phase.GRAPPLING: grapple,
        Phase.SPOILING: settle_spoils,
        Phase.SINK: sink,
        Phase.STRANDED: strand,
        Phase.HOMING: bring_home,
    },
)


@rule
def advance(c: Content, s: State, log: Log) -> None:
    """Let the game run until someone has something to decide, or it is over."""
    running = True
    while running:
        if s.stale:
            refresh_levels(c, s, log)
        if s.phase <= LAST_DECISION:
            running = False
        elif s.phase < Phase.NEXT_UPKEEP:
            run_setup_phase(c, s, log)
        else:
            run_phase(c, s, log)
