"""The figure `times` of an action is what its name says: so often can it be played in a row, and no more.

Clients offer "Buy 3" and "Sell all" by this figure alone, without knowing a rule.
"""

from itertools import islice

import pytest

from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS, every_setup, random_game

MAX_SETUPS = 24  # of one game
CHOOSES_NUMBERS = ("star-traders",)  # where a number is an action of its own
each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)


def times_in_a_row(position: Position, action: int) -> int:
    """How often an action can be played before it is forbidden, or before something else is being decided."""
    now, count = position.copy(), 0
    while action in now.legal and (now.phase, now.seat) == (position.phase, position.seat):
        now.play(action)
        count += 1
    return count


@each_game
def test_an_action_can_be_repeated_as_often_as_it_says(rulebook: Rulebook) -> None:
    setups = list(every_setup(rulebook))
    wrong, declared_count = [], 0
    for seed, setup in enumerate(setups[:: -(-len(setups) // MAX_SETUPS)]):
        for position in islice(random_game(setup.start(seed), seed), 400):
            legal = position.legal
            for action, label in zip(legal, position.describe(legal), strict=True):
                declared = label.arguments.get("times")
                declared_count += declared is not None
                if declared is not None and declared != (found := times_in_a_row(position, int(action))):
                    wrong.append((str(setup), position.phase, str(action), declared, found))
    assert not wrong, wrong[:5]
    assert declared_count or rulebook.facts.id in CHOOSES_NUMBERS
