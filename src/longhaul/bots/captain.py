"""Bots that search; they play by the heuristic policy until the search is compiled."""

from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.search import Searcher, Settings
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

FOLLOW_UP_BUDGET = 0.25  # share of the budget, at most, for an action that continues the previous decision


class Captain:
    """Plays one seat of one game. Consecutive actions without chance between them share the budget of one decision."""

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: int = 0) -> None:
        self._searcher = Searcher(rulebook, settings, seed)
        self._heuristic = heuristic_bot(rulebook)
        self._predicted = b""  # what the seat must know next if nothing but its latest action happens

    @property
    def memory(self) -> int:
        """In bytes."""
        return self._searcher.memory

    def choose(self, position: Position) -> int:
        legal = position.legal
        is_follow_up = self._predicted != b"" and _knowledge(position) == self._predicted
        if len(legal) == 1:
            self._predicted = predict(position, legal[0]) if is_follow_up else b""
            return int(legal[0])
        if not self._searcher.is_ready:
            return self._heuristic.choose(position)
        action = self._searcher.search(position, FOLLOW_UP_BUDGET if is_follow_up else 1.0)[0].action
        self._predicted = predict(position, action)
        return int(action)


def predict(position: Position, action: int) -> bytes:
    """What the seat will know after an action, if it plays again and chance cannot intervene; else nothing."""
    first, second = (_knowledge_after(position, action, seed) for seed in (1, 2))
    return first if first == second else b""


def _knowledge_after(position: Position, action: int, seed: int) -> bytes:
    trial = position.blinded(position.seat, seed)
    trial.apply_legal(int(action))
    return _knowledge(trial) if trial.seat == position.seat else b""


def _knowledge(position: Position) -> bytes:
    """All that the seat to play knows."""
    return bytes(position.blinded(position.seat))
