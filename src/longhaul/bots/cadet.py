"""The weakest level: the heuristic policy with plausible mistakes."""

from random import Random

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook


class Cadet:
    """Plays like the heuristic bot, but sometimes varies the action: locks other dice, buys another good."""

    def __init__(self, rulebook: Rulebook, mistake_rate: float, seed: int = 0) -> None:
        self._heuristic = heuristic_bot(rulebook)
        self._mistake_rate = mistake_rate
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        best = self._heuristic.choose(position)
        errs, pick = self._random.random() < self._mistake_rate, self._random.random()
        if not errs:
            return best
        mistakes = [action for action in position.legal if is_plausible_mistake(position, action, best)]
        return int(mistakes[int(pick * len(mistakes))]) if mistakes else best


def is_plausible_mistake(position: Position, action: Action, best: int) -> bool:
    """Whether a beginner could do this instead: an action of the same kind, neither irreversible nor warned of."""
    space, irreversible = position.rulebook.actions, position.rulebook.facts.irreversible
    kind = space.block(action).name
    is_same_kind = kind == space.block(best).name and kind not in irreversible
    return is_same_kind and action != best and not position.warning(action)
