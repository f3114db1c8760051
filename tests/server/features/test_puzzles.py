"""Puzzles in the whole server: no solution before an attempt, attempts counted, streaks of days."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from longhaul.bots.puzzles import collection
from longhaul.bots.puzzles.collection import Move, Puzzle, puzzles_of, write_puzzles
from longhaul.bots.puzzles.generate import build_puzzle
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.server.features import puzzles
from longhaul.server.features.puzzles import streak
from longhaul.server.store.rows import Attempt
from tests.server.browsers import Browser, error
from tests.server.served import Served

DICE = find_game("dice-traders")


def puzzle(seed: int) -> Puzzle:
    """The last of the moves is said to be the best."""
    position = Position.start(DICE, DICE.find_content(), seed, 2)
    texts = [action.text for action in position.legal][::-1]
    moves = [Move(text, round(0.1 * i, 2), 0.05 * i, 0.15 * i) for i, text in enumerate(texts)]
    return build_puzzle(position, f"dice-traders-{seed}-0", moves, 2000)


@pytest.fixture(autouse=True)
def two_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Puzzle]]:
    monkeypatch.setattr("longhaul.bots.puzzles.generate.difficulty_of", lambda position, best: 2)
    made = [puzzle(1), puzzle(2)]
    write_puzzles(tmp_path / "dice-traders.jsonl", made)
    monkeypatch.setattr(collection, "FOLDER", tmp_path)
    for cached in (puzzles_of, puzzles.position_of):
        cached.cache_clear()
    yield made
    for cached in (puzzles_of, puzzles.position_of):
        cached.cache_clear()


def test_a_puzzle_shows_a_position_and_nothing_of_its_solution(
    served: Served, ada: Browser, two_puzzles: list[Puzzle]
) -> None:
    rows = ada.get("/puzzles")["puzzles"]
    assert [row["today"] for row in rows] == [True, False] and {row["tries"] for row in rows} == {0}
    shown = ada.get(f"/puzzles/{rows[0]['id']}")
    wanted = next(each for each in two_puzzles if each.id == rows[0]["id"])
    assert [":".join([each["verb"], *each["arguments"].values()]) for each in shown["actions"]] == [
        move.text for move in wanted.moves
    ][::-1]
    assert shown["state"]["turn"] == 0 and shown["state"]["seats"][0]["name"] == "You" and shown["state"]["board"]
    assert not {"best", "moves", "loss", "seed"} & (shown.keys() | shown["row"].keys() | shown["about"].keys())


def test_a_try_is_answered_at_once_and_counted(served: Served, ada: Browser, two_puzzles: list[Puzzle]) -> None:
    today = ada.get("/puzzles")["puzzles"][0]["id"]
    wanted = next(each for each in two_puzzles if each.id == today)
    wrong = ada.post(f"/puzzles/{today}/try", {"action": wanted.moves[2].text})
    assert not wrong["right"] and wrong["tried"]["loss"] == 0.2 and wrong["tries"] == 1
    assert wrong["others"] == [] and wrong["streak"] == 0
    right = ada.post(f"/puzzles/{today}/try", {"action": wanted.best})
    assert right["right"] and right["tries"] == 2 and right["streak"] == 1 and right["trials"] == 2000
    assert [each["loss"] for each in right["others"]] == [move.loss for move in wanted.moves]
    again = ada.post(f"/puzzles/{today}/try", {"action": wanted.moves[1].text})
    assert not again["right"] and again["tries"] == 2 and again["others"]  # who knows may look on
    answer = ada.get("/puzzles")
    assert (answer["solved"], answer["streak"]) == (1, 1) and answer["puzzles"][0]["solved"]
    assert served.browser().get("/puzzles")["solved"] == 0
    [tried] = ada.get("/me/export")["puzzles"]
    assert (tried["puzzle"], tried["tries"] > 0) == (today, True)


def test_one_that_is_not_of_today_makes_no_streak(ada: Browser, two_puzzles: list[Puzzle]) -> None:
    other = ada.get("/puzzles")["puzzles"][1]["id"]
    wanted = next(each for each in two_puzzles if each.id == other)
    answer = ada.post(f"/puzzles/{other}/try", {"action": wanted.best})
    assert answer["right"] and answer["streak"] == 0 and ada.get("/puzzles")["solved"] == 1


def test_an_unknown_puzzle_or_move_is_rejected(served: Served, ada: Browser, two_puzzles: list[Puzzle]) -> None:
    assert error(ada.call("GET", "/puzzles/nothing")) == (404, "no_puzzle")
    assert error(ada.call("POST", "/puzzles/nothing/try", {"action": "done"})) == (404, "no_puzzle")
    assert error(ada.call("POST", f"/puzzles/{two_puzzles[0].id}/try", {"action": "fly"})) == (404, "no_move")


def test_days_in_a_row_are_counted_up_to_yesterday() -> None:
    def on(*days: int) -> list[Attempt]:
        return [
            Attempt(user="a", puzzle=str(day), day=f"2026-03-{day:02}", at=0.0, tries=1, solved=True) for day in days
        ]

    today = date(2026, 3, 10)
    assert streak(on(8, 9, 10), today) == 3 and streak(on(8, 9), today) == 2
    assert streak(on(7, 8), today) == 0 and streak(on(6, 9), today) == 1 and streak([], today) == 0
