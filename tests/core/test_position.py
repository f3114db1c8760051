"""`Position` and `longhaul.new`: what a program meets first."""

import pytest

import longhaul
from longhaul.core.errors import BadContent, BadOption, LonghaulError, UnknownAction, UnknownGame


def test_a_game_can_be_played_as_the_readme_shows() -> None:
    position = longhaul.new("dice-traders", seed=7, limit=25)
    action = position.legal[0]
    assert repr(action) == f"Action('{action.text}')"
    position.play(action.text)
    position.play(int(position.legal[0]))
    assert len(position.actions) == 2
    assert position.options == {"limit": 25, "free": False, "bay": False}
    assert "2 actions played" in repr(position)


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    position = longhaul.new("dice-traders", seed=7)
    before = bytes(position)
    with pytest.raises(longhaul.IllegalAction, match=r"retire is not allowed: .* \(DT-END-03\)") as rejection:
        position.play("retire")
    assert rejection.value.clause == "DT-END-03"
    assert bytes(position) == before and position.actions == []


def test_without_a_seed_no_two_games_are_alike() -> None:
    seeds = {longhaul.new("dice-traders").seed for _ in range(8)}
    assert len(seeds) == 8


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: longhaul.new("chess"), UnknownGame, "there is no game 'chess'; there are dice-traders"),
        (lambda: longhaul.new("dice-traders", seats=7), BadOption, "takes 1 to 6 seats, not 7"),
        (lambda: longhaul.new("dice-traders", seats=0), BadOption, "takes 1 to 6 seats, not 0"),
        (lambda: longhaul.new("dice-traders", seed=-1), BadOption, "2\\^64"),
        (lambda: longhaul.new("dice-traders", content="gold"), BadContent, "neither a file"),
        (lambda: longhaul.new("dice-traders", content="gold.toml"), BadContent, "no such file"),
        (lambda: longhaul.new("dice-traders", content="\0.toml"), BadContent, "not a valid file name"),
        (lambda: longhaul.new("dice-traders").play("buy:gold"), UnknownAction, "no good is called 'gold'"),
        (lambda: longhaul.new("dice-traders").play(75), UnknownAction, "there is no action 75"),
        (lambda: longhaul.new("dice-traders").view(9), LonghaulError, "there is no seat 9"),
        (lambda: longhaul.new("dice-traders").observe(-1), LonghaulError, "there is no seat -1"),
        (lambda: longhaul.new("dice-traders", seats=2.5), BadOption, "takes 1 to 6 seats, not 2.5"),  # type: ignore[arg-type]
        (lambda: longhaul.new("dice-traders", seats=True), BadOption, "not True"),
        (lambda: longhaul.new("dice-traders", seed="7"), BadOption, "a seed is a whole number"),  # type: ignore[arg-type]
        (lambda: longhaul.new("dice-traders").play(1.5), TypeError, "integer"),  # type: ignore[arg-type]
    ],
)
def test_bad_input_is_rejected_with_a_sentence(call: object, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call()  # type: ignore[operator]
