"""The search tree: a hash table of positions as a seat sees them, each with an edge for every legal action.

Positions are found by a hash of what the seat can see, so transpositions share their statistics and the search for one
move serves the next. The table has a fixed size; when it is full, the search goes on without adding to it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhaul.core.chance import Word
from longhaul.core.jit.rule import rule

MAX_DEPTH = 256  # decisions of one iteration whose statistics are updated
SLOTS_PER_POSITION = 2  # the table is full when half of its slots are taken
EDGES_PER_POSITION = 8  # room for actions, on average

FIRST_EDGE, EDGE_COUNT, SEAT = 0, 1, 2  # columns of `Tree.nodes`; SEAT decides at this position
NODES, EDGES, ROOT = 0, 1, 2  # entries of `Tree.counts`: nodes and edges in use, the slot of the root
NUMBER, MEAN, SQUARED_DEVIATIONS = 0, 1, 2  # columns of `Tree.return_stats`

_MASK = Word(0xFFFFFFFFFFFFFFFF)
_MULTIPLIER = Word(0x9E3779B97F4A7C15)
_SHIFT = Word(29)
NO_EDGE = -1


class Tree(NamedTuple):
    """The arrays of one search, by slot, by edge or by seat.

    Children are not linked: a position is looked up by its hash when the search reaches it. Compiled code unpacks the
    tuple once and hands on single arrays: with the whole tuple, every call would count the references to all of them,
    which cost a quarter of the speed.
    """

    keys: NDArray[np.uint64]  # by slot; 0: empty
    nodes: NDArray[np.int32]  # by slot: FIRST_EDGE, EDGE_COUNT, SEAT
    node_visits: NDArray[np.int32]  # by slot
    actions: NDArray[np.int32]  # by edge
    edge_visits: NDArray[np.int32]  # by edge
    edge_returns: NDArray[np.float64]  # by edge: the sum of the returns of the seat that decides
    priors: NDArray[np.float32]  # by edge
    return_stats: NDArray[np.float64]  # by seat: how many returns, their mean, squared deviations from it
    counts: NDArray[np.int64]  # NODES, EDGES, ROOT
    path: NDArray[np.int64]  # the slots (row 0) and edges (row 1) that the current iteration went through

    @classmethod
    def create(cls, max_positions: int, seats: int) -> "Tree":
        slots = 1 << (SLOTS_PER_POSITION * max_positions - 1).bit_length()
        edges = EDGES_PER_POSITION * max_positions
        return cls(
            keys=np.zeros(slots, np.uint64),
            nodes=np.zeros((slots, 3), np.int32),
            node_visits=np.zeros(slots, np.int32),
            actions=np.zeros(edges, np.int32),
            edge_visits=np.zeros(edges, np.int32),
            edge_returns=np.zeros(edges),
            priors=np.zeros(edges, np.float32),
            return_stats=np.zeros((seats, 3)),
            counts=np.zeros(3, np.int64),
            path=np.zeros((2, MAX_DEPTH), np.int64),
        )

    @property
    def free_share(self) -> float:
        """The share of the table that is still free."""
        used_slots = SLOTS_PER_POSITION * self.counts[NODES] / self.keys.size
        return 1.0 - float(max(used_slots, self.counts[EDGES] / self.actions.size))

    @property
    def memory(self) -> int:
        """In bytes."""
        return sum(array.nbytes for array in self)

    def clear(self) -> None:
        for array in (self.keys, self.return_stats, self.counts, self.node_visits):
            array[...] = 0


# Nodes ------------------------------------------------------------------------------------------
@rule
def hash_record(words: NDArray[np.uint64], row: int) -> np.uint64:
    """A hash of one record, never 0."""
    key = Word(row) ^ _MULTIPLIER
    for i in range(words.shape[1]):
        key = ((key ^ Word(words[row, i])) * _MULTIPLIER) & _MASK
        key ^= key >> _SHIFT
    return key | Word(1)  # type: ignore[return-value]


@rule
def find_slot(keys: NDArray[np.uint64], key: np.uint64) -> int:
    """The slot that holds a key, or the empty one where it belongs."""
    last = keys.size - 1
    slot = np.int64(key >> Word(20)) & last
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & last
    return int(slot)


@rule
def is_full(keys: NDArray[np.uint64], actions: NDArray[np.int32], counts: NDArray[np.int64], new_edges: int) -> bool:
    return SLOTS_PER_POSITION * counts[NODES] >= keys.size or counts[EDGES] + new_edges > actions.size


@rule
def add_node(
    keys: NDArray[np.uint64],
    nodes: NDArray[np.int32],
    node_visits: NDArray[np.int32],
    counts: NDArray[np.int64],
    slot: int,
    key: np.uint64,
    seat: int,
    edge_count: int,
) -> int:
    """Add a position; its first edge."""
    first = counts[EDGES]
    keys[slot], node_visits[slot] = key, 0
    nodes[slot, FIRST_EDGE], nodes[slot, EDGE_COUNT], nodes[slot, SEAT] = first, edge_count, seat
    counts[NODES] += 1
    counts[EDGES] += edge_count
    return first


@rule
def add_edges(
    actions: NDArray[np.int32],
    edge_visits: NDArray[np.int32],
    edge_returns: NDArray[np.float64],
    priors: NDArray[np.float32],
    first: int,
    legal_actions: NDArray[np.int32],
    count: int,
    policy_action: int,
    prior_weight: float,
) -> int:
    """Add the legal actions of a new position; the edge of the one that the policy chose."""
    chosen = first
    for i in range(count):
        edge = first + i
        actions[edge], edge_visits[edge], edge_returns[edge] = legal_actions[i], 0, 0.0
        priors[edge] = (1.0 - prior_weight) / count
        if legal_actions[i] == policy_action:
            priors[edge] += prior_weight
            chosen = edge
    return chosen


# Selection --------------------------------------------------------------------------------------
@rule
def select(
    node: NDArray[np.int32],
    visits: int,
    edge_visits: NDArray[np.int32],
    edge_returns: NDArray[np.float64],
    priors: NDArray[np.float32],
    exploration: float,
    unvisited_penalty: float,
) -> int:
    """The edge to follow, by PUCT: a good action, one with a high prior, or one hardly visited."""
    first = node[FIRST_EDGE]
    mean = 0.0
    for edge in range(first, first + node[EDGE_COUNT]):
        mean += edge_returns[edge]
    mean = mean / visits if visits > 0 else 0.0
    reach = exploration * np.sqrt(visits + 1.0)
    best, chosen = -np.inf, first
    for edge in range(first, first + node[EDGE_COUNT]):
        value = edge_returns[edge] / edge_visits[edge] if edge_visits[edge] > 0 else mean - unvisited_penalty
        value += reach * priors[edge] / (1 + edge_visits[edge])
        if value > best:
            best, chosen = value, edge
    return chosen


@rule
def return_deviation(stats: NDArray[np.float64], seat: int) -> float:
    """The standard deviation of a seat's returns: the scale of exploration."""
    if stats[seat, NUMBER] < 2:
        return 1.0
    return np.sqrt(stats[seat, SQUARED_DEVIATIONS] / stats[seat, NUMBER]) + 1e-9


