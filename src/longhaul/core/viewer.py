"""A position as one seat may see it, made once per table and refilled for every move.

Making a position takes longer than blinding it; scores and legal actions come from the same compiled call.
"""

from typing import Any, Self

import numpy as np

from longhaul.core.content import ContentSet
from longhaul.core.memory.record import copy_into
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook

NO_SEED = np.uint64(0)  # in place of the seed in a blinded position


class PlayerView(Position):
    """A blinded position. It is valid until `show` is called again."""

    def __init__(self, rulebook: Rulebook, content: ContentSet[Any]) -> None:
        super().__init__(rulebook, content, rulebook.state.blank(), 0)
        self._figures = np.zeros(rulebook.facts.seats[1] + rulebook.actions.size + 1, np.int32)
        self._read = memoryview(self._figures.data)
        self._legal_count = 0

    def show(self, position: Position, seat: int) -> Self:
        """Fill this view with what `seat` (or NO_SEAT, a spectator) may know of a position."""
        copy_into(self.state, position.state)
        view = self.rulebook.compiled.view
        self._legal_count = view.run(self.content.record, self.state, seat, NO_SEED, self._figures)
        return self

    @property
    def scores(self) -> list[int]:
        return self._read[: self.state.seats].tolist()

    @property
    def legal(self) -> list[Action]:
        seats = self.state.seats
        return [*map(self._known.__getitem__, self._read[seats : seats + self._legal_count].tolist())]
