"""The interface of a bot: given a position with everything hidden re-dealt, it chooses a legal action."""

from random import Random
from typing import Protocol

from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook


class Bot(Protocol):
    """A computer player."""

    def choose(self, position: Position) -> int:
        """A legal action for the seat to play. The position is blinded: it holds no secrets."""
        ...


class Player:
    """The base class for a bot of your own: `choose` is the one method to write.

    An object plays one seat of one game, so it may remember what it likes.
    """

    def __init__(self, rulebook: Rulebook, seed: int = 0) -> None:
        self.rulebook = rulebook
        self.random = Random(seed)  # the only source of chance to use: the same seed gives the same game

    def choose(self, position: Position) -> int:
        raise NotImplementedError(f"{type(self).__name__} has no method `choose` yet")


def ask(bot: Bot, position: Position, seed: int) -> int:
    """Let a bot choose. Bots get positions only through this function, so these are always blinded."""
    return bot.choose(position.blinded(position.seat, seed))
