"""What a bot is: given a position with everything hidden from it re-dealt, it chooses a legal action."""

from typing import Protocol

from longhaul.core.position import Position


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, position: Position) -> int:
        """A legal action for the seat to play. The position is blinded: it holds no secrets."""
        ...


def ask(bot: Bot, position: Position, seed: int) -> int:
    """Let a bot choose. This is the only way a bot meets a position, and it is always a blinded one."""
    return bot.choose(position.blinded(position.seat, seed))
