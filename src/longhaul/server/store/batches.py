"""Work on many rows in batches, so that other writers, above all of moves, get a turn in between."""

from collections.abc import Iterator, Sequence
from time import sleep

BATCH_SIZE = 100  # rows in one transaction
PAUSE_SECONDS = 0.01  # between two: without it we would take the lock again before anyone else


def in_batches(keys: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(keys), BATCH_SIZE):
        if first:
            sleep(PAUSE_SECONDS)
        yield keys[first : first + BATCH_SIZE]
