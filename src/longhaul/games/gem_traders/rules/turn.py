"""Turns and rounds, and how the game ends (GT-TURN, GT-END)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.crew import close_declaration, offer_declaration
from longhaul.games.gem_traders.rules.exchange import reset_hacked
from longhaul.games.gem_traders.rules.home import check_hold
from longhaul.games.gem_traders.rules.scoring import score, won
from longhaul.games.gem_traders.scratch import clear_action
from longhaul.games.gem_traders.state import (
    GOLD,
    NO_GOOD,
    NO_RATE,
    SAFETY_STOP,
    STOPPED,
    STORED,
    TURN_ACTIONS,
    Content,
    Phase,
    State,
)


@rule
def begin_turn(s: State, log: Log) -> None:
    """Two actions (GT-TURN-01). First the Hacker's reset, then Freeze ends, then declarations (GT-TURN-04)."""
    s.seat = s.active
    s.actions = TURN_ACTIONS
    emit(log, Event.TURN, s.active, s.rounds)
    reset_hacked(s, log)
    s.freezing[s.active] = 0
    offer_declaration(s)


@rule
def begin_action(s: State) -> None:
    """Spend an action. The same kind may come twice (GT-TURN-02)."""
    s.actions -= 1
    clear_action(s)


@rule
def is_frozen(s: State) -> bool:
    """Whether another player's Freeze is in force (GT-BOOST-FREEZE); what is not an action continues (GT-BD-05)."""
    for seat in range(s.seats):
        if s.freezing[seat] and seat != s.active:
            return True
    return False


@rule
def is_gold_stored(s: State) -> bool:
    """Whether no gold is left in the bank, in space or aboard (GT-END-01)."""
    if s.bank[GOLD] + s.space[GOLD] > 0:
        return False
    for seat in range(s.seats):
        if s.cargo[seat, GOLD] > 0:
            return False
    return True


@rule
def end_action(c: Content, s: State, log: Log) -> None:
    """The end is tested after every completed action (GT-END-02); nothing else ends the game (GT-END-03)."""
    s.seat = s.active
    clear_action(s)
    if is_gold_stored(s) and s.last_round == 0:
        emit(log, Event.ALL_STORED, s.active)
        s.last_round = 1
    if s.last_round and not s.finish_round:
        finish(c, s, STORED, log)
    else:
        s.phase = Phase.MENU if s.actions > 0 else Phase.ENDING


@rule
def end_turn(c: Content, s: State, log: Log) -> None:
    """What no longer fits is dropped, then the next seat plays (GT-TURN-05, GT-SETUP-03)."""
    check_hold(s, log)
    if s.phase == Phase.ENDING:
        s.active = s.active + 1 if s.active + 1 < s.seats else 0
        s.phase = Phase.BEGIN
        if s.active == 0:
            end_round(c, s, log)


@rule
def end_round(c: Content, s: State, log: Log) -> None:
    """The safety stop (GT-END-04)."""
    if s.last_round:
        finish(c, s, STORED, log)
    elif s.rounds == SAFETY_STOP:
        finish(c, s, STOPPED, log)
    else:
        s.rounds += 1


@rule
def finish(c: Content, s: State, outcome: int, log: Log) -> None:
    s.seat = s.active
    s.outcome = outcome
    s.phase = Phase.OVER
    emit(log, Event.OVER, s.seat, outcome)
    report_winners(c, s, log)


@rule
def report_winners(c: Content, s: State, log: Log) -> None:
    """Who has won, alone or with others (GT-SCORE-07, GT-TIE-03)."""
    if log is not None:
        winners = 0
        for seat in range(s.seats):
            winners += won(c, s, seat)
        for seat in range(s.seats):
            if won(c, s, seat):
                emit(log, Event.WON, seat, score(c, s, seat), winners > 1)


# Ending the turn, or the action under way -----------------------------------------------------------
@rule
def judge_end(s: State) -> int:
    """An action under way is brought to its end first (GT-TURN-03)."""
    return Clause.LEGAL if s.phase == Phase.MENU else Clause.TURN_03


@rule
def end(s: State) -> None:
    s.phase = Phase.ENDING


@rule
def judge_done(s: State) -> int:
    """Optional parts may stop after the first (GT-TURN-07, GT-TRADE-16); obligatory ones may not."""
    phase = s.phase
    if phase == Phase.MENU:
        return Clause.TURN_03
    if phase == Phase.DECLARE:
        return Clause.LEGAL
    if phase == Phase.FEE:
        return Clause.OFF_12
    if phase == Phase.DROP:
        return Clause.BOOST_JETTISON
    if phase == Phase.EXCESS:
        return Clause.CAP_03
    if phase == Phase.PAY:
        return Clause.BUY_03
    if phase >= Phase.FLY and phase <= Phase.WINDFALL:
        return Clause.TURN_07
    begun = s.used > 0 or (s.optional and phase == Phase.TRADE)  # the Marketeer's trade may be empty (GT-OFF-11)
    return Clause.LEGAL if begun and is_between(s) else Clause.TURN_07


@rule
def is_between(s: State) -> bool:
    """Whether no pair is half done."""
    if s.phase == Phase.BARTER:
        return s.picked == NO_GOOD
    return s.phase != Phase.CONVERT or s.rate == NO_RATE


@rule
def done(s: State) -> None:
    """No more of what is under way."""
    if s.phase == Phase.DECLARE:
        close_declaration(s)
    else:
        s.phase = Phase.ACTED
