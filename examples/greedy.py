"""A bot of your own in the arena: longhaul arena dice-traders greedy:Greedy trader (in this folder)"""

from longhaul.bots import Player
from longhaul.core.position import Position

TRIALS = 3  # of what chance may bring


class Greedy(Player):
    """Takes what leaves it richest at once, and does not think of tomorrow."""

    def choose(self, position: Position) -> int:
        """The one method of a bot. Everything that its seat cannot know has been dealt anew in this position."""
        return int(max(position.legal, key=lambda action: self.gain(position, action)))

    def gain(self, position: Position, action: int) -> float:
        """The score that an action leads to, on average; never what surely ends badly; else whatever."""
        kind = self.rulebook.actions.block(action).name
        if position.warning(action) or kind in self.rulebook.facts.grave:
            return -1.0
        return sum(self.score_after(position, action) for _ in range(TRIALS)) / TRIALS + self.random.random()

    def score_after(self, position: Position, action: int) -> int:
        """Try it out, with other dice and cards to come."""
        trial = position.blinded(position.seat, self.random.getrandbits(63))
        trial.play(action)
        return trial.scores[position.seat]
