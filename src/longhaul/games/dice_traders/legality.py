"""Legality: the judge, and the list of legal actions."""

from longhaul.core.jit.dispatch import build_phase_dispatch
from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.dice_traders.action_table import judge_action
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.rules.bay import judge_expand
from longhaul.games.dice_traders.rules.buy import buyable
from longhaul.games.dice_traders.rules.roll import lock_choices
from longhaul.games.dice_traders.rules.sell import judge_offer, judge_sell
from longhaul.games.dice_traders.rules.travel import judge_explore, judge_follow
from longhaul.games.dice_traders.state import (
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
    SIZES,
    Content,
    Phase,
    State,
)


# The judge ------------------------------------------------------------------------------------
@rule
def judge(c: Content, s: State, action: int) -> int:
    """0 if the action is legal, else the clause that forbids it."""
    if s.phase == Phase.OVER:
        return Clause.END_01
    return judge_action(c, s, action)


# The legal actions, phase by phase ------------------------------------------------------------
@rule
def legal_travel(c: Content, s: State, out: Ints) -> int:
    sizes = 0  # that fit into the days left: if not all, then the smaller ones
    for size in range(SIZES):
        sizes += judge_explore(c, s, size) == Clause.LEGAL
    follows = judge_follow(c, s) == Clause.LEGAL
    for action in range(RETIRE, EXPLORE + SIZES):  # the first actions of the layout, from 0 on
        out[action] = action
    out[EXPLORE + sizes] = FOLLOW
    return EXPLORE + sizes + follows


@rule
def legal_lock(c: Content, s: State, out: Ints) -> int:
    choices = lock_choices(s)
    n = list_masks(choices, 1, 8, out, 0)
    if choices >> 8:  # the fourth die is free
        n = list_masks(choices, 8, 16, out, n)
    if choices >> 16:  # the fifth
        n = list_masks(choices, 16, 32, out, n)
    return n


@rule
def list_masks(choices: int, first: int, last: int, out: Ints, n: int) -> int:
    for mask in range(first, last):
        out[n] = LOCK + mask - 1
        n += choices >> mask & 1
    return n


@rule
def legal_sell(c: Content, s: State, out: Ints) -> int:
    out[0] = DONE
    n = 1
    if s.free == 0:
        out[n] = SELL
        return n + (judge_sell(c, s) == Clause.LEGAL)
    for good in range(GOODS):
        for paid in range(DICE):
            out[n] = OFFER + good * DICE + paid
            n += judge_offer(c, s, good, paid) == Clause.LEGAL
    return n


@rule
def legal_expand(c: Content, s: State, out: Ints) -> int:
    out[0] = DONE
    out[1] = EXPAND
    return 1 + (judge_expand(c, s) == Clause.LEGAL)


@rule
def legal_buy(c: Content, s: State, out: Ints) -> int:
    out[0] = DONE
    goods = buyable(c, s)
    n = 1
    for good in range(GOODS):
        out[n] = BUY + good
        n += goods >> good & 1
    return n


list_legal = build_phase_dispatch(
    __name__,
    {
        Phase.TRAVEL: legal_travel,
        Phase.LOCK: legal_lock,
        Phase.SELL: legal_sell,
        Phase.EXPAND: legal_expand,
        Phase.BUY: legal_buy,
    },
)


@rule
def legal(c: Content, s: State, out: Ints) -> int:
    """Write the legal actions to `out` in ascending order; return how many there are."""
    return list_legal(c, s, out)
