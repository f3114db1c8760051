"""The search, as a template: the names `legal`, `apply`, `blind`, `policy`, `worth` stand for a game's own.

Every iteration deals anew all that the searching seat cannot know, goes through the positions it remembers by what
looks best to whoever decides, adds the first new one, lets the game's rules of thumb play on from there, and remembers
how it ended. Chance needs no nodes of its own: what it brings is seen, so it leads to another position.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.evaluation import find_tidy, find_turn, find_worth
from longhaul.bots.heuristic import find_policy
from longhaul.bots.search.tree import (
    DEEPEST,
    DEPTH,
    NOWHERE,
    ROOT,
    SCORE_NOW,
    WINS_NOW,
    add_position,
    deviation,
    find_branch,
    find_slot,
    hashed,
    learn,
    note_end,
    note_return,
    pick,
)
from longhaul.core.chance import block
from longhaul.core.jit.entry_points import EntryPoint
from longhaul.core.rulebook import Rulebook
from longhaul.core.state import OVER

GAME, SEEN = 0, 1  # rows of `work`: the game under way, and as the searching seat sees it

if TYPE_CHECKING:
    judge: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    blind: Callable[..., None]
    policy: Callable[..., int]
    worth: Callable[..., float]
    score: Callable[..., int]
    won: Callable[..., bool]
    turn: Callable[..., int]
    tidy: Callable[..., None]
    hidden: bool  # whether seats know different things


@cache
def climb_entry(rulebook: Rulebook) -> EntryPoint:
    """The search of a game, compiled on first use."""
    rules = {
        **vars(rulebook.rules),
        "policy": find_policy(rulebook),
        "worth": find_worth(rulebook),
        "turn": find_turn(rulebook),
        "tidy": find_tidy(rulebook),
        "hidden": rulebook.facts.hidden,
    }
    name = f"climb_{rulebook.facts.id.replace('-', '_')}"
    return EntryPoint(_climb, name, (rulebook.content,), rows=rulebook.state, releases_gil=True, **rules)


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
    ends: NDArray[np.float64],
    returns: NDArray[np.float64],
    seed: np.uint64,
    begun: int,
    iterations: int,
    explore: float,
    modesty: float,
    trust: float,
    cut: int,
    turns: int,
) -> int:
    """Iterate, `begun` iterations having been made before; how many decisions the rules of thumb made."""
    me = base[0].seat
    played = 0
    last = turn(c, base[0], me) + turns
    for number in range(begun, begun + iterations):
        work[GAME] = base[0]
        s = work[GAME]
        blind(c, s, me, block(seed, number))
        depth, left, climbing = 0, cut, True
        # Rules are expanded where they are called: one place for each keeps the machine code small.
        while s.phase != OVER and left > 0 and turn(c, s, me) < last:
            slot, is_new = 0, True
            if climbing:
                work[SEEN] = work[GAME]
                blind(c, work[SEEN], me, np.uint64(0))
                key = hashed(words, SEEN)
                slot = find_slot(keys, key)
                is_new = keys[slot] == 0
            action, edge = 0, 0
            if is_new:
                action = policy(c, s)
                left -= 1
            else:
                reach = deviation(spread, s.seat)
                edge = pick(heads[slot], visits[slot], tries, sums, priors, explore * reach, modesty * reach)
                action = actions[edge]
                if hidden and s.seat != me and judge(c, s, action) != 0:
                    break  # what someone else could do under another deal
            if climbing and is_new:
                climbing = False
                count = legal(c, s, moves)
                edge = add_position(
                    keys,
                    heads,
                    visits,
                    actions,
                    tries,
                    sums,
                    priors,
                    counts,
                    slot,
                    key,
                    s.seat,
                    moves,
                    count,
                    action,
                    trust,
                )
                if edge != NOWHERE:
                    path[0, depth], path[1, depth] = slot, edge
                    depth += 1
            elif climbing:
                path[0, depth], path[1, depth] = slot, edge
                depth += 1
                climbing = depth < DEEPEST - 1
            if depth == 1:
                counts[ROOT] = path[0, 0]
            draws = s.draws
            apply(c, s, action, None)
            if climbing and s.draws != draws:
                tidy(c, s)  # only where chance came between: what follows surely will be asked for as it is
        counts[DEPTH] = max(counts[DEPTH], depth)
        played += cut - left
        branch = find_branch(heads, path, ends, depth > 0 and s.phase == OVER)
        winners = 0
        for seat in range(s.seats):
            returns[seat] = worth(c, s, seat)
            note_return(spread, seat, returns[seat])
            ends[branch, seat, WINS_NOW] = won(c, s, seat)
            ends[branch, seat, SCORE_NOW] = score(c, s, seat)
            winners += ends[branch, seat, WINS_NOW] > 0
        note_end(ends, branch, s.seats, max(1, winners))
        learn(path, depth, heads, visits, tries, sums, returns)
    return played
