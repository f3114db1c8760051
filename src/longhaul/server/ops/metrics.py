"""Metrics for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BATCHES = Counter("longhaul_journal_batches", "Transactions that wrote entries")
ENTRIES = Counter("longhaul_journal_entries", "Entries written")
STORE_FAILURES = Counter("longhaul_store_failures", "Operations that failed because the store was unavailable")
CONNECTIONS = Gauge("longhaul_connections", "Open sockets")
ROOMS = Gauge("longhaul_tables_in_memory", "Tables in memory")
TASKS = Gauge("longhaul_tasks", "Tasks of the event loop")
BOT_MOVES = Counter("longhaul_bot_moves", "Moves that bots chose", ["bot"])
BOT_SECONDS = Histogram("longhaul_bot_seconds", "Thinking time of bots", buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5))
JOBS = Counter("longhaul_jobs", "Hints and analyses by kind and outcome", ["kind", "outcome"])
RATED = Counter("longhaul_games_rated", "Games that changed ratings", ["game"])
ERRORS = Counter("longhaul_internal_errors", "Internal errors")


class Commands(Collector):
    """Counts commands at tables, on the event loop's thread alone: the library's thread-safe counters are noticeable in
    the cost of a move."""

    BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds

    def __init__(self) -> None:
        self._outcomes: dict[tuple[str, str], int] = {}
        self._by_bound = [0] * (len(self.BOUNDS) + 1)  # commands by upper bound of their seconds, and the rest
        self._seconds = 0.0

    def count(self, kind: str, outcome: str) -> None:
        key = (kind, outcome)
        self._outcomes[key] = self._outcomes.get(key, 0) + 1

    def count_done(self, kind: str, seconds: float) -> None:
        self.count(kind, "done")
        self._by_bound[bisect_left(self.BOUNDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterable[Metric]:
        outcomes = CounterMetricFamily("longhaul_commands", "Commands by kind and outcome", labels=["kind", "outcome"])
        for key, count in list(self._outcomes.items()):  # called in another thread
            outcomes.add_metric(key, count)
        yield outcomes
        bounds = [*map(str, map(float, self.BOUNDS)), "+Inf"]
        yield HistogramMetricFamily(
            "longhaul_command_seconds",
            "From a command's arrival until it is stored and broadcast",
            buckets=list(zip(bounds, accumulate(self._by_bound), strict=True)),
            sum_value=self._seconds,
        )


COMMANDS = Commands()
REGISTRY.register(COMMANDS)
