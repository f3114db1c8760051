"""What happens when an action is played. The action must be legal."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.action_table import perform
from longhaul.games.free_trader.rules.turn import advance
from longhaul.games.free_trader.state import Content, State


@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    perform(c, s, action, log)
    advance(c, s, log)
