"""What every store promises about lists of tables, chat, ratings and uploaded records."""

from itertools import pairwise

import msgspec
import pytest

from longhaul.server.store import Exists, InvalidValue, Store
from longhaul.server.store.rows import Append, ChatLine, ListedTable, RecordInfo
from tests.server.store.samples import add_table, add_user, play, rating, record, sit, summary


def ids(listed: list[ListedTable]) -> list[str]:
    return [row.header.id for row in listed]


# Tables
def test_the_newest_change_comes_first(store: Store) -> None:
    for i in range(5):
        add_table(store, f"t{i}", created=100.0 + i)
    store.append([Append(table="t1", entry=play(1, at=900.0), summary=summary())])
    assert ids(store.list_tables()) == ["t1", "t4", "t3", "t2", "t0"]


def test_a_list_has_pages(store: Store) -> None:
    for i in range(5):
        add_table(store, f"t{i}", created=100.0 + i)
    first = store.list_tables(limit=2)
    assert ids(first) == ["t4", "t3"]
    assert ids(store.list_tables(limit=2, before=first[-1].updated)) == ["t2", "t1"]
    assert store.list_tables(limit=0) == []


def test_a_list_is_of_a_status_and_a_game(store: Store) -> None:
    add_table(store, "t1")
    add_table(store, "t2", game="free-trader")
    store.save_summary("t2", summary("over"))
    assert ids(store.list_tables(status="playing")) == ["t1"] == ids(store.list_tables(game="dice-traders"))
    assert ids(store.list_tables(status="over", game="free-trader")) == ["t2"]
    assert store.list_tables(status="over", game="dice-traders") == []


def test_private_tables_are_listed_only_if_asked_for(store: Store) -> None:
    add_table(store, "t1")
    add_table(store, "t2", private=True, created=101.0)
    assert ids(store.list_tables()) == ["t1"] and ids(store.list_tables(private=True)) == ["t2", "t1"]


