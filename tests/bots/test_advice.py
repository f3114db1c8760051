"""Hints and analyses: what the Captain would do, with honest figures."""

import pytest

from longhaul.bots import advice, ask, find_bot
from longhaul.bots.advice import analyse, expects, hint
from longhaul.bots.search import Outlook
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS

each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("HINT_TRIALS", 12),
        ("TRIAL_GAMES", 300),
        ("CURVE_TRIALS", 2),
        ("CURVE_ITERATIONS", 30),
        ("CURVE_POINTS", 10),
    ):
        monkeypatch.setattr(advice, name, value)


@each_game
def test_a_hint_names_the_best_action_its_share_and_the_alternatives(rulebook: Rulebook) -> None:
    position = Position.start(rulebook, rulebook.find_content(), 3)
    heard: list[float] = []
    told = hint(position, heard.append)
    assert told["seat"] == position.seat and told["action"] in position.legal and heard == [1.0]
    assert told["label"] and position.action(told["text"]) == told["action"]
    everything = [told, *told["alternatives"]]
    assert sum(each["share"] for each in everything) <= 1.001
    assert told["share"] == max(each["share"] for each in everything)
    for each in everything:
        figures = each["expects"]
        assert 0 <= figures["low"] <= figures["wins"] <= figures["high"] <= 1 and figures["trials"] > 0
        assert figures["score_low"] <= figures["score"] <= figures["score_high"]
    assert bytes(position) == bytes(Position.start(rulebook, rulebook.find_content(), 3))


def test_what_is_expected_has_intervals() -> None:
    figures = expects(Outlook(games=100, wins=50.0, scores=1000.0, scores_squared=10400.0))
    assert figures["wins"] == 0.5 and figures["low"] == pytest.approx(0.404, abs=0.001)
    assert figures["score"] == 10 and figures["score_high"] == pytest.approx(10 + 1.96 * 2 / 10, abs=0.001)


@each_game
def test_an_analysis_follows_a_game_to_its_result(rulebook: Rulebook) -> None:
    position = Position.start(
        rulebook, rulebook.find_content(), 6, options={"limit": 4} if rulebook is RULEBOOKS[0] else {}
    )
    positions, bot = [position.copy()], find_bot("trader", rulebook)
    while not position.over:
        position.play(ask(bot, position, 1))
        positions.append(position.copy())
    told = analyse(positions, lambda done: None)
    assert told["curve"][0]["number"] == 0 and told["curve"][-1]["number"] == len(position.actions)
    for point in told["curve"]:
        assert len(point["seats"]) == position.seats
        assert sum(seat["wins"] for seat in point["seats"]) <= 1.001
    last = told["curve"][-1]["seats"]
    assert [seat["score"] for seat in last] == position.scores
    assert [seat for seat, figures in enumerate(last) if figures["wins"]] == position.winners
    assert len(told["choices"]) == len(position.actions)
