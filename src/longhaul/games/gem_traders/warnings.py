"""Warnings about legal actions of Gem Traders that certainly cost something. Never compiled."""

from collections.abc import Sequence

from longhaul.core.lookahead import lost_at_the_end
from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position
from longhaul.games.gem_traders.rules.home import excess
from longhaul.games.gem_traders.state import ACTIONS, GOLD, SAFETY_STOP, Phase

CHOICES_AHEAD = 2  # decisions of the same action that are searched: does every line lose?


def warn(position: Position, action: int) -> Message:
    """What an action certainly leads to, or NOTHING."""
    return warnings(position, [action])[0]


def warnings(position: Position, legal: Sequence[int]) -> list[Message]:
    """The warnings of several actions."""
    is_near = can_end(position)
    lost = [lost_at_the_end(position, action, ahead=CHOICES_AHEAD) if is_near else NOTHING for action in legal]
    return [way or warn_of_excess(position, action) for action, way in zip(legal, lost, strict=True)]


def warn_of_excess(position: Position, action: int) -> Message:
    """Units over capacity are lost when the turn ends."""
    s = position.state
    if s.phase == Phase.MENU and ACTIONS.parts(action)[0] == "end" and excess(s) > 0:
        return Message("warning-excess", {"units": int(excess(s))})
    return NOTHING


def can_end(position: Position) -> bool:
    """Whether one action could end the game: all gold is stored or on the active player's ship."""
    s = position.state
    last_turn = s.active == s.seats - 1 and (s.last_round or s.rounds == SAFETY_STOP)
    elsewhere = s.bank[GOLD] + s.space[GOLD] + s.cargo[:, GOLD].sum() - s.cargo[s.active, GOLD]
    return bool(last_turn or elsewhere == 0)
