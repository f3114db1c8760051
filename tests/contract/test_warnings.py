"""Warnings are correct: an action that certainly loses has one, and a game called lost is lost.

An action surely loses if the game is over and its player has not won, whatever chance brings and whatever is hidden,
once every decision that leaves no choice has been taken. Where all actions lose, all of them are marked: a move beside
a marked one must not look safe. Nothing here asks how a game finds its warnings: the rules are played.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from longhaul.bots import ask, make_bot
from longhaul.core.lookahead import says_lost
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS, Setup, every_setup, random_choice

pytestmark = pytest.mark.slow

MAX_SETUPS = 120  # of one game; where it has more, they are spread evenly
LAST_DECISIONS = 40  # of every game that are looked at: there the next action may be the last
ONE_IN = 7  # of the decisions before
FIRST_LOOK, PROOF = 6, 300  # re-deals: to rule out most actions, and to be sure of one
LONGEST_FALL = 60  # decisions from a warning to the end it foretells
FALLS = 8  # ways to play on after a warning
WHIMS = 0.25  # of a trader's decisions that are taken at random

each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)


def some_setups(rulebook: Rulebook) -> list[Setup]:
    setups = list(every_setup(rulebook))
    return setups[:: -(-len(setups) // MAX_SETUPS)]


def played(setup: Setup, seed: int) -> list[Position]:
    """The positions of a game before each decision: played at random, with care, or by a trader who has whims."""
    position, choose, reached = setup.start(seed), Random(seed), list[Position]()
    bot = make_bot("trader", position.rulebook) if seed % 3 == 0 else None
    while not position.over:
        reached.append(position.copy())
        if bot and choose.random() > WHIMS:
            position.play(ask(bot, position, seed))
        else:
            position.play(random_choice(position, choose, careful=seed % 3 == 1))
    return reached


def looked_at(rulebook: Rulebook) -> Iterator[tuple[str, Position]]:
    """Positions of one game under each setup: some of its course, and the whole of its end."""
    for seed, setup in enumerate(some_setups(rulebook)):
        positions = played(setup, seed)
        for position in [*islice(positions[:-LAST_DECISIONS], 0, None, ONE_IN), *positions[-LAST_DECISIONS:]]:
            yield f"{setup}, seed {seed}, decision {len(position.actions)}, {position.phase}", position


def is_lost(position: Position, seat: int) -> bool:
    return position.over and seat not in position.winners


def after(position: Position, action: int, seat: int, redeal: int) -> Position:
    """What an action leads to in one of the worlds that the seat may be in; where there is no choice, it goes on."""
    world = position.blinded(seat, redeal)
    world.apply_legal(action)
    while not world.over and world.seat == seat and len(legal := world.legal) == 1:
        world.apply_legal(int(legal[0]))
    return world


def surely_loses(position: Position, action: int) -> bool:
    """Whether no re-deal of what the player cannot know saves the game; a second look makes sure of what seems so."""
    seat = position.seat
    if not all(is_lost(after(position, action, seat, redeal), seat) for redeal in range(FIRST_LOOK)):
        return False
    return all(is_lost(after(position, action, seat, redeal), seat) for redeal in range(FIRST_LOOK, PROOF))


@each_game
def test_an_action_that_certainly_loses_has_a_warning(rulebook: Rulebook) -> None:
    unmarked, sure = list[str](), 0
    for where, position in looked_at(rulebook):
        losing = [action for action in position.legal if surely_loses(position, int(action))]
        sure += len(losing)
        marks = dict(zip(position.legal, position.warnings(position.legal), strict=True)) if losing else {}
        unmarked += [f"{action.text}: {where}" for action in losing if not marks[action]]
    assert sure > 0, "the positions show none"
    assert not unmarked, "\n".join([f"{len(unmarked)} of {sure}", *unmarked])


@each_game
def test_a_game_that_is_called_lost_is_lost(rulebook: Rulebook) -> None:
    wrong, called = list[str](), 0
    for where, position in looked_at(rulebook):
        for action, warning in zip(position.legal, position.warn(position.legal), strict=True):
            if says_lost(warning):
                called += 1
                if not all(falls(position, int(action), Random(fall)) for fall in range(FALLS)):
                    wrong.append(f"{action.text} ({warning}): {where}")
    assert called > 0, "no warning says that the game is lost"
    assert not wrong, "\n".join([f"{len(wrong)} of {called}", *wrong])


def falls(position: Position, action: int, choose: Random) -> bool:
    """Whether a game is lost soon after an action, however it is played on: half the time thriftily."""
    seat, thrifty = position.seat, choose.random() < 0.5
    world = position.blinded(seat, choose.getrandbits(32))
    world.apply_legal(action)
    for _ in range(LONGEST_FALL):
        if world.over:
            break
        legal = world.legal
        world.apply_legal(int(legal[0] if thrifty and choose.random() < 0.7 else choose.choice(legal)))
    return is_lost(world, seat)


@each_game
def test_the_warnings_of_several_actions_are_those_of_each(rulebook: Rulebook) -> None:
    for _, position in islice(looked_at(rulebook), 0, 2000, 9):
        assert position.warnings(position.legal) == [position.warning(action) for action in position.legal]


@each_game
def test_grave_actions_must_be_confirmed(rulebook: Rulebook) -> None:
    for where, position in looked_at(rulebook):
        for action in position.legal:
            if action in rulebook.irreversible_actions:
                assert position.warning(action), f"{action.text}: {where}"
