"""Playing at a table: who receives what, in which order, and what happens when the disk fails."""

import asyncio

import pytest

from longhaul.core.errors import LonghaulError
from longhaul.server.ops.metrics import ERRORS
from longhaul.server.store.rows import Append
from longhaul.server.tables.commands import Command
from longhaul.server.tables.hub import MAX_QUEUED_COMMANDS, STORE_RETRY_SECONDS
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry, Table
from tests.server.hub_club import Client, Club, first_legal, move, turn_of
from tests.server.waiting import MAX_WAIT_SECONDS, until

pytestmark = pytest.mark.anyio


# Telling ----------------------------------------------------------------------------------------
async def test_steps_are_sent_once_and_in_order_and_only_the_sender_gets_an_answer(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", "Cyd")
    stranger = club.join()
    await stranger.watch(room.id)
    everyone = [*players, stranger]
    first = room.table.version
    answers = []
    for client in everyone:
        client.received()
    for _ in range(12):
        mover, _ = turn_of(room, players)
        legal = int(room.table.position.legal[0])
        number = await mover.send("play", table=room.id, version=room.table.version, action=legal)
        await club.quiet()
        answers.append((mover, number))
    for client in everyone:
        steps = client.received("step", "table", "refused")
        assert [step["t"] for step in steps] == ["step"] * 12
        assert [step["step"]["number"] for step in steps] == list(range(first + 1, first + 13))
        assert [step["state"]["version"] for step in steps] == list(range(first + 1, first + 13))
        mine = [number if mover is client else 0 for mover, number in answers]
        assert [step["re"] for step in steps] == mine
        assert {step["seat"] for step in steps} == {room.seat_of(client.subscriber)}


async def test_only_the_seat_to_play_is_sent_its_actions(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    stranger = club.join()
    await stranger.watch(room.id)
    await move_without_waiting(room, players)
    await club.quiet()
    legal = [int(action) for action in room.table.position.legal]
    for client in (*players, stranger):
        sent = client.received("step")[-1]
        shown = await client.watch(room.id)
        for message in (sent, shown):
            is_theirs = message["seat"] == room.table.turn
            assert [action["action"] for action in message["actions"]] == (legal if is_theirs else [])


# Refusing ---------------------------------------------------------------------------------------
async def test_a_forbidden_command_is_rejected_with_the_reason_and_changes_nothing(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    mover, other = turn_of(room, players)
    stranger = club.join()
    await stranger.watch(room.id)
    version, before = room.table.version, bytes(room.table.position)
    legal = int(room.table.position.legal[0])
    for client, action, at, code in (
        (mover, legal, version - 1, "stale"),
        (mover, legal, version + 1, "stale"),
        (other, legal, version, "not_your_turn"),
        (stranger, legal, version, "no_seat"),
        (mover, "retire", version, "illegal"),
        (mover, 10**30, version, "unknown_action"),
        (mover, -1, version, "unknown_action"),
        (mover, "fly:to:the:moon", version, "unknown_action"),
    ):
        answer = await client.ask("play", table=room.id, version=at, action=action)
        assert answer["t"] == "refused" and answer["code"] == code and answer["version"] == version, answer
        assert answer["clause"] == ("DT-END-03" if code == "illegal" else "") and len(answer["text"]) > 10
    assert room.table.version == version and bytes(room.table.position) == before
    assert (await move(room, players))["t"] == "step"


async def test_a_table_must_be_watched_and_be_there(club: Club) -> None:
    room, _ = await club.meet("Ada", "Bob")
    stranger = club.join("Eve")
    assert (await stranger.ask("sit", table=room.id))["code"] == "not_watched"
    assert (await stranger.watch("nowhere"))["code"] == "no_table"
    assert (await club.join().ask("unwatch", table=room.id))["code"] == "not_watched"


# Waiting in line --------------------------------------------------------------------------------
async def test_commands_wait_while_an_entry_is_on_its_way_and_are_judged_afterwards(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    mover, other = turn_of(room, players)
    version, legal = room.table.version, int(room.table.position.legal[0])
    club.store.open.clear()
    numbers = [
        await mover.send("play", table=room.id, version=version, action=legal),
        await mover.send("play", table=room.id, version=version, action=legal),  # twice by mistake
        await mover.send("ask", table=room.id, version=version + 1, what="draw"),
    ]
    await other.send("answer", table=room.id, version=version + 2, yes=False)
    await until(lambda: club.store.is_held)
    assert room.is_writing and len(room.queue) == 3 and room.table.version == version
    assert not mover.received() and not other.received()  # nobody hears of what is not on disk
    club.store.open.set()
    await club.quiet()
    answers = {m["re"]: m for m in mover.received() if m.get("re")}
    assert [answers[n]["t"] for n in numbers] == ["step", "refused", "step"]
    assert answers[numbers[1]]["code"] == "stale"
    assert [m["step"]["kind"] for m in other.received("step")] == ["play", "ask", "answer"]
    assert room.table.version == version + 3


async def test_the_line_is_not_endless(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    mover, _ = turn_of(room, players)
    club.store.open.clear()
    legal = int(room.table.position.legal[0])
    for _ in range(MAX_QUEUED_COMMANDS + 3):
        await mover.send("play", table=room.id, version=room.table.version, action=legal)
    await until(lambda: not mover.subscriber.outbox._queue)
    assert [m["code"] for m in mover.received("refused")] == ["busy", "busy"]
    club.store.open.set()
    await club.quiet()
    messages = mover.received()
    assert [m["t"] for m in messages if m.get("re")] == ["step"] + ["refused"] * MAX_QUEUED_COMMANDS


# A store in trouble -----------------------------------------------------------------------------
async def test_when_the_store_fails_nothing_has_happened_and_play_goes_on_afterwards(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    _, other = turn_of(room, players)
    version, before = room.table.version, bytes(room.table.position)
    club.store.failing = 1e9
    for _ in range(2):
        answer = await move(room, players)
        assert answer["t"] == "refused" and answer["code"] == "unavailable" and "no space left" in answer["text"]
    assert room.table.version == version and bytes(room.table.position) == before and not other.received()
    club.store.failing = 0
    assert (await move(room, players))["state"]["version"] == version + 1
    assert [m["t"] for m in other.received()] == ["step"]


async def test_a_bot_tries_again_until_the_store_works_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    assert STORE_RETRY_SECONDS >= 0.5  # a store in trouble is not hammered
    monkeypatch.setattr("longhaul.server.tables.hub.STORE_RETRY_SECONDS", 0.01)
    room = await club.open_on_turn(0, club.join("Ada"), "trader", "me")
    club.store.failing = 3
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while room.table.version < 3:
            if club.thinkers.thoughts:
                club.thinkers.think()
            await asyncio.sleep(0.005)
    assert club.store.failing == 0 and room.table.actors == [0]


async def test_a_thought_that_ends_while_something_is_written_that_fails_is_not_lost(club: Club) -> None:
    ada, bob = club.join("Ada"), club.join("Bob")
    room = await club.open_on_turn(0, ada, "trader", "me", "+trader")
    await bob.watch(room.id)
    club.store.open.clear()
    club.store.failing = 1
    await bob.send("sit", table=room.id)
    club.thinkers.think()
    club.store.open.set()
    await club.quiet()
    assert [m["code"] for m in bob.received("refused")] == ["unavailable"] and room.table.actors == [0]


async def test_a_table_that_another_process_has_written_to_is_loaded_again_and_shown(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", "Cyd")
    stranger = club.join()
    await stranger.watch(room.id)
    stranger.received()
    mover, other = turn_of(room, players)
    theirs = room.table.judge_play(room.table.turn, int(room.table.position.legal[-1]), room.table.version, 5.0)
    club.store.append([Append(table=room.id, entry=theirs)])
    club.store.open.clear()
    version, legal = room.table.version, int(room.table.position.legal[0])
    number = await mover.send("play", table=room.id, version=version, action=legal)
    waiting = await other.send("ask", table=room.id, version=version + 1, what="draw")
    club.store.open.set()
    await club.quiet()
    again = club.hub.rooms[room.id]
    assert again is not room and again.table.version == version + 1 and again.table.position.actions == [theirs.value]
    for client, asked in ((mover, number), (other, waiting), (stranger, 0)):
        messages = client.received()
        assert [m["code"] for m in messages if m["t"] == "refused" and m["re"] == asked] == (["stale"] if asked else [])
        [table] = [m for m in messages if m["t"] == "table"]
        assert table["state"]["version"] == version + 1 and client.subscriber in again.subscribers
    assert (await move(again, players))["t"] == "step"
    assert [m["t"] for m in stranger.received()] == ["step"]


async def test_a_fault_at_one_table_holds_up_no_other(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    room, players = await club.meet("Ada", "Bob")
    broken, _ = await club.meet("Cyd", "Dan")
    faults = ERRORS._value.get()

    class Faulty(Command):
        def judge(self, table: Table, now: float) -> LogEntry:  # noqa: ARG002
            raise ZeroDivisionError

    def worse(error: LonghaulError | None) -> None:
        raise ZeroDivisionError

    club.store.open.clear()
    await move_without_waiting(room, players)
    club.hub.submit(room, Faulty(), players[0].subscriber, 77)
    club.hub.journal.add(Append(table=broken.id, entry=broken.table.judge_leave(0, 0.0)), worse)
    club.store.open.set()
    await club.quiet()
    assert [m["code"] for m in players[0].received("refused")] == ["internal"]
    assert ERRORS._value.get() == faults + 2
    assert (await move(room, players))["t"] == "step"
    caplog.clear()


async def move_without_waiting(room: Room, players: list[Client]) -> None:
    await turn_of(room, players)[0].send("play", **first_legal(room))


async def test_entries_that_gather_are_written_together(club: Club) -> None:
    tables = [await club.meet(f"Ada {i}", f"Bob {i}") for i in range(5)]
    club.store.open.clear()
    club.store.batches.clear()
    for room, players in tables:
        await move_without_waiting(room, players)
    await until(lambda: club.store.is_held)
    club.store.open.set()
    await club.quiet()
    assert sum(club.store.batches) == 5 and len(club.store.batches) <= 2
    assert all(room.table.actors for room, _ in tables)
