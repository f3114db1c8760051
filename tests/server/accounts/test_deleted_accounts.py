"""A deleted account disappears everywhere: in the lobby, in what was written just after, and by a server that restarts
every day. Before that its owner can export everything."""

from typing import Any

import msgspec
import pytest

from longhaul.server import services as houses
from longhaul.server.accounts.export import export
from longhaul.server.services import Services
from longhaul.server.settings import Settings
from longhaul.server.store import open_store
from longhaul.server.store.sql.memory import MemoryStore
from longhaul.server.tables.housekeeping import forget_deleted
from tests.server.hub_club import Client, Club
from tests.server.store.samples import add_table, add_user, rating_step, record, sit
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


def left_in(store: Any) -> bytes:
    """All that a store holds, but for ids that mean nothing any more."""
    rows = [(name, {key: str(value) for key, value in row.items()}) for name, row in store.dump()]
    return msgspec.json.encode(rows).replace(b"id-Ada", b"")


def deleted(club: Club, client: Client) -> Client:
    """Someone who was deleted, and whose connection does not know it yet."""
    club.store.delete_user(client.user)
    return client


async def test_who_was_deleted_is_nameless_in_the_lobby_at_a_table_in_memory(club: Club) -> None:
    ada, eve = club.join("Ada"), club.join("Eve")
    room = await club.open(ada, "me", "open")
    await eve.ask("lobby", on=True)
    eve.forget()
    deleted(club, ada)
    await forget_deleted(club.hub)
    await club.quiet()
    assert room.id in club.hub.rooms
    [message] = eve.received("tables")
    assert [seat["name"] for seat in message["tables"][0]["seats"]] == ["someone", ""]
    await forget_deleted(club.hub)
    await club.quiet()
    assert eve.received() == [], "once"


@pytest.mark.parametrize("seats", [("me", "open"), ("open", "open")])
async def test_a_table_that_is_set_up_in_the_moment_of_a_deletion_names_nobody(
    club: Club, seats: tuple[str, ...]
) -> None:
    room = await club.open(deleted(club, club.join("Ada")), *seats)
    assert club.store.tables_by("id-Ada")
    await forget_deleted(club.hub)
    await club.quiet()
    assert b"Ada" not in left_in(club.store)
    assert club.store.load_table(room.id).host == room.host == ""
    assert club.store.tables_by("id-Ada") == [] == club.store.tables_of("id-Ada")


async def test_who_sits_down_in_the_moment_of_a_deletion_is_nameless_there(club: Club) -> None:
    room = await club.open(club.join("Bob"), "me", "open")
    ada = club.join("Ada")
    await ada.watch(room.id)
    await deleted(club, ada).ask("sit", table=room.id)
    assert b"Ada" in left_in(club.store)
    await forget_deleted(club.hub)
    await club.quiet()
    assert b"Ada" not in left_in(club.store) and room.host == "id-Bob"


async def test_chat_lines_written_during_a_deletion_are_forgotten(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await club.open(club.join("Bob"), "me", "open")
    ada, add_chat = club.join("Ada"), club.store.add_chat
    await ada.watch(room.id)

    def too_late(*line: Any) -> Any:
        deleted(club, ada)
        return add_chat(*line)

    monkeypatch.setattr(club.store, "add_chat", too_late, raising=False)
    await ada.ask("chat", table=room.id, text="bye")
    assert len(club.store.chat_of(room.id)) == len(room.chat) == 1
    await forget_deleted(club.hub)
    assert club.store.chat_of(room.id) == [] == list(room.chat)


async def test_who_was_forgotten_is_not_forgotten_again_at_every_look(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.open(deleted(club, club.join("Ada")), "me", "open")
    await forget_deleted(club.hub)
    monkeypatch.setattr(club.store, "delete_user", lambda user: pytest.fail(user), raising=False)
    await forget_deleted(club.hub)


async def test_a_server_forgets_guests_soon_after_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "FIRST_CLEANUP_SECONDS", 0.0)
    store = MemoryStore()
    add_user(store, "guest", "Guest", kind="guest", created=10.0)
    services = Services(store, Settings(compile_games=False))
    await services.start()
    await until(lambda: store.user("guest") is None)
    await services.stop()


def test_the_export_holds_tables_that_were_only_set_up_and_all_that_bots_did() -> None:
    store = open_store("memory:")
    ann = add_user(store, "ann", "Ann")
    add_user(store, "robo", "Robo", kind="bot", owner="ann")
    add_table(store, "set-up", host="ann", created=3.0)
    add_table(store, "sat-at", sit(1, "ann"), host="ann", created=2.0)
    add_table(store, "bots", sit(1, "robo"), host="bo", created=1.0)
    line = store.add_chat("bots", 1.0, "robo", "Robo", "beep")
    step = rating_step("robo", "bots")
    store.save_ratings("bots", [], [step])
    store.add_record(record("r1", "robo"))
    data = export(store, ann, 5.0)
    assert {(table.id, table.host) for table in data.tables} == {("set-up", True), ("sat-at", True)}
    [robo] = data.bots
    assert [(table.id, table.host) for table in robo.tables] == [("bots", False)]
    assert (robo.chat, robo.rating_steps, [stored_record.id for stored_record in robo.records]) == (
        [line],
        [step],
        ["r1"],
    )
