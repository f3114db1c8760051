"""What every store promises about users, sessions and tokens, and about the store as a whole."""

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longhaul.server.store import BadBackup, Exists, InvalidValue, Missing, NameTaken, Store
from longhaul.server.store.rows import Append, User
from tests.server.store.conftest import Place
from tests.server.store.samples import (
    add_table,
    add_user,
    everything,
    fill_with_samples,
    person,
    play,
    plays,
    rating,
    record,
    session,
    sit,
    summary,
    token,
)


# Users
def test_a_user_comes_back(store: Store) -> None:
    made = add_user(store, "ann", "Ann 🚀", password="$argon2id$…", seen=1.5, muted_until=1e10, banned=True)
    assert store.user("ann") == made and store.user("bo") is None


def test_a_user_is_found_by_name(store: Store) -> None:
    made = add_user(store, "ann", "Ännchen")
    assert store.user_by_name("  äNNCHEN ") == made == store.user_by_name("A\u0308nnchen")
    assert store.user_by_name("Anna") is None


def test_a_guest_is_not_found_by_name_and_may_share_it(store: Store) -> None:
    for guest in ("g1", "g2"):
        add_user(store, guest, "Guest", kind="guest")
    assert store.user_by_name("Guest") is None
    made = add_user(store, "ann", "Guest")
    assert store.user_by_name("guest") == made
    add_user(store, "g3", "Guest", kind="guest")


@pytest.mark.parametrize("name", ["Ann", "ANN", " ann\t", "ann"])
def test_people_and_bots_have_names_of_their_own(store: Store, name: str) -> None:
    add_user(store, "ann", "Ann")
    for kind in ("person", "bot"):
        with pytest.raises(NameTaken):
            add_user(store, "bo", name, kind=kind)
    assert store.user("bo") is None


def test_a_user_is_added_once(store: Store) -> None:
    add_user(store, "ann", "Ann")
    with pytest.raises(Exists):
        add_user(store, "ann", "Ann")
    with pytest.raises(Exists):
        add_user(store, "ann", "Other")
    add_user(store, "bo", "Bo")
    with pytest.raises(Exists):
        add_user(store, "bo", "Ann", kind="guest")


def test_a_user_is_changed(store: Store) -> None:
    add_user(store, "ann", "Guest", kind="guest")
    changed = person("ann", "Anna", kind="person", password="x", banned=True, created=50.0)
    store.save_user(changed)
    assert store.user("ann") == changed == store.user_by_name("anna")


def test_two_who_change_different_things_about_someone_do_not_undo_each_others(store: Store) -> None:
    seen = add_user(store, "ann", "Ann")
    store.save_user(msgspec.structs.replace(seen, banned=True), seen)
    store.save_user(msgspec.structs.replace(seen, name="Anna", seen=70.0), seen)
    found = store.user_by_name("ANNA")
    assert found and found.banned and found.seen == 70.0
    store.save_user(found, found)
    assert store.user("ann") == found
    with pytest.raises(Missing):
        store.save_user(person("bo"), person("bo"))


def test_ratings_go_by_the_name_that_someone_has(store: Store) -> None:
    guest = add_user(store, "ann", "Guest", kind="guest")
    store.save_ratings("t1", [rating("ann", name="Guest"), rating("bo", name="Guest")])
    store.save_user(msgspec.structs.replace(guest, name="Anna", kind="person"), guest)
    assert [row.name for player in ("ann", "bo") for row in store.ratings_of(player)] == ["Anna", "Guest"]


def test_a_user_does_not_take_the_name_of_another(store: Store) -> None:
    add_user(store, "ann", "Ann")
    guest = add_user(store, "bo", "Ann", kind="guest")
    with pytest.raises(NameTaken):
        store.save_user(person("bo", "ANN"))
    assert store.user("bo") == guest
    store.save_user(person("ann", "ANN"))


def test_nobody_is_changed_who_is_not_there(store: Store) -> None:
    with pytest.raises(Missing):
        store.save_user(person())


