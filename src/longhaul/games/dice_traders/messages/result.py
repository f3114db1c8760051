"""What decided a game of Dice Traders (DT-END-06). Its score is money, which has no parts. Never compiled."""

from longhaul.core.messages.message import NOTHING, Message
from longhaul.core.position import Position


def decided(position: Position) -> Message:
    return Message("decided-shared") if len(position.winners) > 1 else NOTHING
