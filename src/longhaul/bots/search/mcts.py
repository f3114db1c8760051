"""Monte-Carlo tree search as a template: the names `legal`, `apply`, `policy`, `evaluate` … stand for a game's rules.

Every iteration re-deals what the searching seat cannot know, *selects* its way down the tree, *expands* it by the first
new position, lets the heuristic policy *roll out* the game from there, and *backs up* the returns. There are no chance
nodes: what chance brings is visible, so it leads to another position.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhaul.bots.evaluation import find_canonicalize, find_evaluate, find_turn_number
from longhaul.bots.heuristic import find_policy
from longhaul.bots.search.tree import (
    MAX_DEPTH,
    NO_EDGE,
    Tree,
    add_edges,
    add_node,
    add_return,
    add_step,
    backup,
    find_slot,
    hash_record,
    is_full,
    return_deviation,
    select,
)
from longhaul.core.chance import block
from longhaul.core.jit.entry_points import EntryPoint
from longhaul.core.rulebook import Rulebook
from longhaul.core.state import OVER

GAME, SEEN = 0, 1  # rows of `work`: the game being played, and the searching seat's view of it


class Parameters(NamedTuple):
    """How a search goes about it; see `Settings`."""

    exploration: float
    unvisited_penalty: float
    prior_weight: float
    max_rollout_moves: int
    turns: int


class Scratch(NamedTuple):
    """Room for one iteration."""

    words: NDArray[np.uint64]  # `work`, as machine words
    legal_actions: NDArray[np.int32]
    returns: NDArray[np.float64]  # by seat


if TYPE_CHECKING:
    judge: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    blind: Callable[..., None]
    policy: Callable[..., int]
    evaluate: Callable[..., float]
    turn_number: Callable[..., int]
    canonicalize: Callable[..., None]
    hidden: bool  # whether seats know different things


@cache
def mcts_entry(rulebook: Rulebook) -> EntryPoint:
    """The search of a game, compiled on first use."""
    rules = {
        **vars(rulebook.rules),
        "policy": find_policy(rulebook),
        "evaluate": find_evaluate(rulebook),
        "turn_number": find_turn_number(rulebook),
        "canonicalize": find_canonicalize(rulebook),
        "hidden": rulebook.facts.hidden,
    }
    name = f"mcts_{rulebook.facts.id.replace('-', '_')}"
    return EntryPoint(_mcts, name, (rulebook.content,), rows=rulebook.state, releases_gil=True, **rules)


def _mcts(
    c: Any,
    base: NDArray[Any],
    work: NDArray[Any],
    scratch: Scratch,
    tree: Tree,
    parameters: Parameters,
    seed: np.uint64,
    first: int,
    iterations: int,
) -> int:
    """Iterate from iteration number `first` on; how many moves the rollouts took.

    The compiler expands a rule wherever it is called. So the way down the tree and the rollout share one loop, in which
    each rule has one call site: that keeps the machine code small and quick to compile.
    """
    words, legal_actions, returns = scratch
    keys, nodes, node_visits, actions, edge_visits, edge_returns, priors, return_stats, counts, path = tree
    me = base[0].seat
    rollout_moves = 0
    last_turn = turn_number(c, base[0], me) + parameters.turns
    for number in range(first, first + iterations):
        work[GAME] = base[0]
        s = work[GAME]
        blind(c, s, me, block(seed, number))
        depth, moves_left, in_tree = 0, parameters.max_rollout_moves, True
        while s.phase != OVER and moves_left > 0 and turn_number(c, s, me) < last_turn:
            slot, key, is_known, edge = 0, np.uint64(0), False, NO_EDGE
            if in_tree:
                work[SEEN] = work[GAME]
                blind(c, work[SEEN], me, np.uint64(0))
                key = hash_record(words, SEEN)
                slot = find_slot(keys, key)
                is_known = keys[slot] != 0
            if is_known:
                scale = return_deviation(return_stats, s.seat)
                exploration, penalty = parameters.exploration * scale, parameters.unvisited_penalty * scale
                edge = select(nodes[slot], node_visits[slot], edge_visits, edge_returns, priors, exploration, penalty)
                action = int(actions[edge])
                if hidden and s.seat != me and judge(c, s, action) != 0:
                    break  # another seat could do this only under another deal
            else:
                action = policy(c, s)
                moves_left -= 1
            if in_tree and not is_known:
                count = legal(c, s, legal_actions)
                if not is_full(keys, actions, counts, count):
                    start = add_node(keys, nodes, node_visits, counts, slot, key, s.seat, count)
                    weight = parameters.prior_weight
                    edge = add_edges(
                        actions, edge_visits, edge_returns, priors, start, legal_actions, count, action, weight
                    )
            if edge != NO_EDGE:
                depth = add_step(path, counts, depth, slot, edge)
            in_tree = is_known and depth < MAX_DEPTH - 1
            draws = s.draws
            apply(c, s, action, None)
            if in_tree and s.draws != draws:
                canonicalize(c, s)  # after chance only: what follows for certain is later looked up as it is
        rollout_moves += parameters.max_rollout_moves - moves_left
        for seat in range(s.seats):
            returns[seat] = evaluate(c, s, seat)
            add_return(return_stats, seat, returns[seat])
        backup(path, depth, nodes, node_visits, edge_visits, edge_returns, returns)
    return rollout_moves
