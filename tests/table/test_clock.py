"""Clocks: what a turn costs, what it gives back, and that time never runs backwards."""

import pytest

from longhaul.core.errors import BadOption
from longhaul.table.clock import DAY_SECONDS, Clock, RunningClock
from tests.table.tables import Noted, again, play, table


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    watch = RunningClock(Clock(), 2, 0)
    watch.turn_to(0, 0)
    assert watch.remaining(0, 1e9) is None and not watch.is_up(1e9) and watch.deadline() is None


def test_per_turn_the_time_begins_anew_with_every_turn() -> None:
    watch = RunningClock(Clock("turn", 60), 2, 0)
    watch.turn_to(0, 0)
    watch.turn_to(0, 20)  # another decision of the same turn
    assert watch.remaining(0, 50) == 10 and watch.deadline() == 60
    watch.turn_to(1, 50)
    watch.turn_to(0, 55)
    assert watch.remaining(0, 55) == 60 and watch.remaining(1, 55) == 55


def test_per_game_time_is_spent_and_a_finished_turn_gives_some_back() -> None:
    watch = RunningClock(Clock("game", 300, 5), 2, 0)
    watch.turn_to(0, 0)
    watch.turn_to(0, 30)
    watch.turn_to(1, 40)
    assert watch.remaining(0, 1000) == 265 and watch.remaining(1, 140) == 200
    assert not watch.is_up(339) and watch.is_up(340)


def test_by_correspondence_a_turn_takes_days() -> None:
    watch = RunningClock(Clock("days", 3), 2, 0)
    watch.turn_to(1, 100)
    assert watch.deadline() == 100 + 3 * DAY_SECONDS


def test_a_clock_that_jumps_back_charges_nobody_and_one_that_jumps_ahead_charges_once() -> None:
    watch = RunningClock(Clock("game", 300), 2, 1000)
    watch.turn_to(0, 1000)
    watch.turn_to(1, 400)
    assert watch.remaining(0, 400) == 300
    assert watch.remaining(1, 500) == 300  # it runs from 1000 on
    watch.turn_to(0, 1100)
    assert watch.remaining(1, 1100) == 200 and watch.remaining(0, 1100) == 300


def test_when_nobody_is_to_play_no_time_runs() -> None:
    watch = RunningClock(Clock("turn", 60), 2, 0)
    watch.turn_to(0, 0)
    watch.turn_to(-1, 10)
    assert watch.deadline() is None and not watch.is_up(1000) and watch.remaining(0, 1000) == 50


@pytest.mark.parametrize(
    ("clock", "message"),
    [
        (Clock("turn", 4), "4 is not within 5 to 3,600"),
        (Clock("days", 31), "31 is not within 1 to 30"),
        (Clock("turn", 60, 5), "for pace 'game' only"),
        (Clock("game", 60, -1), "an increment is 0 to 300"),
        (Clock("blitz", 60), "'blitz' is not one of"),  # type: ignore[arg-type]
    ],
)
def test_a_clock_nobody_could_play_by_is_rejected(clock: Clock, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        clock.check()
    assert Clock("game", 60, 5).check() and Clock().check()


# Takebacks -----------------------------------------------------------------------------------
def finish_quietly(made: Noted, now: float) -> int:
    """Whose turn it is ends it, at a time, by something that reveals nothing; first, all that is needed for it."""
    while True:
        seat, draws = made.turn, int(made.position.state.draws)
        for action in made.position.legal:
            twin = made.position.copy()
            twin.play(action)
            if twin.seat not in (seat, -1) and int(twin.state.draws) == draws:
                play(made, action, now)
                return seat
        play(made, now=made.running_clock.since)


@pytest.mark.parametrize("clock", [Clock("turn", 60), Clock("game", 600), Clock("game", 600, 30), Clock("days", 1)])
def test_a_turn_that_is_taken_back_is_gone_on_with_and_gains_no_time(clock: Clock) -> None:
    made = table("gem-traders", clock=clock)
    seat = finish_quietly(made, 40.0)
    left = made.running_clock.left[seat] - clock.increment
    for at in (41.0, 43.0, 45.0):  # as often as they like
        made.apply(made.judge_undo(seat, made.version, at))
        assert made.running_clock.seat == seat and made.running_clock.remaining(seat, at) == left
        play(made, made.entries[-2].value, at + 1)
        left -= 1
        assert made.running_clock.left[seat] == left + clock.increment
    twin = again(made)
    assert (twin.running_clock.left, twin.running_clock.seat, twin.running_clock.since) == (
        made.running_clock.left,
        made.running_clock.seat,
        made.running_clock.since,
    )
