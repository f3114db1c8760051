"""The search as Python sees it: a budget goes in, candidate actions with their statistics come out."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from longhaul.bots.search.mcts import Parameters, Scratch, mcts_entry
from longhaul.bots.search.tree import EDGE_COUNT, FIRST_EDGE, ROOT, Tree
from longhaul.core.jit.rule import COMPILED
from longhaul.core.memory.record import as_array
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import as_seed

SLICE_SECONDS = 0.004  # between two looks at the clock
FIRST_SLICE_ITERATIONS = 16  # before the speed is known
MIN_FREE_SHARE = 0.3  # of the tree when a search begins; with less it is cleared
UNLIMITED = 1 << 20


@dataclass(frozen=True)
class Settings:
    """How a search goes about it. `bench/tune.py` measures what a setting is worth in a game."""

    seconds: float = 0.0  # for a decision; 0: use `iterations`
    iterations: int = 0
    min_iterations: int = 0  # of a decision by time: where they take longer than `seconds`, it takes longer
    explore: float = 1.5  # the exploration constant of PUCT, in standard deviations of the returns
    unvisited_penalty: float = (
        0.3  # how far below the mean an unvisited action is valued (first-play urgency), likewise
    )
    prior_weight: float = 0.3  # the prior probability of the policy's action; the others share the rest
    max_rollout_moves: int = UNLIMITED  # then the position is evaluated as it stands
    turns: int = UNLIMITED  # of the searching seat, as its game counts them, this one included; then likewise
    solo_turns: int = 0  # the same in a game for one player; 0: like `turns`
    positions: int = 1 << 15  # the capacity of the tree


@dataclass(frozen=True)
class Candidate:
    """A legal action at the root."""

    action: Action
    share: float  # of the root's visits
    visits: int
    value: float  # the mean return


class Searcher:
    """Searches the positions of one seat at one table; the tree of one move serves the next."""

    def __init__(self, rulebook: Rulebook, settings: Settings, seed: int = 0) -> None:
        self._rulebook, self._settings, self._seed = rulebook, settings, as_seed(seed)
        self._entry = mcts_entry(rulebook)
        most_seats = rulebook.facts.seats[1]
        self._tree = Tree.create(settings.positions, most_seats)
        self._work = rulebook.state.array(2)
        self._scratch = Scratch(
            words=self._work.view(np.uint64).reshape(2, -1),
            legal_actions=np.zeros(rulebook.actions.size + 1, np.int32),
            returns=np.zeros(most_seats),
        )
        self._iterations_done = 0  # ever
        self._last_iterations = 0  # of the latest full search by time
        self.rollout_moves = 0

    @property
    def is_ready(self) -> bool:
        """Whether it is compiled already, where a server compiles in the background."""
        return self._entry.is_ready

    @property
    def memory(self) -> int:
        """In bytes."""
        return self._tree.memory

    def warm(self, position: Position) -> None:
        """Compile or load it now."""
        self._entry.warm(*self._arguments(position, as_array(position.state), 1))

    def iterate(self, position: Position, iterations: int) -> None:
        """Run exactly so many iterations."""
        self._iterate(position, as_array(position.state), iterations)

    def search(self, position: Position, budget_share: float = 1.0) -> list[Candidate]:
        """Spend a share of the settings' budget, less what earlier searches spent on this position; best first."""
        if self._tree.free_share < MIN_FREE_SHARE:
            self._tree.clear()
        base = as_array(position.state)
        known = self._visits_at(position, base)
        if self._settings.iterations:
            self._iterate(position, base, max(0, int(budget_share * self._settings.iterations) - known))
        else:
            spent = min(1.0, known / self._last_iterations) if self._last_iterations else 0.0
            share = max(0.0, budget_share - spent)
            fewest = int(budget_share * self._settings.min_iterations) - known if COMPILED else 0
            self._run_for(position, base, self._settings.seconds * share, fewest)
        return self._candidates(position)

    def _visits_at(self, position: Position, base: Any) -> int:
        """How often the search for an earlier move visited this position."""
        before = self._iterations_done
        self._iterate(position, base, 1)
        self._iterations_done = before + 1
        return int(self._tree.node_visits[self._tree.counts[ROOT]]) - 1

    def _run_for(self, position: Position, base: Any, seconds: float, fewest: int) -> None:
        """Iterate for a time, and on to the fewest iterations if the machine is too busy or slow to get there in it."""
        begin, end = time.perf_counter(), time.perf_counter() + seconds
        slice_ = FIRST_SLICE_ITERATIONS if COMPILED else 1
        done = 0
        while (now := time.perf_counter()) < end or done < fewest:
            if done:
                left = min(SLICE_SECONDS, end - now) if now < end else SLICE_SECONDS
                slice_ = max(1, int(done / (now - begin) * left))
            self._iterate(position, base, slice_)
            done += slice_
        if seconds >= self._settings.seconds / 2:
            self._last_iterations = done

    def _iterate(self, position: Position, base: Any, iterations: int) -> None:
        with np.errstate(over="ignore"):  # interpreted hashes overflow as they do in machine code
            self.rollout_moves += int(self._entry(*self._arguments(position, base, iterations)))
        self._iterations_done += iterations

    def _arguments(self, position: Position, base: Any, iterations: int) -> tuple[Any, ...]:
        s = self._settings
        parameters = Parameters(
            exploration=s.explore,
            unvisited_penalty=s.unvisited_penalty,
            prior_weight=s.prior_weight,
            max_rollout_moves=s.max_rollout_moves,
            turns=s.solo_turns if s.solo_turns and position.seats == 1 else s.turns,
        )
        content = position.content.record
        return (
            *(content, base, self._work, self._scratch, self._tree, parameters),
            *(self._seed, self._iterations_done, iterations),
        )

    def _candidates(self, position: Position) -> list[Candidate]:
        tree = self._tree
        root = tree.counts[ROOT]
        first = int(tree.nodes[root, FIRST_EDGE])
        edges = range(first, first + int(tree.nodes[root, EDGE_COUNT]))
        all_visits = max(1, int(tree.edge_visits[edges.start : edges.stop].sum()))
        candidates = [self._candidate(position, edge, all_visits) for edge in edges]
        return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.value))

    def _candidate(self, position: Position, edge: int, all_visits: int) -> Candidate:
        tree = self._tree
        visits = int(tree.edge_visits[edge])
        value = float(tree.edge_returns[edge]) / visits if visits else 0.0
        return Candidate(position.action(int(tree.actions[edge])), visits / all_visits, visits, value)
