"""A bot that plays any legal action, each equally likely."""

from random import Random

from longhaul.core.position import Position


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        return self._random.choice(position.legal)
