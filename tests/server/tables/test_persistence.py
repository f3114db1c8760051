"""What is stored of tables: eviction and restart, lists, the lobby, and what a returning client receives."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from longhaul.bots import make_bot
from longhaul.server.features.table_log import LOG_PAGE_STEPS, log_page
from longhaul.server.store import Unavailable
from longhaul.server.store.rows import ChatLine, NewTable
from longhaul.server.tables import broadcast
from longhaul.server.tables import lobby as lobbies
from longhaul.server.tables.housekeeping import (
    IDLE_SECONDS,
    SUMMARY_SECONDS,
    forget_deleted,
    refresh_lobby,
    unload_idle,
)
from longhaul.server.tables.hub import SNAPSHOT_EVERY_ENTRIES
from longhaul.server.tables.loader import begin
from longhaul.server.tables.room import Room
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.protocol import MAX_CHAT_LENGTH
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Rejection
from longhaul.table.clock import Clock
from longhaul.table.table_config import TableConfig
from tests.server.hub_club import DICE, FREE, GEM, Club, Message, first_legal, move
from tests.server.waiting import MAX_WAIT_SECONDS

pytestmark = pytest.mark.anyio
LONG = {"limit": 150}


def lasting(message: Message) -> Message:
    """What a reload must not change: all but the number of a command, and how much of the log there is room for."""
    return {key: value for key, value in message.items() if key not in ("re", "log", "log_from")}


# Eviction and restart ---------------------------------------------------------------------------
async def test_an_idle_table_leaves_memory_and_comes_back_the_same(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", options=LONG)
    for _ in range(SNAPSHOT_EVERY_ENTRIES + 5):
        await move(room, players)
    shown = lasting(await players[0].watch(room.id))
    for client in players:
        await client.ask("unwatch", table=room.id)
    club.clock.now += IDLE_SECONDS - 1
    await unload_idle(club.hub)
    assert room.id in club.hub.rooms
    club.clock.now += 2
    await unload_idle(club.hub)
    await club.hub.journal.flush()
    await unload_idle(club.hub)
    assert room.id not in club.hub.rooms
    [row] = club.store.list_tables(status="playing")
    assert row.summary.version == room.table.version  # what lists show was brought up to date
    await players[1].watch(room.id)
    assert lasting(await players[0].watch(room.id)) == shown
    again = club.hub.rooms[room.id]
    assert again is not room and bytes(again.table.position) == bytes(room.table.position)
    assert (await move(again, players))["t"] == "step"


async def test_who_was_deleted_is_nameless_in_memory_in_lists_and_after_a_restart(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", options=LONG)
    await players[0].ask("chat", table=room.id, text="Ada was here")
    for _ in range(SNAPSHOT_EVERY_ENTRIES + 2):
        await move(room, players)
    club.store.delete_user("id-Ada")
    await forget_deleted(club.hub)
    await club.quiet()
    await move(room, players)
    shown = msgspec.json.encode(await players[1].watch(room.id))
    [row] = club.store.list_tables(status="playing")
    stored = club.store.load_table(room.id)
    for message in (shown, msgspec.json.encode(row), stored.snapshot, msgspec.json.encode(stored.entries)):
        assert b"Ada" not in message.replace(b"id-Ada", b"")
    assert b"someone" in shown and row.summary.seats[0]["name"] == "someone"


async def test_the_chat_lines_of_a_deleted_spectator_are_forgotten_too(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    eve = club.join("Eve")
    await eve.watch(room.id)
    await eve.ask("chat", table=room.id, text="Eve looks on")
    await players[0].ask("chat", table=room.id, text="so she does")
    club.store.delete_user(eve.user)
    await forget_deleted(club.hub)
    assert [line["text"] for line in (await players[1].watch(room.id))["chat"]] == ["so she does"]


async def test_who_was_deleted_is_nameless_in_the_lobby_also_at_a_table_that_left_memory(club: Club) -> None:
    ada, eve = club.join("Ada"), club.join("Eve")
    room = await club.open(ada, "me", "open")
    await eve.ask("lobby", on=True)
    club.clock.now += IDLE_SECONDS + 1
    for _ in range(2):
        await unload_idle(club.hub)
        await club.quiet()
    assert room.id not in club.hub.rooms
    eve.forget()
    await refresh_lobby(club.lobby, club.hub)
    assert eve.received() == [], "nothing has changed"
    club.store.delete_user(ada.user)
    await refresh_lobby(club.lobby, club.hub)
    await club.quiet()
    [message] = eve.received("tables")
    assert [seat["name"] for seat in message["tables"][0]["seats"]] == ["someone", ""]


async def test_lists_know_when_a_game_by_correspondence_last_went_on(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", clock=Clock("days", 3))
    [before] = club.store.list_tables(status="playing")
    club.clock.now += SUMMARY_SECONDS + 1
    await move(room, players)
    await unload_idle(club.hub)
    await club.quiet()
    [row] = club.store.list_tables(status="playing")
    assert row.updated == club.clock.now > before.updated and row.summary.version == room.table.version


async def test_a_table_stays_while_it_is_watched_or_a_bot_or_a_clock_is_busy(club: Club) -> None:
    watched, _ = await club.meet("Ada", "Bob")
    thinking = await club.open_on_turn(0, club.join("Cyd"), "trader", "me")
    club.clock.now += 2 * IDLE_SECONDS
    await unload_idle(club.hub)
    assert {watched.id, thinking.id} <= set(club.hub.rooms)


async def test_a_restart_gives_back_the_same_view_for_everyone(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", options=LONG)
    for _ in range(SNAPSHOT_EVERY_ENTRIES + 10):
        await move(room, players)
    await players[0].ask("chat", table=room.id, text="ahoy")
    await players[0].ask("ask", table=room.id, version=room.table.version, what="draw")
    views = [await client.watch(room.id) for client in players]
    again = await club.restart()
    back = [again.join(client.name) for client in players]
    for client in back:
        await client.watch(room.id)
    for client, view in zip(back, views, strict=True):
        shown = await client.watch(room.id)
        assert lasting(shown) == lasting(view)
        assert shown["log"] == view["log"][-len(shown["log"]) :] and shown["log"]
    await again.close()


async def test_two_who_ask_at_once_for_a_table_get_the_same(club: Club) -> None:
    room, _ = await club.meet("Ada", "Bob")
    again = await club.restart()
    rooms = await asyncio.gather(*(again.hub.room(room.id) for _ in range(5)))
    assert len(set(map(id, rooms))) == 1 and await again.hub.room("nowhere") is None
    await again.close()


async def test_who_asks_for_a_table_that_is_just_being_set_up_gets_the_same(club: Club) -> None:
    """The list of one's own tables shows it as soon as it is on disk, and that is before it is in memory."""
    add_tables, loop = club.store.add_tables, asyncio.get_running_loop()
    asked = list[asyncio.Future[Room | None]]()

    def add_and_ask(tables: list[NewTable]) -> None:
        add_tables(tables)
        asked.extend(
            asyncio.wrap_future(asyncio.run_coroutine_threadsafe(club.hub.room(table.header.id), loop), loop=loop)
            for table in tables
        )

    club.store.add_tables = add_and_ask
    ada = club.join("Ada")
    room = await club.open_on_turn(0, ada, "me", "trader")
    assert [await each for each in asked][-1] is room is club.hub.rooms[room.id]
    await ada.watch(room.id)
    assert (await ada.ask("play", **first_legal(room)))["t"] == "step"


