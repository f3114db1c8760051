"""Tables: turns, takebacks, requests, resigning."""

import json
from random import Random

import msgspec
import pytest

import longhaul
from longhaul.core.position import NO_SEAT
from longhaul.games import GAMES, find_game
from longhaul.table import Rejection, Table
from longhaul.table.table import SNAPSHOT_EVERY_ACTIONS
from longhaul.table.view import record
from tests.table.tables import again, header, play, table, view


def play_quietly(made: Table) -> None:
    """An action after which no die is rolled, if there is one, else any."""
    for action in made.position.legal:
        twin = made.position.copy()
        twin.play(action)
        if twin.state.draws == made.position.state.draws and twin.seat == made.position.seat:
            play(made, action)
            return
    play(made)


# Playing --------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_entries_give_it_back(game: str) -> None:
    made = table(game, people=1, seats=find_game(game).facts.default_seats)
    choose = Random(3)
    while not made.over:
        play(made, choose.choice(made.position.legal))
    assert made.turn == NO_SEAT and made.winners == made.position.winners
    twin = again(made)
    assert bytes(twin.position) == bytes(made.position) and view(twin, 0, 9) == view(made, 0, 9)
    finished = record(made)
    assert [*longhaul.replay(json.loads(json.dumps(finished)))][-1].scores == made.position.scores


def test_only_the_seat_to_play_plays_only_what_is_legal_and_only_on_what_it_saw() -> None:
    made = table()
    turn, version, before = made.turn, made.version, bytes(made.position)
    with pytest.raises(Rejection, match="not your turn"):
        made.judge_play(1 - turn, made.position.legal[0], version, 0)
    with pytest.raises(Rejection, match="moved on: it is at version 2, your view at 1"):
        made.judge_play(turn, made.position.legal[0], version - 1, 0)
    with pytest.raises(Rejection) as rejection:
        made.judge_play(turn, "retire", version, 0)
    assert rejection.value.clause == "DT-END-03" and "(DT-END-03)" in str(rejection.value)
    assert bytes(made.position) == before and made.version == version


def test_entries_are_applied_in_their_order_and_none_twice() -> None:
    made = table()
    entry = play(made)
    with pytest.raises(Rejection, match="entry 3 does not follow entry 3"):
        made.apply(entry)
    with pytest.raises(Rejection, match="entry 9 does not follow"):
        made.apply(msgspec.structs.replace(entry, number=9))


def test_a_table_of_other_rules_or_content_is_rejected() -> None:
    rulebook = find_game("dice-traders")
    for wrong in ({"rules": 99}, {"content_hash": "0"}):
        with pytest.raises(Rejection, match="other rules or content"):
            Table(header(**wrong), rulebook, rulebook.find_content())


# Taking back ----------------------------------------------------------------------------------
def test_one_takes_back_by_right_what_revealed_nothing_and_nobody_followed() -> None:
    made = table()
    while True:
        seat, before = made.turn, bytes(made.position)
        draws = int(made.position.state.draws)
        play_quietly(made)
        if made.turn == seat and int(made.position.state.draws) == draws:
            break
    made.apply(made.judge_undo(seat, made.version, 0))
    assert bytes(made.position) == before and made.taken_back == 1
    assert bytes(again(made).position) == before


def test_one_does_not_take_back_dice_by_right() -> None:
    made = table()
    while made.position.phase != "lock" or made.position.state.rolls > 1:
        play(made, made.position.legal[-1] if made.position.phase != "lock" else None)
    seat = made.turn
    play(made, made.position.legal[0])  # keep one die and roll the others
    with pytest.raises(Rejection, match="revealed"):
        made.judge_undo(seat, made.version, 0)


def test_one_does_not_take_back_what_another_has_answered() -> None:
    made = table()
    first = made.turn
    while made.turn == first:
        play(made)
    play(made)
    with pytest.raises(Rejection, match="someone else has acted"):
        made.judge_undo(first, made.version, 0)


def test_alone_with_bots_one_always_takes_back_and_the_table_says_so() -> None:
    made = table("free-trader", people=1, seats=1)
    before = bytes(made.position)
    play(made)  # reveals a card
    made.apply(made.judge_undo(0, made.version, 0))
    assert bytes(made.position) == before and view(made, 0, 0)["taken_back"] == 1
    with pytest.raises(Rejection, match="nothing to take back"):
        made.judge_undo(0, made.version, 0)