# Backup -----------------------------------------------------------------------------------------
@rule
def add_step(path: NDArray[np.int64], counts: NDArray[np.int64], depth: int, slot: int, edge: int) -> int:
    """Append to the path of this iteration; the new depth."""
    path[0, depth], path[1, depth] = slot, edge
    if depth == 0:
        counts[ROOT] = slot
    return depth + 1


@rule
def backup(
    path: NDArray[np.int64],
    depth: int,
    nodes: NDArray[np.int32],
    node_visits: NDArray[np.int32],
    edge_visits: NDArray[np.int32],
    edge_returns: NDArray[np.float64],
    returns: NDArray[np.float64],
) -> None:
    """Add an iteration's returns to every edge on its path, each for the seat that decided there."""
    for step in range(depth):
        node_visits[path[0, step]] += 1
        edge_visits[path[1, step]] += 1
        edge_returns[path[1, step]] += returns[nodes[path[0, step], SEAT]]


@rule
def add_return(stats: NDArray[np.float64], seat: int, value: float) -> None:
    """Update a seat's mean and variance (Welford's algorithm)."""
    stats[seat, NUMBER] += 1
    before = value - stats[seat, MEAN]
    stats[seat, MEAN] += before / stats[seat, NUMBER]
    stats[seat, SQUARED_DEVIATIONS] += before * (value - stats[seat, MEAN])
