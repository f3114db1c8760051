"""Every kind of store keeps games of the day and the steps of ratings alike."""

import pytest

from longhaul.server.store import Store
from longhaul.server.store.errors import InvalidValue
from tests.server.store.samples import add_user, daily, rating, rating_step


def test_the_first_start_counts(store: Store) -> None:
    first = store.begin_daily(daily(table="one", started=5.0))
    again = store.begin_daily(daily(table="two", started=6.0))
    assert first == again == daily(table="one", started=5.0)
    assert store.begin_daily(daily("bo")) == daily("bo") and store.begin_daily(daily(game="free-trader")).points == -1
    assert [row.player for row in store.dailies("2026-11-15", "dice-traders")] == ["ann", "bo"]


def test_it_ends_once_and_only_if_it_was_begun(store: Store) -> None:
    store.end_daily(daily(ended=9.0, points=50, note="50 cr"))
    assert store.dailies("2026-11-15", "dice-traders") == []
    store.begin_daily(daily())
    store.end_daily(daily(ended=9.0, points=50, note="50 cr"))
    store.end_daily(daily(ended=10.0, points=90, note="90 cr"))
    assert store.dailies("2026-11-15", "dice-traders") == [daily(ended=9.0, points=50, note="50 cr")]


def test_the_most_points_come_first_then_who_was_first(store: Store) -> None:
    results = {"cy": (3.0, 40), "bo": (2.0, 70), "ann": (4.0, 70), "di": (0.0, -1)}
    for player, (ended, points) in results.items():
        store.begin_daily(daily(player))
        if ended:
            store.end_daily(daily(player, ended=ended, points=points))
    assert [row.player for row in store.dailies("2026-11-15", "dice-traders")] == ["bo", "ann", "cy", "di"]
    assert [row.player for row in store.dailies("2026-11-15", "dice-traders", limit=2)] == ["bo", "ann"]
    assert store.dailies("2026-11-14", "dice-traders") == [] == store.dailies("2026-11-15", "free-trader")


def test_days_and_ones_own_games(store: Store) -> None:
    for day in ("2026-11-13", "2026-11-15", "2026-11-14"):
        store.begin_daily(daily(day=day))
        store.begin_daily(daily("bo", day=day, game="free-trader"))
    store.begin_daily(daily(game="free-trader", day="2026-11-14"))
    assert store.daily_days("2026-11-15") == ["2026-11-14", "2026-11-13"]
    assert store.daily_days("2026-12-01", limit=1) == ["2026-11-15"]
    mine = [(row.day[-2:], row.game) for row in store.dailies_of("ann")]
    assert mine == [("15", "dice-traders"), ("14", "dice-traders"), ("14", "free-trader"), ("13", "dice-traders")]
    assert len(store.dailies_of("ann", limit=2)) == 2 and store.dailies_of("cy") == []


def test_rating_steps_are_stored_with_their_game(store: Store) -> None:
    assert store.save_ratings("t1", [rating()], [rating_step(at=2.0)])
    assert not store.save_ratings("t1", [rating()], [rating_step(at=3.0)])  # counted before
    assert store.save_ratings("t2", [rating()], [rating_step(table="t2", at=1.0), rating_step("bo", "t2", won=False)])
    assert store.rating_steps_of("ann") == [rating_step(table="t2", at=1.0), rating_step(at=2.0)]
    assert store.rating_steps_of("ann", limit=1) == [rating_step(at=2.0)]
    assert store.rating_steps_of("bo") == [rating_step("bo", "t2", won=False)] and store.rating_steps_of("cy") == []


def test_who_is_deleted_is_not_among_the_results(store: Store) -> None:
    add_user(store, "ann")
    store.begin_daily(daily())
    store.begin_daily(daily("bot:trader"))
    store.save_ratings("t1", [rating()], [rating_step(), rating_step("bot:trader")])
    store.delete_user("ann")
    assert [row.player for row in store.dailies("2026-11-15", "dice-traders")] == ["bot:trader"]
    assert store.rating_steps_of("ann") == [] and len(store.rating_steps_of("bot:trader")) == 1


def test_text_that_not_every_database_can_hold_is_rejected(store: Store) -> None:
    with pytest.raises(InvalidValue):
        store.begin_daily(daily(name="Ann\0"))
    with pytest.raises(InvalidValue):
        store.begin_daily(daily(points=1 << 64))
