"""Tables: seats, time, views, and that entries alone give a table back."""

import json
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhaul.core.position import NO_SEAT
from longhaul.games import find_game
from longhaul.table import Clock, LogEntry, Rejection, Table
from longhaul.table.header import commitment
from longhaul.table.snapshot import freeze, thaw
from longhaul.table.view import record, step
from tests.table.tables import Noted, again, header, play, table, view


# Seats ----------------------------------------------------------------------------------------
def test_a_bot_yields_its_seat_to_a_person_and_a_person_does_not() -> None:
    rulebook = find_game("dice-traders")
    made = Table(header(), rulebook, rulebook.find_content())
    made.apply(made.judge_sit(0, "p0", "Player 0", 0))
    made.apply(made.judge_bot(1, "trader", 0, yields=True))
    assert made.seats[1].kind == "bot"
    made.apply(made.judge_sit(1, "eve", "Eve", 0))
    assert made.seats[1].kind == "person" and made.seat_of("eve") == 1
    with pytest.raises(Rejection, match="taken"):
        made.judge_sit(1, "mallory", "M", 0)
    with pytest.raises(Rejection, match="already"):
        made.judge_sit(0, "eve", "Eve", 0)
    with pytest.raises(Rejection, match="no seat 8"):
        made.judge_sit(7, "mallory", "M", 0)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back() -> None:
    made = table()
    with pytest.raises(Rejection, match="a person has that seat"):
        made.judge_bot(1, "trader", 0)
    play(made)
    made.apply(made.judge_leave(1, 0))
    made.apply(made.judge_bot(1, "trader", 0))
    assert made.seats[1].kind == "bot" and made.seat_of("p1") == NO_SEAT
    with pytest.raises(Rejection, match="taken"):
        made.judge_sit(1, "mallory", "M", 0)
    made.apply(made.judge_sit(1, "p1", "Player 1", 0))
    assert made.seats[1].kind == "person" and not made.seats[1].left


def test_a_seat_left_before_the_first_move_goes_back_to_the_player_it_was_for() -> None:
    made = table()
    made.apply(made.judge_leave(1, 0))
    assert (made.waiting, made.seats[1].kind) == (True, "open")
    made.apply(made.judge_sit(1, "eve", "Eve", 0))
    assert made.seat_of("eve") == 1 and not made.waiting and freeze(again(made)) == freeze(made)
    alone = table(people=1, seats=1)
    alone.apply(alone.judge_leave(0, 0))
    with pytest.raises(Rejection, match="taken"):  # a game for one is nobody else's
        alone.judge_sit(0, "eve", "Eve", 0)


def test_who_comes_to_a_seat_that_was_played_for_is_not_the_one_who_played_it() -> None:
    made = Table(header(seats=3), find_game("dice-traders"), find_game("dice-traders").find_content())
    made.apply(made.judge_sit(0, "p0", "Player 0", 0))
    for seat in (1, 2):
        made.apply(made.judge_bot(seat, "trader", 0, yields=True))
    made.apply(made.judge_sit(1, "p1", "Player 1", 0))  # before the first move
    while not {0, 2} <= set(made.actors):
        play(made)
    made.apply(made.judge_sit(2, "p2", "Player 2", 0))
    made.apply(made.judge_leave(0, 0))
    made.apply(made.judge_sit(0, "p0", "Player 0", 0))  # back at their own
    assert [seat.inherited for seat in made.seats] == [False, False, True]


def test_a_game_lost_on_time_is_not_announced_as_resigned() -> None:
    made = table(people=3, seats=3, clock=Clock("turn", 60))
    late = made.turn
    made.apply(made.judge_flag(61.0))
    assert (made.over, [seat.late for seat in made.seats].index(True)) == (False, late)
    while made.turn == late:  # a bot goes on for them
        play(made, now=61.0)
    made.apply(made.judge_flag(200.0))
    assert made.over and made.ending == "the-others-ran-out-of-time"
    mixed = table(people=3, seats=3, clock=Clock("turn", 60))
    mixed.apply(mixed.judge_flag(61.0))
    mixed.apply(mixed.judge_resign(mixed.people[0], mixed.version, 62.0))
    assert mixed.ending == "the-others-resigned-or-ran-out-of-time"
    assert {state.get("late", False) for state in view(mixed, 0, 70.0)["seats"]} == {True, False}