def test_who_changes_what_they_got_does_not_change_the_store(store: Store) -> None:
    made = add_user(store)
    made.name = "Changed"
    found = store.user("ann")
    assert found and found.name == "Ann"
    found.name = "Changed"
    again = store.user("ann")
    assert again and again.name == "Ann"


def test_users_are_listed_newest_first(store: Store) -> None:
    for i in range(4):
        add_user(store, f"u{i}", f"User {i}", created=float(i))
    assert [user.id for user in store.list_users()] == ["u3", "u2", "u1", "u0"]
    assert [user.id for user in store.list_users(limit=2, before=3.0)] == ["u2", "u1"]


@pytest.mark.parametrize(
    ("like", "found"), [("NN", {"ann"}), ("%", {"odd"}), ("_", {"odd"}), ("ß", {"sz"}), ("q", set())]
)
def test_users_are_listed_by_a_part_of_their_names(store: Store, like: str, found: set[str]) -> None:
    for user, name in (("ann", "Anna"), ("odd", "100%_"), ("sz", "GROSS")):
        add_user(store, user, name)
    assert {user.id for user in store.list_users(like=like)} == found


def test_the_bots_of_a_user(store: Store) -> None:
    add_user(store, "ann")
    bots = [add_user(store, f"b{i}", kind="bot", owner="ann", created=float(i)) for i in range(2)]
    add_user(store, "other", kind="bot", owner="bo")
    assert store.bots_of("ann") == bots[::-1] and store.bots_of("") == []


def test_a_name_that_no_database_can_hold_is_rejected(store: Store) -> None:
    with pytest.raises(InvalidValue):
        add_user(store, "ann", "A\0nn")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)
@given(name=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=30), key=st.uuids())
def test_any_user_comes_back_and_is_found_by_their_name(store: Store, name: str, key: object) -> None:
    user = User(id=str(key), name=name, kind="person")
    try:
        store.add_user(user)
    except (NameTaken, Exists):
        return
    assert store.user(user.id) == user == store.user_by_name(name.swapcase().swapcase())
    assert user in store.list_users(like=name, limit=1000)


# Sessions and tokens
def test_a_session_comes_with_its_user(store: Store) -> None:
    ann = add_user(store, "ann")
    store.add_session(session())
    assert store.session("s1") == (session(), ann) and store.session("s2") is None


def test_a_session_is_touched_and_ended(store: Store) -> None:
    add_user(store, "ann")
    store.add_session(session("s1"))
    store.add_session(session("s2", created=20.0))
    store.touch_session("s1", 99.0)
    assert store.sessions_of("ann") == [session("s2", created=20.0), session("s1", seen=99.0)]
    store.end_session("s1")
    assert store.session("s1") is None and [each.id for each in store.sessions_of("ann")] == ["s2"]


def test_a_token_comes_with_its_user(store: Store) -> None:
    bot = add_user(store, "bo", kind="bot", owner="ann")
    store.add_token(token("k1", "bo"))
    store.add_token(token("k2", "bo", created=20.0))
    assert store.token("k1") == (token("k1", "bo"), bot) and store.token("k3") is None
    store.touch_token("k1", 99.0)
    assert store.tokens_of("bo") == [token("k2", "bo", created=20.0), token("k1", "bo", seen=99.0)]
    store.end_token("k2")
    assert store.token("k2") is None and store.tokens_of("ann") == []


def test_to_end_or_touch_what_is_not_there_does_nothing(store: Store) -> None:
    store.end_session("s1")
    store.touch_session("s1", 1.0)
    store.end_token("k1")
    store.touch_token("k1", 1.0)


def test_a_session_needs_a_user_and_an_id_of_its_own(store: Store) -> None:
    with pytest.raises(Missing):
        store.add_session(session())
    with pytest.raises(Missing):
        store.add_token(token())
    add_user(store, "ann")
    store.add_session(session())
    with pytest.raises(Exists):
        store.add_session(session())


