"""The game as a whole: setup, the one judge, the legal list, the effects, the result."""

from longhaul.core.chance import below
from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.dice_traders.rules.roll import judge_lock, lock, lock_choices
from longhaul.games.dice_traders.rules.trade import (
    buy,
    buyable,
    close_sale,
    expand,
    judge_buy,
    judge_expand,
    judge_offer,
    judge_sale,
    judge_sell,
    offer,
    sell_all,
)
from longhaul.games.dice_traders.rules.travel import (
    begin_turn,
    end_turn,
    explore,
    follow,
    judge_explore,
    judge_follow,
    judge_retire,
    retire,
)
from longhaul.games.dice_traders.state import (
    BUY,
    DICE,
    DONE,
    EXPAND,
    EXPLORE,
    FOLLOW,
    GOODS,
    HOLD,
    LOCK,
    OFFER,
    RETIRE,
    SELL,
    SHORT_GAME,
    SIZES,
    START_CREDITS,
    Clause,
    Content,
    Phase,
    State,
)


# Setup ----------------------------------------------------------------------------------------
@rule
def setup(c: Content, s: State, log: Log) -> None:
    """A zeroed record with seed, seats and options becomes the start of a game.

    10 credits each (DT-SETUP-03), no day spent, no cargo (DT-SETUP-04); chance picks who begins
    (DT-SETUP-01).
    """
    for seat in range(s.seats):
        s.credits[seat] = START_CREDITS
        s.room[seat] = start_room(s)
    s.seat = below(c, s, s.seats)
    begin_turn(c, s, log)


@rule
def start_room(s: State) -> int:
    """Under the bay rule 3 units, or 4 in a short game (DT-BAY-01, DT-BAY-05)."""
    if s.bay == 0:
        return HOLD
    return 4 if s.limit <= SHORT_GAME else 3


# Legality: the one judge. ---------------------------------------------------------------------
@rule
def judge(c: Content, s: State, action: int) -> int:
    """0 if the action is legal, else the clause that forbids it."""
    if s.phase == Phase.OVER:
        return Clause.END_01
    if action < LOCK:
        return judge_trip(s, action)
    if action < DONE:
        return judge_lock(s, action - LOCK + 1)
    if action == DONE:
        return judge_done(s)
    if action == SELL:
        return judge_sell(s)
    if action < BUY:
        return judge_offer(s, (action - OFFER) // DICE, (action - OFFER) % DICE)
    if action < EXPAND:
        return judge_buy(c, s, action - BUY)
    return judge_expand(s)


@rule
def judge_trip(s: State, action: int) -> int:
    if action == RETIRE:
        return judge_retire(s)
    return judge_follow(s) if action == FOLLOW else judge_explore(s, action - EXPLORE)


@rule
def judge_done(s: State) -> int:
    """Trades may be skipped (DT-TURN-04); travel (DT-TURN-03) and a lock (DT-ROLL-02) may not."""
    if s.phase == Phase.TRAVEL:
        return Clause.TURN_03
    return Clause.ROLL_02 if s.phase == Phase.LOCK else Clause.LEGAL


@rule
def legal(c: Content, s: State, out: Ints) -> int:
    """Write the legal actions to `out` in ascending order; return how many there are."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.TRAVEL:
        return legal_trips(s, out)
    if s.phase == Phase.LOCK:
        return legal_locks(s, out)
    out[0] = DONE
    if s.phase == Phase.SELL:
        return legal_sales(s, out)
    if s.phase == Phase.EXPAND:
        out[1] = EXPAND
        return 2 if judge_expand(s) == Clause.LEGAL else 1
    return legal_buys(c, s, out)


@rule
def legal_trips(s: State, out: Ints) -> int:
    sizes = 0  # that fit into the days left: the smaller ones, if not all
    for size in range(SIZES):
        sizes += judge_explore(s, size) == Clause.LEGAL
    follows = judge_follow(s) == Clause.LEGAL
    for action in range(RETIRE, EXPLORE + SIZES):  # the first actions there are, from 0 on
        out[action] = action
    out[EXPLORE + sizes] = FOLLOW
    return EXPLORE + sizes + follows


@rule
def legal_locks(s: State, out: Ints) -> int:
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
def legal_sales(s: State, out: Ints) -> int:
    n = 1
    if s.free == 0:
        out[n] = SELL
        return n + (judge_sell(s) == Clause.LEGAL)
    for good in range(GOODS):
        for paid in range(DICE):
            out[n] = OFFER + good * DICE + paid
            n += judge_offer(s, good, paid) == Clause.LEGAL
    return n


@rule
def legal_buys(c: Content, s: State, out: Ints) -> int:
    goods = buyable(c, s)
    n = 1
    for good in range(GOODS):
        out[n] = BUY + good
        n += goods >> good & 1
    return n


# Effects: each assumes that its action is legal. ----------------------------------------------
@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    if action < LOCK:
        make_trip(c, s, action, log)
    elif action < DONE:
        lock(c, s, action - LOCK + 1, log)
    elif action == DONE:
        done(c, s, log)
    elif action == SELL:
        sell_all(c, s, log)
    elif action < BUY:
        offer(c, s, (action - OFFER) // DICE, (action - OFFER) % DICE, log)
    elif action < EXPAND:
        buy(c, s, action - BUY, log)
    else:
        expand(s, log)
    skip_idle_steps(c, s, log)


@rule
def make_trip(c: Content, s: State, action: int, log: Log) -> None:
    if action == RETIRE:
        retire(c, s, log)
    elif action == FOLLOW:
        follow(s, log)
    else:
        explore(c, s, action - EXPLORE, log)


@rule
def done(c: Content, s: State, log: Log) -> None:
    if s.phase == Phase.SELL:
        close_sale(c, s, log)
    elif s.phase == Phase.EXPAND:
        s.phase = Phase.BUY
    else:
        end_turn(c, s, log)


@rule
def skip_idle_steps(c: Content, s: State, log: Log) -> None:
    """A step that offers nothing but to end it ends by itself (sell, bay, buy: DT-TURN-01, DT-TURN-05)."""
    if s.phase == Phase.SELL and judge_sale(s) != Clause.LEGAL:
        close_sale(c, s, log)
    if s.phase == Phase.EXPAND and judge_expand(s) != Clause.LEGAL:
        s.phase = Phase.BUY
    if s.phase == Phase.BUY and buyable(c, s) == 0:
        end_turn(c, s, log)


# Result ---------------------------------------------------------------------------------------
@rule
def score(c: Content, s: State, seat: int) -> int:
    """Credits alone count; cargo left aboard is worth nothing (DT-END-04, DT-END-05)."""
    return s.credits[seat]


@rule
def won(c: Content, s: State, seat: int) -> bool:
    """Most credits win; tied players share the win (DT-END-04, DT-END-06)."""
    for other in range(s.seats):
        if s.credits[other] > s.credits[seat]:
            return False
    return True


@rule
def ending(c: Content, s: State) -> int:
    """How it ended: 0 all days spent, 1 some retired, 2 all retired."""
    gone = s.retired[: s.seats].sum()
    if gone == 0:
        return 0
    return 2 if gone == s.seats else 1
