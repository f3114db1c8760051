"""What the player is asked, and how far the game is. Never compiled."""

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.free_trader.messages.names import planet_word
from longhaul.games.free_trader.rules.calendar import cards_left, payment_due
from longhaul.games.free_trader.rules.jump import targets
from longhaul.games.free_trader.state import MOD_CARGO, NONE, Phase

OVER = Message("prompt-over")


def prompt(position: Position) -> Message:
    """The question of the phase, with the money and the payment to come."""
    s, message = position.state, f"prompt-{position.phase}"
    purse = {"money": int(s.money), "due": int(payment_due(s)), "cards": int(cards_left(s))}
    match s.phase:
        case Phase.OVER:
            return OVER
        case Phase.PLACE | Phase.HAVEN:
            return Message(message, {**purse, "planet": planet_word(position, s.drawn)})
        case Phase.BUY:
            return Message(message, {**purse, "spaces": int(s.level[MOD_CARGO]) - int(s.hold.sum())})
        case Phase.JUMP if is_emergency(position):
            return Message(f"{message}-back", purse)
        case Phase.COMBAT:
            return Message(message, {**purse, "card": position.content.words["card"][s.enemy]})
        case Phase.FINE:
            return Message(message, {**purse, "fine": int(s.fine)})
    return Message(message, purse)


def is_emergency(position: Position) -> bool:
    """Whether the only way is back."""
    s = position.state
    return bool(s.previous != NONE and targets(position.content.record, s) >> int(s.previous) & 1)


def when(position: Position) -> Message:
    return Message("when", {"month": int(position.state.month)})
