"""Bots that play at a table, and its clocks."""

import asyncio

import pytest

from longhaul.server.ops.clock import MonotonicClock
from longhaul.server.tables.bot_executor import BotExecutor
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.table import Clock
from longhaul.table.clock import GRACE_SECONDS
from tests.server.hub_club import Client, Club, first_legal, move, turn_of
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
MINUTE = Clock("turn", 60)


# Bots -------------------------------------------------------------------------------------------
async def test_bots_play_a_whole_game_in_their_threads(club: Club) -> None:
    hub = Hub(club.store, bots=BotExecutor(2))
    club.hub = hub
    ada = club.join("Ada")
    room = await club.open(ada, "open", "cadet", "trader", options={"limit": 5})
    await ada.watch(room.id)
    first = room.table.version + 1
    await ada.send("bot", table=room.id, seat=0, bot="trader")  # only now they begin
    await until(lambda: room.table.over)
    await club.quiet()
    numbers = [message["step"]["number"] for message in ada.received("step")]
    assert numbers == list(range(first, room.table.version + 1))
    assert set(room.table.actors) == {0, 1, 2}


async def test_a_bot_sees_a_blinded_position_of_another_seed(club: Club) -> None:
    room = await club.open_on_turn(0, club.join("Ada"), "trader", "me")
    [(_, seen, _)] = club.thinkers.thoughts
    assert seen.seed == 0 or seen.seed != room.table.header.seed
    assert room.table.header.seed.to_bytes(8, "little") not in bytes(seen) and seen.actions == []


async def test_a_thought_about_an_old_version_is_forgotten(club: Club) -> None:
    ada, bob = club.join("Ada"), club.join("Bob")
    room = await club.open_on_turn(0, ada, "trader", "me", "+trader")
    await bob.watch(room.id)
    await bob.ask("sit", table=room.id)
    assert len(club.thinkers.thoughts) == 2  # about the table before and after
    version = room.table.version
    club.thinkers.think()
    await club.quiet()
    assert room.table.version == version
    club.thinkers.think()
    await club.quiet()
    assert room.table.version == version + 1


async def test_a_person_sits_down_where_a_bot_thinks(club: Club) -> None:
    ada, bob = club.join("Ada"), club.join("Bob")
    room = await club.open_on_turn(0, ada, "+trader", "me")
    await bob.watch(room.id)
    assert (await bob.ask("sit", table=room.id))["seat"] == 0
    version = room.table.version
    club.thinkers.think()
    await club.quiet()
    assert room.table.version == version and room.table.actors == [] and not club.thinkers.thoughts
    assert (await bob.ask("play", **first_legal(room)))["t"] == "step"


