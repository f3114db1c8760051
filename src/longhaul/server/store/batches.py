"""Work on many rows, some at a time: whoever waits to write meanwhile, moves above all, gets a turn in between."""

from collections.abc import Iterator, Sequence
from time import sleep

SOME = 100  # in one transaction
PAUSE = 0.01  # seconds between two: a lock goes to whoever asks first, and without it that would be us again


def in_batches(keys: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(keys), SOME):
        if first:
            sleep(PAUSE)
        yield keys[first : first + SOME]
