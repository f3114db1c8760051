"""The machine's clock is set, while the server runs or while it is down: nobody's time is taken, order holds."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from longhaul.server import services as houses
from longhaul.server.accounts.service import Accounts
from longhaul.server.ops.clock import MonotonicClock
from longhaul.server.services import Services
from longhaul.server.settings import Settings
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.tables.commands import Sit
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from tests.server.browsers import CHEAP, HandClock
from tests.server.chaos.inside import Person, setting
from tests.server.waiting import MAX_WAIT_SECONDS, until

HOUR, DAY = 3600.0, 86_400.0
JUMPS = [-3 * DAY, -HOUR, -10.0, 0.0, 10.0, HOUR, 3 * DAY]
PACES = [("turn", 60.0, 0.0), ("game", 600.0, 5.0)]


class Machine:
    """A machine's two clocks: the one that people set, and the one that only runs."""

    def __init__(self) -> None:
        self.of_day, self.running = 1_700_000_000.0, 5000.0

    def pass_by(self, seconds: float) -> None:
        self.of_day += seconds
        self.running += seconds

    def steady(self) -> MonotonicClock:
        return MonotonicClock(lambda: self.of_day, lambda: self.running)


async def seated(hub: Hub, pace: tuple[str, float, float], *seats: str) -> tuple[Room, Person, Person]:
    ann, bob = Person("Ann"), Person("Bob")
    clock = dict(zip(("pace", "base", "increment"), pace))
    room = await hub.open(setting("me", "open", *seats, clock=clock, options={"limit": 150}), ann)
    for person in (ann, bob):
        await hub.subscribe(room.id, person)
    hub.submit(room, Sit(1, "bob", "Bob"), bob)
    await until(lambda: len(room.table.people) == 2 and not room.is_writing)
    return room, ann, bob


async def move(hub: Hub, room: Room, *people: Person) -> None:
    """Whoever's turn it is."""
    before = room.table.version
    mover = next(person for person in people if room.seat_of(person) == room.table.turn)
    mover.play(hub, room)
    await until(lambda: room.table.version > before and not room.is_writing)


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 2 * MAX_WAIT_SECONDS)

    asyncio.run(bounded())


# While it runs
@pytest.mark.parametrize("jump", JUMPS)
def test_the_servers_clock_only_runs(jump: float) -> None:
    machine = Machine()
    now = machine.steady()
    start = now()
    machine.pass_by(5)
    machine.of_day += jump
    machine.pass_by(2)
    assert now() == start + 7


@pytest.mark.parametrize("jump", JUMPS)
@pytest.mark.parametrize("pace", PACES)
def test_a_jump_while_someone_thinks_costs_them_nothing(jump: float, pace: tuple[str, float, float]) -> None:
    async def work() -> None:
        machine = Machine()
        hub = Hub(MemoryStore(), now=machine.steady())
        room, ann, bob = await seated(hub, pace)
        seat = room.table.turn
        machine.pass_by(20)
        machine.of_day += jump
        assert room.table.running_clock.remaining(seat, hub.now()) == pytest.approx(pace[1] - 20)
        await move(hub, room, ann, bob)
        machine.pass_by(pace[1] + 1)
        hub._check_clock(room)
        await until(lambda: room.table.over)
        await hub.close()

    run(work)


# While it is down
@pytest.mark.parametrize("jump", JUMPS)
@pytest.mark.parametrize("pace", PACES)
def test_a_jump_while_the_server_is_down_costs_nobody_and_stops_no_clock(
    jump: float, pace: tuple[str, float, float]
) -> None:
    async def work() -> None:
        machine, store = Machine(), MemoryStore()
        hub = Hub(store, now=machine.steady())
        room, ann, bob = await seated(hub, pace)
        await move(hub, room, ann, bob)
        machine.pass_by(20)
        seat, version = room.table.turn, room.table.version
        left = room.table.running_clock.remaining(seat, hub.now()) or 0.0
        await hub.close()

        machine.pass_by(30)
        machine.of_day += jump
        machine.running = 12.0
        hub = Hub(store, now=machine.steady())
        room = await hub.subscribe(room.id, ann)
        await hub.subscribe(room.id, bob)
        await until(lambda: room.table.version > version and not room.is_writing)
        remaining = room.table.running_clock.remaining(seat, hub.now())
        assert remaining is not None and left <= remaining <= left + 21  # what was spent since the last entry, at most
        machine.pass_by(10)
        assert room.table.running_clock.remaining(seat, hub.now()) == pytest.approx(remaining - 10)
        await move(hub, room, ann, bob)
        numbers = [entry.number for entry in store.entries(room.id)]
        assert numbers == list(range(1, room.table.version + 1)) and room.table.version > version
        machine.pass_by(pace[1] + 10)
        hub._check_clock(room)
        await until(lambda: room.table.over)
        await hub.close()

    run(work)


def test_a_jump_back_during_a_bots_turn_stops_no_clock() -> None:
    async def work() -> None:
        machine, store = Machine(), MemoryStore()
        hub = Hub(store, now=machine.steady())
        room, ann, bob = await seated(hub, PACES[0], "trader")
        await hub.close()
        machine.of_day -= HOUR
        hub = Hub(store, now=machine.steady())
        room = await hub.subscribe(room.id, ann)
        await hub.subscribe(room.id, bob)
        for _ in range(6):
            await until(lambda: not room.is_writing and room.table.turn in room.table.people)
            assert room.table.running_clock.deadline() == pytest.approx(hub.now() + 60, abs=2)
            await move(hub, room, ann, bob)
        await hub.close()

    run(work)


@pytest.mark.parametrize("jump", JUMPS)
def test_bots_go_on_after_a_start_whatever_the_date_is_then(jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = MemoryStore()
        hub = Hub(store)
        room = await hub.open(setting("trader", "trader", options={"limit": 150}), Person("Ann"))
        await hub.close()
        monkeypatch.setattr(houses, "MonotonicClock", lambda: MonotonicClock(lambda: time.time() + jump))
        services = Services(store, Settings(compile_games=False))
        await services.start()
        before = room.table.version
        await until(lambda: len(store.entries(room.id)) > before + 3)
        await services.stop()

    run(work)


# People
@pytest.mark.parametrize("jump", JUMPS)
def test_one_who_was_signed_in_still_is(jump: float) -> None:
    clock, store = HandClock(1_700_000_000.0), MemoryStore()
    cookie = Accounts(store, clock, hasher=CHEAP).new_guest().cookie
    clock.now += jump
    accounts = Accounts(store, clock, hasher=CHEAP)
    found: Any = accounts.identify_cookie(cookie)
    assert found is not None
    clock.now -= 2 * jump
    assert accounts.identify_cookie(cookie) is not None and accounts.sessions(found.user)
