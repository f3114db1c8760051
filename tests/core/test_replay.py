"""Records of games: saved, replayed, and refused when they are not what they say."""

import json
from pathlib import Path
from typing import Any

import pytest

import longhaul
from longhaul.core.errors import BadRecord
from longhaul.core.files import game_record as records
from tests.contract.cases import random_game


@pytest.fixture
def record() -> dict[str, Any]:
    position = longhaul.new("dice-traders", seed=5, seats=2, limit=10)
    *_, last = random_game(position, 5)
    return records.export(last)


def test_an_unfinished_game_is_a_record_too(tmp_path: Path) -> None:
    position = longhaul.new("dice-traders", seed=5)
    position.play(position.legal[0])
    records.write(records.export(position), tmp_path / "game.json")
    again = list(longhaul.replay(tmp_path / "game.json"))[-1]
    assert bytes(again) == bytes(position) and not again.over


def test_a_record_may_use_text_forms(record: dict[str, Any]) -> None:
    position = longhaul.new("dice-traders", seed=5, seats=2, limit=10)
    record["actions"] = [position.action(number).text for number in record["actions"]]
    assert list(longhaul.replay(record))[-1].scores == record["result"]["scores"]


CHANGES: list[tuple[dict[str, Any], str]] = [
    ({"longhaul": 9}, "is of format 9; this program reads format 1"),
    ({"rules": 99}, "played under rules version 99 of Dice Traders; this program has version 2"),
    ({"content": {"name": "house", "hash": "0"}}, "played with content 'house'"),
    ({"content": {"name": "house"}}, "'hash' is missing"),
    ({"content": {"name": "house", "hash": "0", "file": 3}}, "'file' should be a text"),
    ({"seats": 9}, "takes 1 to 6 seats, not 9"),
    ({"options": {"limit": 0}}, "0 is not within"),
    ({"seed": 6}, "cannot be played|led to"),
    ({"actions": [0]}, "action 1 of the record cannot be played: retire is not allowed"),
    ({"actions": [None]}, "action 1 of the record is None"),
    ({"actions": ["dance"]}, "no action is called 'dance'"),
    ({"actions": "none"}, "'actions' should be a list"),
    ({"seats": True}, "'seats' should be a whole number"),
    ({"result": {"over": False, "scores": [1, 1], "winners": []}}, "says it led to"),
]


@pytest.mark.parametrize(("change", "message"), CHANGES)
def test_a_record_that_is_not_true_is_rejected(record: dict[str, Any], change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        list(longhaul.replay({**record, **change}))


@pytest.mark.parametrize("key", list(records.KEYS))
def test_a_record_with_a_part_missing_is_rejected(record: dict[str, Any], key: str) -> None:
    del record[key]
    with pytest.raises(BadRecord, match=f"'{key}' is missing"):
        list(longhaul.replay(record))


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "is not a game record"), ("[]", "should be a JSON object"), ("{", "is not a game record")],
)
def test_a_file_that_is_no_record_is_rejected(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    with pytest.raises(BadRecord, match=message):
        list(longhaul.replay(path))


def test_a_missing_file_and_a_binary_file_are_rejected(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no such file"):
        list(longhaul.replay(tmp_path / "nothing.json"))
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not a game record"):
        list(longhaul.replay(tmp_path / "binary"))


def test_a_record_that_cannot_be_written_says_so(record: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be written"):
        records.write(record, tmp_path / "no" / "such" / "folder.json")


def test_writing_leaves_no_half_file(record: dict[str, Any], tmp_path: Path) -> None:
    records.write(record, tmp_path / "game.json")
    records.write(record, tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert json.loads((tmp_path / "game.json").read_text()) == record
