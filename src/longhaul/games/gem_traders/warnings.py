"""What a legal action of Gem Traders surely leads to, said beforehand. Never compiled."""

from longhaul.core.position import Position
from longhaul.games.gem_traders.home import excess
from longhaul.games.gem_traders.state import ACTIONS, GOLD, HOME, Phase
from longhaul.games.gem_traders.wording import standing


def warn(position: Position, action: int) -> str:
    """A sentence, or "" if nothing bad is certain."""
    verb = ACTIONS.parts(action)[0]
    s = position.state
    if verb == "end" and s.phase == Phase.MENU and excess(s) > 0:
        return f"{excess(s)} units do not fit and go into space"
    if verb == "unload" and ends_the_game(position):
        return lost_by_ending(position)
    return ""


def ends_the_game(position: Position) -> bool:
    """Whether the last gold is on the decider's ship, at home."""
    s = position.state
    elsewhere = int(s.bank[GOLD] + s.space[GOLD] + s.cargo[:, GOLD].sum() - s.cargo[s.seat, GOLD])
    return elsewhere == 0 and s.cargo[s.seat, GOLD] > 0 and s.place[s.seat] == HOME and not s.finish_round


def lost_by_ending(position: Position) -> str:
    """The game would stop there: who is ahead then?"""
    s = position.state
    totals = [sum(standing(position, seat).values()) for seat in range(position.seats)]
    totals[s.seat] += int(s.cargo[s.seat, GOLD])
    ahead = max(totals)
    return f"the game ends, and {ahead} points beat your {totals[s.seat]}" if totals[s.seat] < ahead else ""
