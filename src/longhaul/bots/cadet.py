"""The bot to begin with: rules of thumb, and slips that anyone could make."""

from random import Random

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook


class Cadet:
    """Means to do the right kind of thing, and now and then does it wrongly: keeps other dice, buys another good."""

    def __init__(self, rulebook: Rulebook, slips: float, seed: int = 0) -> None:
        self._rules_of_thumb = heuristic_bot(rulebook)
        self._slips = slips
        self._random = Random(seed)

    def choose(self, position: Position) -> int:
        meant = self._rules_of_thumb.choose(position)
        slips, pick = self._random.random() < self._slips, self._random.random()
        if not slips:
            return meant
        others = [action for action in position.legal if is_slip(position, action, meant)]
        return int(others[int(pick * len(others))]) if others else meant


def is_slip(position: Position, action: Action, meant: int) -> bool:
    """Whether someone could do this instead: the same kind of thing, nothing grave, nothing that surely ends badly."""
    layout, grave = position.rulebook.actions, position.rulebook.facts.grave
    kind = layout.block(action).name
    is_alike = kind == layout.block(meant).name and kind not in grave
    return is_alike and action != meant and not position.warning(action)
