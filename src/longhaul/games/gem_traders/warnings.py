"""What a legal action of Gem Traders surely leads to, said beforehand. Never compiled."""

from collections.abc import Sequence

from longhaul.core.lookahead import lost_at_the_end
from longhaul.core.position import Position
from longhaul.games.gem_traders.rules.home import excess
from longhaul.games.gem_traders.state import ACTIONS, GOLD, SAFETY_STOP, Phase

CHOICES_AHEAD = 2  # within the action begun that are looked into: does every one of them lose?


def warn(position: Position, action: int) -> str:
    """A sentence, or "" if nothing bad is certain."""
    return warnings(position, [action])[0]


def warnings(position: Position, legal: Sequence[int]) -> list[str]:
    """Those of several actions."""
    is_near = can_end(position)
    lost = [lost_at_the_end(position, action, ahead=CHOICES_AHEAD) if is_near else "" for action in legal]
    return [way or warn_of_excess(position, action) for action, way in zip(legal, lost, strict=True)]


def warn_of_excess(position: Position, action: int) -> str:
    """What a ship cannot carry is lost when the turn ends."""
    s = position.state
    if s.phase == Phase.MENU and ACTIONS.parts(action)[0] == "end" and excess(s) > 0:
        return f"{int(excess(s))} units do not fit and go into space"
    return ""


def can_end(position: Position) -> bool:
    """Whether one action could end the game: no gold is left but stored, or on the ship of whoever's turn it is."""
    s = position.state
    last_turn = s.active == s.seats - 1 and (s.last_round or s.rounds == SAFETY_STOP)
    elsewhere = s.bank[GOLD] + s.space[GOLD] + s.cargo[:, GOLD].sum() - s.cargo[s.active, GOLD]
    return bool(last_turn or elsewhere == 0)
