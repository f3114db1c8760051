"""Whatever is changed in a record afterwards is found, and the sentence names the move; in every game."""

import json
from random import Random
from typing import Any

import pytest

from longhaul.core.errors import BadRecord
from longhaul.core.files.game_record import export, replay
from longhaul.core.files.hash_chain import with_trail
from longhaul.core.messages.formatter import Formatter
from longhaul.core.options import Number
from longhaul.core.position import Position
from longhaul.games import GAMES, find_game
from longhaul.server.features.uploaded_records import read_record
from longhaul.table.header import commitment
from longhaul.table.verify import Verdict, verify

Data = dict[str, Any]
SALT = "5a17"
ACTIONS = 60


def played(game: str, seed: int = 11) -> tuple[Data, list[Position]]:
    """The record of the beginning of a game, and its positions."""
    rulebook, chance = find_game(game), Random(seed)
    content = rulebook.find_content("house")
    position = Position.start(rulebook, content, seed, rulebook.facts.default_seats)
    for _ in range(ACTIONS):
        if not position.over:
            position.play(chance.choice(position.legal))
    data = {**export(position), "commitment": commitment(seed, SALT), "salt": SALT}
    traced = with_trail(data, replay(data, rulebook, content))
    return json.loads(json.dumps(traced)), list(replay(data, rulebook, content))


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> tuple[Data, list[Position]]:
    return played(request.param)


def judged(data: Data, **changes: Any) -> Verdict:
    return verify({**data, **changes}, find_game(data["game"]))


def complaints(verdict: Verdict) -> dict[str, str]:
    write = Formatter()
    return {check.what: write(check.message) for check in verdict.checks if check.holds is False}


def test_what_was_played_holds(game: tuple[Data, list[Position]]) -> None:
    verdict = judged(game[0])
    assert verdict.holds and all(check.holds for check in verdict.checks)
    assert verdict.rolls and all(roll.holds for roll in verdict.rolls)


@pytest.mark.parametrize("part", [0.0, 0.2, 0.8])
def test_an_altered_action_is_found_at_its_move_even_if_it_is_legal(
    game: tuple[Data, list[Position]], part: float
) -> None:
    data, positions = game
    open_ones = [n for n in range(1, len(positions)) if len(positions[n - 1].legal) > 1]
    move = open_ones[int(part * len(open_ones))]
    before = positions[move - 1]
    other = next(action for action in before.legal if int(action) != data["actions"][move - 1])
    actions = [*data["actions"][: move - 1], int(other), *data["actions"][move:]]
    found = complaints(judged(data, actions=actions))
    assert found["trail"].startswith(
        f"move {move} ({other.text} of Seat {before.seat + 1}) does not lead to the recorded"
    )


def test_an_altered_roll_is_found_at_its_move(game: tuple[Data, list[Position]]) -> None:
    data, _ = game
    for number, events in data["rolls"].items():
        for place, event in enumerate(events):
            figure = next((name for name in event if name not in ("event", "seat")), "")
            if not figure:
                continue
            wrong = [*events[:place], {**event, figure: "a nine"}, *events[place + 1 :]]
            verdict = judged(data, rolls={**data["rolls"], number: wrong})
            name = f"move {number} (" if number != "0" else "before move 1: "
            assert complaints(verdict).keys() == {"rolls"} and complaints(verdict)["rolls"].startswith(name)
            assert f"{figure} a nine" in complaints(verdict)["rolls"]
            assert [roll.move for roll in verdict.rolls if not roll.holds] == [int(number)]
            return
    raise AssertionError("no roll was told")


def test_every_altered_option_is_found_before_the_first_move(game: tuple[Data, list[Position]]) -> None:
    data, _ = game
    for option in find_game(data["game"]).options:
        now = data["options"][option.name]
        for value in others(option, now):
            found = complaints(judged(data, options={**data["options"], option.name: value}))
            assert "setup is not possible" in found.get("origin", "") or found["trail"].startswith("before move 1: ")


def others(option: Any, now: Any) -> list[Any]:
    if isinstance(now, bool):
        return [not now]
    if isinstance(now, int):
        return [value for value in (now - 1, now + 1) if option.low <= value <= option.high][:1]
    return [option.low] if isinstance(option, Number) else [choice for choice in option.choices if choice != now][:1]


def test_an_altered_seed_is_found_by_its_seal_and_at_the_first_roll(game: tuple[Data, list[Position]]) -> None:
    data, _ = game
    found = complaints(judged(data, seed=data["seed"] + 1))
    assert "the seed, the salt or the commitment was changed" in found["seal"]
    resealed = judged(data, seed=data["seed"] + 1, commitment=commitment(data["seed"] + 1, SALT))
    assert complaints(resealed).keys() & {"trail", "rolls"}


def test_another_set_is_found(game: tuple[Data, list[Position]]) -> None:
    data, _ = game
    rulebook = find_game(data["game"])
    wrong = {**data["content"], "hash": "0" * 16}
    assert "played with content" in complaints(judged(data, content=wrong))["origin"]
    for name in rulebook.sets:
        if name != "house":
            other = {"name": name, "hash": rulebook.find_content(name).digest}
            assert complaints(judged(data, content=other))["trail"].startswith("before move 1: ")


def test_cut_trails_are_found(game: tuple[Data, list[Position]]) -> None:
    data, _ = game
    count = len(data["actions"])
    assert "does not lead to the recorded" in complaints(judged(data, trail=data["trail"][:-1]))["trail"]
    assert f"{count + 2:,} links" in complaints(judged(data, trail=[*data["trail"], "0" * 12]))["trail"]
    less = {name: value for name, value in data.items() if name != "trail"}
    assert "taken out" in complaints(judged(less))["trail"]
    more = {**data["rolls"], str(count + 5): []}
    assert f"move {count + 5}: " in complaints(judged(data, rolls=more))["rolls"]


def test_an_altered_record_is_not_taken_in(game: tuple[Data, list[Position]]) -> None:
    data, positions = game
    assert read_record(json.dumps(data).encode())["trail"] == data["trail"]
    move = next(n for n in range(1, len(positions)) if len(positions[n - 1].legal) > 1)
    other = next(int(action) for action in positions[move - 1].legal if int(action) != data["actions"][move - 1])
    actions = [*data["actions"][: move - 1], other, *data["actions"][move:]]
    with pytest.raises(BadRecord, match=f"move {move} "):
        read_record(json.dumps({**data, "actions": actions}).encode())
