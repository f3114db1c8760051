"""`longhaul load`: a few players over the real protocol, and figures that add up."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from longhaul.core.errors import LonghaulError
from longhaul.server.load import measure, players
from longhaul.server.load.client import Received, Socket
from longhaul.server.load.measure import WARM_UP_SECONDS, LoadPlan, kb_each, moving, play_for, watched_sleep
from longhaul.server.load.players import Party, Score
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
MAX_WAIT_SECONDS = 60.0  # seconds; the machine may be busy


def load(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "longhaul", "load", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def test_a_few_tables_are_played_at_and_nothing_is_lost() -> None:
    figures, seconds = {"moves": 0}, 2
    while not figures["moves"]:  # on a machine that was too busy to move once
        done = load("--tables", "4", "--seconds", str(seconds), "--idle", "20", "--json")
        assert done.returncode == 0, done.stderr
        figures, seconds = json.loads(done.stdout), 4 * seconds
    assert figures["lost"] == 0 and figures["tables"] == 4
    assert figures["compiled"] == (os.environ.get("LONGHAUL_JIT") != "0")
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    # What so few tables and moves cost can be less than what the system counts in: see the figures below.
    assert {"kb_per_table", "kb_per_idle_table", "cpu_ms_per_move"} <= set(figures)
    assert figures["bytes_per_move"] > 0


@pytest.mark.parametrize("options", [("--tables", "0"), ("--seconds", "0"), ("--store", "nonsense:")])
def test_what_cannot_be_measured_is_rejected_with_a_sentence(options: tuple[str, str]) -> None:
    done = load("--tables", "1", "--seconds", "1", *options)
    assert done.returncode != 0 and "Traceback" not in done.stderr and done.stderr.strip()


# Figures ----------------------------------------------------------------------------------------------------
class Meter:
    """A server that needed so much CPU time and memory, from one look to the next."""

    def __init__(self, cpu: Sequence[float] = (), kb: Sequence[int] = ()) -> None:
        self._cpu, self._kb = iter(cpu), iter(kb)

    def cpu_seconds(self) -> float:
        return next(self._cpu)

    def resident_kb(self) -> int:
        return next(self._kb)


class ScriptedParty(Party):
    """Moves once for each latency, and then no more."""

    def __init__(self, score: Score, latencies: Sequence[float]) -> None:
        super().__init__([], {}, score, 1)
        self.latencies = list(latencies)
        self.sockets = [Socket(None)]  # type: ignore[arg-type]

    async def move(self, asked: float | None = None) -> None:
        assert asked is None
        await asyncio.sleep(0)
        if self.score.measuring and self.latencies:
            self.score.moves += 1
            self.sockets[0].bytes_in += 600
            self.score.latencies.append(self.latencies.pop())


async def test_figures_are_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    score = Score()
    party = ScriptedParty(score, [0.001 * number for number in range(1, 202)])

    async def sleep(seconds: float, _: object) -> None:
        await until(lambda: seconds == WARM_UP_SECONDS or not party.latencies)

    times = {"perf_counter": iter([100.0, 103.0]), "process_time": iter([7.0, 8.5])}
    monkeypatch.setattr(measure, "time", SimpleNamespace(**{name: values.__next__ for name, values in times.items()}))
    monkeypatch.setattr(measure, "watched_sleep", sleep)
    meter: Any = Meter(cpu=[10.0, 12.01])
    figures = await play_for(meter, LoadPlan(tables=1, seconds=5), [party], score)
    assert (figures.moves, figures.seconds, figures.tables, figures.lost) == (201, 3.0, 1, 0)
    assert (figures.moves_per_s, figures.cpu_ms_per_move, figures.generator_cores) == (67.0, 10.0, 0.5)
    assert (figures.p50_ms, figures.p99_ms) == (101.0, 199.0)
    assert figures.bytes_per_move == 300  # two players


async def test_memory_is_counted_for_each_table() -> None:
    meter: Any = Meter(kb=[1000, 1401, 500, 500])
    assert await kb_each(meter, [asyncio.sleep(0) for _ in range(4)]) == 100.2
    assert await kb_each(meter, []) == 0


# A table's players ------------------------------------------------------------------------------------------
def message(version: int, kind: str = "step", actions: int = 0) -> Received:
    fields = {"t": kind, "state": {"version": version, "turn": 0, "over": False}}
    return msgspec.convert(fields | {"actions": [{"action": 1, "verb": "done"}] * actions}, Received)


class Silent:
    """A socket at which some messages are heard, and then what becomes of it."""

    def __init__(self, *stream: Received, then: Exception | None = None) -> None:
        self.stream, self.then = stream, then

    async def messages(self) -> AsyncIterator[Received]:
        for each in self.stream:
            yield each
        if self.then is not None:
            raise self.then


def party(*sockets: Silent) -> Party:
    table = Party([], {}, Score(), 1)
    table.sockets, table._known = list(sockets), [0] * len(sockets)  # type: ignore[arg-type]
    return table


async def attend(table: Party) -> None:
    for seat, socket in enumerate(table.sockets):
        await table._read(seat, socket)


async def test_who_comes_just_after_the_others_sat_down_knows_it_from_the_table() -> None:
    """It hears of no step: the table it is shown is further already."""
    table = party(Silent(message(2, "table", actions=1)), Silent(message(1, "table"), message(2)))
    await attend(table)
    await asyncio.wait_for(table._until(2), MAX_WAIT_SECONDS)
    assert table.version == 2 and table._next is not None and table._next[0] == 0


async def test_a_move_counts_when_everyone_knows_of_it() -> None:
    table = party(Silent(message(2), message(3)), Silent(message(2)))
    await attend(table)
    assert table.version == 2


@pytest.mark.parametrize("fault", [LonghaulError("refused"), OSError("gone")])
async def test_what_goes_wrong_at_a_socket_is_not_waited_for(fault: Exception) -> None:
    table = party(Silent(message(1)), Silent(message(1), then=fault))
    await attend(table)
    with pytest.raises(type(fault), match=str(fault)):
        await asyncio.wait_for(table._until(2), MAX_WAIT_SECONDS)


async def test_silence_is_reported_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "ANSWER_TIMEOUT_SECONDS", 0.01)
    with pytest.raises(LonghaulError, match="no message from table"):
        await party(Silent())._until(1)


class Restless(Party):
    """Moves once in a long while."""

    stopped = False

    async def move(self, asked: float | None = None) -> None:
        assert asked is None
        try:
            await asyncio.sleep(10)
        finally:
            self.stopped = True


class Falling(Party):
    async def move(self, asked: float | None = None) -> None:
        assert asked is None
        raise LonghaulError("it fell over")


async def test_when_one_fails_nobody_plays_on() -> None:
    others = Restless([], {}, Score(), 1)
    with pytest.raises(LonghaulError, match="fell over"):
        async with moving([others, Falling([], {}, Score(), 2)], 0) as tasks:
            await watched_sleep(5, tasks)
    assert others.stopped and all(task.done() for task in tasks)
