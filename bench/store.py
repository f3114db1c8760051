"""The cost of adding entries to a store: `python -m bench.store sqlite:///file.db postgresql://…`.

Batches of 100 entries for 100 tables, as the server's one writer commits them; once without and once with a summary
for each entry. Wall time includes the wait for the disk; CPU time is this process's alone.
"""

import sys
import time
from uuid import uuid4

from longhaul.server.store import Store, open_store
from longhaul.server.store.listing import ListedSeat
from longhaul.server.store.rows import Append, Summary
from longhaul.table import Header, LogEntry

TABLES = 100
BATCHES = 500
SEATS = [ListedSeat(kind="person", name=f"Player {i}", bot="", open=False) for i in range(4)]


def add_tables(store: Store) -> list[str]:
    tables = [uuid4().hex[:12] for _ in range(TABLES)]
    for table in tables:
        header = Header(table, "dice-traders", 1, "house", "0" * 64, 4, {}, 1 << 63, "salt", created=1e9)
        store.add_table(header, "host", summary(0), [])
    return tables


def summary(version: int) -> Summary:
    return Summary(status="playing", version=version, turn=version % 4, seats=SEATS)


def batches(tables: list[str], summaries: bool) -> list[list[Append]]:
    return [
        [
            Append(
                table=table,
                entry=LogEntry(number, "play", number % 4, 1e9 + number / 7, number % 500),
                summary=summary(number) if summaries else None,
            )
            for table in tables
        ]
        for number in range(1, BATCHES + 1)
    ]


def measure(store: Store, summaries: bool) -> str:
    work = batches(add_tables(store), summaries)
    wall, cpu = time.perf_counter(), time.process_time()
    for batch in work:
        assert not store.append(batch)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    rows = TABLES * BATCHES
    return (
        f"{rows / wall:8,.0f} rows/s  {wall / BATCHES * 1e3:6.2f} ms a batch  {cpu / rows * 1e6:5.1f} µs of CPU a row"
    )


def main() -> None:
    for url in sys.argv[1:]:
        store = open_store(url)
        for summaries in (False, True):
            name = url.partition(":")[0] + (" with summaries" if summaries else "")
            print(f"{name:28} {measure(store, summaries)}")
        store.close()


if __name__ == "__main__":
    main()
