"""The analysis of a whole game, on several cores; the same for the same game on any number of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any, TypeVar

from longhaul.bots.analysis.improvements import STRETCH, Better, open_decisions, propose, weigh
from longhaul.bots.analysis.report import tell
from longhaul.bots.analysis.samples import Sample, ended, play_trials
from longhaul.bots.analysis.timeline import Asked, Course, Decision, follow
from longhaul.bots.search.mcts import climb_entry
from longhaul.bots.search.rollouts import trials_entry
from longhaul.core.batch import cores
from longhaul.core.jit.rule import COMPILED
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

Report = Callable[[float], None]
T = TypeVar("T")


@dataclass(frozen=True)
class Budget:
    """How thoroughly: trial games for each position that is judged, iterations of the search for each decision."""

    trials: int
    iterations: int  # 0: nobody looks for better moves

    def within(self, most: int, course: Course) -> "Budget":
        """What of it is left for a game so long that it would take more decisions of trial games than `most`."""
        length = len(course.decisions)
        judging = sum(length - asked.number for asked in course.asked)
        advising = sum(length - decision.number for decision in course.decisions if not decision.is_forced)
        return Budget(_share(self.trials, most, judging), _share(self.iterations, most, advising))


def _share(wanted: int, most: int, each: int) -> int:
    return min(wanted, max(FEWEST, most // max(1, each)))


FULL = Budget(trials=1000, iterations=400)
BUDGETS = {  # where games are quickly played out
    "dice-traders": Budget(trials=4000, iterations=2000),
    "free-trader": Budget(trials=4000, iterations=2000),
}
INTERPRETED = Budget(trials=4, iterations=0)  # a thousand times slower
MOST = 80_000_000  # decisions of trial games, to judge and to advise each: a minute and a half of a core at worst
FEWEST = 50  # trial games, however long the game


def budget_for(rulebook: Rulebook) -> Budget:
    """What is affordable in this process."""
    is_quick = COMPILED and trials_entry(rulebook).is_ready and climb_entry(rulebook).is_ready
    return BUDGETS.get(rulebook.facts.id, FULL) if is_quick else INTERPRETED


def analyse(
    positions: Iterable[Position], report: Report, budget: Budget | None = None, threads: int | None = None
) -> dict[str, Any]:
    """A recorded game, as plain data: see `telling.py`. `report` is told how far it is, and may raise to end it."""
    played = list(positions)
    course = follow(played)
    budget = budget or budget_for(played[0].rulebook).within(MOST, course)
    with ThreadPoolExecutor(threads or cores()) as pool:
        work = Work(pool, report)
        try:
            samples = work.judged(played, course, budget)
            better = work.advised(played, course, samples, budget) if budget.iterations else {}
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    report(1.0)
    return tell(played, course, samples, better, budget.trials)


class Work:
    """What is being worked on, and how far it is: judging positions and looking for better moves take about as long."""

    def __init__(self, pool: ThreadPoolExecutor, report: Report) -> None:
        self._pool, self._report = pool, report

    def judged(self, played: Sequence[Position], course: Course, budget: Budget) -> list[Sample]:
        """A sample for all that is asked."""

        def judge(asked: Asked) -> Sample:
            position = played[asked.number]
            return ended(position) if position.over else play_trials(position, budget.trials, asked.seed, asked.action)

        return self._all(judge, course.asked, 0.0, 0.4 if budget.iterations else 1.0)

    def advised(
        self, played: Sequence[Position], course: Course, samples: Sequence[Sample], budget: Budget
    ) -> dict[int, Better]:
        """Better moves that trial games bear out, by the number of the decision."""
        choices = open_decisions(course, samples)
        stretches = [choices[first : first + STRETCH] for first in range(0, len(choices), STRETCH)]
        found = self._all(lambda stretch: propose(played, stretch, budget.iterations), stretches, 0.4, 0.8)
        proposed = [pair for stretch, moves in zip(stretches, found) for pair in zip(stretch, moves)]
        others = [(decision, action) for decision, action in proposed if action != decision.played]

        def weighed(pair: tuple[Decision, int]) -> Better | None:
            decision, action = pair
            position, seed = played[decision.number], course.seed_at(decision)
            return weigh(position, samples[decision.after], action, decision.seat, seed)

        kept = self._all(weighed, others, 0.8, 1.0)
        return {decision.number: better for (decision, _), better in zip(others, kept) if better}

    def _all(self, work: Callable[[Any], T], items: Sequence[Any], begin: float, end: float) -> list[T]:
        """Do it for all of them, telling how far from `begin` to `end` it is."""
        futures = [self._pool.submit(work, item) for item in items]
        for done, _ in enumerate(_finished(futures), 1):
            self._report(begin + (end - begin) * done / len(futures))
        return [future.result() for future in futures]


def _finished(futures: Sequence[Future[T]]) -> Iterator[T]:
    for future in as_completed(futures):
        yield future.result()