def test_who_has_left_is_not_asked_and_leaves_only_once() -> None:
    made = table(people=3, seats=3)
    made.apply(made.judge_leave(2, 0))
    with pytest.raises(Rejection, match="no seat"):
        made.judge_leave(2, 0)
    made.apply(made.judge_ask(0, "draw", made.version, 0))
    made.apply(made.judge_answer(1, True, made.version, 0))
    assert made.over and made.drawn


def test_nobody_holds_two_seats_even_after_leaving_or_resigning_one() -> None:
    made = table(people=2, seats=3)
    play(made)
    made.apply(made.judge_leave(0, 0))
    made.apply(made.judge_resign(1, made.version, 0))
    for who in ("p0", "p1"):
        with pytest.raises(Rejection, match="already"):
            made.judge_sit(2, who, who, 0)
    for seat, bot, message in ((7, "trader", "no seat 8"), (2, "hal", "no bot 'hal'")):
        with pytest.raises(Rejection, match=message):
            made.judge_bot(seat, bot, 0)


def test_resigning_loses_and_with_two_ends_the_game() -> None:
    made = table()
    made.apply(made.judge_resign(0, made.version, 0))
    assert made.over and made.winners == [1] and made.ending == "the-others-resigned"


def test_with_more_a_bot_plays_on_for_who_resigned_but_cannot_win() -> None:
    made = table(people=3, seats=3, options={"limit": 4})
    made.apply(made.judge_resign(1, made.version, 0))
    assert made.turn >= 0 and made.seats[1].kind == "bot"
    with pytest.raises(Rejection, match="taken"):
        made.judge_sit(1, "p1", "Player 1", 0)
    choose = Random(5)
    while not made.over:
        play(made, choose.choice(made.position.legal))
    assert made.winners and 1 not in made.winners


def test_alone_resigning_is_losing() -> None:
    made = table("free-trader", people=1, seats=1)
    made.apply(made.judge_resign(0, made.version, 0))
    assert made.over and made.winners == [] and made.ending == "resigned"


# Time -----------------------------------------------------------------------------------------
def test_who_runs_out_of_time_loses_and_cannot_play() -> None:
    made = table(clock=Clock("turn", 60))
    turn = made.turn
    with pytest.raises(Rejection, match="time left"):
        made.judge_flag(59)
    with pytest.raises(Rejection, match="time is up"):
        made.judge_play(turn, made.position.legal[0], made.version, 60)
    made.apply(made.judge_flag(60))
    assert made.over and made.winners == [1 - turn]
    assert again(made).winners == [1 - turn]


def test_a_bot_plays_on_for_who_ran_out_of_time_and_no_time_runs_for_it() -> None:
    made = table(people=3, seats=3, clock=Clock("turn", 60))
    late = made.turn
    made.apply(made.judge_flag(60))
    assert made.turn == late and made.bot_to_play == "trader"
    with pytest.raises(Rejection, match="time left"):
        made.judge_flag(10_000)
    play(made, now=10_000)


def test_no_time_runs_while_a_seat_is_open_or_for_one_player() -> None:
    rulebook = find_game("dice-traders")
    made = Table(header(clock=Clock("turn", 60)), rulebook, rulebook.find_content())
    made.apply(made.judge_sit(0, "ada", "Ada", 0))
    with pytest.raises(Rejection, match="time left"):
        made.judge_flag(1e9)
    with pytest.raises(Rejection, match="a solo game has no clock"):
        table("free-trader", people=1, seats=1, clock=Clock("turn", 60))


# Views ----------------------------------------------------------------------------------------
def test_the_seed_is_sealed_until_the_end_and_then_shown() -> None:
    made = table("free-trader", people=1, seats=1, seed=0xDEADBEEF12345678, salt="pepper")
    for viewer in (0, NO_SEAT):
        shown = json.dumps(view(made, viewer, 0))
        assert str(made.header.seed) not in shown and "pepper" not in shown and "p0" not in shown
    assert view(made, 0, 0)["commitment"] == commitment(0xDEADBEEF12345678, "pepper")
    with pytest.raises(Rejection, match="reveals the seed"):
        record(made)
    made.apply(made.judge_resign(0, made.version, 0))
    result = view(made, NO_SEAT, 0)["result"]
    assert commitment(int(result["seed"]), result["salt"]) == made.header.commitment
    assert record(made)["seed"] == made.header.seed


def test_a_spectator_sees_the_table_and_no_choices() -> None:
    made = table()
    shown = view(made, NO_SEAT, 0)
    assert shown["actions"] == [] and shown["board"]["players"]
    mine = view(made, made.turn, 0)["actions"]
    assert [option["action"] for option in mine] == [int(action) for action in made.position.legal]
    assert view(made, 1 - made.turn, 0)["actions"] == []
    assert all("who" not in msgspec.to_builtins(step(made, entry)) for entry in made.entries)


