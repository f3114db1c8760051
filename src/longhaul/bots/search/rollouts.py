"""Trial games: a position played on to its end, many times over, by the rules of thumb; as a template, like the search.

Every game deals anew all that the seat to play cannot know, and takes the same deal again for every action that is
tried: what two actions lead to then differs by less luck than two games of chance would.
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

AS_IT_COMES = -1  # in place of an action: the rules of thumb choose the first one too

if TYPE_CHECKING:
    apply: Callable[..., None]
    blind: Callable[..., None]
    policy: Callable[..., int]
    score: Callable[..., int]
    won: Callable[..., bool]


@cache
def trials_entry(rulebook: Rulebook) -> EntryPoint:
    """The trial games of a game, compiled on first use."""
    rules = {**vars(rulebook.rules), "policy": find_policy(rulebook)}
    name = f"trials_{rulebook.facts.id.replace('-', '_')}"
    return EntryPoint(_trials, name, (rulebook.content,), rows=rulebook.state, releases_gil=True, **rules)


def _trials(
    c: Any,
    base: NDArray[Any],
    work: NDArray[Any],
    first: int,
    seed: np.uint64,
    begun: int,
    longest: int,
    scores: NDArray[np.int32],
    wins: NDArray[np.uint8],
) -> int:
    """As many games as `scores` has rows, `begun` having been played before, each with the action `first`; how many
    decisions they took. One that is longer than it can be is left as it stands, and won by no one."""
    me = base[0].seat
    decisions = 0
    for row in range(scores.shape[0]):
        work[0] = base[0]
        s = work[0]
        blind(c, s, me, block(seed, begun + row))
        action, left = first, longest
        while s.phase != OVER and left > 0:
            if action == AS_IT_COMES:
                action = policy(c, s)
            apply(c, s, action, None)
            action = AS_IT_COMES
            left -= 1
        decisions += longest - left
        for seat in range(s.seats):
            scores[row, seat] = score(c, s, seat)
            wins[row, seat] = s.phase == OVER and won(c, s, seat)
    return decisions
