"""Tables: seats, turns, take-backs, requests, resigning, and that entries alone give a table back."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import longhaul
from longhaul.core.position import NOBODY
from longhaul.games import GAMES, find_game
from longhaul.table import Clock, Entry, Header, Refusal, Table
from longhaul.table.frozen import freeze, thaw
from longhaul.table.header import commitment
from longhaul.table.table import SNAPSHOT
from longhaul.table.view import about, actions, record, seats, seen_by, state, step


class Noted(Table):
    """A table that remembers its entries, as a store would."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.entries: list[Entry] = []

    def apply(self, entry: Entry) -> None:
        super().apply(entry)
        self.entries.append(entry)


def view(made: Table, seat: int, now: float) -> dict[str, Any]:
    """All that a viewer is shown, as plain data."""
    seen = seen_by(made, seat)
    parts = msgspec.to_builtins([about(made), state(made, seen, seat, seats(made, now))])
    return {**parts[0], **parts[1], "actions": msgspec.to_builtins(actions(made, seen, seat))}


def header(game: str = "dice-traders", seats: int = 2, **more: Any) -> Header:
    rulebook = find_game(game)
    content = rulebook.find_content()
    basic = Header("t1", game, rulebook.facts.version, content.name, content.digest, seats, {}, 77, "salt")
    return replace(basic, **more)


def table(game: str = "dice-traders", people: int = 2, seats: int = 2, **more: Any) -> Noted:
    """A table with so many people, ada first, and bots on the other seats."""
    rulebook = find_game(game)
    made = Noted(header(game, seats, **more), rulebook, rulebook.find_content())
    for seat in range(seats):
        if seat < people:
            made.apply(made.judge_sit(seat, f"p{seat}", f"Player {seat}", 0))
        else:
            made.apply(made.judge_bot(seat, "trader", 0))
    return made


def play(made: Table, action: int | str | None = None, now: float = 0.0) -> Entry:
    """The seat to play does something, the first legal thing if it is not said."""
    entry = made.judge_play(made.turn, made.position.legal[0] if action is None else action, made.version, now)
    made.apply(entry)
    return entry


def play_quietly(made: Table) -> None:
    """An action after which no die is rolled, if there is one, else any."""
    for action in made.position.legal:
        twin = made.position.copy()
        twin.play(action)
        if twin.state.draws == made.position.state.draws and twin.seat == made.position.seat:
            play(made, action)
            return
    play(made)


def again(made: Noted) -> Table:
    return Table.replay(made.header, made.rulebook, made.content, made.entries)


# Playing --------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_and_its_entries_give_it_back(game: str) -> None:
    made = table(game, people=1, seats=find_game(game).facts.default_seats)
    choose = Random(3)
    while not made.over:
        play(made, choose.choice(made.position.legal))
    assert made.turn == NOBODY and made.winners == made.position.winners
    twin = again(made)
    assert bytes(twin.position) == bytes(made.position) and view(twin, 0, 9) == view(made, 0, 9)
    finished = record(made)
    assert [*longhaul.replay(json.loads(json.dumps(finished)))][-1].scores == made.position.scores


def test_only_the_seat_to_play_plays_only_what_is_legal_and_only_on_what_it_saw() -> None:
    made = table()
    turn, version, before = made.turn, made.version, bytes(made.position)
    with pytest.raises(Refusal, match="not your turn"):
        made.judge_play(1 - turn, made.position.legal[0], version, 0)
    with pytest.raises(Refusal, match="moved on: it is at version 2, your view at 1"):
        made.judge_play(turn, made.position.legal[0], version - 1, 0)
    with pytest.raises(Refusal) as refusal:
        made.judge_play(turn, "retire", version, 0)
    assert refusal.value.clause == "DT-END-03" and "(DT-END-03)" in str(refusal.value)
    assert bytes(made.position) == before and made.version == version


def test_entries_are_applied_in_their_order_and_none_twice() -> None:
    made = table()
    entry = play(made)
    with pytest.raises(Refusal, match="entry 3 does not follow entry 3"):
        made.apply(entry)
    with pytest.raises(Refusal, match="entry 9 does not follow"):
        made.apply(msgspec.structs.replace(entry, number=9))


def test_a_table_of_other_rules_or_content_is_refused() -> None:
    rulebook = find_game("dice-traders")
    for wrong in ({"rules": 99}, {"content_hash": "0"}):
        with pytest.raises(Refusal, match="other rules or content"):
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
    with pytest.raises(Refusal, match="revealed"):
        made.judge_undo(seat, made.version, 0)


def test_one_does_not_take_back_what_another_has_answered() -> None:
    made = table()
    first = made.turn
    while made.turn == first:
        play(made)
    play(made)
    with pytest.raises(Refusal, match="someone else has acted"):
        made.judge_undo(first, made.version, 0)


def test_alone_with_bots_one_always_takes_back_and_the_table_says_so() -> None:
    made = table("free-trader", people=1, seats=1)
    before = bytes(made.position)
    play(made)  # reveals a card
    made.apply(made.judge_undo(0, made.version, 0))
    assert bytes(made.position) == before and view(made, 0, 0)["taken_back"] == 1
    with pytest.raises(Refusal, match="nothing to take back"):
        made.judge_undo(0, made.version, 0)


