"""Rollouts: a position played to its end many times by the heuristic policy; a template, like the search.

Every rollout re-deals what the seat to play cannot know, and uses the same deal for every action that is compared:
common random numbers, so that the difference between two actions is measured with less noise.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.heuristic import find_policy
from longhaul.core.chance import block
from longhaul.core.jit.entry_points import EntryPoint
from longhaul.core.rulebook import Rulebook
from longhaul.core.state import OVER

POLICY_ACTION = -1  # in place of a first action: the policy chooses it too

if TYPE_CHECKING:
    apply: Callable[..., None]
    blind: Callable[..., None]
    policy: Callable[..., int]
    score: Callable[..., int]
    won: Callable[..., bool]


@cache
def rollouts_entry(rulebook: Rulebook) -> EntryPoint:
    """The rollouts of a game, compiled on first use."""
    rules = {**vars(rulebook.rules), "policy": find_policy(rulebook)}
    name = f"rollouts_{rulebook.facts.id.replace('-', '_')}"
    return EntryPoint(_rollouts, name, (rulebook.content,), rows=rulebook.state, releases_gil=True, **rules)


def _rollouts(
    c: Any,
    base: NDArray[Any],
    work: NDArray[Any],
    first_action: int,
    seed: np.uint64,
    first: int,
    max_moves: int,
    scores: NDArray[np.int32],
    wins: NDArray[np.uint8],
) -> int:
    """As many games as `scores` has rows, numbered from `first`, each beginning with `first_action`; how many moves
    they took. A game that exceeds `max_moves` stops as it stands and has no winner."""
    me = base[0].seat
    moves = 0
    for row in range(scores.shape[0]):
        work[0] = base[0]
        s = work[0]
        blind(c, s, me, block(seed, first + row))
        action, moves_left = first_action, max_moves
        while s.phase != OVER and moves_left > 0:
            if action == POLICY_ACTION:
                action = policy(c, s)
            apply(c, s, action, None)
            action = POLICY_ACTION
            moves_left -= 1
        moves += max_moves - moves_left
        for seat in range(s.seats):
            scores[row, seat] = score(c, s, seat)
            wins[row, seat] = s.phase == OVER and won(c, s, seat)
    return moves
