"""What the player is asked, and how far the game is. Never compiled."""

from typing import Any

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.dice_traders.state import ROLLS, Phase, State

purse_of = State.reader("seat", "limit", "credits", "days")
OVER = Message("prompt-over")


def prompt(position: Position) -> Message:
    s = position.state
    match s.phase:
        case Phase.LOCK:
            return Message("prompt-lock", {"roll": s.rolls, "rolls": ROLLS, "left": ROLLS - s.rolls})
        case Phase.TRAVEL:
            return Message("prompt-travel", purse(s))
        case Phase.SELL:
            return Message("prompt-sell", purse(s))
        case Phase.EXPAND:
            return Message("prompt-expand", {**purse(s), "room": s.room.item(s.seat)})
        case Phase.BUY:
            room = s.room.item(s.seat) - s.load.item(s.seat)
            return Message("prompt-buy", {**purse(s), "room": room, "first": not s.bought})
    return OVER


def purse(state: Any) -> dict[str, int]:
    """The money and the days that are left."""
    seat, limit, credit, days = purse_of(state)
    return {"credits": credit[seat], "days": limit - days[seat]}


def when(position: Position) -> Message:
    """The day that the seat to play is on."""
    s = position.state
    return Message("when", {"day": min(int(s.days[s.seat]) + 1, int(s.limit))})