@settings(max_examples=20)
@given(data=st.data())
def test_any_sequence_of_commands_replays_to_the_same_table(data: st.DataObject) -> None:
    made = table(people=2, seats=3, options={"limit": 3}, clock=Clock("game", 600, 2))
    now = 0.0
    for _ in range(data.draw(st.integers(1, 40))):
        now += data.draw(st.floats(-5, 30))
        seat = data.draw(st.integers(0, 2))
        try:
            made.apply(command(made, data.draw(st.integers(0, 9)), seat, now))
        except Rejection:
            continue
    thawed = thaw(made.header, made.rulebook, made.content, freeze(made))
    for twin in (again(made), thawed):
        assert view(twin, 0, now) == view(made, 0, now) and bytes(twin.position) == bytes(made.position)
        assert twin.running_clock.left == made.running_clock.left
    for number in (0, 1, 2, 7):  # and it goes on in the same way
        outcomes = [outcome(each, number, now) for each in (made, thawed)]
        assert outcomes[0] == outcomes[1]


def outcome(made: Table, number: int, now: float) -> object:
    try:
        made.apply(command(made, number, 0, now))
    except Rejection as rejection:
        return str(rejection)
    return view(made, 0, now)


def test_a_bot_that_plays_a_seat_keeps_it() -> None:
    made = table(people=1, seats=3)
    with pytest.raises(Rejection, match="taken"):
        made.judge_sit(2, "eve", "Eve", 0)


def test_a_bot_is_not_changed_for_another_in_the_middle_of_a_game() -> None:
    made = table(people=1)
    with pytest.raises(Rejection, match="a bot plays there already"):
        made.judge_bot(1, "cadet", 0)
    assert made.judge_leave(0, 0).kind == "leave"


def test_who_is_left_behind_does_not_take_back_what_the_other_has_answered() -> None:
    made = table()
    first = made.turn
    while made.turn == first:
        play(made)
    play(made)
    made.apply(made.judge_leave(1 - first, 0))
    with pytest.raises(Rejection, match="someone else has acted"):
        made.judge_undo(first, made.version, 0)
    made.apply(made.judge_resign(first, made.version, 0))
    with pytest.raises(Rejection, match="the game is over"):
        made.judge_undo(first, made.version, 0)


def test_nobody_is_charged_for_the_time_a_server_was_away() -> None:
    made = table(clock=Clock("game", 60))
    seat, left = made.turn, made.running_clock.left[made.turn]
    made.apply(made.judge_resume(1000.0))
    assert made.running_clock.remaining(seat, 1001.0) == left - 1
    with pytest.raises(Rejection, match="no clock is running"):
        table().judge_resume(5.0)


def test_a_damaged_snapshot_is_rejected_in_words() -> None:
    made = table()
    for damaged in (
        b"",
        freeze(made)[:-3],
        msgspec.msgpack.encode([1, b"short", [], [], [], [], [], 0, 0.0, None, False, 0]),
    ):
        with pytest.raises(Rejection, match="snapshot cannot be read"):
            thaw(made.header, made.rulebook, made.content, damaged)


def command(made: Table, number: int, seat: int, now: float) -> LogEntry:
    """Some command or other; play is the likeliest."""
    match number:
        case 0:
            return made.judge_undo(seat, made.version, now)
        case 1:
            return made.judge_ask(seat, "undo", made.version, now)
        case 2:
            return made.judge_answer(seat, True, made.version, now)
        case 3:
            return made.judge_leave(seat, now)
        case 4:
            return made.judge_sit(seat, f"p{seat}", "back", now)
        case 5:
            return made.judge_bot(seat, "cadet", now)
        case _:
            legal = made.position.legal
            return made.judge_play(made.turn, legal[number % len(legal)] if legal else 0, made.version, now)


def test_nobody_plays_before_every_seat_is_held() -> None:
    rulebook = find_game("dice-traders")
    made = Noted(header(seats=2), rulebook, rulebook.find_content())
    made.apply(made.judge_sit(0, "ada", "Ada", 0))
    assert made.turn == 0 and view(made, 0, 0)["actions"] == []
    with pytest.raises(Rejection, match="all seats are taken"):
        play(made)
    made.apply(made.judge_bot(1, "trader", 0))
    assert view(made, 0, 0)["actions"]
    play(made)