async def test_a_table_that_could_not_be_set_up_is_not_there_and_the_next_one_is(club: Club) -> None:
    add_tables, asked = club.store.add_tables, list[str]()

    def reject(tables: list[NewTable]) -> None:
        asked.extend(table.header.id for table in tables)
        raise Unavailable("no space left")

    club.store.add_tables = reject
    ada = club.join("Ada")
    with pytest.raises(Unavailable, match="no space left"):
        await club.open(ada, "me", "trader")
    club.store.add_tables = add_tables
    assert await club.hub.room(asked[0]) is None and not club.hub.rooms
    assert (await club.open(ada, "me", "trader")).id in club.hub.rooms


async def test_a_table_being_opened_when_the_server_goes_down_is_stored(club: Club) -> None:
    ada = club.join("Ada")
    opening = asyncio.create_task(club.open(ada, "me", "trader"))
    while not club.hub._loading:
        await asyncio.sleep(0)
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        await club.hub.close()
        room = await opening
    assert club.store.load_table(room.id).header.id == room.id


async def test_no_table_is_set_up_on_a_server_that_is_going_down(club: Club) -> None:
    ada = club.join("Ada")
    await club.hub.close()
    with pytest.raises(Rejection, match="the server is shutting down"):
        await asyncio.wait_for(club.open(ada, "me", "trader"), MAX_WAIT_SECONDS)


