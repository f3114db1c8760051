"""What a search remembers: a table of positions as a seat sees them, each with the actions that were open there.

Positions are found by a hash of what can be seen, so two ways to the same position share what was learnt, and what
was learnt for one move serves the next. The table has a fixed size; when it is full, the search goes on without adding
to it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from longhaul.core.chance import Word
from longhaul.core.jit.rule import rule

DEEPEST = 256  # decisions of one iteration that are remembered
FULLEST = 2  # a table is full when one slot in so many is taken
WIDE = 8  # actions per position that room is made for, on average

FIRST, WIDTH, SEAT = 0, 1, 2  # columns of `heads`: where a position's actions begin, how many, who decides
NODES, EDGES, ROOT, DEPTH = 0, 1, 2, 3  # of `counts`: positions and actions remembered, the root's slot, deepest path
ENDS, WINS, SCORES, SCORES_SQUARED, WINS_NOW, SCORE_NOW = 0, 1, 2, 3, 4, 5  # of `ends`; the last two: of this iteration
NUMBER, MEAN, SQUARES = 0, 1, 2  # of `spread`: returns of a seat so far, their mean, squared distances from it

_MASK = Word(0xFFFFFFFFFFFFFFFF)
_MULTIPLIER = Word(0x9E3779B97F4A7C15)
_SHIFT = Word(29)
NOWHERE = -1


class Tree:
    """The arrays of one search. A child of a position is not linked: it is found by its hash when it is reached."""

    def __init__(self, positions: int, seats: int, widest: int) -> None:
        slots = 1 << (FULLEST * positions - 1).bit_length()
        edges = WIDE * positions
        self.keys = np.zeros(slots, np.uint64)  # 0: empty
        self.heads = np.zeros((slots, 3), np.int32)
        self.visits = np.zeros(slots, np.int32)
        self.actions = np.zeros(edges, np.int32)
        self.tries = np.zeros(edges, np.int32)
        self.sums = np.zeros(edges)  # of returns for the seat that decides
        self.priors = np.zeros(edges, np.float32)
        self.spread = np.zeros((seats, 3))
        self.counts = np.zeros(4, np.int64)
        self.path = np.zeros((2, DEEPEST), np.int64)  # slots and edges of the iteration under way
        self.ends = np.zeros((widest + 1, seats, 6))  # of games played out, by action of the root and seat

    @property
    def arrays(self) -> tuple[NDArray[Any], ...]:
        return tuple(vars(self).values())

    @property
    def room(self) -> float:
        """The share of the table that is still free."""
        used = max(FULLEST * self.counts[NODES] / self.keys.size, self.counts[EDGES] / self.actions.size)
        return 1.0 - float(used)

    @property
    def memory(self) -> int:
        """In bytes."""
        return sum(array.nbytes for array in self.arrays)

    def clear(self) -> None:
        for array in (self.keys, self.spread, self.counts, self.visits):
            array[...] = 0


@rule
def hashed(words: NDArray[np.uint64], row: int) -> np.uint64:
    """A hash of one record, never 0."""
    key = Word(row) ^ _MULTIPLIER
    for i in range(words.shape[1]):
        key = ((key ^ Word(words[row, i])) * _MULTIPLIER) & _MASK
        key ^= key >> _SHIFT
    return key | Word(1)  # type: ignore[return-value]


@rule
def find_slot(keys: NDArray[np.uint64], key: np.uint64) -> int:
    """The slot that holds a key, or the empty one where it would go."""
    last = keys.size - 1
    slot = np.int64(key >> Word(20)) & last
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & last
    return int(slot)


@rule
def is_full(keys: NDArray[np.uint64], actions: NDArray[np.int32], counts: NDArray[np.int64], more: int) -> bool:
    return FULLEST * counts[NODES] >= keys.size or counts[EDGES] + more > actions.size


@rule
def add_position(
    keys: NDArray[np.uint64],
    heads: NDArray[np.int32],
    visits: NDArray[np.int32],
    actions: NDArray[np.int32],
    tries: NDArray[np.int32],
    sums: NDArray[np.float64],
    priors: NDArray[np.float32],
    counts: NDArray[np.int64],
    slot: int,
    key: np.uint64,
    seat: int,
    moves: NDArray[np.int32],
    count: int,
    hunch: int,
    trust: float,
) -> int:
    """Remember a new position; the edge of what the rules of thumb would do there, or NOWHERE if there is no room."""
    if is_full(keys, actions, counts, count):
        return NOWHERE
    first = counts[EDGES]
    keys[slot], visits[slot] = key, 0
    heads[slot, FIRST], heads[slot, WIDTH], heads[slot, SEAT] = first, count, seat
    counts[NODES] += 1
    counts[EDGES] += count
    return add_edges(actions, tries, sums, priors, first, moves, count, hunch, trust)


@rule
def learn(
    path: NDArray[np.int64],
    depth: int,
    heads: NDArray[np.int32],
    visits: NDArray[np.int32],
    tries: NDArray[np.int32],
    sums: NDArray[np.float64],
    returns: NDArray[np.float64],
) -> None:
    """What an iteration brought, noted at every position on its way for the seat that decided there."""
    for step in range(depth):
        visits[path[0, step]] += 1
        tries[path[1, step]] += 1
        sums[path[1, step]] += returns[heads[path[0, step], SEAT]]


@rule
def add_edges(
    actions: NDArray[np.int32],
    tries: NDArray[np.int32],
    sums: NDArray[np.float64],
    priors: NDArray[np.float32],
    first: int,
    moves: NDArray[np.int32],
    count: int,
    hunch: int,
    trust: float,
) -> int:
    """The actions open at a new position; the edge of the one that the rules of thumb would take."""
    chosen = first
    for i in range(count):
        edge = first + i
        actions[edge], tries[edge], sums[edge] = moves[i], 0, 0.0
        priors[edge] = (1.0 - trust) / count
        if moves[i] == hunch:
            priors[edge] += trust
            chosen = edge
    return chosen


@rule
def pick(
    head: NDArray[np.int32],
    visits: int,
    tries: NDArray[np.int32],
    sums: NDArray[np.float64],
    priors: NDArray[np.float32],
    explore: float,
    modesty: float,
) -> int:
    """The action to look at next: a good one, one that should be good, or one that was hardly looked at (PUCT)."""
    first = head[FIRST]
    mean = 0.0
    for edge in range(first, first + head[WIDTH]):
        mean += sums[edge]
    mean = mean / visits if visits > 0 else 0.0
    reach = explore * np.sqrt(visits + 1.0)
    best, chosen = -np.inf, first
    for edge in range(first, first + head[WIDTH]):
        worth = sums[edge] / tries[edge] if tries[edge] > 0 else mean - modesty
        worth += reach * priors[edge] / (1 + tries[edge])
        if worth > best:
            best, chosen = worth, edge
    return chosen


@rule
def deviation(spread: NDArray[np.float64], seat: int) -> float:
    """How far returns of a seat lie from their mean."""
    if spread[seat, NUMBER] < 2:
        return 1.0
    return np.sqrt(spread[seat, SQUARES] / spread[seat, NUMBER]) + 1e-9


@rule
def note_return(spread: NDArray[np.float64], seat: int, worth: float) -> None:
    """Welford's running variance."""
    spread[seat, NUMBER] += 1
    before = worth - spread[seat, MEAN]
    spread[seat, MEAN] += before / spread[seat, NUMBER]
    spread[seat, SQUARES] += before * (worth - spread[seat, MEAN])


@rule
def find_branch(heads: NDArray[np.int32], path: NDArray[np.int64], ends: NDArray[np.float64], counts: bool) -> int:
    """The row of `ends` for the action of the root that an iteration began with, or one that nobody reads."""
    return path[1, 0] - heads[path[0, 0], FIRST] if counts else ends.shape[0] - 1


@rule
def note_end(ends: NDArray[np.float64], branch: int, seats: int, winners: int) -> None:
    """How a game ended that began with an action of the root, for every seat; a shared win counts in equal parts."""
    for seat in range(seats):
        score = ends[branch, seat, SCORE_NOW]
        ends[branch, seat, ENDS] += 1.0
        ends[branch, seat, WINS] += ends[branch, seat, WINS_NOW] / winners
        ends[branch, seat, SCORES] += score
        ends[branch, seat, SCORES_SQUARED] += score * score