# Forgetting someone
def test_of_someone_deleted_nothing_is_left_but_their_moves(store: Store) -> None:
    add_user(store, "ann", "Ann")
    add_user(store, "bo", "Bo")
    store.add_session(session())
    store.add_token(token())
    store.add_record(record())
    store.save_ratings("t1", [rating("ann"), rating("bo")])
    store.add_chat("t1", 1.0, "ann", "Ann", "hi")
    line = store.add_chat("t1", 1.0, "bo", "Bo", "ho")
    add_table(store, "t1", sit(1, "ann", "Ann"), sit(2, "bo", "Bo", 1), host="ann")
    store.append([*plays("t1", 3, 3), Append(table="t1", entry=play(4), snapshot=b"Ann", snapshot_at=3)])

    store.delete_user("ann")
    assert store.user("ann") is None and store.user_by_name("Ann") is None
    assert store.session("s1") is None and store.token("k1") is None
    assert store.records_of("ann") == [] and store.chat_of("t1") == [line]
    assert store.ratings("dice-traders") == [rating("bo")] and store.tables_of("ann") == []
    stored = store.load_table("t1")
    assert stored and (stored.snapshot, stored.host) == (b"", "")
    assert stored.entries == [sit(1, "ann", "someone"), sit(2, "bo", "Bo", 1), play(3), play(4)]
    (listed,) = store.list_tables()
    assert listed.summary == summary(names=("someone", "Bo"))
    assert "Ann" not in repr(everything(store))


def test_the_bots_of_someone_deleted_are_deleted_too(store: Store) -> None:
    add_user(store, "ann", "Ann")
    add_user(store, "bot", "Annabot", kind="bot", owner="ann")
    store.add_token(token("k1", "bot"))
    add_table(store, "t1", sit(1, "bot", "Annabot"))
    store.delete_user("ann")
    assert store.user("bot") is None and store.token("k1") is None
    assert store.entries("t1") == [sit(1, "bot", "someone")]


def test_others_of_the_same_name_and_other_seats_are_left_alone(store: Store) -> None:
    add_table(store, "t1", sit(1, "g1", "Guest"), sit(2, "g2", "Guest", 1))
    store.save_summary("t1", summary(names=("Guest", "Guest")))
    for guest in ("g1", "g2"):
        add_user(store, guest, "Guest", kind="guest")
    store.delete_user("g2")
    (listed,) = store.list_tables()
    assert listed.summary == summary(names=("Guest", "someone")) and store.entries("t1")[0].text == "Guest"
    assert store.user("g1")


def test_every_name_that_someone_had_is_forgotten(store: Store) -> None:
    add_user(store, "ann", "Anna")
    add_table(store, "t1", sit(1, "ann", "Guest 7"))
    store.append([Append(table="t1", entry=sit(2, "ann", "Anna"), summary=summary(names=("Anna", "Bo")))])
    store.delete_user("ann")
    assert [entry.text for entry in store.entries("t1")] == ["someone", "someone"]
    assert store.list_tables()[0].summary == summary(names=("someone", "Bo"))


def test_a_table_can_go_on_after_someone_was_deleted(store: Store) -> None:
    add_user(store, "ann", "Ann")
    add_table(store, "t1", sit(1, "ann", "Ann"))
    store.delete_user("ann")
    assert store.append(plays("t1", 2, 3)) == set()


@pytest.mark.parametrize("user", ["nobody", ""])
def test_to_delete_someone_who_is_not_there_does_nothing(store: Store, user: str) -> None:
    fill_with_samples(store)
    before = everything(store)
    store.delete_user(user)
    assert everything(store) == before


# The whole
def test_the_secret_stays_the_same(place: Place) -> None:
    secret = place.open().secret()
    assert len(secret) == 32 and len(set(secret)) > 8 and place.open().secret() == secret


def test_a_store_that_works_passes_its_check(store: Store) -> None:
    store.check()


