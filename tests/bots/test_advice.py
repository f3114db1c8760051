"""Hints: the Captain's move, how it goes on, the alternatives and what they cost."""

import numpy as np
import pytest

from longhaul.bots import advice
from longhaul.bots.advice import expectation, hint, plan_on, without_warnings
from longhaul.bots.search import Candidate, Searcher, Settings
from longhaul.core.jit.rule import COMPILED
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from tests.contract.cases import GAME_IDS, RULEBOOKS

each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "GUESS_ITERATIONS", 12)
    monkeypatch.setattr(advice, "GUESS_ROLLOUTS", 4)


@each_game
def test_a_hint_names_the_best_action_its_share_and_the_alternatives(rulebook: Rulebook) -> None:
    position = Position.start(rulebook, rulebook.find_content(), 3)
    progress: list[float] = []
    data = hint(position, progress.append)
    assert data["seat"] == position.seat and data["action"] in position.legal and progress[-1] == 1.0
    assert data["label"] and position.action(data["text"]) == data["action"]
    everything = [data, *data["alternatives"]]
    assert len(everything) == min(3, len(position.legal))
    assert sum(each["share"] for each in everything) <= 1.001
    assert data["share"] == max(each["share"] for each in everything)
    assert bytes(position) == bytes(Position.start(rulebook, rulebook.find_content(), 3))


@each_game
def test_every_expectation_rests_on_the_same_number_of_games(rulebook: Rulebook) -> None:
    data = hint(Position.start(rulebook, rulebook.find_content(), 3), lambda _: None)
    games = advice.GUESS_ROLLOUTS if data["is_guess"] else advice.ROLLOUTS
    for each in (data, *data["alternatives"]):
        figures = each["expects"]
        assert figures["trials"] == games
        assert 0 <= figures["low"] <= figures["wins"] <= figures["high"] <= 1
        assert figures["score_low"] <= figures["score"] <= figures["score_high"]
    for other in data["alternatives"]:
        assert other["cost"] == pytest.approx(data["expects"]["wins"] - other["expects"]["wins"])


def test_a_hint_never_advises_what_a_warning_forbids() -> None:
    """Retiring is warned of; a search that liked it best would be passed over."""
    dice = find_game("dice-traders")
    position = Position.start(dice, dice.find_content(), 3, 2)
    while not any(action.text == "retire" for action in position.legal):
        position.play(position.legal[0])
    retire = next(action for action in position.legal if action.text == "retire")
    others = [action for action in position.legal if action != retire][:2]
    ranked = [Candidate(action, 0.5, 10, 0.0) for action in (retire, *others)]
    assert position.warn_of(retire) and others
    assert [each.action for each in without_warnings(position, ranked)] == others
    assert without_warnings(position, ranked[:1]) == ranked[:1]  # nothing else to advise


def test_a_plan_goes_on_until_chance_or_others_decide() -> None:
    """Free buying: units are bought one after another; then the dice of the next planet are rolled."""
    dice = find_game("dice-traders")
    position = Position.start(dice, dice.find_content(), 2, 1, {"free": True, "limit": 20})
    while not any(action.text.startswith("buy:") for action in position.legal):
        position.play(position.legal[-1])
    seen = position.blinded(0)
    searcher = Searcher(dice, Settings(iterations=200 if COMPILED else 12))
    best = searcher.search(seen)[0].action
    labels = plan_on(searcher, seen, int(best))
    follow = seen.copy()
    follow.apply_legal(int(best))
    for label in labels:
        action = next(each for each in follow.legal if follow.describe([each])[0] == label)
        follow.apply_legal(int(action))
    assert len(labels) < advice.MAX_PLAN_ACTIONS
    assert bytes(seen) == bytes(position.blinded(0))


def test_expected_results_have_intervals() -> None:
    scores = np.array([[8.0], [12.0]] * 50)
    figures = expectation(0, scores, np.array([[1.0], [0.0]] * 50))
    assert figures["trials"] == 100
    assert figures["wins"] == 0.5 and figures["low"] == pytest.approx(0.404, abs=0.001)
    assert figures["score"] == 10 and figures["score_high"] == pytest.approx(10 + 1.96 * 2 / 10, abs=0.001)
