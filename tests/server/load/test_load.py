"""`longhaul load`: a few players over the real protocol, and figures that add up."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator

import msgspec
import pytest

from longhaul.core.errors import LonghaulError
from longhaul.server.load import players
from longhaul.server.load.client import Received
from longhaul.server.load.measure import moving, watched_sleep
from longhaul.server.load.players import Party, Score

pytestmark = pytest.mark.anyio
MAX_WAIT_SECONDS = 60.0  # seconds; the machine may be busy


def load(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "longhaul", "load", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def test_a_few_tables_are_played_at_and_nothing_is_lost() -> None:
    done = load("--tables", "4", "--seconds", "2", "--idle", "20", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["lost"] == 0 and figures["moves"] > 0
    assert figures["compiled"] == (os.environ.get("LONGHAUL_JIT") != "0")
    assert figures["moves_per_s"] == pytest.approx(figures["moves"] / figures["seconds"], rel=0.001)
    assert 0 < figures["p50_ms"] <= figures["p99_ms"]
    assert figures["cpu_ms_per_move"] > 0
    assert figures["kb_per_table"] > 0 and figures["kb_per_idle_table"] > 0  # so few tables are lost in the noise


@pytest.mark.parametrize("options", [("--tables", "0"), ("--seconds", "0"), ("--store", "nonsense:")])
def test_what_cannot_be_measured_is_rejected_with_a_sentence(options: tuple[str, str]) -> None:
    done = load("--tables", "1", "--seconds", "1", *options)
    assert done.returncode != 0 and "Traceback" not in done.stderr and done.stderr.strip()


# A table's players ------------------------------------------------------------------------------------------
def message(version: int, kind: str = "step", actions: int = 0) -> Received:
    fields = {"t": kind, "state": {"version": version, "turn": 0, "over": False}}
    return msgspec.convert(fields | {"actions": [{"action": 1, "text": "done"}] * actions}, Received)


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
