"""Turns and rounds, and how the game ends (GT-TURN, GT-END)."""

from longhaul.core.events import Log, tell
from longhaul.core.rule import rule
from longhaul.games.gem_traders.clauses import Event
from longhaul.games.gem_traders.crew import offer_declaration
from longhaul.games.gem_traders.exchange import reset_hacked
from longhaul.games.gem_traders.home import check_hold
from longhaul.games.gem_traders.state import (
    GOLD,
    GOODS,
    NO_GOOD,
    NO_RATE,
    SAFETY_STOP,
    STOPPED,
    STORED,
    TURN_ACTIONS,
    TYPES,
    Phase,
    State,
)


@rule
def begin_turn(s: State, log: Log) -> None:
    """Two actions (GT-TURN-01). First the Hacker's reset, then Freeze lapses, then declarations (GT-TURN-04)."""
    s.seat = s.active
    s.actions = TURN_ACTIONS
    tell(log, Event.TURN, s.active, s.rounds)
    reset_hacked(s, log)
    s.freezing[s.active] = 0
    offer_declaration(s)


@rule
def begin_action(s: State) -> None:
    """Spend an action; nothing is yet done of it. The same kind may come twice (GT-TURN-02)."""
    s.actions -= 1
    s.source, s.rate, s.picked = TYPES, NO_RATE, NO_GOOD
    s.limit, s.used, s.optional = 0, 0, 0
    s.given, s.taken = 0, 0


@rule
def is_frozen(s: State) -> bool:
    """Whether another player's Freeze is in force (GT-BOOST-FREEZE); what is no action goes on (GT-BD-05)."""
    for seat in range(s.seats):
        if s.freezing[seat] and seat != s.active:
            return True
    return False


@rule
def is_gold_stored(s: State) -> bool:
    """None in the bank, in space or on a ship (GT-END-01)."""
    if s.bank[GOLD] + s.space[GOLD] > 0:
        return False
    for seat in range(s.seats):
        if s.cargo[seat, GOLD] > 0:
            return False
    return True


@rule
def end_action(s: State, log: Log) -> None:
    """After every completed action the end is tested (GT-END-02); a run-out of other things is none (GT-END-03)."""
    s.seat = s.active
    for good in range(GOODS):
        s.fresh[good], s.passed[good] = 0, 0  # what the action put aboard is cargo like any other now
    if is_gold_stored(s) and s.last_round == 0:
        tell(log, Event.ALL_STORED, s.active)
        s.last_round = 1
    if s.last_round and not s.finish_round:
        finish(s, STORED, log)
    else:
        s.phase = Phase.MENU if s.actions > 0 else Phase.ENDING


@rule
def end_turn(s: State, log: Log) -> None:
    """What no longer fits is dropped, then the next seat plays (GT-TURN-05, GT-SETUP-03)."""
    check_hold(s, log)
    if s.phase == Phase.ENDING:
        s.active = s.active + 1 if s.active + 1 < s.seats else 0
        s.phase = Phase.BEGIN
        if s.active == 0:
            end_round(s, log)


@rule
def end_round(s: State, log: Log) -> None:
    """The safety stop (GT-END-04)."""
    if s.last_round:
        finish(s, STORED, log)
    elif s.rounds == SAFETY_STOP:
        finish(s, STOPPED, log)
    else:
        s.rounds += 1


@rule
def finish(s: State, outcome: int, log: Log) -> None:
    s.seat = s.active
    s.outcome = outcome
    s.phase = Phase.OVER
    tell(log, Event.OVER, s.seat, outcome)
