"""Bots that look ahead: a search with a memory of its game, and rules of thumb until the search is compiled."""

from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.search import Searcher, Settings
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

CONTINUED = 0.25  # of the budget, at most, for a click that goes on with what was decided at the one before


class Captain:
    """Plays one seat of one game. Several clicks with no chance between them are one decision: they share a budget."""

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: int = 0) -> None:
        self._searcher = Searcher(rulebook, settings, seed)
        self._rules_of_thumb = heuristic_bot(rulebook)
        self._foreseen = b""  # the position that the latest decision surely led to

    @property
    def memory(self) -> int:
        """In bytes."""
        return self._searcher.memory

    def choose(self, position: Position) -> int:
        legal = position.legal
        goes_on = self._foreseen != b"" and _known(position) == self._foreseen
        if len(legal) == 1:
            self._foreseen = foresee(position, legal[0]) if goes_on else b""
            return int(legal[0])
        if not self._searcher.is_ready:
            return self._rules_of_thumb.choose(position)
        action = self._searcher.think(position, CONTINUED if goes_on else 1.0)[0].action
        self._foreseen = foresee(position, action)
        return int(action)


def foresee(position: Position, action: int) -> bytes:
    """What the seat will know after an action, if it decides again and no chance can come between; else nothing."""
    after = [_after(position, action, seed) for seed in (1, 2)]
    return after[0] if after[0] == after[1] else b""


def _after(position: Position, action: int, seed: int) -> bytes:
    trial = position.blinded(position.seat, seed)
    trial.carry_out(int(action))
    return _known(trial) if trial.seat == position.seat else b""


def _known(position: Position) -> bytes:
    """All that the seat to play knows."""
    return bytes(position.blinded(position.seat))
