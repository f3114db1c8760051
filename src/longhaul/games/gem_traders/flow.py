"""What happens when an action is played, and how the game runs on to the next decision."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.action_table import perform
from longhaul.games.gem_traders.rules.boosts import next_victim
from longhaul.games.gem_traders.rules.movement import ask_fee
from longhaul.games.gem_traders.rules.turn import begin_action, begin_turn, end_action, end_turn
from longhaul.games.gem_traders.state import END, LAST_DECISION, Content, Phase, State


@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    """The action must be legal."""
    if s.phase == Phase.MENU and action != END:
        begin_action(s)
    perform(c, s, action, log)
    advance(c, s, log)


@rule
def advance(c: Content, s: State, log: Log) -> None:
    """Let the game run until someone has something to decide, or it is over."""
    while s.phase > LAST_DECISION:
        if s.phase == Phase.ACTED:
            end_action(c, s, log)
        elif s.phase == Phase.ENDING:
            end_turn(c, s, log)
        elif s.phase == Phase.BEGIN:
            begin_turn(s, log)
        elif s.phase == Phase.DOCKED:
            ask_fee(s, log)
        else:
            next_victim(s, log)