def test_a_dump_is_of_one_moment(store: Store) -> None:
    fill_with_samples(store)
    before = everything(store)
    rows = store.dump()
    first = next(rows)
    add_user(store, "late", "Late")
    store.append(plays("t1", 42, 50))
    assert sorted([first, *rows], key=lambda row: (row[0], repr(sorted(row[1].items())))) == before


def test_a_dump_can_be_left_half_way(store: Store) -> None:
    fill_with_samples(store)
    rows = store.dump()
    next(rows)
    del rows
    add_user(store, "late", "Late")
    store.check()


def test_a_store_that_is_not_empty_is_not_filled(store: Store) -> None:
    add_user(store)
    before = everything(store)
    with pytest.raises(BadBackup, match="not empty"):
        store.fill(iter([]))
    assert everything(store) == before


@pytest.mark.parametrize(
    "bad",
    [("planets", {}), ("users", {"id": "x"}), ("rated", {"table": "t", "extra": 1}), ("rated", {"table": "same"})],
)
def test_rows_that_do_not_belong_leave_nothing_behind(store: Store, bad: tuple[str, dict[str, object]]) -> None:
    before = everything(store)
    with pytest.raises((BadBackup, Exists)):
        store.fill(iter([("rated", {"table": "same"}), bad]))
    assert everything(store) == before


def test_keys_are_valid_until_they_end_or_their_user_is_banned(store: Store) -> None:
    add_user(store, "ann", "Ann")
    add_user(store, "bo", "Bo")
    add_user(store, "robo", "Robo", kind="bot", owner="ann")
    for key, user in (("s1", "ann"), ("s2", "ann"), ("s3", "bo")):
        store.add_session(session(key, user))
    store.add_token(token("t1", "robo"))
    keys = {"s1", "s2", "s3", "t1", "none", *(f"other{i}" for i in range(600))}
    assert store.valid_keys(keys) == {"s1", "s2", "s3", "t1"} and store.valid_keys(set()) == set()
    store.end_session("s2")
    assert store.valid_keys(keys) == {"s1", "s3", "t1"} and store.valid_keys({"s3"}) == {"s3"}
    store.save_user(person("ann", "Ann", banned=True))
    assert store.valid_keys(keys) == {"s3"}  # a bot is shut out with its owner
    store.delete_user("bo")
    assert store.valid_keys(keys) == set()


def test_sessions_and_guests_that_no_one_has_seen_for_long_are_forgotten(store: Store) -> None:
    for who, kind in (("old", "guest"), ("sat", "guest"), ("back", "guest"), ("ada", "person")):
        add_user(store, who, kind=kind, created=10.0)
    add_table(store, "t1", sit(1, "sat"), host="sat")
    for who, seen in (("old", 20.0), ("sat", 20.0), ("back", 500.0), ("ada", 20.0)):
        store.add_session(session(f"s-{who}", who, seen=seen))
    assert store.forget_unseen(100.0) == 1
    assert [store.user(who) is not None for who in ("old", "sat", "back", "ada")] == [False, True, True, True]
    assert [store.session(f"s-{who}") is not None for who in ("sat", "back", "ada")] == [False, True, False]
    assert store.forget_unseen(100.0) == 0


def test_of_many_users_those_are_known_who_were_not_deleted(store: Store) -> None:
    for who in ("ann", "bo", "cy"):
        add_user(store, who)
    store.delete_user("bo")
    assert store.known_users({"ann", "bo", "cy", "nobody", ""}) == {"ann", "cy"}
    assert store.known_users(set()) == set()


def test_users_are_found_by_their_public_id(store: Store) -> None:
    ann, bo = add_user(store, "ann"), add_user(store, "bo")
    assert store.user_by_public_id(bo.public_id) == bo and store.user_by_public_id("ann") is None
    assert store.public_ids(["ann", "bo", "cy"]) == {"ann": ann.public_id, "bo": bo.public_id}
    with pytest.raises(Exists):
        add_user(store, "cy", public_id=ann.public_id)
    store.delete_user("ann")
    assert store.user_by_public_id(ann.public_id) is None and store.public_ids(["ann"]) == {}
