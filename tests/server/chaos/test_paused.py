"""A server that was stopped for a while, by a signal, a laptop's lid or a paused machine: nobody loses by that time."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable

import pytest

from longhaul.server.live.connection import SILENCE_SECONDS as SILENCE
from longhaul.server.live.connection import Connection, Connections
from longhaul.server.ops.clock import MonotonicClock, running_time
from longhaul.server.ops.heartbeat import BEAT_SECONDS, PAUSE_SECONDS, Heartbeat
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.services import Services
from longhaul.server.settings import Settings
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.tables.commands import Sit
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.lobby import Lobby
from longhaul.server.tables.room import Room
from longhaul.table.clock import GRACE_SECONDS
from tests.server.chaos.inside import Person, setting
from tests.server.chaos.nursery import start
from tests.server.chaos.servers import opened
from tests.server.running import Player, harmless
from tests.server.waiting import until

DAY = 86_400.0
TURN = 120.0  # seconds
STOPPED = 3.0  # seconds
PACES = [("turn", 60.0, 0.0), ("game", 600.0, 5.0)]


class Machine:
    """The clock of a machine, and a server that beats as long as it runs."""

    def __init__(self) -> None:
        self.time = 5000.0
        self.hub = Hub(MemoryStore(), now=MonotonicClock(lambda: 1_700_000_000.0, lambda: self.time))
        self.hub.heartbeat = Heartbeat(lambda: self.time)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / BEAT_SECONDS)):
            self.time += BEAT_SECONDS
            self.hub.notice_pause()

    def stop(self, seconds: float) -> None:
        self.time += seconds

    def left(self, room: Room, seat: int) -> float:
        remaining = room.table.running_clock.remaining(seat, self.hub.now())
        assert remaining is not None
        return remaining


async def seated(hub: Hub, pace: tuple[str, float, float]) -> tuple[Room, Person, Person]:
    ann, bob = Person("Ann"), Person("Bob")
    clock = dict(zip(("pace", "base", "increment"), pace))
    room = await hub.open(setting("me", "open", clock=clock, options={"limit": 150}), ann)
    for person in (ann, bob):
        await hub.subscribe(room.id, person)
    hub.submit(room, Sit(1, "bob", "Bob"), bob)
    await until(lambda: len(room.table.people) == 2 and not room.is_writing)
    return room, ann, bob


def with_machine(work: Callable[[Machine], Awaitable[None]]) -> None:
    async def run() -> None:
        machine = Machine()
        await asyncio.wait_for(work(machine), 60)
        await machine.hub.close()

    asyncio.run(run())


def test_a_heart_that_beats_was_never_stopped() -> None:
    times = iter([0.0, 0.2, 0.4, 0.4 + PAUSE_SECONDS, 100.0, 100.2])
    heart = Heartbeat(lambda: next(times))
    assert [heart.beat() for _ in range(5)] == [0.0, 0.0, 0.0, pytest.approx(99.6 - PAUSE_SECONDS), 0.0]


@pytest.mark.parametrize("jump", [-DAY, -2.0, 2.0, DAY])
def test_a_clock_that_someone_sets_is_no_pause(jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the clocks that a server has: of the machine's two, only the one that people set jumps."""
    running = [5000.0]
    now, heart = MonotonicClock(running=lambda: running[0]), Heartbeat(lambda: running[0])
    before, wall = now(), time.time()
    monkeypatch.setattr(time, "time", lambda: wall + jump)
    running[0] += BEAT_SECONDS
    assert heart.beat() == 0.0 and now() == pytest.approx(before + BEAT_SECONDS)


def test_the_servers_time_goes_on_while_the_machine_sleeps() -> None:
    """Else days by correspondence and the day of the daily challenge would be late after a night."""
    assert MonotonicClock()._running is running_time
    if sys.platform == "linux":
        assert abs(running_time() - time.clock_gettime(time.CLOCK_BOOTTIME)) < 60


@pytest.mark.parametrize("away", [1.5, 45.0, 10_000.0])
@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("first", ["beat", "ring", "move"])
def test_nobody_is_charged_for_a_pause_whatever_comes_first(
    first: str, pace: tuple[str, float, float], away: float
) -> None:
    async def work(machine: Machine) -> None:
        hub = machine.hub
        room, ann, bob = await seated(hub, pace)
        machine.run(20)
        seat, left = room.table.turn, machine.left(room, room.table.turn)
        mover = ann if room.seat_of(ann) == seat else bob
        machine.stop(away)
        if first == "move":
            mover.play(hub, room)
        elif first == "ring":
            hub._check_clock(room)
        else:
            hub.notice_pause()
        await until(lambda: not room.is_writing and not room.queue)
        kinds = [entry.kind for entry in hub.store.entries(room.id)]
        assert kinds.count("resume") == 1 and "flag" not in kinds and not room.table.over
        assert kinds[-1] == ("play" if first == "move" else "resume")
        if room.table.turn == seat:
            assert machine.left(room, seat) == pytest.approx(left, abs=0.5)

    with_machine(work)


