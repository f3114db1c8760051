"""Analyses in the whole server: requested as a job, stored with the game, visible to everyone with the link."""

from typing import Any

import pytest

from longhaul.bots.analysis import analyze
from longhaul.server.security.rate_limits import RateLimits
from tests.server.browsers import Browser, error
from tests.server.features.test_replays import duel, finished
from tests.server.served import Served
from tests.server.waiting import wait_until


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyze, "choose_budget", lambda rulebook: analyze.Budget(rollouts=4, iterations=0))


def analysed(browser: Browser, replay: str) -> Any:
    answer = browser.call("POST", f"/replays/{replay}/analysis")
    assert answer.status_code == 202, answer.text
    job = answer.json()

    def is_done() -> bool:
        nonlocal job
        job = browser.get(f"/jobs/{job['id']}")
        return bool(job["done"])

    wait_until(is_done)
    assert job["done"] and not job["error"], job
    assert job["result"] == {"replay": replay} and job["progress"] == 1
    return browser.get(f"/replays/{replay}/analysis")


def test_a_game_is_analysed_once_and_shown_to_everyone(served: Served, ada: Browser) -> None:
    table = finished(served, ada, duel(ada))
    assert ada.get(f"/replays/{table}/analysis") == {"made": 0, "analysis": None}
    answer = analysed(ada, table)
    analysis = answer["analysis"]
    assert analysis["game"] == "dice-traders" and analysis["seats"] == 2 and analysis["measure"] == "wins"
    assert len(analysis["decisions"]) == analysis["moves"] == ada.get(f"/replays/{table}?limit=1")["length"]
    bea = served.browser()
    assert bea.get(f"/replays/{table}/analysis") == answer
    assert analysed(bea, table)["made"] == answer["made"]  # it is not worked out twice


def test_an_uploaded_record_is_analysed_like_the_game_it_is_of(served: Served, ada: Browser) -> None:
    table = finished(served, ada, duel(ada))
    uploaded = ada.post("/records", ada.get(f"/tables/{table}/record"))["id"]
    assert analysed(ada, uploaded)["analysis"] == analysed(ada, table)["analysis"]


def test_what_was_worked_out_in_a_hurry_is_worked_out_again(
    served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(served, ada, duel(ada))
    assert analysed(ada, table)["analysis"]["trials"] == 4
    better = analyze.Budget(rollouts=60, iterations=0)
    monkeypatch.setattr(analyze, "choose_budget", lambda rulebook: better)
    monkeypatch.setattr("longhaul.server.features.analysis.choose_budget", lambda rulebook: better)
    assert analysed(ada, table)["analysis"]["trials"] == 60


def test_nobody_asks_for_what_is_not_there_or_goes_on(served: Served, ada: Browser) -> None:
    going = duel(ada)
    for method in ("GET", "POST"):
        assert error(ada.call(method, "/replays/nothing/analysis")) == (404, "no_record")
        assert error(ada.call(method, f"/replays/{going}/analysis")) == (409, "not_over")


def test_there_is_a_limit_to_asking(served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(served, ada, duel(ada))
    checked: list[str] = []
    monkeypatch.setattr(RateLimits, "check", lambda self, limit, key: checked.append(limit))
    analysed(ada, table)
    assert checked.count("job") == 1