def test_taking_back_goes_past_kept_positions() -> None:
    made = table("dice-traders", people=1, seats=1)
    trail: list[bytes] = []
    while not made.over and len(trail) < 2 * SNAPSHOT + 3:
        trail.append(bytes(made.position))
        play(made, made.position.legal[-1])
    for before in reversed(trail):
        made.apply(made.judge_undo(0, made.version, 0))
        assert bytes(made.position) == before


# Requests -------------------------------------------------------------------------------------
def test_a_take_back_by_consent_needs_everyone() -> None:
    made = table(people=3, seats=3)
    first, before = made.turn, bytes(made.position)
    play(made)
    made.apply(made.judge_ask(first, "undo", made.version, 0))
    others = [seat for seat in range(3) if seat != first]
    with pytest.raises(Refusal, match="not for you"):
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
    with pytest.raises(Refusal, match="something else has been asked"):
        made.judge_ask(1 - first, "draw", made.version, 0)
    made.apply(made.judge_answer(1 - first, False, made.version, 0))
    assert made.request is None and made.taken_back == 0
    made.apply(made.judge_ask(first, "undo", made.version, 0))
    play(made)
    assert made.request is None
    with pytest.raises(Refusal, match="nothing has been asked"):
        made.judge_answer(1 - first, True, made.version, 0)


def test_a_draw_is_agreed_and_shared() -> None:
    made = table()
    made.apply(made.judge_ask(0, "draw", made.version, 0))
    made.apply(made.judge_answer(1, True, made.version, 0))
    assert made.over and made.winners == [0, 1] and made.ending == "agreed to be a draw"
    with pytest.raises(Refusal, match="the game is over"):
        made.judge_play(0, 0, made.version, 0)


def test_nobody_asks_bots() -> None:
    made = table(people=1)
    with pytest.raises(Refusal, match="nobody to ask"):
        made.judge_ask(0, "draw", made.version, 0)


# Seats ----------------------------------------------------------------------------------------
def test_a_bot_yields_its_seat_to_a_person_and_a_person_does_not() -> None:
    rulebook = find_game("dice-traders")
    made = Table(header(), rulebook, rulebook.find_content())
    made.apply(made.judge_sit(0, "p0", "Player 0", 0))
    made.apply(made.judge_bot(1, "trader", 0, yields=True))
    assert made.seats[1].kind == "bot"
    made.apply(made.judge_sit(1, "eve", "Eve", 0))
    assert made.seats[1].kind == "person" and made.seat_of("eve") == 1
    with pytest.raises(Refusal, match="taken"):
        made.judge_sit(1, "mallory", "M", 0)
    with pytest.raises(Refusal, match="already"):
        made.judge_sit(0, "eve", "Eve", 0)
    with pytest.raises(Refusal, match="no seat 8"):
        made.judge_sit(7, "mallory", "M", 0)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back() -> None:
    made = table()
    with pytest.raises(Refusal, match="a person has that seat"):
        made.judge_bot(1, "trader", 0)
    made.apply(made.judge_leave(1, 0))
    made.apply(made.judge_bot(1, "trader", 0))
    assert made.seats[1].kind == "bot" and made.seat_of("p1") == NOBODY
    with pytest.raises(Refusal, match="taken"):
        made.judge_sit(1, "mallory", "M", 0)
    made.apply(made.judge_sit(1, "p1", "Player 1", 0))
    assert made.seats[1].kind == "person" and not made.seats[1].left


def test_who_has_left_is_not_asked_and_leaves_only_once() -> None:
    made = table(people=3, seats=3)
    made.apply(made.judge_leave(2, 0))
    with pytest.raises(Refusal, match="no seat"):
        made.judge_leave(2, 0)
    made.apply(made.judge_ask(0, "draw", made.version, 0))
    made.apply(made.judge_answer(1, True, made.version, 0))
    assert made.over and made.drawn


def test_nobody_holds_two_seats_even_after_leaving_or_resigning_one() -> None:
    made = table(people=2, seats=3)
    made.apply(made.judge_leave(0, 0))
    made.apply(made.judge_resign(1, made.version, 0))
    for who in ("p0", "p1"):
        with pytest.raises(Refusal, match="already"):
            made.judge_sit(2, who, who, 0)
    for seat, bot, message in ((7, "trader", "no seat 8"), (2, "hal", "no bot 'hal'")):
        with pytest.raises(Refusal, match=message):
            made.judge_bot(seat, bot, 0)


def test_resigning_loses_and_with_two_ends_the_game() -> None:
    made = table()
    made.apply(made.judge_resign(0, made.version, 0))
    assert made.over and made.winners == [1] and made.ending == "the others resigned"