async def test_a_returning_player_is_shown_what_was_missed(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    for _ in range(8):
        await move(room, [ada, bob])
    seen = room.table.version - 3
    shown = await bob.watch(room.id, since=seen)
    assert [entry["number"] for entry in shown["log"]] == [seen + 1, seen + 2, seen + 3]
    assert shown["log_from"] == seen + 1
    assert (await bob.watch(room.id, since=room.table.version))["log"] == []
    assert len((await bob.watch(room.id))["log"]) == room.table.version


async def test_pages_of_the_log_lead_back_to_the_beginning(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob", options=LONG)
    for _ in range(LOG_PAGE_STEPS + 20):
        await move(room, players)
    header, before, numbers = room.table.header, room.table.version + 1, list[int]()
    while before > 1:
        page = log_page(header, club.store.entries(room.id, 1, before - 1), before)
        assert 0 < len(page) <= LOG_PAGE_STEPS
        numbers = [entry.number for entry in page] + numbers
        before = page[0].number
    assert numbers == list(range(1, room.table.version + 1))
    live = [msgspec.json.decode(message) for _, message in room.recent_steps]
    sent = msgspec.json.encode(log_page(header, club.store.entries(room.id), room.table.version + 1))
    assert msgspec.json.decode(sent)[-len(live) :] == live


# Lists and the lobby ----------------------------------------------------------------------------
async def test_lists_say_what_is_the_case_and_never_show_what_is_private(club: Club) -> None:
    ada, bob = club.join("Ada"), club.join("Bob")
    await ada.ask("lobby")
    shown = await club.open(ada, "me", "open", "open")
    hidden = await club.open(ada, "me", "open", private=True)
    await club.quiet()
    [message] = ada.received("tables")
    assert [row["id"] for row in message["tables"]] == [shown.id] and ada.user not in str(message)
    for room in (shown, hidden):
        await bob.watch(room.id)
    await bob.ask("sit", table=shown.id)
    await bob.ask("sit", table=hidden.id)
    assert [[s["name"] for s in row["seats"]] for row in ada.received("tables")[-1]["tables"]] == [["Ada", "Bob", ""]]
    for status in ("open", "playing", "over"):
        listed = [row.header.id for row in club.store.list_tables(status=status)]
        assert listed == ([shown.id] if status == "open" else [])
    await ada.watch(shown.id)
    await ada.ask("bot", table=shown.id, seat=2, bot="trader")
    assert ada.received("tables") == [] and [row.summary.status for row in club.store.list_tables()] == ["playing"]
    for client in (ada, bob):
        await client.ask("resign", table=shown.id, version=shown.table.version)
    [row] = club.store.list_tables()
    assert row.summary.status == "over" and row.summary.result["winners"] == [2]
    assert {row.header.id for row in club.store.tables_of(bob.user)} == {shown.id, hidden.id}
    assert {row.header.id for row in club.store.tables_of(bob.user, over=False)} == {hidden.id}


async def test_the_last_of_many_quick_changes_is_what_lists_show(club: Club) -> None:
    clients = [club.join(name) for name in ("Ada", "Bob", "Cyd", "Dan")]
    room = await club.open(clients[0], "me", "open", "open", "open")
    for client in clients[1:]:
        await client.watch(room.id)
    club.store.open.clear()
    for client in clients[1:]:
        await client.send("sit", table=room.id)
    club.store.open.set()
    await club.quiet()
    assert club.store.list_tables()[0].summary.status == "playing"


async def test_the_lobby_tells_until_it_is_asked_not_to_and_keeps_not_too_much(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "MAX_OPEN_TABLES", 3)
    ada, stranger = club.join("Ada"), club.join()
    assert (await stranger.ask("lobby"))["t"] == "done"
    rooms = [await club.open(ada, "me", "open") for _ in range(5)]
    await club.quiet()
    assert [row["id"] for row in stranger.received("tables")[-1]["tables"]] == [room.id for room in rooms[:1:-1]]
    assert (await stranger.ask("lobby", on=False))["t"] == "done"
    await club.open(ada, "me", "open")
    await club.quiet()
    assert stranger.received() == []


# How much a reconnect costs ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "seats", "options", "bot"),
    [
        (FREE, 1, {"edition": "v2"}, "trader"),
        (FREE, 1, {"edition": "2014"}, "trader"),
        (FREE, 1, {"pregen": True}, "trader"),
        (FREE, 1, {}, "random"),
        (DICE, 6, {}, "trader"),
        (DICE, 6, {"limit": 60}, "random"),
        (GEM, 5, {}, "trader"),
        (GEM, 5, {}, "random"),
    ],
)
def test_a_reconnect_costs_less_than_8_kb_at_any_length_of_a_game(
    game: str, seats: int, options: dict[str, Any], bot: str
) -> None:
    largest, logged = 0, 0
    for seed in (*range(3), 138):  # the last: a fight at the end of a month, with warnings all over
        room, subscribers = chatty_room(game, seats, options, seed)
        choose = make_bot(bot, room.table.rulebook, seed)
        while not room.table.over and room.table.version < 400:
            table, eyes = room.table, subscribers[room.table.turn]
            shown = broadcast.encode_table(room, eyes, 2e9)
            largest, logged = max(largest, len(shown)), logged + (b'"number"' in shown)
            entry = table.judge_play(table.turn, choose.choose(table.position), table.version, 1.7e9)
            table.apply(entry)
            broadcast.log_step(room, entry)
        assert len(broadcast.encode_table(room, subscribers[0], 2e9)) < 8000
    assert largest < 8000 and logged


def chatty_room(game: str, seats: int, options: dict[str, Any], seed: int) -> tuple[Room, list[Subscriber]]:
    """A table of people with the longest names, who have talked as much as is kept."""
    people = [Subscriber(Outbox(), f"user-{i}", "Ä" * 24, "person") for i in range(seats)]
    setting = TableConfig(game=game, seats=["me", *["open"] * (seats - 1)], options=options)
    table, _ = begin(setting.header("abcdefghjkmn", seed, "salt", 1.7e9), setting, people[0])
    for seat, person in enumerate(people[1:], 1):
        table.apply(table.judge_sit(seat, person.user, person.name, 1.7e9))
    words = Random(seed)
    texts = ["".join(words.choices("häuser ", k=MAX_CHAT_LENGTH)) for _ in range(20)]
    lines = [ChatLine(table="t", number=i, at=1.7e9, who="user-0", name="Ä" * 24, text=t) for i, t in enumerate(texts)]
    room = Room(table, "user-0", lines)
    room.subscribers.update(people)
    return room, people
