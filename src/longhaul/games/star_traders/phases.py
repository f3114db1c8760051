"""The loop that runs the phases of a round until someone has to decide (ST-GEN-01)."""

from longhaul.core.events import Log
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
            advance_setup(c, s, log)
        elif s.phase < Phase.NEXT_MARKET:
            advance_upkeep(c, s, log)
        elif s.phase < Phase.RETURN:
            advance_turn(c, s, log)
        elif s.phase < Phase.SHIP_DONE:
            advance_ship(c, s, log)
        else:
            advance_late(c, s, log)


@rule
def advance_setup(c: Content, s: State, log: Log) -> None:
    """Until the first round has begun; and the beginning of every other."""
    phase = s.phase
    if phase == Phase.NEXT_TILE:
        next_tile(c, s, log)
    elif phase == Phase.LAID:
        lay(c, s, log)
    elif phase == Phase.FOUND:
        finish_board(c, s, log)
    elif phase == Phase.NEXT_BASE:
        next_base(c, s, log)
    elif phase == Phase.ROUND:
        begin_round(s, log)
    else:
        next_influence(s)


@rule
def advance_upkeep(c: Content, s: State, log: Log) -> None:
    phase = s.phase
    if phase == Phase.NEXT_UPKEEP:
        next_upkeep(s)
    elif phase == Phase.NEXT_PURSER:
        next_purser(c, s)
    elif phase == Phase.SETTLING:
        settle(c, s, log)
    elif phase == Phase.ACTIVATE:
        activate(c, s, log)
    else:
        next_mend(c, s)


@rule
def advance_turn(c: Content, s: State, log: Log) -> None:
    if s.phase == Phase.NEXT_MARKET:
        next_market(c, s, log)
    elif s.phase == Phase.NEXT_TRAVEL:
        next_travel(c, s)
    else:
        next_act(s)
        if s.phase == Phase.ACT and is_idle(c, s):  # a ship with nothing to deal with does nothing (ST-ACT-03)
            s.phase = Phase.SHIP_DONE


@rule
def advance_ship(c: Content, s: State, log: Log) -> None:
    phase = s.phase
    if phase == Phase.RETURN:
        go_back(s)
    elif phase == Phase.TERMING:
        offer_terms(c, s)
    elif phase == Phase.DEALING:
        deal_cards(c, s, log)
    elif phase == Phase.AIMING:
        take_aim(c, s)
    elif phase == Phase.BRACING:
        brace(c, s)
    elif phase == Phase.FIGHT:
        fight(c, s, log)
    elif phase == Phase.STRIKE:
        strike(c, s, log)
    elif phase == Phase.NEXT_SIEGE:
        next_siege(c, s, log)
    else:
        advance_wreck(c, s, log)


@rule
def advance_wreck(c: Content, s: State, log: Log) -> None:
    phase = s.phase
    if phase == Phase.SALVAGING:
        offer_salvage(c, s)
    elif phase == Phase.SALVAGE_ROLL:
        salvage(c, s, log)
    elif phase == Phase.GRAPPLING:
        grapple(c, s, log)
    elif phase == Phase.SPOILING:
        settle_spoils(s)
    elif phase == Phase.SINK:
        sink(c, s, log)
    elif phase == Phase.STRANDED:
        strand(c, s)
    else:
        bring_home(c, s, log)


@rule
def advance_late(c: Content, s: State, log: Log) -> None:
    phase = s.phase
    if phase == Phase.SHIP_DONE:
        s.session = 0
        s.phase = Phase.NEXT_ACT
    elif phase == Phase.SHIPS_DONE:
        forget_order(s)
        press_all(c, s, log)
        s.turn = 0
        s.phase = Phase.NEXT_CORPORATE
    elif phase == Phase.NEXT_CORPORATE:
        next_corporate(c, s)
        if s.phase == Phase.CORPORATE and is_idle(c, s):
            s.phase = Phase.NEXT_CORPORATE
    elif phase == Phase.NEXT_FACTORY:
        next_factory(c, s)
    elif phase == Phase.NEXT_ORDER:
        next_order(s)
    elif phase == Phase.NEXT_BID:
        next_bid(c, s, log)
    elif phase == Phase.ROUND_END:
        ease_all(s, log)
        end_round(s)
    else:
        spill(c, s, log)