def test_with_more_a_bot_plays_on_for_who_resigned_but_cannot_win() -> None:
    made = table(people=3, seats=3, options={"limit": 4})
    made.apply(made.judge_resign(1, made.version, 0))
    assert made.turn >= 0 and made.seats[1].kind == "bot"
    with pytest.raises(Refusal, match="taken"):
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
    with pytest.raises(Refusal, match="time left"):
        made.judge_flag(59)
    with pytest.raises(Refusal, match="time is up"):
        made.judge_play(turn, made.position.legal[0], made.version, 60)
    made.apply(made.judge_flag(60))
    assert made.over and made.winners == [1 - turn]
    assert again(made).winners == [1 - turn]


def test_a_bot_plays_on_for_who_ran_out_of_time_and_no_time_runs_for_it() -> None:
    made = table(people=3, seats=3, clock=Clock("turn", 60))
    late = made.turn
    made.apply(made.judge_flag(60))
    assert made.turn == late and made.bot_to_play == "trader"
    with pytest.raises(Refusal, match="time left"):
        made.judge_flag(10_000)
    play(made, now=10_000)


def test_no_time_runs_while_a_seat_is_open_or_for_one_player() -> None:
    rulebook = find_game("dice-traders")
    made = Table(header(clock=Clock("turn", 60)), rulebook, rulebook.find_content())
    made.apply(made.judge_sit(0, "ada", "Ada", 0))
    with pytest.raises(Refusal, match="time left"):
        made.judge_flag(1e9)
    with pytest.raises(Refusal, match="a game for one has no clock"):
        table("free-trader", people=1, seats=1, clock=Clock("turn", 60))


# Views ----------------------------------------------------------------------------------------
def test_the_seed_is_sealed_until_the_end_and_then_shown() -> None:
    made = table("free-trader", people=1, seats=1, seed=0xDEADBEEF12345678, salt="pepper")
    for viewer in (0, NOBODY):
        shown = json.dumps(view(made, viewer, 0))
        assert str(made.header.seed) not in shown and "pepper" not in shown and "p0" not in shown
    assert view(made, 0, 0)["commitment"] == commitment(0xDEADBEEF12345678, "pepper")
    with pytest.raises(Refusal, match="holds the seed"):
        record(made)
    made.apply(made.judge_resign(0, made.version, 0))
    result = view(made, NOBODY, 0)["result"]
    assert commitment(int(result["seed"]), result["salt"]) == made.header.commitment
    assert record(made)["seed"] == made.header.seed


def test_a_spectator_sees_the_table_and_no_choices() -> None:
    made = table()
    shown = view(made, NOBODY, 0)
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
        except Refusal:
            continue
    thawed = thaw(made.header, made.rulebook, made.content, freeze(made))
    for twin in (again(made), thawed):
        assert view(twin, 0, now) == view(made, 0, now) and bytes(twin.position) == bytes(made.position)
        assert twin.watch.left == made.watch.left
    for number in (0, 1, 2, 7):  # and it goes on in the same way
        outcomes = [outcome(each, number, now) for each in (made, thawed)]
        assert outcomes[0] == outcomes[1]


def outcome(made: Table, number: int, now: float) -> object:
    try:
        made.apply(command(made, number, 0, now))
    except Refusal as refusal:
        return str(refusal)
    return view(made, 0, now)


def test_a_bot_that_plays_a_seat_keeps_it() -> None:
    made = table(people=1, seats=3)
    with pytest.raises(Refusal, match="taken"):
        made.judge_sit(2, "eve", "Eve", 0)


def test_a_bot_is_not_changed_for_another_in_the_middle_of_a_game() -> None:
    made = table(people=1)
    with pytest.raises(Refusal, match="a bot plays there already"):
        made.judge_bot(1, "cadet", 0)
    assert made.judge_leave(0, 0).kind == "leave"


def test_who_is_left_behind_does_not_take_back_what_the_other_has_answered() -> None:
    made = table()
    first = made.turn
    while made.turn == first:
        play(made)
    play(made)
    made.apply(made.judge_leave(1 - first, 0))
    with pytest.raises(Refusal, match="someone else has acted"):
        made.judge_undo(first, made.version, 0)
    made.apply(made.judge_resign(first, made.version, 0))
    with pytest.raises(Refusal, match="the game is over"):
        made.judge_undo(first, made.version, 0)


def test_nobody_is_charged_for_the_time_a_server_was_away() -> None:
    made = table(clock=Clock("game", 60))
    seat, left = made.turn, made.watch.left[made.turn]
    made.apply(made.judge_resume(1000.0))
    assert made.watch.remaining(seat, 1001.0) == left - 1
    with pytest.raises(Refusal, match="nobody's time"):
        table().judge_resume(5.0)


def test_a_damaged_snapshot_is_refused_in_words() -> None:
    made = table()
    for damaged in (
        b"",
        freeze(made)[:-3],
        msgspec.msgpack.encode([1, b"short", [], [], [], [], [], 0, 0.0, None, False, 0]),
    ):
        with pytest.raises(Refusal, match="snapshot cannot be read"):
            thaw(made.header, made.rulebook, made.content, damaged)


def command(made: Table, number: int, seat: int, now: float) -> Entry:
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
    with pytest.raises(Refusal, match="every seat is held"):
        play(made)
    made.apply(made.judge_bot(1, "trader", 0))
    assert view(made, 0, 0)["actions"]
    play(made)
