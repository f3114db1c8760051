"""What every store promises about premoves, notices, and addresses for mail."""

import pytest

from longhaul.server.store import Missing, Store
from tests.server.store.samples import add_user, address, notice, stored_premoves


def people(store: Store) -> None:
    add_user(store, "ann", "Ann")
    add_user(store, "bob", "Bob")


def test_premoves_are_stored_by_table_and_user(store: Store) -> None:
    people(store)
    rows = [stored_premoves("bob"), stored_premoves("ann"), stored_premoves("ann", "t2", data=b"[]")]
    for row in rows:
        store.save_premoves(row)
    assert store.premoves_at("t1") == [rows[1], rows[0]] and store.premoves_at("t3") == []
    assert store.premoves_of("ann") == [rows[1], rows[2]]
    store.save_premoves(stored_premoves("ann", version=9, data=b"\x00\xff"))
    assert store.premoves_at("t1")[0] == stored_premoves("ann", version=9, data=b"\x00\xff")


def test_premoves_are_dropped_of_one_or_of_all_at_a_table(store: Store) -> None:
    people(store)
    for row in (
        stored_premoves("ann"),
        stored_premoves("bob"),
        stored_premoves("ann", "t2"),
        stored_premoves("bob", "t2"),
    ):
        store.save_premoves(row)
    store.delete_premoves("t1", "ann")
    assert store.premoves_at("t1") == [stored_premoves("bob")]
    store.delete_premoves("t2")
    assert store.premoves_at("t2") == [] and store.premoves_at("t1") == [stored_premoves("bob")]
    store.delete_premoves("t9", "nobody")


def test_notices_come_newest_first_and_each_once(store: Store) -> None:
    people(store)
    rows = [notice("a", created=1.0), notice("b", created=3.0), notice("c", created=2.0)]
    assert [store.add_notice(row) for row in rows] == [True, True, True]
    assert not store.add_notice(notice("a", text="something else"))
    store.add_notice(notice("d", "bob"))
    assert store.notices_of("ann") == [rows[1], rows[2], rows[0]]
    assert store.notices_of("ann", limit=1) == [rows[1]] and store.notices_of("nobody") == []


def test_only_the_latest_notices_are_stored(store: Store) -> None:
    people(store)
    store.add_notice(notice("hers", "bob", created=0.0))
    for number in range(7):
        store.add_notice(notice(f"n{number}", created=float(number)), most=4)
    assert [each.id for each in store.notices_of("ann")] == ["n6", "n5", "n4", "n3"]
    assert len(store.notices_of("bob")) == 1


def test_notices_are_read_one_by_one_by_table_or_all(store: Store) -> None:
    people(store)
    for key, table in (("a", "t1"), ("b", "t1"), ("c", "t2"), ("d", "t3")):
        store.add_notice(notice(key, table=table))
    store.add_notice(notice("e", "bob"))
    assert store.count_unread("ann") == 4 and store.count_unread("nobody") == 0
    store.mark_notices_read("ann", ["c", "e"])
    assert store.count_unread("ann") == 3 and store.count_unread("bob") == 1
    store.mark_notices_read("ann", table="t1")
    assert [each.id for each in store.notices_of("ann") if not each.read] == ["d"]
    store.mark_notices_read("ann")
    assert store.count_unread("ann") == 0 and store.count_unread("bob") == 1


def test_mail_is_due_to_confirmed_addresses_about_what_waits_unread(store: Store) -> None:
    people(store)
    store.save_address(address("ann"))
    store.save_address(address("bob", address="bob@example.org", confirmed=0.0))
    store.add_notice(notice("old", created=1.0))
    store.add_notice(notice("stuck", created=2.0, kind="stuck", read=True))
    for key, changes in (
        ("new", {"created": 9.0}),
        ("over", {"created": 1.0, "kind": "over"}),
        ("sent", {"created": 1.0, "mailed": 3.0}),
    ):
        store.add_notice(notice(key, **changes))
    store.add_notice(notice("his", "bob", created=1.0))
    due = store.due_notices(5.0)
    assert [(each.id, to) for each, to in due] == [("old", "ann@example.org"), ("stuck", "ann@example.org")]
    assert store.due_notices(5.0, limit=1) == due[:1]
    store.mark_mailed("old", 6.0)
    store.mark_notices_read("ann", ["stuck", "sent"])
    assert store.due_notices(5.0) == []
    assert {each.id: each.mailed for each in store.notices_of("ann")} == {
        "new": 0.0,
        "old": 6.0,
        "over": 0.0,
        "sent": 3.0,
        "stuck": -1.0,
    }
    store.mark_mailed("nothing", 1.0)


def test_an_address_takes_the_place_of_the_one_before(store: Store) -> None:
    people(store)
    assert store.address_of("ann") is None
    store.save_address(address("ann"))
    store.save_address(address("ann", address="other@example.org", confirmed=0.0))
    assert store.address_of("ann") == address("ann", address="other@example.org", confirmed=0.0)
    store.delete_address("ann")
    store.delete_address("ann")
    assert store.address_of("ann") is None


def test_all_of_it_needs_someone_and_is_forgotten_with_them(store: Store) -> None:
    people(store)
    for save in (
        lambda: store.save_premoves(stored_premoves("nobody")),
        lambda: store.add_notice(notice("n", "nobody")),
        lambda: store.save_address(address("nobody")),
    ):
        with pytest.raises(Missing):
            save()
    for user in ("ann", "bob"):
        store.save_premoves(stored_premoves(user))
        store.add_notice(notice(user, user))
        store.save_address(address(user))
    store.delete_user("ann")
    assert (store.premoves_of("ann"), store.notices_of("ann"), store.address_of("ann")) == ([], [], None)
    assert store.premoves_at("t1") == [stored_premoves("bob")]
    assert store.notices_of("bob") == [notice("bob", "bob")] and store.address_of("bob") == address("bob")
