"""What a table is looked at through. It is made once and used for every move, since making a position takes longer than
looking at it; and all that is asked of what is seen is worked out in one call."""

from typing import Any, Self

import numpy as np

from longhaul.core.content import ContentSet
from longhaul.core.memory.record import copy_into
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook

UNSEEN = np.uint64(0)  # in place of the seed, in what someone may know


class Glass(Position):
    """A position as someone may know it. It is good until something else is shown."""

    def __init__(self, rulebook: Rulebook, content: ContentSet[Any]) -> None:
        super().__init__(rulebook, content, rulebook.state.blank(), 0)
        self._figures = np.zeros(rulebook.facts.seats[1] + rulebook.actions.size + 1, np.int32)
        self._read = memoryview(self._figures.data)
        self._legal = 0  # how many actions are

    def show(self, position: Position, seat: int) -> Self:
        """What `seat` (or a stranger, NOBODY) may know of a position, the rest re-dealt."""
        copy_into(self.state, position.state)
        view = self.rulebook.compiled.view
        self._legal = view.run(self.content.record, self.state, seat, UNSEEN, self._figures)
        return self

    @property
    def scores(self) -> list[int]:
        return self._read[: self.state.seats].tolist()

    @property
    def legal(self) -> list[Action]:
        seats = self.state.seats
        return [*map(self._known.__getitem__, self._read[seats : seats + self._legal].tolist())]
