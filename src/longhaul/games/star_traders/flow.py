"""What happens when an action is played; `phases` runs the game on to the next decision."""

from longhaul.core.events import Log
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.action_table import perform
from longhaul.games.star_traders.phases import advance
from longhaul.games.star_traders.state import Content, State


@rule
def apply(c: Content, s: State, action: int, log: Log) -> None:
    """The action must be legal."""
    perform(c, s, action, log)
    advance(c, s, log)
