"""SQLite and PostgreSQL give the same answers to the same calls, whatever the calls and their order."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhaul.core.errors import LonghaulError
from longhaul.server.store import Store, open_store
from longhaul.server.store.rows import Append
from longhaul.server.store.schema import metadata
from longhaul.server.store.sql.memory import MemoryStore
from tests.server.postgres import Cluster
from tests.server.store.samples import add_table, add_user, everything, play, rating, session, sit, summary

pytestmark = pytest.mark.slow

Call = Callable[[Store], Any]

tables = st.sampled_from(["t1", "t2", "t3"])
people = st.sampled_from(["ann", "bo", "cy"])
names = st.sampled_from(["Ann", "ANN", "Bo", "someone"])
kinds = st.sampled_from(["guest", "person", "bot"])
numbers = st.integers(1, 5)
seats = st.integers(0, 1)
entries = st.builds(play, numbers, st.sampled_from([1.0, 2.0])) | st.builds(sit, numbers, people, names, seats)
summaries = st.none() | st.builds(summary, st.sampled_from(["playing", "over"]), st.tuples(names, names))
appends = st.builds(
    Append, table=tables, entry=entries, summary=summaries, snapshot=st.sampled_from([b"", b"x"]), snapshot_at=numbers
)
calls: st.SearchStrategy[Call] = st.one_of(
    st.builds(lambda table, who: lambda store: add_table(store, table, sit(1, who), host=who), tables, people),
    st.builds(lambda batch: lambda store: store.append(batch), st.lists(appends, max_size=6)),
    st.builds(lambda table: lambda store: store.load_table(table), tables),
    st.builds(lambda who: lambda store: store.tables_of(who), people),
    st.builds(lambda who, name, kind: lambda store: add_user(store, who, name, kind=kind), people, names, kinds),
    st.builds(lambda bot, owner: lambda store: add_user(store, bot + "bot", kind="bot", owner=owner), people, people),
    st.builds(lambda name: lambda store: store.user_by_name(name), names),
    st.builds(lambda who: lambda store: store.delete_user(who), people),
    st.builds(lambda who: lambda store: store.add_session(session("s" + who, who)), people),
    st.builds(lambda table, who: lambda store: store.add_chat(table, 1.0, who, who, "hi"), tables, people),
    st.builds(
        lambda table, who, mu: lambda store: store.save_ratings(table, [rating(who, mu)]),
        tables,
        people,
        st.floats(0, 50),
    ),
)


def answer(call: Call, store: Store) -> Any:
    try:
        return call(store)
    except LonghaulError as error:
        return type(error)


def rows(store: Store) -> list[Any]:
    return [row for row in everything(store) if row[0] != "settings"]


@settings(max_examples=60, deadline=None)
@given(asked=st.lists(calls, min_size=5, max_size=40))
def test_both_databases_answer_alike(postgres: Cluster, postgres_database: str, asked: list[Call]) -> None:
    names = ", ".join(table.name for table in metadata.sorted_tables if table.name != "settings")
    postgres.run_sql([f"TRUNCATE {names} RESTART IDENTITY CASCADE"], postgres_database)
    sqlite, postgresql = MemoryStore(), open_store(postgres.url(postgres_database))
    for call in asked:
        assert answer(call, sqlite) == answer(call, postgresql)
    assert rows(sqlite) == rows(postgresql)
    postgresql.close()
    sqlite.close()
