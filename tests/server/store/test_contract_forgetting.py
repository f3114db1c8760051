"""What every store promises about forgetting many at once, and about what is written in the moment of a deletion."""

import time
from threading import Thread

import pytest
from sqlalchemy import insert

from longhaul.server.store import Missing, Store, batches
from longhaul.server.store.columns import to_columns
from longhaul.server.store.rows import Append
from longhaul.server.store.schema import records
from longhaul.server.store.sql import SqlStore
from longhaul.server.store.sql.users import check_known
from tests.server.store.conftest import Place
from tests.server.store.samples import add_table, add_user, play, plays, record, session, sit

MANY = 2 * batches.BATCH_SIZE + 30


def add_guests(store: Store) -> list[str]:
    guests = [f"g{number:03}" for number in range(MANY)]
    for guest in guests:
        add_user(store, guest, "Guest", kind="guest", created=10.0)
    return guests


def test_guests_are_forgotten_some_at_a_time_and_moves_are_written_in_between(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, left = add_guests(store), list[int]()
    add_table(store, "t1", sit(1, "ann"))

    def in_between(_: float) -> None:
        left.append(len(store.known_users(guests)))
        assert store.append([Append(table="t1", entry=play(1 + len(left)))]) == set()

    monkeypatch.setattr(batches, "sleep", in_between)
    assert store.forget_unseen(100.0) == MANY
    assert left == [MANY - batches.BATCH_SIZE, MANY - 2 * batches.BATCH_SIZE] and store.known_users(guests) == set()
    assert len(store.entries("t1")) == 3


def test_a_guest_who_comes_back_in_between_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    guests, back = add_guests(store), list[str]()

    def come_back(_: float) -> None:
        if not back:
            back.extend(sorted(store.known_users(guests))[:2])
            store.add_session(session("s1", back[0], seen=500.0))
            add_table(store, "t1", sit(1, back[1]))

    monkeypatch.setattr(batches, "sleep", come_back)
    assert store.forget_unseen(100.0) == MANY - 2
    assert store.known_users(guests) == set(back)


def test_nobody_waits_when_few_are_forgotten(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "sleep", lambda _: pytest.fail("there was nothing to wait for"))
    add_user(store, "g1", "Guest", kind="guest", created=10.0)
    assert store.forget_unseen(100.0) == 1 and store.forget_unseen(100.0) == 0


def test_a_record_of_someone_deleted_is_rejected(store: Store) -> None:
    add_user(store, "ann")
    store.delete_user("ann")
    with pytest.raises(Missing):
        store.add_record(record())
    assert store.record("r1") is None


def test_who_is_deleted_twice_loses_what_was_written_in_between(store: Store) -> None:
    add_user(store, "ann", "Ann")
    store.delete_user("ann")
    store.add_chat("t1", 1.0, "ann", "Ann", "hi")
    add_table(store, "t1", sit(1, "ann", "Ann"), host="ann")
    assert store.append(plays("t1", 2, 2)) == set()
    store.delete_user("ann")
    stored = store.load_table("t1")
    assert stored and stored.host == "" and stored.entries[0].text == "someone"
    assert store.chat_of("t1") == [] and store.tables_of("ann") == [] == store.tables_by("ann")


@pytest.mark.parametrize("who", ["ann", "robo"])
def test_who_is_deleted_while_a_record_is_written_loses_it_too(address: Place, who: str) -> None:
    """A deletion waits for a writer who has found that there is someone to write for, whose bot it may be."""
    store = address.open()
    assert isinstance(store, SqlStore)
    add_user(store, "ann", "Ann")
    add_user(store, "robo", "Robo", kind="bot", owner="ann")
    deleting = Thread(target=store.delete_user, args=("ann",))
    with store.writing() as connection:
        check_known(connection, who)
        deleting.start()
        time.sleep(0.3)  # it has gone as far as it can
        connection.execute(insert(records), to_columns(record(owner=who)))
    deleting.join()
    assert store.record("r1") is None and store.known_users({"ann", "robo"}) == set()
