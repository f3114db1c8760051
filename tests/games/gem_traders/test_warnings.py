"""A move after which the game surely ends and is lost is marked before it is made."""

from collections import deque
from collections.abc import Iterator
from random import Random

import pytest

from longhaul.bots import ask, make_bot
from longhaul.core.position import Position
from longhaul.games.gem_traders.state import GOLD, SAFETY_STOP, Place
from tests.games.gem_traders.positions import RULEBOOK, deal_out, hand, rich_game, table


def all_gold_but(aboard: int, **given: object) -> Position:
    """Seat 1 carries the last gold and is far behind seat 2, who has stored the rest."""
    position = table(given)
    s = position.state
    total = int(s.bank[GOLD] + s.storage[:, GOLD].sum())
    s.bank[GOLD] = 0
    s.cargo[0, GOLD], s.storage[0, GOLD], s.storage[1, GOLD] = aboard, 0, total - aboard
    RULEBOOK.check_invariants(position.content.record, s)
    return position


LAST_POSITIONS = 40
BEHIND = "the game ends, and 31 points beat your 1"


def test_storing_the_last_gold_of_a_lost_game_is_marked_unit_by_unit_and_as_a_whole() -> None:
    position = all_gold_but(1)
    assert position.warning("cargo") == BEHIND  # there is nothing else to move
    hand(position, 0, "ruby", stored=True)
    assert position.warning("cargo") == ""
    position.play("cargo")
    assert position.warning("give:gold") == position.warning("unload") == BEHIND
    assert all_gold_but(1).warning("go:space") == ""


def test_only_the_unit_that_ends_the_game_is_marked() -> None:
    position = all_gold_but(2)
    position.play("cargo")
    assert position.warning("give:gold") == ""
    assert position.warning("unload") == "the game ends, and 30 points beat your 2"


@pytest.mark.clause("GT-OFF-02")
def test_a_quartermaster_who_can_only_end_a_lost_game_is_marked() -> None:
    position = deal_out(all_gold_but(1), 0, "quartermaster")
    position.state.points[:] = 0
    position.state.place[0] = Place.SPACE
    assert position.warning("use:quartermaster") == BEHIND
    position.play("use:quartermaster")
    assert position.warning("give:gold") == BEHIND


@pytest.mark.clause("GT-BOOST-OFFLOAD")
def test_an_offload_that_ends_a_lost_game_is_marked() -> None:
    position = deal_out(all_gold_but(1), 0, "offload")
    position.state.place[0] = Place.SPACE
    assert position.warning("play:offload") == BEHIND


@pytest.mark.clause("GT-TIE-01")
def test_a_tie_that_is_lost_is_marked_and_a_win_is_not() -> None:
    position = all_gold_but(1)
    position.state.points[0] = 30
    position.play("cargo")
    assert position.warning("give:gold") == ""  # a shared win
    position.state.held[1, 0] = 1
    assert position.warning("give:gold") == "the game ends, and another player wins the tiebreak"
    position.state.points[0] = 31
    assert position.warning("give:gold") == ""


@pytest.mark.clause("GT-END-04")
def test_the_end_of_the_last_round_is_marked_for_those_behind() -> None:
    position = table({"rounds": SAFETY_STOP, "seat": 1, "active": 1})
    position.state.storage[0, GOLD] = 9
    assert position.warning("end") == "the game ends, and 9 points beat your 3"


@pytest.mark.parametrize("seed", range(4))
def test_every_move_that_ends_a_lost_game_is_marked(seed: int) -> None:
    """Exhaustively, one step ahead: rich games by chance, and games of bots who slip."""
    ends = unmarked = 0
    for position in (*ending_positions(rich_game(seed, 2 + seed)), *ending_positions(slipping(seed))):
        for action in position.legal:
            after = position.copy()
            after.play(action)
            ends += after.over
            lost = after.over and position.seat not in after.winners
            unmarked += lost and not position.warning(action).startswith("the game ends")
            assert lost or not after.over or "the game ends" not in position.warning(action)
    assert ends > 0 and unmarked == 0


def ending_positions(game: Iterator[Position]) -> list[Position]:
    """The last positions of a game."""
    return [*deque((position.copy() for position in game if not position.over), maxlen=LAST_POSITIONS)]


def slipping(seed: int) -> Iterator[Position]:
    """A game of traders with a whim now and then."""
    position, slips = table(None, seats=2 + seed, seed=seed, finish_round=seed % 2 == 1), Random(seed)
    bot = make_bot("trader", RULEBOOK)
    while not position.over:
        yield position
        whim = slips.random() < 0.1
        position.play(slips.choice(position.legal) if whim else ask(bot, position, seed))