async def test_a_bot_that_crashes_does_not_stop_the_table(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    room = await club.open_on_turn(0, club.join("Ada"), "trader", "me")
    club.thinkers.crash()
    await club.quiet()
    assert "a bot failed" in caplog.text
    assert room.table.actors[:1] == [0]  # a legal move was played for it; forced moves may have followed


async def test_a_bot_that_breaks_in_its_thread_is_taken_for_crashed(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("longhaul.server.tables.bot_memory.make_bot", lambda *arguments: 1 / 0)
    club.hub = Hub(club.store, bots=BotExecutor())
    room = await club.open(club.join("Ada"), "cadet", "trader", options={"limit": 3})
    await until(lambda: room.table.over)
    await club.quiet()
    assert "a bot failed" in caplog.text


async def test_what_a_bot_thought_of_a_table_that_left_memory_is_forgotten(club: Club) -> None:
    room = await club.open_on_turn(0, club.join("Ada"), "trader", "me")
    club.hub.unload(room)
    club.thinkers.think()
    await club.quiet()
    assert room.table.actors == [] and len(club.store.entries(room.id)) == 2


# Clocks -----------------------------------------------------------------------------------------
async def timed(club: Club, clock: Clock = MINUTE) -> tuple[Room, Client, Client]:
    """A table of two with a clock, whose turn it is, and the other."""
    room, players = await club.meet("Ada", "Bob", clock=clock)
    return room, *turn_of(room, players)


async def test_the_flag_falls_on_time_and_not_before(club: Club) -> None:
    room, mover, other = await timed(club)
    club.clock.now += 59.9
    await club.ring()
    assert mover.received("step") == []
    club.clock.now += 0.2
    late = await mover.ask("play", **first_legal(room))
    assert late["code"] == "time_up"
    await club.ring()
    assert room.table.over and room.table.winners == [room.seat_of(other.subscriber)]
    assert [m["step"]["kind"] for m in other.received("step")] == ["flag"]


async def test_a_timer_rings_by_itself(club: Club) -> None:
    loop = asyncio.get_running_loop()
    before = loop.time()
    room, *_ = await timed(club)
    assert before + 60 < club.hub._timers[room.id].when() < loop.time() + 60.1
    club.clock.now += 61
    club.hub._set_timer(room)
    assert club.hub._timers[room.id].when() < loop.time() + 0.1
    await until(lambda: room.table.over)
    await club.quiet()
    assert room.id not in club.hub._timers


async def test_a_turn_gives_new_time_and_a_game_an_increment(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", clock=Clock("game", 100, 5))
    mover = room.table.turn
    club.clock.now += 30
    while room.table.turn == mover:
        answer = await move(room, players)
    assert answer["state"]["seats"][mover]["time_left"] == pytest.approx(75)
    assert answer["state"]["seats"][1 - mover]["time_left"] == 100


async def test_after_a_restart_nobody_is_charged_for_the_time_away(club: Club) -> None:
    room, mover, _ = await timed(club, Clock("game", 100))
    table, seat = room.id, room.table.turn
    club.clock.now += 40
    again = await club.restart()
    again.clock.now += 10_000
    back = again.join(mover.name)
    await back.watch(table)
    await again.quiet()
    await again.ring()
    shown = await back.watch(table)
    assert not shown["state"]["over"] and shown["state"]["turn"] == seat
    assert shown["state"]["seats"][seat]["time_left"] == 100  # since when, the old process took with it
    again.clock.now += 99
    await again.ring()
    assert (await back.ask("play", **first_legal(again.hub.rooms[table])))["t"] == "step"
    await again.close()


async def test_nobody_loses_by_time_in_which_the_store_took_no_moves(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longhaul.server.tables.hub.STORE_RETRY_SECONDS", 0.02)
    room, players = await club.meet("Ada", "Bob", clock=MINUTE)
    mover, _ = turn_of(room, players)
    version = room.table.version
    club.store.failing = 1e9
    assert (await mover.ask("play", **first_legal(room)))["code"] == "unavailable"
    club.clock.now += 61
    await club.ring()
    failing = club.store.failing
    await until(lambda: club.store.failing <= failing - 2)
    club.store.failing = 0
    await until(lambda: room.table.version > version)
    assert not room.table.over and club.store.entries(room.id)[-1].kind == "resume"
    assert (await mover.ask("play", **first_legal(room)))["t"] == "step"


async def test_nobody_loses_by_time_in_which_a_move_was_on_its_way_to_a_slow_disk(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", clock=MINUTE)
    mover, waiting = turn_of(room, players)
    for _ in range(12):
        if room.table.turn != room.seat_of(mover.subscriber):
            break
        club.store.open.clear()
        await mover.send("play", **first_legal(room))
        await asyncio.sleep(0)  # it is on its way
        club.clock.now += 61
        club.hub._check_clock(room)
        club.store.open.set()
        await club.quiet()
    seat = room.seat_of(waiting.subscriber)
    assert not room.table.over and room.table.running_clock.remaining(seat, club.clock.now) == 60
    assert club.store.entries(room.id)[-1].kind == "resume"
    club.clock.now += 61
    await club.ring()
    assert room.table.over


@pytest.mark.parametrize(
    ("away", "left"),
    [
        (86_400 - 2 * GRACE_SECONDS, 2 * GRACE_SECONDS),
        (86_400 - GRACE_SECONDS / 2, GRACE_SECONDS),
        (1e6, GRACE_SECONDS),
    ],
)
async def test_by_correspondence_time_runs_on_while_the_server_is_away_but_nobody_comes_too_late_by_it(
    club: Club, away: float, left: float
) -> None:
    table = (await timed(club, Clock("days", 1)))[0].id
    again = await club.restart()
    again.clock.now += away
    shown = await again.join("Ada").watch(table)
    await again.quiet()
    room = again.hub.rooms[table]
    remaining = room.table.running_clock.remaining(shown["state"]["turn"], again.clock.now)
    assert (room.table.over, remaining) == (False, left)
    again.clock.now += left + 1
    await again.ring()
    assert room.table.over
    await again.close()


async def test_a_resume_that_the_store_rejects_is_tried_again_before_any_flag(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longhaul.server.tables.hub.STORE_RETRY_SECONDS", 0.05)
    table = (await timed(club))[0].id
    again = await club.restart()
    again.clock.now += 10_000
    again.store.failing = 1
    await again.join("Ada").watch(table)
    room = again.hub.rooms[table]
    await until(lambda: again.store.failing == 0)
    await until(lambda: again.store.entries(table)[-1].kind in ("resume", "flag"))
    await again.quiet()
    assert not room.table.over and again.store.entries(table)[-1].kind == "resume"
    await again.close()


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
async def test_who_sets_the_machines_clock_harms_nobody(club: Club, jump: float) -> None:
    of_day, running = [5_000_000.0], [100.0]
    steady = MonotonicClock(lambda: of_day[0], lambda: running[0])
    club.hub.now = steady
    room, *_ = await timed(club)
    seat, before = room.table.turn, steady()
    of_day[0] += jump
    running[0] += 10
    assert steady() == before + 10
    await club.ring()
    assert not room.table.over and room.table.running_clock.remaining(seat, steady()) == 50


async def test_a_clock_set_back_between_two_runs_harms_nobody(club: Club) -> None:
    old, mover, other = await timed(club)
    table = old.id
    again = await club.restart()
    again.clock.now -= 7200
    players = [again.join(mover.name), again.join(other.name)]
    for client in players:
        await client.watch(table)
    room = again.hub.rooms[table]
    for _ in range(3):
        await again.ring()
        assert (await move(room, players))["t"] == "step"
        again.clock.now += 5
    assert not room.table.over
    await again.close()
