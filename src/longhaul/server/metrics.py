"""What a host may want to watch, in the form Prometheus reads."""

from prometheus_client import Counter, Gauge, Histogram

BATCHES = Counter("longhaul_journal_batches", "Transactions that wrote entries")
ENTRIES = Counter("longhaul_journal_entries", "Entries on disk")
STORE_FAILURES = Counter("longhaul_store_failures", "Times the store could not do what it was asked")
COMMANDS = Counter("longhaul_commands", "Commands by kind and outcome", ["kind", "outcome"])
COMMAND_SECONDS = Histogram(
    "longhaul_command_seconds",
    "From a command's arrival until it is on disk and told",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
CONNECTIONS = Gauge("longhaul_connections", "Open sockets")
ROOMS = Gauge("longhaul_tables_in_memory", "Tables in memory")
TASKS = Gauge("longhaul_tasks", "Tasks of the event loop")
BOT_MOVES = Counter("longhaul_bot_moves", "Moves that bots chose", ["bot"])
BOT_SECONDS = Histogram("longhaul_bot_seconds", "How long a bot thought", buckets=(0.001, 0.01, 0.1, 0.5, 1, 2, 5))
JOBS = Counter("longhaul_jobs", "Hints and analyses by kind and outcome", ["kind", "outcome"])
RATED = Counter("longhaul_games_rated", "Games that changed ratings", ["game"])
ERRORS = Counter("longhaul_internal_errors", "Faults in the program itself")

_outcomes: dict[tuple[str, str], Counter] = {}  # looking a label up costs more than counting


def count_command(kind: str, outcome: str) -> None:
    key = (kind, outcome)
    if key not in _outcomes:
        _outcomes[key] = COMMANDS.labels(kind, outcome)
    _outcomes[key].inc()
