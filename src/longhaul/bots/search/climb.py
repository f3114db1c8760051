"""The search, as a template: the names `legal`, `apply`, `blind`, `policy`, `worth` stand for a game's own.

Every iteration deals anew all that the searching seat cannot know, goes down the positions it remembers by what looks
best to whoever decides, adds the first new one, lets the game's rules of thumb play on from there, and remembers how it
ended. Chance needs no nodes of its own: what it brings is seen, so it leads to another position.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.search.tree import (
    DEEPEST,
    DEPTH,
    EDGES,
    FIRST,
    NODES,
    ROOT,
    SEAT,
    WIDTH,
    deviation,
    find_slot,
    hashed,
    is_full,
    note_return,
    pick,
)
from longhaul.core.chance import block
from longhaul.core.state import OVER

GAME, SEEN, TRIED = 0, 1, 2  # rows of `work`: the game under way, as the seat sees it, and for the rules of thumb

if TYPE_CHECKING:
    judge: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    blind: Callable[..., None]
    policy: Callable[..., int]
    worth: Callable[..., float]
    hidden: bool  # whether seats know different things


def _climb(
    c: Any,
    base: NDArray[Any],
    work: NDArray[Any],
    words: NDArray[np.uint64],
    moves: NDArray[np.int32],
    keys: NDArray[np.uint64],
    heads: NDArray[np.int32],
    visits: NDArray[np.int32],
    actions: NDArray[np.int32],
    tries: NDArray[np.int32],
    sums: NDArray[np.float64],
    priors: NDArray[np.float32],
    spread: NDArray[np.float64],
    counts: NDArray[np.int64],
    path: NDArray[np.int64],
    returns: NDArray[np.float64],
    seed: np.uint64,
    begun: int,
    iterations: int,
    explore: float,
    modesty: float,
    trust: float,
    cut: int,
) -> int:
    """Iterate, `begun` iterations having been made before; how many decisions the rules of thumb made."""
    me = base[0].seat
    played = 0
    for number in range(begun, begun + iterations):
        work[GAME] = base[0]
        s = work[GAME]
        blind(c, s, me, block(seed, number))
        depth = 0
        going_down = True
        while going_down and s.phase != OVER and depth < DEEPEST:
            work[SEEN] = work[GAME]
            blind(c, work[SEEN], me, np.uint64(0))
            key = hashed(words, SEEN)
            slot = find_slot(keys, key)
            if keys[slot] == 0:
                going_down = depth == 0  # at the root itself, go on at once
                count = legal(c, s, moves)
                if is_full(keys, actions, counts, count):
                    break
                first = counts[EDGES]
                hunch = policy(c, s)
                keys[slot], visits[slot] = key, 0
                heads[slot, FIRST], heads[slot, WIDTH], heads[slot, SEAT] = first, count, s.seat
                for i in range(count):
                    actions[first + i], tries[first + i], sums[first + i] = moves[i], 0, 0.0
                    priors[first + i] = (1.0 - trust) / count + (trust if moves[i] == hunch else 0.0)
                counts[NODES] += 1
                counts[EDGES] += count
                if not going_down:
                    break
            if depth == 0:
                counts[ROOT] = slot
            reach = deviation(spread, s.seat)
            edge = pick(heads[slot], visits[slot], tries, sums, priors, explore * reach, modesty * reach)
            if hidden and s.seat != me and judge(c, s, actions[edge]) != 0:
                break  # what someone else could do under another deal
            path[0, depth], path[1, depth] = slot, edge
            depth += 1
            apply(c, s, actions[edge], None)
        if depth > counts[DEPTH]:
            counts[DEPTH] = depth
        left = cut
        while s.phase != OVER and left > 0:
            apply(c, s, policy(c, s), None)
            left -= 1
        played += cut - left
        for seat in range(s.seats):
            returns[seat] = worth(c, s, seat)
            note_return(spread, seat, returns[seat])
        for step in range(depth):
            visits[path[0, step]] += 1
            tries[path[1, step]] += 1
            sums[path[1, step]] += returns[heads[path[0, step], SEAT]]
    return played
