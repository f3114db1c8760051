"""Forced moves: the table plays the only legal action and says so; takebacks pass over them."""

from random import Random

import pytest

from longhaul.games import GAMES, find_game
from longhaul.table import Rejection, Table
from longhaul.table.forced_moves import forced_move, judge_forced
from longhaul.table.header import ContinuedFrom
from longhaul.table.snapshot import freeze, thaw
from longhaul.table.view import step
from tests.contract.cases import Setup, every_setup
from tests.table.tables import Noted, again, play, table, view

each_game = pytest.mark.parametrize("game", GAMES)
SAMPLED_SETUPS = 4  # of each game
DECISIONS = 300  # of each of these games
FORCING = ("free-trader", "gem-traders", "star-traders")  # Dice Traders always leaves a choice, and has no forced moves


def play_forced(made: Table, now: float = 0.0) -> int:
    """Play all forced moves that come now; how many there were."""
    count = 0
    while (action := forced_move(made)) is not None:
        made.apply(judge_forced(made, action, made.version, now))
        count += 1
    return count


def play_on(made: Table, choose: Random, actions: int = 100_000) -> None:
    for _ in range(actions):
        play_forced(made)
        if made.over:
            return
        play(made, choose.choice(made.position.legal))


def table_after_a_forced_move(game: str, people: int = 1) -> tuple[Noted, int]:
    """A table just after a decision of the first seat and the forced moves that followed it (among people without any
    draw), and how many of these there were."""
    seats = max(find_game(game).facts.default_seats, people)
    for seed in range(400):
        made, choose = table(game, people=people, seats=seats, seed=seed), Random(seed)
        for _ in range(60):
            play_forced(made)
            if made.over:
                break
            was_first, draws = made.turn == 0, made.draws[-1]
            play(made, choose.choice(made.position.legal))
            count = play_forced(made)
            if count and was_first and not made.over and (people == 1 or made.draws[-1] == draws):
                return made, count
    raise AssertionError(f"no decision of {game} was followed by a forced move")


@each_game
def test_no_decision_with_a_single_choice_is_left_to_a_player(game: str) -> None:
    made, choose = table(game, people=1, seats=find_game(game).facts.default_seats), Random(5)
    forced = 0
    while not made.over:
        forced += play_forced(made)
        if not made.over:
            assert len(made.position.legal) > 1
            play(made, choose.choice(made.position.legal))
    assert len(made.forced) == forced
    twin = again(made)
    assert twin.forced == made.forced and bytes(twin.position) == bytes(made.position)


def sampled_setups() -> list[Setup]:
    """A few ways to set up each game, always the same."""
    return [setup for game in GAMES for setup in Random(4).sample([*every_setup(find_game(game))], SAMPLED_SETUPS)]


@pytest.mark.parametrize("setup", sampled_setups(), ids=lambda setup: setup.game)
def test_a_single_choice_is_left_to_nobody_under_other_options(setup: Setup) -> None:
    made = table(setup.game, people=1, seats=setup.seats, options=setup.options)
    choose = Random(6)
    for _ in range(DECISIONS):
        play_forced(made)
        if made.over:
            break
        assert len(made.position.legal) > 1
        play(made, choose.choice(made.position.legal))


@each_game
def test_pressing_every_button_leads_to_the_same_game(game: str) -> None:
    seats = find_game(game).facts.default_seats
    auto = table(game, people=1, seats=seats)
    play_on(auto, Random(8))
    pressed = table(game, people=1, seats=seats, auto_forced=False)
    for action in auto.position.actions:
        assert forced_move(pressed) is None
        assert view(pressed, pressed.turn, 0)["actions"], "who wants to press is asked"
        play(pressed, action)
    assert bytes(pressed.position) == bytes(auto.position) and not pressed.forced


@pytest.mark.parametrize("game", FORCING)
def test_a_forced_move_says_so_and_offers_no_button(game: str) -> None:
    made, choose = table(game, people=1, seats=find_game(game).facts.default_seats), Random(2)
    while (action := forced_move(made)) is None:
        play(made, choose.choice(made.position.legal))
    assert view(made, made.turn, 0)["actions"] == []
    by_hand = made.judge_play(made.turn, action, made.version, 0)
    entry = judge_forced(made, action, made.version, 0)
    made.apply(entry)
    assert step(made, entry).forced and not step(made, by_hand).forced
    assert (step(made, entry).verb, step(made, entry).arguments) == (action.verb, action.arguments)


@pytest.mark.parametrize("game", FORCING)
def test_a_take_back_returns_to_the_decision_before_forced_moves(game: str) -> None:
    made, count = table_after_a_forced_move(game)
    length = len(made.actors)
    made.apply(made.judge_undo(0, made.version, 0))
    assert len(made.actors) == length - count - 1 and made.turn == 0
    assert len(made.position.legal) > 1 and all(place < len(made.actors) for place in made.forced)


@pytest.mark.parametrize("game", ["gem-traders", "star-traders"])
def test_a_forced_move_of_someone_else_does_not_bar_a_take_back(game: str) -> None:
    made, _ = table_after_a_forced_move(game, people=2)
    made.apply(made.judge_undo(0, made.version, 0))
    assert made.turn == 0
    with pytest.raises(Rejection):
        made.judge_undo(1, made.version, 0)


def test_a_table_that_only_played_forced_moves_has_not_begun() -> None:
    earlier, choose = table("gem-traders", seed=4), Random(4)
    while forced_move(earlier) is None:
        play(earlier, choose.choice(earlier.position.legal))
    made = table("gem-traders", seed=4, origin=ContinuedFrom("r1", list(earlier.position.actions)))
    play_forced(made)
    assert made.forced and not made.has_begun
    with pytest.raises(Rejection, match="nothing to take back"):
        made.judge_undo(0, made.version, 0)


@pytest.mark.parametrize("game", FORCING)
def test_a_snapshot_knows_which_moves_were_forced(game: str) -> None:
    made, _ = table_after_a_forced_move(game)
    back = thaw(made.header, made.rulebook, made.content, freeze(made))
    assert back.forced == made.forced
    assert back.judge_undo(0, back.version, 0) == made.judge_undo(0, made.version, 0)