def test_the_tables_of_a_user_are_those_they_ever_sat_at(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"), created=90.0)
    add_table(store, "t2", sit(1, "bo"), created=101.0, private=True)
    add_table(store, "t3")
    store.append([Append(table="t2", entry=sit(2, "ann", seat=1))])
    store.append([Append(table="t2", entry=play(3, at=300.0), summary=summary("over"))])
    assert ids(store.tables_of("ann")) == ["t2", "t1"]
    assert ids(store.tables_of("ann", over=True)) == ["t2"] and ids(store.tables_of("ann", over=False)) == ["t1"]
    assert ids(store.tables_of("ann", before=300.0)) == ["t1"] and ids(store.tables_of("ann", limit=1)) == ["t2"]
    assert store.tables_of("nobody") == []


def test_the_tables_that_someone_set_up(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"), created=90.0)
    add_table(store, "t2", created=101.0, private=True)
    add_table(store, "t3", sit(1, "ann"), host="bo")
    assert ids(store.tables_by("ann")) == ["t2", "t1"] and ids(store.tables_by("bo")) == ["t3"]
    assert ids(store.tables_by("ann", before=101.0)) == ["t1"] and ids(store.tables_by("ann", limit=1)) == ["t2"]
    assert store.tables_by("nobody") == []


def test_someone_who_comes_back_is_listed_once(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"))
    store.append([Append(table="t1", entry=sit(2, "ann")), Append(table="t1", entry=sit(3, "ann"))])
    assert ids(store.tables_of("ann")) == ["t1"]


# Chat
def test_chat_comes_back_oldest_first(store: Store) -> None:
    lines = [store.add_chat("t1", float(i), "ann", "Ann", f"line {i} ü🚀") for i in range(5)]
    assert store.chat_of("t1") == lines and store.chat_of("t2") == []
    assert lines[0] == ChatLine(table="t1", number=lines[0].number, at=0.0, who="ann", name="Ann", text="line 0 ü🚀")
    assert all(one.number < next_one.number for one, next_one in pairwise(lines))


def test_chat_has_pages(store: Store) -> None:
    lines = [store.add_chat("t1", float(i), "ann", "Ann", str(i)) for i in range(5)]
    assert store.chat_of("t1", limit=2) == lines[3:]
    assert store.chat_of("t1", limit=2, before=lines[3].number) == lines[1:3]
    assert store.chat_of("t1", limit=0) == []


def test_all_chat_lines_of_a_user(store: Store) -> None:
    mine = [store.add_chat(table, 1.0, "ann", "Ann", "hi") for table in ("t1", "t2")]
    store.add_chat("t1", 2.0, "bo", "Bo", "ho")
    assert store.chat_by("ann") == mine


def test_the_number_of_a_line_is_never_given_again(store: Store) -> None:
    line = store.add_chat("t1", 1.0, "ann", "Ann", "hi")
    store.delete_user("ann")
    assert store.add_chat("t1", 2.0, "bo", "Bo", "ho").number > line.number


def test_a_line_that_no_database_can_hold_is_rejected(store: Store) -> None:
    with pytest.raises(InvalidValue, match="NUL"):
        store.add_chat("t1", 1.0, "ann", "Ann", "\0")
    assert store.chat_of("t1") == []


# Ratings
def test_the_best_come_first(store: Store) -> None:
    sure, unsure = rating("ann", 25.0, sigma=1.0), rating("bo", 26.0, sigma=8.0)
    store.save_ratings("t1", [unsure, sure, rating("cy", 30.0, game="free-trader")])
    assert store.ratings("dice-traders") == [sure, unsure]
    assert store.ratings("dice-traders", limit=1) == [sure] and store.ratings("chess") == []


def test_the_ratings_of_one_player(store: Store) -> None:
    other = rating("ann", game="Free Trader")
    store.save_ratings("t1", [rating("ann"), other, rating("bot:trader")])
    assert store.ratings_of("ann") == [other, rating("ann")]


def test_the_ratings_of_those_who_have_one(store: Store) -> None:
    other = rating("ann", game="Free Trader")
    store.save_ratings("t1", [rating("ann"), other, rating("bot:trader")])
    assert store.ratings_among("Free Trader", ["ann", "bo"]) == {"ann": other}
    both = {"ann": rating("ann"), "bot:trader": rating("bot:trader")}
    assert store.ratings_among("dice-traders", ["bot:trader", "ann", "ann"]) == both
    assert store.ratings_among("dice-traders", []) == {}


def test_a_rating_changes_with_every_table_and_a_table_counts_once(store: Store) -> None:
    better = rating("ann", 30.0, games=2, wins=1, sigma=2.0)
    assert store.save_ratings("t1", [rating("ann"), rating("bo")])
    assert store.save_ratings("t2", [better])
    assert not store.save_ratings("t2", [rating("ann", 99.0), rating("cy")])
    assert store.ratings("dice-traders") == [better, rating("bo")]
    assert store.save_ratings("t3", []) and not store.save_ratings("t3", [rating("cy")])


def test_a_game_that_was_begun_under_an_older_name_does_not_bring_it_back(store: Store) -> None:
    ann = add_user(store, "ann", "Ann")
    store.save_ratings("t1", [rating("ann")])
    store.save_user(msgspec.structs.replace(ann, name="Änn"), ann)
    store.save_ratings("t2", [rating("ann", 30.0, name="Ann")])
    assert store.ratings_of("ann") == [rating("ann", 30.0, name="Änn")]


# Records
def test_a_record_comes_back(store: Store) -> None:
    for who in ("ann", "bo"):
        add_user(store, who)
    store.add_record(record())
    assert store.record("r1") == record() and store.record("r2") is None
    with pytest.raises(Exists):
        store.add_record(record(owner="bo"))


def test_the_records_of_a_user_newest_first(store: Store) -> None:
    for who in ("ann", "bo"):
        add_user(store, who)
    made = [record(f"r{i}", created=float(i), data=bytes([i]) * 100_000) for i in range(3)]
    for each in [*made, record("r9", "bo")]:
        store.add_record(each)
    assert store.records_of("ann") == made[::-1] and store.records_of("cy") == []
    assert store.record_infos("ann") == [RecordInfo(id=each.id, created=each.created) for each in made[::-1]]
    assert store.record_infos("cy") == []
    assert (
        not store.delete_record("r1", "bo")
        and not store.delete_record("r7", "ann")
        and store.delete_record("r1", "ann")
    )
    assert [each.id for each in store.records_of("ann")] == ["r2", "r0"] and store.record("r1") is None