def test_taking_back_goes_past_cached_positions() -> None:
    made = table("dice-traders", people=1, seats=1)
    trail: list[bytes] = []
    while not made.over and len(trail) < 2 * SNAPSHOT_EVERY_ACTIONS + 3:
        trail.append(bytes(made.position))
        play(made, made.position.legal[-1])
    for before in reversed(trail):
        made.apply(made.judge_undo(0, made.version, 0))
        assert bytes(made.position) == before


def reach_travel_on_day_1(made: Table, seat: int) -> bytes:
    """First turns cost no day, so what a seat can first give up is the whole calendar."""
    while made.position.phase != "travel" or made.turn != seat:
        play(made, "explore:small" if made.position.phase == "travel" else None)
    assert made.position.state.days[seat] == 0
    return bytes(made.position)


@pytest.mark.parametrize("seats", [1, 3], ids=["alone", "with bots"])
def test_retiring_on_day_1_is_taken_back_by_a_person_without_human_opponents(seats: int) -> None:
    made = table(people=1, seats=seats)
    before = reach_travel_on_day_1(made, 0)
    play(made, "retire")
    while not made.over:
        play(made)
    made.apply(made.judge_undo(0, made.version, 0))
    assert bytes(made.position) == before and made.turn == 0


def test_retiring_is_taken_back_among_people_until_another_acts_or_the_game_ends() -> None:
    made = table()
    while made.position.phase != "travel":
        play(made)
    first = made.turn
    before = reach_travel_on_day_1(made, first)
    play(made, "retire")
    made.apply(made.judge_undo(first, made.version, 0))
    assert bytes(made.position) == before
    play(made, "retire")
    play(made, "explore:small")
    with pytest.raises(Rejection, match="someone else has acted"):
        made.judge_undo(first, made.version, 0)
    while made.position.phase != "travel":
        play(made)
    play(made, "retire")
    assert made.over
    for seat in range(2):
        with pytest.raises(Rejection, match="the game is over"):
            made.judge_undo(seat, made.version, 0)


# Requests -------------------------------------------------------------------------------------
def test_a_take_back_by_consent_needs_everyone() -> None:
    made = table(people=3, seats=3)
    first, before = made.turn, bytes(made.position)
    play(made)
    made.apply(made.judge_ask(first, "undo", made.version, 0))
    others = [seat for seat in range(3) if seat != first]
    with pytest.raises(Rejection, match="you cannot answer"):
        made.judge_answer(first, True, made.version, 0)
    made.apply(made.judge_answer(others[0], True, made.version, 0))
    assert view(made, 0, 0)["request"] == {"what": "undo", "seat": first, "agreed": [others[0]]}
    assert bytes(made.position) != before
    made.apply(made.judge_answer(others[1], True, made.version, 0))
    assert bytes(made.position) == before and made.request is None


def test_one_no_is_enough_and_a_move_is_an_answer_too() -> None:
    made = table()
    first = made.turn
    play(made)
    made.apply(made.judge_ask(first, "undo", made.version, 0))
    with pytest.raises(Rejection, match="answer the open request first"):
        made.judge_ask(1 - first, "draw", made.version, 0)
    made.apply(made.judge_answer(1 - first, False, made.version, 0))
    assert made.request is None and made.taken_back == 0
    made.apply(made.judge_ask(first, "undo", made.version, 0))
    play(made)
    assert made.request is None
    with pytest.raises(Rejection, match="no request to answer"):
        made.judge_answer(1 - first, True, made.version, 0)


def test_a_bots_move_is_no_answer() -> None:
    made = table(people=2, seats=3)
    while made.turn != 2:
        play(made)
    made.apply(made.judge_ask(0, "draw", made.version, 0))
    play(made)
    assert made.request is not None
    made.apply(made.judge_answer(1, True, made.version, 0))
    assert made.over and made.drawn


def test_a_draw_is_agreed_and_shared() -> None:
    made = table()
    made.apply(made.judge_ask(0, "draw", made.version, 0))
    made.apply(made.judge_answer(1, True, made.version, 0))
    assert made.over and made.winners == [0, 1] and made.ending == "agreed-to-be-a-draw"
    with pytest.raises(Rejection, match="the game is over"):
        made.judge_play(0, 0, made.version, 0)


def test_nobody_asks_bots() -> None:
    made = table(people=1)
    with pytest.raises(Rejection, match="nobody to ask"):
        made.judge_ask(0, "draw", made.version, 0)
