"""The analysis of a whole game, on several cores; the result does not depend on how many."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, TypeVar

from longhaul.bots.analysis.improvements import (
    DECISIONS_PER_SEARCH,
    Improvement,
    confirm,
    open_decisions,
    propose,
)
from longhaul.bots.analysis.report import build_report
from longhaul.bots.analysis.samples import Sample, final_sample, run_rollouts
from longhaul.bots.analysis.timeline import Decision, SampleRequest, Timeline, build_timeline
from longhaul.bots.search.mcts import mcts_entry
from longhaul.bots.search.rollouts import rollouts_entry
from longhaul.core.batch import cores
from longhaul.core.jit.rule import COMPILED
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

Report = Callable[[float], None]
T = TypeVar("T")


@dataclass(frozen=True)
class Budget:
    """How thorough an analysis is."""

    rollouts: int  # for each sample
    iterations: int  # of the search at each decision; 0: do not look for better moves

    def within(self, max_moves: int, timeline: Timeline) -> "Budget":
        """This budget, or less for a game so long that rollouts or search would play more than `max_moves` moves."""
        length = len(timeline.decisions)
        sampled_moves = sum(length - request.number for request in timeline.requests)
        searched_moves = sum(length - decision.number for decision in timeline.decisions if not decision.is_forced)
        return Budget(
            _affordable(self.rollouts, max_moves, sampled_moves),
            _affordable(self.iterations, max_moves, searched_moves),
        )


def _affordable(wanted: int, max_moves: int, moves_each: int) -> int:
    return min(wanted, max(MIN_ROLLOUTS, max_moves // max(1, moves_each)))


DEFAULT_BUDGET = Budget(rollouts=1000, iterations=400)
BUDGETS = {  # short games can afford more
    "dice-traders": Budget(rollouts=4000, iterations=2000),
    "free-trader": Budget(rollouts=4000, iterations=2000),
}
INTERPRETED_BUDGET = Budget(rollouts=4, iterations=0)  # interpreted rules are a thousand times slower
MAX_MOVES = 80_000_000  # of rollouts, and again of searches: a minute and a half of one core at worst
MIN_ROLLOUTS = 50  # however long the game is


def choose_budget(rulebook: Rulebook) -> Budget:
    """What this process can afford for a game."""
    is_compiled = COMPILED and rollouts_entry(rulebook).is_ready and mcts_entry(rulebook).is_ready
    return BUDGETS.get(rulebook.facts.id, DEFAULT_BUDGET) if is_compiled else INTERPRETED_BUDGET


def analyze_game(
    positions: Iterable[Position], report: Report, budget: Budget | None = None, threads: int | None = None
) -> dict[str, Any]:
    """Analyse a recorded game; see `report.py` for the result. `report` gets the progress, and may raise to cancel."""
    played = list(positions)
    timeline = build_timeline(played)
    budget = budget or choose_budget(played[0].rulebook).within(MAX_MOVES, timeline)
    with ThreadPoolExecutor(threads or cores()) as pool:
        work = Work(pool, report)
        try:
            samples = work.take_samples(played, timeline, budget)
            improvements = work.find_improvements(played, timeline, samples, budget) if budget.iterations else {}
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    report(1.0)
    return build_report(played, timeline, samples, improvements, budget.rollouts)


class Work:
    """The steps of an analysis, with their progress. Taking samples and finding better moves take about as long."""

    def __init__(self, pool: ThreadPoolExecutor, report: Report) -> None:
        self._pool, self._report = pool, report

    def take_samples(self, played: Sequence[Position], timeline: Timeline, budget: Budget) -> list[Sample]:
        def sample(request: SampleRequest) -> Sample:
            position = played[request.number]
            if position.over:
                return final_sample(position)
            return run_rollouts(position, budget.rollouts, request.seed, request.action)

        return self._map(sample, timeline.requests, 0.0, 0.4 if budget.iterations else 1.0)

    def find_improvements(
        self, played: Sequence[Position], timeline: Timeline, samples: Sequence[Sample], budget: Budget
    ) -> dict[int, Improvement]:
        """Better moves that rollouts confirm, by the number of the decision."""
        choices = open_decisions(timeline, samples)
        groups = [choices[i : i + DECISIONS_PER_SEARCH] for i in range(0, len(choices), DECISIONS_PER_SEARCH)]
        actions = self._map(lambda group: propose(played, group, budget.iterations), groups, 0.4, 0.8)
        proposals = [pair for group, found in zip(groups, actions) for pair in zip(group, found)]
        changes = [(decision, action) for decision, action in proposals if action != decision.played]

        def check(change: tuple[Decision, int]) -> Improvement | None:
            decision, action = change
            position, seed = played[decision.number], timeline.seed_at(decision)
            return confirm(position, samples[decision.after], action, decision.seat, seed)

        checked = self._map(check, changes, 0.8, 1.0)
        return {decision.number: found for (decision, _), found in zip(changes, checked) if found}

    def _map(self, work: Callable[[Any], T], items: Sequence[Any], begin: float, end: float) -> list[T]:
        """Do the work for all items, reporting progress from `begin` to `end`."""
        futures = [self._pool.submit(work, item) for item in items]
        for done, _ in enumerate(_completed(futures), 1):
            self._report(begin + (end - begin) * done / len(futures))
        return [future.result() for future in futures]


def _completed(futures: Sequence[Future[T]]) -> Iterator[T]:
    for future in as_completed(futures):
        yield future.result()
