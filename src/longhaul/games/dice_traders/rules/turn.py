"""The course of a turn: it begins, its steps end, the next player follows (DT-TURN, DT-TIME)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.events import Event
from longhaul.games.dice_traders.rules.bay import judge_expand
from longhaul.games.dice_traders.rules.buy import buyable
from longhaul.games.dice_traders.rules.calendar import next_seat
from longhaul.games.dice_traders.rules.roll import land
from longhaul.games.dice_traders.rules.scoring import most_credits, richest
from longhaul.games.dice_traders.rules.sell import close_sale, judge_sale
from longhaul.games.dice_traders.state import BIG, GOODS, Content, Phase, State


@rule
def begin_turn(c: Content, s: State, log: Log) -> None:
    """The first turn starts on a Big planet at no cost (DT-TURN-02); later ones start with travel."""
    s.sold, s.expanded, s.bought = 0, 0, 0
    for good in range(GOODS):
        s.taken[good] = 0
    emit(log, Event.TURN, s.seat, s.days[s.seat])
    s.turns[s.seat] += 1
    if s.turns[s.seat] == 1:
        land(c, s, BIG, log)
    else:
        s.phase = Phase.TRAVEL


@rule
def end_turn(c: Content, s: State, log: Log) -> None:
    """The player who has spent the fewest days is next; once nobody has days left, the game is over."""
    following = next_seat(s)
    if following < 0:
        s.phase = Phase.OVER
        emit(log, Event.OVER, s.seat, richest(s), most_credits(s))
    else:
        s.seat = following
        begin_turn(c, s, log)


# Steps ----------------------------------------------------------------------------------------
@rule
def judge_done(c: Content, s: State) -> int:
    """Trades may be skipped (DT-TURN-04); travel (DT-TURN-03) and keeping dice (DT-ROLL-02) may not."""
    if s.phase == Phase.TRAVEL:
        return Clause.TURN_03
    return Clause.ROLL_02 if s.phase == Phase.LOCK else Clause.LEGAL


@rule
def done(c: Content, s: State, log: Log) -> None:
    """End the step."""
    if s.phase == Phase.SELL:
        close_sale(c, s, log)
    elif s.phase == Phase.EXPAND:
        s.phase = Phase.BUY
    else:
        end_turn(c, s, log)


@rule
def skip_idle_steps(c: Content, s: State, log: Log) -> None:
    """A step whose only legal action is to end it ends by itself (sell, bay, buy: DT-TURN-01, DT-TURN-05)."""
    if s.phase == Phase.SELL and judge_sale(s) != Clause.LEGAL:
        close_sale(c, s, log)
    if s.phase == Phase.EXPAND and judge_expand(c, s) != Clause.LEGAL:
        s.phase = Phase.BUY
    if s.phase == Phase.BUY and buyable(c, s) == 0:
        end_turn(c, s, log)
