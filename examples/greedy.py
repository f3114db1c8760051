"""An example bot for the arena. In this folder: longhaul arena dice-traders greedy:Greedy trader"""

from longhaul.bots import Player
from longhaul.core.position import Position

SAMPLES = 3  # of what chance may bring


class Greedy(Player):
    """Plays the action with the highest immediate score."""

    def choose(self, position: Position) -> int:
        """The one method of a bot. In this position, everything that the seat cannot know has been re-dealt."""
        return int(max(position.legal, key=lambda action: self.gain(position, action)))

    def gain(self, position: Position, action: int) -> float:
        """The mean score after an action, ties broken at random; -1 for grave actions and those with a warning."""
        kind = self.rulebook.actions.block(action).name
        if position.warning(action) or kind in self.rulebook.facts.irreversible:
            return -1.0
        return sum(self.score_after(position, action) for _ in range(SAMPLES)) / SAMPLES + self.random.random()

    def score_after(self, position: Position, action: int) -> int:
        """Try the action with other dice and cards to come."""
        trial = position.blinded(position.seat, self.random.getrandbits(63))
        trial.play(action)
        return trial.scores[position.seat]
