"""What a legal action of Star Traders surely leads to, said beforehand. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.star_traders.kinds import SLOTS, Phase
from longhaul.games.star_traders.ships import blockaders
from longhaul.games.star_traders.state import ACTIONS


def warn(position: Position, action: int) -> str:
    """A sentence, or "" if nothing bad is certain."""
    verb, arguments = ACTIONS.parts(action)
    s = position.state
    if verb == "sector" and s.phase == Phase.TRAVEL:
        here = int(s.at[s.ship])
        alone = s.blockader[here] == s.seat + 1 and blockaders(position.content.record, s, here) == 1
        return "the blockade ends when its last ship leaves" if alone else ""
    if verb == "dismiss":
        ship = SLOTS * int(s.seat) + arguments[0] + 1
        lost = [name for name, held in (("cargo", s.hold[ship].any()), ("crew", s.crew[ship] > 0)) if held]
        return f"its {' and '.join(lost)} will be lost" if lost else ""
    if verb == "call_off":
        return "all markers of the blockade go"
    return ""
