"""The end of every game says who has won: its events, and the last lines of the log."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhaul.core.events import Event
from longhaul.core.messages.message import as_message
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS, looked_at, random_game, setups

seeds = st.integers(0, 2**64 - 1)
each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
SEAT = re.compile(r"Seat ([0-9])")
OF_ONE_PERSON = ("free-trader",)  # whose log says "you" and how the game ended


@each_game
@settings(max_examples=12)
@given(data=st.data(), seed=seeds)
def test_the_end_names_the_winners_and_nobody_else(rulebook: Rulebook, data: st.DataObject, seed: int) -> None:
    *_, end = random_game(data.draw(setups(rulebook), label="setup").start(seed), seed)
    names = [event.name for event in end.events]
    assert names.count("over") == 1
    assert winners_in_events(end) == end.winners
    over = rulebook.presentation.narrate(end, end.events[names.index("over") :])
    lines = [end.format(as_message(message)) for message in over]
    assert end.narration[-len(lines) :] == lines
    if rulebook.facts.id in OF_ONE_PERSON:
        assert ("You win!" in lines[-1]) == bool(end.winners) != ("lost" in lines[-1])
    else:
        assert sorted({int(seat) - 1 for line in lines for seat in SEAT.findall(line)}) == end.winners


def winners_in_events(position: Position) -> list[int]:
    """From the events of the last action alone."""
    over = next(event for event in position.events if event.name == "over")
    match position.rulebook.facts.id:
        case "dice-traders":
            return members(over, "winners")
        case "star-traders":
            return members(over, "winner_bits")
        case "free-trader":
            return [0] if over.facts["outcome"] == "won" else []
        case _:
            return [event.seat for event in position.events if event.name == "won"]


def members(event: Event, fact: str) -> list[int]:
    return [seat for seat in range(event.facts[fact].bit_length()) if event.facts[fact] >> seat & 1]


@each_game
@settings(max_examples=12)
@given(data=st.data(), seed=seeds)
def test_the_sources_of_a_score_add_up_to_it(rulebook: Rulebook, data: st.DataObject, seed: int) -> None:
    for position in looked_at(data.draw(setups(rulebook), label="setup").start(seed), seed):
        for score, sources in zip(position.scores, position.sources, strict=True):
            assert not sources or sum(source.arguments["points"] for source in sources) == score
        assert len(position.charted) == position.seats
        assert position.over or not position.decided


@each_game
@settings(max_examples=12)
@given(data=st.data(), seed=seeds)
def test_a_win_that_the_score_does_not_explain_has_a_reason(rulebook: Rulebook, data: st.DataObject, seed: int) -> None:
    *_, end = random_game(data.draw(setups(rulebook), label="setup").start(seed), seed)
    best = [seat for seat, score in enumerate(end.scores) if score == max(end.scores)]
    if end.seats > 1:
        assert bool(end.decided) == (len(best) > 1 or best != end.winners)
