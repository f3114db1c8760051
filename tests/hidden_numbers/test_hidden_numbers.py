"""Games in which seats know different things: nothing shows, uses or judges by what a seat cannot know."""

import json
from collections.abc import Iterator

import pytest

from longhaul.bots.analysis import Budget, analyze_game
from longhaul.bots.analysis.timeline import build_timeline
from longhaul.bots.search import Searcher, Settings
from longhaul.core.position import NO_SEAT, Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.viewer import PlayerView
from tests.contract.cases import random_game
from tests.contract.test_laws import seen
from tests.hidden_numbers import cards_in, installed
from tests.hidden_numbers.state import GUESSER, OWNER
from tests.table.tables import play, table, view

SEEDS = range(12)
SETTINGS = Settings(iterations=2000)


@pytest.fixture(autouse=True)
def rulebook() -> Iterator[Rulebook]:
    with installed() as rulebook:
        yield rulebook


def start(rulebook: Rulebook, seed: int) -> Position:
    return Position.start(rulebook, rulebook.find_content(), seed)


def before_the_guess(rulebook: Rulebook, seed: int) -> Position:
    position = start(rulebook, seed)
    position.play(position.legal[0])
    position.play(position.legal[0])
    return position


def guesses(position: Position, seat: int) -> set[str]:
    """The guesses of cards that a seat holds."""
    return {f"guess:{card}" for card in cards_in(int(position.state.hand[seat]))}


# Blinding ---------------------------------------------------------------------------------------
def test_hidden_information_does_not_change_a_view(rulebook: Rulebook) -> None:
    changed = 0
    for seed in SEEDS:
        for position in random_game(start(rulebook, seed), seed):
            for seat in range(position.seats):
                twin = position.blinded(seat, seed + 100)
                assert seen(twin, seat) == seen(position, seat)
                assert bytes(twin.blinded(seat, 5)) == bytes(position.blinded(seat, 5))
                changed += list(twin.state.hand) != list(position.state.hand)
    assert changed, "the hands that a seat does not know are dealt anew"


def test_a_player_view_shows_the_blinded_position(rulebook: Rulebook) -> None:
    position = start(rulebook, 3)
    shown = PlayerView(rulebook, position.content)
    for now in random_game(position, 3):
        for seat in (NO_SEAT, GUESSER, OWNER):
            assert bytes(shown.show(now, seat)) == bytes(now.blinded(seat))
            rulebook.check_invariants(now.content.record, now.blinded(seat).state)


def test_each_viewer_of_a_table_sees_one_hand_at_most() -> None:
    made = table("hidden-numbers")
    play(made)
    hands = {seat: cards_in(int(made.position.state.hand[seat])) for seat in (GUESSER, OWNER)}
    boards = {seat: view(made, seat, 0.0)["board"] for seat in (GUESSER, OWNER, NO_SEAT)}
    assert boards[GUESSER]["hand"] == hands[GUESSER] and boards[OWNER]["hand"] == hands[OWNER]
    assert boards[NO_SEAT]["hand"] == []
    offered = [
        ":".join([action["verb"], *action["arguments"].values()]) for action in view(made, OWNER, 0.0)["actions"]
    ]
    assert offered == [f"show:{card}" for card in hands[OWNER]]
    assert view(made, GUESSER, 0.0)["actions"] == view(made, NO_SEAT, 0.0)["actions"] == []


# Look-ahead -------------------------------------------------------------------------------------
def test_a_warning_gives_no_secret_away(rulebook: Rulebook) -> None:
    """Only what is lost under every deal is certain: a guess of one's own card."""
    for seed in SEEDS:
        position = before_the_guess(rulebook, seed)
        warned = {action.text for action in position.legal if position.warning(action)}
        assert warned == guesses(position, GUESSER)


# Search -----------------------------------------------------------------------------------------
def test_a_search_does_not_depend_on_what_its_seat_cannot_know(rulebook: Rulebook) -> None:
    position = before_the_guess(rulebook, 1)
    twins = [position, *(position.blinded(GUESSER, seed) for seed in SEEDS)]
    assert len({tuple(twin.state.hand) for twin in twins}) > 1
    found = [Searcher(rulebook, SETTINGS, 7).search(twin) for twin in twins]
    assert all(candidates == found[0] for candidates in found)


def test_a_search_takes_each_unknown_card_for_equally_likely(rulebook: Rulebook) -> None:
    position = before_the_guess(rulebook, 1)
    values = {each.action.text: each.value for each in Searcher(rulebook, SETTINGS, 7).search(position)}
    own = guesses(position, GUESSER)
    assert all(values[text] == 0 for text in own)
    assert [value for text, value in values.items() if text not in own] == pytest.approx([0.5, 0.5], abs=0.1)


def test_a_search_leaves_actions_alone_that_another_deal_forbids(rulebook: Rulebook) -> None:
    """The other player shows only cards held in the deal at hand; then half of all guesses are right."""
    searcher = Searcher(rulebook, SETTINGS, 7)
    assert len(searcher.search(start(rulebook, 1))) == 2
    games, mean, squared_deviations = searcher._tree.return_stats[GUESSER]
    assert mean == pytest.approx(0.5, abs=0.07)
    all_finished = games * mean * (1 - mean)  # the squared deviations, if every return were 0 or 1
    assert squared_deviations < 0.99 * all_finished, "games are broken off where the other seat cannot play on"


# Analysis ---------------------------------------------------------------------------------------
def test_an_analysis_samples_anew_when_another_seat_is_to_move(rulebook: Rulebook) -> None:
    played = [start(rulebook, 2)]
    while not played[-1].over:
        following = played[-1].copy()
        following.play(following.legal[0])
        played.append(following)
    timeline = build_timeline(played)
    turns = [(decision.seat, decision.then != decision.after) for decision in timeline.decisions]
    assert turns == [(GUESSER, True), (OWNER, True), (GUESSER, True)]
    report = analyze_game(played, lambda share: None, Budget(rollouts=50, iterations=20), threads=1)
    assert report["moves"] == 3 and json.dumps(report)
