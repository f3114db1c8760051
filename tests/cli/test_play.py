"""The terminal game: played from a script as a person would type it, plain and drawn."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from longhaul.cli.play import PlayArguments, play_game
from longhaul.cli.screen import Screen
from longhaul.core.errors import BadRecord
from longhaul.games import find_game

START = PlayArguments("dice-traders", 2, 1, "trader", {"limit": "6"}, "house", 3, None, True)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "longhaul" / "last.json"


class Keyboard:
    """Types the given lines; then always `1`, or ends the input."""

    def __init__(self, lines: list[str], then: str | None = "1") -> None:
        self.lines = lines
        self.then = then

    def ask(self) -> str | None:
        return self.lines.pop(0) if self.lines else self.then


def play(
    monkeypatch: pytest.MonkeyPatch, lines: list[str], arguments: PlayArguments = START, then: str | None = "1"
) -> None:
    keyboard = Keyboard(lines, then)
    monkeypatch.setattr(Screen, "ask", lambda screen: keyboard.ask())
    play_game(arguments)


def test_a_whole_game_in_plain_sentences(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    play(monkeypatch, [])
    text = capsys.readouterr().out
    assert "You (seat 1): day 0, 6 days left, 10 credits, room for 5, cargo none." in text
    assert "Text form: lock:1." in text
    assert text.count("credits\n") >= 2 and ("wins (" in text or "share the win (" in text)
    assert json.loads(home.read_text())["result"]["over"] is True
    assert all(character.isprintable() or character == "\n" for character in text)  # no escape codes


def test_a_whole_game_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    picture = StringIO()
    console = Console(file=picture, force_terminal=True, width=110)
    monkeypatch.setattr("longhaul.cli.screen.Console", lambda **options: console)
    play(monkeypatch, [], PlayArguments(**{**vars(START), "plain": False}))
    text = picture.getvalue()
    assert "Calendar" in text and "▲" in text and "The game is over" in text


def test_why_rules_log_and_help_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    commands = ["w retire", "w lock:1", "w", "w dance", "r dt-roll-02", "r", "l", "?", "99", "explore:big", "dance"]
    play(monkeypatch, [*commands], then=None)
    text = capsys.readouterr().out
    assert "(DT-END-03)" in text and "lock:1 is allowed" in text and "DT-ROLL-02: " in text
    assert "There is no action 99 in the list" in text and "explore:big is not allowed" in text
    assert "no action is called 'dance'" in text and "Type the number of an action" in text
    assert "The game is kept." in text
    saved = json.loads(home.read_text())
    assert saved["taken_back"] == 0 and all(number < 75 for number in saved["actions"])


def test_take_back_returns_to_the_last_decision_and_is_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    play(monkeypatch, ["u", "1", "u"], then=None)
    text = capsys.readouterr().out
    assert "There is nothing to take back yet." in text
    assert "Decisions taken back so far: 1." in text
    assert json.loads(home.read_text())["taken_back"] == 1


def test_a_game_is_saved_left_and_resumed_where_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, home: Path
) -> None:
    file = tmp_path / "mine.json"
    play(monkeypatch, ["1", "s", f"s {file}"], then=None)
    assert "Saved." in capsys.readouterr().out
    saved = json.loads(file.read_text())
    for name in (str(file), "last"):
        play(monkeypatch, [], PlayArguments(**{**vars(START), "resume": name}), then=None)
        assert json.loads(home.read_text())["actions"] == saved["actions"]
    play(monkeypatch, ["u"], PlayArguments(**{**vars(START), "resume": "last"}), then=None)
    assert len(json.loads(home.read_text())["actions"]) == len(saved["actions"]) - 1
    play(monkeypatch, [], PlayArguments(**{**vars(START), "resume": "last"}))
    assert json.loads(home.read_text())["result"]["over"] is True


def test_people_may_pass_the_keyboard_round(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, [], PlayArguments(**{**vars(START), "people": 2}))
    text = capsys.readouterr().out
    assert "Seat 1: day 0" in text and "(bot)" not in text


def test_a_game_with_a_content_file_of_ones_own_is_resumed_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: Path
) -> None:
    house = (find_game("dice-traders").content_folder / "house.toml").read_text()
    mine = tmp_path / "mine.toml"
    mine.write_text(house.replace('name = "house"', 'name = "mine"').replace("[10,", "[12,"))
    play(monkeypatch, ["1"], PlayArguments(**{**vars(START), "content": str(mine)}), then=None)
    play(monkeypatch, [], PlayArguments(**{**vars(START), "resume": "last"}))
    assert json.loads(home.read_text())["content"]["name"] == "mine"


def test_resuming_nothing_says_so() -> None:
    with pytest.raises(BadRecord, match="no game to go on with"):
        play_game(PlayArguments(**{**vars(START), "resume": "last"}))