def test_the_clock_runs_on_after_a_pause() -> None:
    async def work(machine: Machine) -> None:
        room, *_ = await seated(machine.hub, PACES[0])
        machine.run(50)
        machine.stop(1000)
        machine.hub.notice_pause()
        await until(lambda: not room.is_writing)
        machine.run(8)
        machine.hub._check_clock(room)
        assert not room.is_writing and not room.table.over
        machine.run(4)
        machine.hub._check_clock(room)
        await until(lambda: room.table.over)
        assert [entry.kind for entry in machine.hub.store.entries(room.id)][-2:] == ["resume", "flag"]

    with_machine(work)


def test_what_was_on_its_way_to_the_disk_is_not_charged_twice() -> None:
    async def work(machine: Machine) -> None:
        room, ann, bob = await seated(machine.hub, PACES[0])
        machine.run(10)
        mover = ann if room.seat_of(ann) == room.table.turn else bob
        mover.play(machine.hub, room)
        assert room.is_writing
        machine.stop(500)
        machine.hub.notice_pause()
        await until(lambda: not room.is_writing and not room.queue)
        kinds = [entry.kind for entry in machine.hub.store.entries(room.id)]
        assert kinds[-2:] == ["play", "resume"] and machine.left(room, room.table.turn) >= 49.5

    with_machine(work)


@pytest.mark.parametrize(
    ("before", "away", "left"),
    [
        (0.0, 3 * DAY, GRACE_SECONDS),  # nobody comes too late by it
        (0.0, DAY / 2, DAY / 2),  # days run on
        (DAY - 100.0, 30.0, 70.0),  # a moment is no reason to give an hour
    ],
)
def test_by_correspondence_days_run_on_but_an_hour_is_left(before: float, away: float, left: float) -> None:
    async def work(machine: Machine) -> None:
        room, *_ = await seated(machine.hub, ("days", 1.0, 0.0))
        machine.time += before
        machine.hub.heartbeat = Heartbeat(lambda: machine.time)
        machine.stop(away)
        machine.hub.notice_pause()
        await until(lambda: not room.is_writing)
        assert not room.table.over and machine.left(room, room.table.turn) == pytest.approx(left, abs=1)

    with_machine(work)


def test_nobody_was_silent_or_gone_while_the_server_did_not_run() -> None:
    async def work(machine: Machine) -> None:
        room, ann, _ = await seated(machine.hub, PACES[0])
        connections, connection = Connections(), Connection(machine.hub, Lobby(), RateLimits(on=False), ann, "ann")
        connections._open[connection] = []
        machine.hub.listeners.pause.append(connections.forgive)
        room.absent_since = {0: machine.hub.now()}
        connection.sending_since = machine.hub.now()
        machine.stop(2 * SILENCE)
        machine.hub.notice_pause()
        assert not connection.is_dead(machine.hub.now(), 60.0) and not room.is_away(0, machine.hub.now(), 5.0)
        machine.stop(SILENCE + 1)
        assert connection.is_dead(machine.hub.now(), 60.0)

    with_machine(work)


def test_a_house_beats() -> None:
    async def work() -> None:
        times = [0.0]
        services = Services(MemoryStore(), Settings(compile_games=False), heartbeat=Heartbeat(lambda: times[0]))
        pauses: list[float] = []
        await services.start()
        services.hub.listeners.pause.append(pauses.append)
        times[0] = 1000.0
        await until(lambda: pauses)
        await services.stop()
        assert pauses == [1000.0]

    asyncio.run(work())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
def test_a_server_that_was_stopped_by_a_signal_gives_the_time_back(at_sqlite: str) -> None:
    asyncio.run(stop_and_go_on(at_sqlite))


async def stop_and_go_on(store: str) -> None:
    server = await start(store)
    try:
        ann = Player(server.address)
        await ann.post("/me/guest", {})
        bob = Player(server.address)
        await bob.post("/me/guest", {})
        setting = {"game": "dice-traders", "seats": ["me", "open"], "options": {"limit": 150}}
        table = (await ann.post("/tables", {**setting, "clock": {"pace": "turn", "base": TURN}}))["id"]
        sockets = [await ann.connect(), await bob.connect()]
        await sockets[0].sit_down(table)
        began = time.monotonic()
        await sockets[1].sit_down(table)
        assert server.process.pid is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        os.kill(server.process.pid, signal.SIGCONT)
        shown = await sockets[0].hear_until(t="step")
        while shown["step"]["kind"] == "sit":
            shown = await sockets[0].hear_until(t="step")
        ran = time.monotonic() - began - STOPPED  # how long the server ran at most since the clock began
        assert shown["step"]["kind"] == "resume" and not shown["state"]["over"]
        assert shown["state"]["seats"][shown["state"]["turn"]]["time_left"] > TURN - ran - 1.0
        latest = shown if shown["actions"] else await sockets[1].hear_until(t="step")
        while not latest["actions"]:
            latest = await sockets[1].hear_until(t="step")
        mover = sockets[latest["seat"]]
        action, version = harmless(latest["actions"])["action"], latest["state"]["version"]
        await mover.send(t="play", table=table, action=action, version=version, id=50)
        assert (await mover.hear_until(re=50))["t"] == "step"
        for player in (ann, bob):
            await player.close()
        for socket in sockets:
            await socket.raw.close()
    finally:
        await server.stop()
    with opened(store) as opened_store:
        kinds = [entry.kind for entry in opened_store.entries(table)]
    assert "resume" in kinds and kinds.index("resume") < kinds.index("play")
