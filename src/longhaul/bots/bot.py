"""What a bot is: given a position with everything hidden from it re-dealt, it chooses a legal action."""

from random import Random
from typing import Protocol

from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, position: Position) -> int:
        """A legal action for the seat to play. The position is blinded: it holds no secrets."""
        ...


class Player:
    """A bot of your own begins here: `choose` is the one method to write.

    It lives as long as its game does, in one seat, so it may remember what it likes.
    """

    def __init__(self, rulebook: Rulebook, seed: int = 0) -> None:
        self.rulebook = rulebook
        self.random = Random(seed)  # the only chance to use: the same seed gives the same game

    def choose(self, position: Position) -> int:
        raise NotImplementedError(f"{type(self).__name__} does not choose yet")


def ask(bot: Bot, position: Position, seed: int) -> int:
    """Let a bot choose. This is the only way a bot meets a position, and it is always a blinded one."""
    return bot.choose(position.blinded(position.seat, seed))
