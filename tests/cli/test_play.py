"""The terminal game, plain and drawn, with scripted input."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import longhaul
from longhaul.cli.language import CommandError
from longhaul.cli.play import PlayArguments, play_game
from longhaul.cli.terminal.plain import PlainScreen
from longhaul.cli.terminal.saved_games import MAX_SAVED_GAMES, folder, last_file, new_file
from longhaul.core.errors import BadOption, BadRecord
from longhaul.games import find_game

START = PlayArguments("dice-traders", 2, 1, "trader", {"limit": "6"}, None, 3, None, True)
GO_ON = PlayArguments("dice-traders", None, 1, "trader", {}, None, None, "last", True)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def saved_game() -> dict[str, Any]:
    """The latest saved game."""
    data: dict[str, Any] = json.loads(last_file().read_text())
    return data


def resume(name: str) -> PlayArguments:
    return replace(GO_ON, resume=name)


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
    monkeypatch.setattr(PlainScreen, "ask", lambda screen: keyboard.ask())
    play_game(arguments)


def test_a_whole_game_in_plain_sentences(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play(monkeypatch, [])
    text = capsys.readouterr().out
    assert "You (seat 1): day 0, 6 days left, 10 credits, room for 5, cargo none." in text
    assert "(lock:1)" in text and "A unit costs 10, 8, 6, 4, 2 cr where 1, 2, 3, 4, 5 dice show it" in text
    assert text.count("credits\n") >= 2 and any(
        verdict in text for verdict in ("wins (", "You (seat 1) win (", "share the win (")
    )
    assert saved_game()["result"]["over"] is True
    assert all(character.isprintable() or character == "\n" for character in text)  # no escape codes


SOLO = PlayArguments("free-trader", None, 1, "trader", {}, None, 5, None, True)


def test_a_losing_move_must_be_confirmed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    fatal = next(seed for seed in range(100) if offers_a_fatal_purchase(seed))
    play(monkeypatch, ["1", fatal_move(fatal)], replace(SOLO, seed=fatal), then=None)
    text = capsys.readouterr().out
    assert "without 1 V for the jump, the game is lost. Enter it again" in text and not saved_game()["result"]["over"]
    play(monkeypatch, ["1", fatal_move(fatal), fatal_move(fatal)], replace(SOLO, seed=fatal), then=None)
    text = capsys.readouterr().out
    assert "You lose: 0 of 4 payments made" in text and "No fuel for the jump." in text
    assert saved_game()["result"] == {"over": True, "scores": [0], "winners": []}


def test_retiring_on_the_first_day_must_be_confirmed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first turn costs no day, so the first thing that can be given up is the whole calendar."""
    alone = replace(START, seats=1, options={"limit": "25"})
    first_turn = ["lock:1+2+3+4+5", "done"]
    play(monkeypatch, [*first_turn, "retire"], alone, then=None)
    text = capsys.readouterr().out
    assert "Careful: you give up 25 days and end with 10 cr. Enter it again" in text
    assert not saved_game()["result"]["over"] and saved_game()["actions"][-1] != "retire"
    play(monkeypatch, [*first_turn, "retire", "retire"], alone, then=None)
    assert saved_game()["result"]["over"] and "retires, giving up 25 days" in capsys.readouterr().out


@pytest.mark.clause("FT-DECK-01")
def test_the_discard_pile_can_be_shown_at_any_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, ["d", "1", "d", "done", "d", "?"], SOLO, then=None)
    text = capsys.readouterr().out
    assert text.count("The discard pile: 0 cards of month 1.") == 2, "while buying the card is still in use"
    assert "The discard pile: 1 card of month 1.\nHangman's Lark: Pirate 3; buy W 5, I 3, A 2, X " in text
    assert "discards: the discard pile" in text
    play(monkeypatch, ["d", "?"], START, then=None)
    text = capsys.readouterr().out
    assert "Dice Traders has no discard pile." in text and "discards: the discard pile" not in text


@pytest.mark.clause("FT-VPREGEN-05")
def test_distances_that_do_not_count_are_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, ["home:earth", "map"], replace(SOLO, options={"pregen": "on"}), then=None)
    text = capsys.readouterr().out
    assert "distance" not in text and "0 cards between, law" in text


def offers_a_fatal_purchase(seed: int) -> bool:
    position = longhaul.new("free-trader", seed=seed)
    position.play(position.legal[0])
    return position.phase == "buy" and any(position.warning(action) for action in position.legal)


def fatal_move(seed: int) -> str:
    position = longhaul.new("free-trader", seed=seed)
    position.play(position.legal[0])
    return next(action.text for action in position.legal if position.warning(action))


GEMS = PlayArguments("gem-traders", 5, 1, "trader", {}, None, 5, None, True)


def test_gem_traders_in_plain_sentences(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play(monkeypatch, ["go:space", "w go:home", "w mine", "market"], replace(GEMS, seats=2), then="end")
    text = capsys.readouterr().out
    assert "Exchange: dock X1 between" in text and "in the centre." in text and "Market: 1 " in text
    assert "ou can only mine the gemstone of the planet you are docked at (GT-MINE-01)" in text
    assert "points (" in text and all(character.isprintable() or character == "\n" for character in text)


def test_why_rules_log_and_help_change_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = ["w retire", "w lock:1", "w", "w dance", "r dt-roll-02", "r", "l", "?", "99", "explore:big", "dance"]
    play(monkeypatch, [*commands], then=None)
    text = capsys.readouterr().out
    assert "(DT-END-03)" in text and "lock:1 is allowed" in text and "DT-ROLL-02: " in text
    assert "There is no action 99;" in text and "(DT-TURN-02)" in text
    assert "no action is called 'dance'" in text and "Type the number of a choice" in text
    assert "Game saved." in text
    assert "Lock:1+2+3+4+5" not in text and saved_game()["taken_back"] == 0


def test_take_back_returns_to_the_last_decision_and_is_marked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, ["u", "1", "u"], then=None)
    text = capsys.readouterr().out
    assert "Nothing to take back yet." in text
    assert "Takebacks so far: 1." in text
    assert saved_game()["taken_back"] == 1


