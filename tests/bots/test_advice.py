"""Hints: the Captain's move, with expected results and intervals."""

import pytest

from longhaul.bots import advice
from longhaul.bots.advice import expected_result, hint
from longhaul.bots.search import Outcomes
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS

each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)


@pytest.fixture(autouse=True)
def few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("INTERPRETED_ITERATIONS", 12), ("FULL_GAME_ITERATIONS", 300)):
        monkeypatch.setattr(advice, name, value)


@each_game
def test_a_hint_names_the_best_action_its_share_and_the_alternatives(rulebook: Rulebook) -> None:
    position = Position.start(rulebook, rulebook.find_content(), 3)
    progress: list[float] = []
    data = hint(position, progress.append)
    assert data["seat"] == position.seat and data["action"] in position.legal and progress == [1.0]
    assert data["label"] and position.action(data["text"]) == data["action"]
    everything = [data, *data["alternatives"]]
    assert sum(each["share"] for each in everything) <= 1.001
    assert data["share"] == max(each["share"] for each in everything)
    for each in everything:
        figures = each["expects"]
        assert 0 <= figures["low"] <= figures["wins"] <= figures["high"] <= 1 and figures["trials"] > 0
        assert figures["score_low"] <= figures["score"] <= figures["score_high"]
    assert bytes(position) == bytes(Position.start(rulebook, rulebook.find_content(), 3))


def test_expected_results_have_intervals() -> None:
    figures = expected_result(Outcomes(games=100, wins=50.0, scores=1000.0, scores_squared=10400.0))
    assert figures["wins"] == 0.5 and figures["low"] == pytest.approx(0.404, abs=0.001)
    assert figures["score"] == 10 and figures["score_high"] == pytest.approx(10 + 1.96 * 2 / 10, abs=0.001)
