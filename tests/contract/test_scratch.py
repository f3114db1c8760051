"""Legality depends on nothing that a finished action left behind.

A game declares its scratch fields, and the phases in which each is live (`Rulebook.scratch`). Two laws: where a
declared field is not live, any value of it plays the same game; and no other field can change the legal list without
being seen, so that scratch which nobody declared is found as well. Values are taken from other positions of the same
game, whole fields and single entries: whatever an earlier action may have left there.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhaul.core.messages.message import Message
from longhaul.core.position import Action, Position
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS, looked_at, setups

pytestmark = pytest.mark.slow

seeds = st.integers(0, 2**64 - 1)
each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
WALK_DECISIONS = 6  # that twins are played on for
MAX_VALUES = 200  # of a field that are remembered
FOLLOWS = ("legal", "warnings")  # of a view: what this law is about
ALWAYS_SEEN = ("seats", "seat", "phase")
UNSEEN_FACTS = {
    "dice-traders": ("origin", "fresh"),  # which units were bought on this planet: no board shows it
    # Where a phase stands within itself; which sectors join, and the nearest planets, which both follow from the map.
    "star-traders": ("step", "link", "edge_of_reach"),
}


# Scratch that is declared -----------------------------------------------------------------------
@each_game
def test_scratch_of_a_finished_step_changes_nothing(rulebook: Rulebook) -> None:
    changed = set[str]()

    @settings(max_examples=8)
    @given(data=st.data(), seed=seeds)
    def replace_idle_scratch(data: st.DataObject, seed: int) -> None:
        for position, donors, choose in with_donors(rulebook, data, seed):
            twin = position.copy()
            for name in idle_scratch(position):
                twin.state[name] = donors.pick(name, choose)
                if not np.array_equal(twin.state[name], position.state[name]):
                    changed.add(name)
            assert_same_game(position.copy(), twin, choose)

    replace_idle_scratch()
    assert changed, "no scratch field was ever idle and got another value"


def idle_scratch(position: Position) -> list[str]:
    """The declared fields that mean nothing in this phase."""
    return [name for name, phases in position.rulebook.scratch.items() if position.state.phase not in phases]


def assert_same_game(position: Position, twin: Position, choose: Random) -> None:
    """Both are played on side by side: what may be done, is seen, said and happens is the same."""
    for _ in range(WALK_DECISIONS):
        assert judged(twin) == judged(position)
        assert shown(twin) == shown(position)
        if position.over:
            return
        action = choose.choice(position.legal)
        assert twin.play(action) == position.play(action)


def judged(position: Position) -> list[int]:
    """For every action 0 or the number of the clause that forbids it."""
    judge, content, state = position.rulebook.compiled.judge.run, position.content.record, position.state
    return [judge(content, state, action) for action in range(position.rulebook.actions.size)]


def shown(position: Position) -> tuple[dict[str, Any], Message, list[Message]]:
    """What is seen and said, warnings included: messages are compared before they are put into words."""
    return position.view(max(position.seat, 0)), position.prompt, position.describe(position.legal)


# Scratch that is not ------------------------------------------------------------------------------
@each_game
@settings(max_examples=8)
@given(data=st.data(), seed=seeds)
def test_what_is_not_seen_changes_no_legal_list(rulebook: Rulebook, data: st.DataObject, seed: int) -> None:
    for position, donors, choose in with_donors(rulebook, data, seed):
        legal = position.legal
        for name in fields_at_rest(position):
            for twin in changed(position, name, donors.pick(name, choose), choose):
                same = allowed(twin) == legal or not is_possible(twin) or board(twin) != board(position)
                assert same, f"{name} in phase {position.phase}"


def fields_at_rest(position: Position) -> list[str]:
    """All but live scratch, facts of the past that no board shows, and what every board says."""
    rulebook, phase = position.rulebook, position.state.phase
    named = (*ALWAYS_SEEN, *UNSEEN_FACTS.get(rulebook.facts.id, ()))
    return [n for n in rulebook.state.fields if n not in named and phase not in rulebook.scratch.get(n, ())]


def allowed(position: Position) -> list[Action]:
    """The legal list; none where interpreted rules find that fields contradict each other."""
    try:
        return position.legal
    except IndexError:
        return []


def is_possible(position: Position) -> bool:
    """Whether no law of the game is broken: sums of other fields, for one, cannot differ alone."""
    try:
        position.rulebook.check_invariants(position.content.record, position.state)
    except (AssertionError, IndexError):
        return False
    return True


def changed(position: Position, name: str, value: Any, choose: Random) -> Iterator[Position]:
    """The same position but for one field, and but for one entry of that field."""
    different = np.argwhere(value != position.state[name])
    if len(different) == 0:
        return
    twin = position.copy()
    twin.state[name] = value
    yield twin
    if position.rulebook.state.fields[name].shape:
        entry = tuple(different[choose.randrange(len(different))])
        twin = position.copy()
        twin.state[name][entry] = value[entry]
        yield twin


def board(position: Position) -> str:
    """What the decider sees, without what follows from it; a position that cannot be shown is like no other."""
    try:
        seen = position.view(position.seat)
        return json.dumps([{key: value for key, value in seen.items() if key not in FOLLOWS}, prompt(position)])
    except (IndexError, KeyError, ValueError):
        return ""


def prompt(position: Position) -> str:
    seen = position.blinded(position.seat)
    return seen.format(seen.prompt)


class Donors:
    """The different values that each field has had so far in a game."""

    def __init__(self) -> None:
        self._values: dict[str, dict[bytes, Any]] = defaultdict(dict)

    def note(self, state: Any) -> None:
        for name in state.fields:
            value, known = np.array(state[name]), self._values[name]
            if len(known) < MAX_VALUES:
                known.setdefault(value.tobytes(), value)

    def pick(self, name: str, choose: Random) -> Any:
        return choose.choice([*self._values[name].values()])


def with_donors(rulebook: Rulebook, data: st.DataObject, seed: int) -> Iterator[tuple[Position, Donors, Random]]:
    """Positions of a random game, with what their fields have been before."""
    choose, donors = Random(seed), Donors()
    for number, position in enumerate(looked_at(data.draw(setups(rulebook), label="setup").start(seed), seed)):
        if number and not position.over:
            yield position, donors, choose
        donors.note(position.state)
