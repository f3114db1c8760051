"""Snapshots: restoring a table plays no setup, which takes long in some games, until a takeback needs the start."""

from typing import Any
from unittest.mock import patch

from longhaul.core.position import Position
from longhaul.table.snapshot import freeze, thaw
from tests.table.tables import play, table


def test_a_restored_table_plays_no_setup() -> None:
    made = table(people=1, seats=1)
    with patch.object(Position, "start", side_effect=AssertionError("the setup was played")):
        twin = thaw(made.header, made.rulebook, made.content, freeze(made))
    assert bytes(twin.position) == bytes(made.position) and twin.turn == made.turn


def test_a_restored_table_takes_back_to_its_start() -> None:
    made = table(people=1, seats=1)
    start, legal = bytes(made.position), made.position.legal
    play(made, legal[0])
    twin = thaw(made.header, made.rulebook, made.content, freeze(made))
    results: list[Any] = []
    for each in (made, twin):
        each.apply(each.judge_undo(0, each.version, 0.0))
        results.append((bytes(each.position), each.position.actions, each.taken_back))
    assert results == [(start, [], 1)] * 2
