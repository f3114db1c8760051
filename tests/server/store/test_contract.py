"""What every store promises about tables, and above all about adding entries."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longhaul.server.store import Exists, InvalidValue, Missing, Store
from longhaul.server.store.rows import Append
from longhaul.server.store.sql import SqlStore
from longhaul.table import Clock, LogEntry
from tests.server.store.conftest import Place
from tests.server.store.samples import add_table, play, plays, sit, summary

words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=20)
whole_numbers = st.integers(-(1 << 63), (1 << 63) - 1)
times = st.floats(allow_nan=False, allow_infinity=False)
same_store = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30, deadline=None)
fresh = count()  # numbers that no table has yet


def numbers(store: Store, table: str = "t1") -> list[int]:
    return [entry.number for entry in store.entries(table)]


# A table and its first entries
def test_a_table_comes_back_as_it_was(store: Store) -> None:
    made = add_table(store, "t1", sit(1, "ann"), sit(2, "bo", seat=1), host="bo")
    stored = store.load_table("t1")
    assert stored and stored.header == made and stored.host == "bo"
    assert stored.entries == [sit(1, "ann"), sit(2, "bo", seat=1)]
    assert (stored.snapshot, stored.snapshot_at) == (b"", 0)


def test_there_is_no_table_that_was_not_added(store: Store) -> None:
    assert store.load_table("t1") is None and store.entries("t1") == []


@pytest.mark.parametrize("seed", [0, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_a_seed_has_64_bits(store: Store, seed: int) -> None:
    add_table(store, seed=seed)
    stored = store.load_table("t1")
    assert stored and stored.header.seed == seed


def test_a_header_keeps_every_kind_of_option_and_clock(store: Store) -> None:
    options = {"text": "ü\u0000🚀", "number": 1 << 40, "real": 0.1, "none": None, "list": [1, {"a": []}]}
    made = add_table(store, options=options, clock=Clock("days", 3), private=True, content="ä")
    stored = store.load_table("t1")
    assert stored and stored.header == made and stored.header.commitment == made.commitment


def test_a_table_is_added_once(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"))
    with pytest.raises(Exists):
        add_table(store, "t1", sit(1, "bo"))
    assert store.entries("t1") == [sit(1, "ann")] and store.tables_of("bo") == []


def test_first_entries_are_numbered_from_1(store: Store) -> None:
    with pytest.raises(InvalidValue, match="number 2 instead of 1"):
        add_table(store, "t1", sit(2, "ann"))
    assert store.load_table("t1") is None


# Adding entries
def test_entries_come_back_in_order_and_word_for_word(store: Store) -> None:
    entry = LogEntry(1, "ask", 1, 1.7e9 + 1 / 3, -5, "ü", "a\nb\t\"c\" 'd' \\ 🚀")
    add_table(store)
    assert store.append([Append(table="t1", entry=entry), *plays("t1", 2, 20)]) == set()
    assert store.entries("t1") == [entry, *(play(number) for number in range(2, 21))]
    stored = store.load_table("t1")
    assert stored and stored.entries == store.entries("t1")


def test_a_part_of_the_entries(store: Store) -> None:
    add_table(store)
    store.append(plays("t1", 1, 9))
    assert [entry.number for entry in store.entries("t1", 4)] == [4, 5, 6, 7, 8, 9]
    assert [entry.number for entry in store.entries("t1", 4, 6)] == [4, 5, 6]
    assert store.entries("t1", 1, 0) == [] and store.entries("t1", 10) == []


def test_the_last_numbers_of_tables(store: Store) -> None:
    assert store.last_numbers([]) == {} == store.last_numbers(["t1"])
    add_table(store, "t1", sit(1, "ann"))
    add_table(store, "t2")
    store.append(plays("t1", 2, 5))
    assert store.last_numbers(["t2", "t3", "t1"]) == {"t1": 5, "t2": 0}


def test_a_batch_is_for_many_tables(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        add_table(store, table)
    batch = [*plays("t2", 1, 2), *plays("t1", 1, 1), *plays("t3", 1, 3), *plays("t1", 2, 2)]
    assert store.append(batch) == set()
    assert [numbers(store, table) for table in ("t1", "t2", "t3")] == [[1, 2], [1, 2], [1, 2, 3]]


def test_an_empty_batch_changes_nothing(store: Store) -> None:
    assert store.append([]) == set()


def test_a_number_that_another_writer_took_is_fenced(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"))
    assert store.append([Append(table="t1", entry=play(2, at=1))]) == set()
    assert store.append([Append(table="t1", entry=play(2, at=2))]) == {"t1"}
    assert store.entries("t1", 2) == [play(2, at=1)]


def test_a_gap_is_fenced(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"))
    assert store.append(plays("t1", 3, 3)) == {"t1"} and numbers(store) == [1]


def test_a_table_that_is_not_there_is_fenced(store: Store) -> None:
    assert store.append(plays("t1", 1, 1)) == {"t1"} and store.entries("t1") == []


@pytest.mark.parametrize("wrong", [[1, 3], [1, 1], [2, 1], [1, 2, 2]])
def test_a_batch_that_is_not_in_a_row_is_fenced_whole(store: Store, wrong: list[int]) -> None:
    add_table(store)
    batch = [Append(table="t1", entry=play(number, at=i + 1)) for i, number in enumerate(wrong)]
    assert store.append(batch) == {"t1"} and numbers(store) == []


def test_one_fenced_table_does_not_hold_up_the_others(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        add_table(store, table)
    store.append(plays("t2", 1, 2, at=1))
    batch = [*plays("t1", 1, 3), *plays("t2", 2, 4, at=2), *plays("t3", 1, 1)]
    assert store.append(batch) == {"t2"}
    assert [numbers(store, table) for table in ("t1", "t2", "t3")] == [[1, 2, 3], [1, 2], [1]]


def test_what_a_fenced_table_brought_along_is_not_stored(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"))
    stale = Append(table="t1", entry=sit(1, "bo"), summary=summary("over"), snapshot=b"stale", snapshot_at=1)
    assert store.append([stale]) == {"t1"}
    stored = store.load_table("t1")
    assert stored and stored.snapshot == b"" and store.list_tables(status="over") == [] and store.tables_of("bo") == []


def test_the_same_batch_again_counts_as_added(store: Store) -> None:
    """A writer that lost its connection as it committed cannot know, and tries again, with more if more has come."""
    add_table(store)
    store.append(plays("t1", 1, 3))
    assert store.append(plays("t1", 1, 3)) == set() and numbers(store) == [1, 2, 3]
    assert store.append(plays("t1", 2, 5)) == set() and numbers(store) == [1, 2, 3, 4, 5]


def test_the_same_batch_again_is_fenced_when_another_writer_went_on(store: Store) -> None:
    add_table(store)
    store.append(plays("t1", 1, 4))
    assert store.append(plays("t1", 1, 3)) == {"t1"}


def test_a_batch_of_which_only_a_part_is_there_word_for_word_is_fenced(store: Store) -> None:
    add_table(store)
    store.append([*plays("t1", 1, 1), *plays("t1", 2, 2, at=9)])
    assert store.append(plays("t1", 1, 3)) == {"t1"} and numbers(store) == [1, 2]


@pytest.mark.parametrize(
    "entry",
    [
        LogEntry(1, "sit", 0, 1.0, 0, "ann", "a\0b"),
        LogEntry(1, "sit", 0, 1.0, 0, "ann", "half \ud800"),
        LogEntry(1, "play", 0, 1.0, 1 << 63),
        LogEntry(1, "play", 0, float("nan")),
    ],
)
def test_text_that_no_database_can_hold_is_rejected_and_nothing_is_added(store: Store, entry: LogEntry) -> None:
    add_table(store, "t1")
    add_table(store, "t2")
    with pytest.raises(InvalidValue):
        store.append([*plays("t1", 1, 1), Append(table="t2", entry=entry)])
    assert numbers(store, "t1") == [] == numbers(store, "t2")


def test_a_very_long_text(store: Store) -> None:
    text = "ärgerlich 🚀 " * 100_000
    add_table(store, "t1", sit(1, "ann", text))
    store.append([Append(table="t1", entry=sit(2, "bo", text, 1))])
    assert [entry.text for entry in store.entries("t1")] == [text, text]


def test_a_long_batch(store: Store) -> None:
    for i in range(30):
        add_table(store, f"t{i}")
    batch = [Append(table=f"t{i}", entry=play(number)) for number in range(1, 101) for i in range(30)]
    assert store.append(batch) == set()
    assert all(numbers(store, f"t{i}") == list(range(1, 101)) for i in range(30))


@same_store
@given(st.data())
def test_any_entry_comes_back(store: Store, data: st.DataObject) -> None:
    entry = LogEntry(
        1,
        "sit",
        data.draw(st.integers(0, 9)),
        data.draw(times),
        data.draw(whole_numbers),
        "x" + data.draw(words),
        data.draw(words),
    )
    table = f"t{next(fresh)}"
    add_table(store, table)
    assert store.append([Append(table=table, entry=entry)]) == set()
    assert store.entries(table) == [entry]


# Adding entries at once
def test_what_is_added_at_once_is_added(store: Store) -> None:
    add_table(store, "t1", sit(1, "ann"))
    add_table(store, "t2")
    store.append([*plays("t1", 2, 2), *plays("t2", 1, 1)])
    added = store.append_at_once([*plays("t1", 3, 4), *plays("t2", 2, 2)])
    is_elsewhere = isinstance(store, SqlStore) and store.engine.dialect.name == "postgresql"
    assert added is not is_elsewhere  # such a database may take its time
    assert numbers(store, "t1") == ([1, 2, 3, 4] if added else [1, 2])
    assert store.append(plays("t1", 3, 5)) == set() and numbers(store, "t1") == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "batch",
    [
        [],
        plays("t1", 4, 4),  # a gap
        plays("t1", 2, 2),  # there already
        plays("t1", 2, 3),
        plays("t9", 1, 1),  # no such table
        [*plays("t1", 3, 3), *plays("t9", 1, 1)],
        [*plays("t1", 3, 3), *plays("t1", 5, 5)],
        [Append(table="t1", entry=sit(3, "bo"))],
        [Append(table="t1", entry=play(3), summary=summary())],
        [Append(table="t1", entry=play(3), snapshot=b"x", snapshot_at=2)],
        [Append(table="t1", entry=None, summary=summary())],
    ],
)
def test_what_cannot_be_added_at_once_is_not_added_at_all(store: Store, batch: list[Append]) -> None:
    add_table(store, "t1", sit(1, "ann"))
    store.append(plays("t1", 2, 2))
    assert not store.append_at_once(batch)
    assert numbers(store, "t1") == [1, 2] and store.entries("t9") == []


def test_a_number_that_another_writer_took_is_not_added_at_once(place: Place) -> None:
    one, other = place.open(), place.open()
    add_table(one, "t1")
    add_table(one, "t2")
    one.append([*plays("t1", 1, 1), *plays("t2", 1, 1)])
    other.append(plays("t1", 2, 2, at=9))
    assert not one.append_at_once([*plays("t2", 2, 2), *plays("t1", 2, 2, at=1)])
    assert one.entries("t1", 2) == [play(2, at=9)] and numbers(one, "t2") == [1]
    assert one.append([*plays("t2", 2, 2), *plays("t1", 2, 2, at=1)]) == {"t1"}


# Several writers
def race(stores: list[Store], write: Callable[[int, Store], set[int]]) -> list[set[int]]:
    """Each writes in a thread of its own; which numbers each of them won."""
    with ThreadPoolExecutor(len(stores)) as pool:
        return list(pool.map(lambda i: write(i, stores[i]), range(len(stores))))


def test_of_writers_that_race_exactly_one_wins_each_number(place: Place) -> None:
    stores = [place.open() for _ in range(4)]
    add_table(stores[0], "t1")
    add_table(stores[0], "t2")

    def write(writer: int, store: Store) -> set[int]:
        won = set()
        for number in range(1, 41):
            batch = [*plays("t1", number, number, at=writer + 1), *plays(f"own{writer}", number, number)]
            if store.append_at_once(batch) or "t1" not in store.append(batch):
                won.add(number)
        return won

    for writer in range(4):
        add_table(stores[0], f"own{writer}")
    won = race(stores, write)
    stored = stores[0].entries("t1")
    assert [entry.number for entry in stored] == list(range(1, len(stored) + 1)) and stored
    assert {entry.number: int(entry.at) - 1 for entry in stored} == {n: w for w, mine in enumerate(won) for n in mine}
    assert all(numbers(stores[0], f"own{writer}") == list(range(1, 41)) for writer in range(4))


def test_writers_that_meet_at_many_tables_never_tear_a_batch(place: Place) -> None:
    stores = [place.open() for _ in range(3)]
    tables = [f"t{i}" for i in range(8)]
    for table in tables:
        add_table(stores[0], table)

    def write(writer: int, store: Store) -> set[int]:
        order = tables[writer:] + tables[:writer]
        for first in range(1, 31, 3):
            batch = [item for table in order for item in plays(table, first, first + 2, at=writer + 1)]
            _ = store.append_at_once(batch) or store.append(batch)
        return set()

    race(stores, write)
    for table in tables:
        stored = stores[0].entries(table)
        assert [entry.number for entry in stored] == list(range(1, len(stored) + 1)) and len(stored) % 3 == 0
        assert all(len({entry.at for entry in stored[i : i + 3]}) == 1 for i in range(0, len(stored), 3))


def test_what_one_reports_as_done_another_sees(place: Place) -> None:
    one, other = place.open(), place.open()
    add_table(one)
    for number in range(1, 6):
        one.append(plays("t1", number, number))
        assert numbers(other) == list(range(1, number + 1))
    assert other.secret() == one.secret()


# Snapshots and summaries
def test_with_a_snapshot_only_the_entries_after_it_are_loaded(store: Store) -> None:
    add_table(store)
    data = bytes(range(256)) * 100
    store.append([*plays("t1", 1, 4), Append(table="t1", entry=play(5), snapshot=data, snapshot_at=3)])
    stored = store.load_table("t1")
    assert stored and (stored.snapshot, stored.snapshot_at) == (data, 3)
    assert stored.entries == [play(4), play(5)] and numbers(store) == [1, 2, 3, 4, 5]


def test_a_newer_snapshot_takes_the_place_of_the_older(store: Store) -> None:
    add_table(store)
    for number in (1, 2, 3):
        store.append([Append(table="t1", entry=play(number), snapshot=b"%d" % number, snapshot_at=number - 1)])
    stored = store.load_table("t1")
    assert stored and (stored.snapshot, stored.snapshot_at, stored.entries) == (b"3", 2, [play(3)])


def test_of_several_summaries_and_snapshots_in_a_batch_the_last_counts(store: Store) -> None:
    add_table(store)
    store.append(
        [
            Append(table="t1", entry=play(1), summary=summary(version=1), snapshot=b"a", snapshot_at=0),
            Append(table="t1", entry=play(2, at=400.0), summary=summary(version=2), snapshot=b"b", snapshot_at=1),
            Append(table="t1", entry=play(3, at=500.0)),
        ]
    )
    (listed,) = store.list_tables()
    stored = store.load_table("t1")
    assert listed.summary == summary(version=2) and listed.updated == 400.0 and stored and stored.snapshot == b"b"


def test_a_list_shows_the_summary(store: Store) -> None:
    made = add_table(store, "t1", sit(1, "ann", at=150.0), host="bo")
    (listed,) = store.list_tables()
    assert (listed.header, listed.host, listed.summary, listed.updated) == (made, "bo", summary(), 150.0)
    result = {"scores": [3, 4], "winners": [1], "ending": "días"}
    store.append([Append(table="t1", entry=play(2, at=300.0), summary=summary("over", result=result))])
    (listed,) = store.list_tables()
    assert listed.summary == summary("over", result=result) and listed.updated == 300.0


def test_an_ending_that_an_older_server_stored_as_text_is_the_word_made_of_it(store: Store) -> None:
    add_table(store, "t1")
    result = {"scores": [3, 4], "winners": [1], "ending": "all days spent"}
    old = summary("over", result=result)
    assert old.result is not None
    old.result["ending"] = "all days spent"
    store.append([Append(table="t1", entry=play(1, at=300.0), summary=old)])
    (listed,) = store.list_tables()
    assert listed.summary.result is not None and listed.summary.result["ending"] == "all-days-spent"


def test_a_summary_can_be_put_right(store: Store) -> None:
    add_table(store)
    store.save_summary("t1", summary("over", turn=-1))
    (listed,) = store.list_tables(status="over")
    assert listed.summary.turn == -1 and listed.updated == 100.0
    with pytest.raises(Missing):
        store.save_summary("t2", summary())