def test_a_game_is_saved_left_and_resumed_where_it_was(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "Mine.JSON"  # a name is taken as it is typed
    play(monkeypatch, ["1", "s", f"s {file}"], then=None)
    assert "Saved." in capsys.readouterr().out
    saved = json.loads(file.read_text())
    for name in (str(file), "last"):
        play(monkeypatch, [], resume(name), then=None)
        assert saved_game()["actions"] == saved["actions"]
    play(monkeypatch, ["u"], resume("last"), then=None)
    assert len(saved_game()["actions"]) == len(saved["actions"]) - 1
    play(monkeypatch, [], resume("last"))
    assert saved_game()["result"]["over"] is True


def test_people_can_share_the_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    play(monkeypatch, [], replace(START, people=2))
    text = capsys.readouterr().out
    assert "Seat 1: day 0" in text and "(bot)" not in text


def test_a_game_with_a_content_file_of_ones_own_is_resumed_with_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = (find_game("dice-traders").content_folder / "house.toml").read_text()
    mine = tmp_path / "mine.toml"
    mine.write_text(house.replace('name = "house"', 'name = "mine"').replace("[10,", "[12,"))
    play(monkeypatch, ["1"], replace(START, content=str(mine)), then=None)
    play(monkeypatch, [], resume("last"))
    assert saved_game()["content"]["name"] == "mine"


def test_resuming_without_a_saved_game_is_rejected() -> None:
    with pytest.raises(CommandError, match="there is no saved game of dice-traders to resume"):
        play_game(GO_ON)


def test_a_new_game_does_not_overwrite_a_saved_one(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, ["1"], then=None)
    first = last_file()
    first.rename(first.with_name("dice-traders-earlier.json"))
    before = first.with_name("dice-traders-earlier.json").read_text()
    play(monkeypatch, ["2"], then=None)
    assert first.with_name("dice-traders-earlier.json").read_text() == before
    assert len(list(folder().glob("*.json"))) == 2


def test_old_saved_games_are_deleted() -> None:
    folder().mkdir(parents=True)
    for number in range(MAX_SAVED_GAMES + 5):
        path = folder() / f"game-{number}.json"
        path.write_text("{}")
        os.utime(path, (number, number))
    new_file("dice-traders").write_text("{}")
    names = {path.name for path in folder().glob("*.json")}
    assert len(names) == MAX_SAVED_GAMES and f"game-{MAX_SAVED_GAMES + 4}.json" in names and "game-0.json" not in names


def test_why_takes_a_number_of_the_menu_and_a_clause_needs_no_prefix(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, ["w 1", "r sell-01", "W Retire", "9" * 5000, "s .", "s a\0b"], then=None)
    text = capsys.readouterr().out
    assert "lock:1 is allowed: Keep" in text and "DT-SELL-01: " in text
    assert "You can retire only when your turn begins" in text
    assert text.count("is not a valid file name") == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (replace(START, people=3), "--people 3: there are only 2 seats"),
        (replace(START, people=2, bot="hal"), "there is no bot 'hal'"),
        (replace(GO_ON, seats=2), "--seats cannot change in a resumed game"),
        (replace(GO_ON, options={"limit": "9"}), "--option cannot change"),
    ],
)
def test_contradictory_arguments_are_rejected(arguments: PlayArguments, message: str) -> None:
    with pytest.raises((BadOption, CommandError), match=message):
        play_game(arguments)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bot_seats": 3}, "'bot_seats' should be a list"),
        ({"bot_seats": ["1"]}, "bot_seats: '1' should be a whole number"),
        ({"bot_seats": [7]}, "names seats that the game does not have"),
        ({"taken_back": "x"}, "'taken_back' should be a whole number"),
        ({"bot": None}, "'bot' should be a text"),
        ({"content": {"name": 3, "hash": "x"}}, "'name' should be a text"),
        ({"content": {"name": "house"}}, "'hash' is missing"),
    ],
)
def test_a_broken_saved_game_is_rejected(monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], message: str) -> None:
    play(monkeypatch, ["1"], then=None)
    last_file().write_text(json.dumps({**saved_game(), **change}))
    with pytest.raises((BadRecord, CommandError), match=message):
        play_game(GO_ON)


def test_a_forced_move_is_played_and_announced_unless_the_player_wants_to_press(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(PlainScreen, "choices", lambda screen, game: asked.append(len(game.menu)))
    play(monkeypatch, ["1"] * 60, SOLO, then=None)
    assert asked and 1 not in asked and "Only one choice: " in capsys.readouterr().out
    actions = saved_game()["actions"]
    asked.clear()
    play(monkeypatch, ["1"] * 60, replace(SOLO, press=True), then=None)
    assert 1 in asked and "Only one choice: " not in capsys.readouterr().out
    shorter = min(len(actions), len(saved_game()["actions"]))
    assert actions[:shorter] == saved_game()["actions"][:shorter]


def test_a_take_back_skips_forced_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a resume."""
    position = longhaul.new("free-trader", seed=5)
    while position.forced is None:
        position.play(position.legal[0])
    decisions = len(position.actions)
    play(monkeypatch, ["1"] * decisions, SOLO, then=None)
    assert len(saved_game()["actions"]) > decisions
    play(monkeypatch, ["u"], replace(resume("last"), game="free-trader"), then=None)
    assert saved_game()["actions"] == position.actions[: decisions - 1]
