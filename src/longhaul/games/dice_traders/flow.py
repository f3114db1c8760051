"""What happens when an action is played. The action must be legal."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.dice_traders.action_table import perform
from longhaul.games.dice_traders.rules.turn import skip_idle_steps
from longhaul.games.dice_traders.state import Content, State


@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    perform(c, s, action, log)
    skip_idle_steps(c, s, log)
