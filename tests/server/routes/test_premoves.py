"""Premoves by HTTP: players make and see their own, and bad ones are rejected."""

from typing import Any

import pytest

from tests.server.browsers import Browser
from tests.server.hub_club import DICE
from tests.server.served import Served

SETTING = {"game": DICE, "seats": ["me", "trader"], "clock": {"pace": "days", "base": 3}}


def test_players_make_and_see_their_own_premoves(served: Served, ada: Browser) -> None:
    table = ada.post("/tables", SETTING)["id"]
    assert ada.get(f"/tables/{table}/orders") == {"orders": [], "number": 0}
    drafts = {"orders": [{"phase": "buy", "action": "done", "always": True}]}
    with served.socket(ada) as socket:
        [made] = ada.call("PUT", f"/tables/{table}/orders", drafts).json()["orders"]
        message = socket.until("orders")
    assert (made["phase"], made["verb"], made["arguments"], made["always"]) == ("buy", "done", {}, True)
    assert message["table"] == table and message["orders"] == [made]
    assert (
        ada.get(f"/tables/{table}/orders") == {"orders": [made], "number": message["number"]} and message["number"] == 1
    )
    [exported] = ada.get("/me/export")["orders"]
    assert exported["table"] == table and [order["action"] for order in exported["orders"]] == ["done"]
    bob = served.browser()
    assert bob.get(f"/tables/{table}/orders") == {"orders": [], "number": 0}
    assert bob.call("PUT", f"/tables/{table}/orders", drafts).status_code == 409
    user = ada.get("/me")["user"]["id"]
    ada.call("DELETE", "/me", {})
    assert served.store.premoves_of(user) == []


@pytest.mark.parametrize(
    ("orders", "part"),
    [
        ([{"phase": "buy", "action": "buy:gold"}], "premove 1: 'buy:gold': no good is called 'gold'"),
        ([{"phase": "buy"}], "action"),
        ([{"phase": "buy", "action": "x" * 200}], "80"),
        ([{"phase": "buy", "action": "done", "secret": 1}], "secret"),
        ([{"phase": "buy", "action": "done"}] * 25, "at most 24 premoves"),
        ("all", "array"),
    ],
)
def test_bad_premoves_are_rejected_with_a_sentence(served: Served, ada: Browser, orders: Any, part: str) -> None:
    table = ada.post("/tables", SETTING)["id"]
    answer = ada.call("PUT", f"/tables/{table}/orders", {"orders": orders})
    assert answer.status_code == 400 and part in answer.json()["error"]["text"], answer.text
    assert served.store.premoves_at(table) == []


def test_every_game_has_premove_options(ada: Browser) -> None:
    book = ada.get(f"/games/{DICE}/sets/house/orders")
    assert [phase["name"] for phase in book["phases"]] == ["travel", "lock", "sell", "expand", "buy"]
    assert book["words"]["size"][1] == "medium"
    travel, buy = book["phases"][0], book["phases"][-1]
    assert {"verb": "explore", "message": ["group-explore", {}], "kinds": ["size"]} in travel["options"]
    assert {"verb": "done", "message": ["name-done-buy", {}], "kinds": []} in buy["options"]


def test_premoves_are_sent_by_their_verbs_and_words(served: Served, ada: Browser) -> None:
    table = ada.post("/tables", SETTING)["id"]
    condition = {"seat": 1, "action": "explore:small", "turn": True}
    draft = {"phase": "travel", "action": "explore:big", "condition": condition}
    [made] = ada.call("PUT", f"/tables/{table}/orders", {"orders": [draft]}).json()["orders"]
    assert (made["verb"], made["arguments"]) == ("explore", {"size": "big"})
    assert made["condition"] == {"seat": 1, "verb": "explore", "arguments": {"size": "small"}, "turn": True}


def test_bots_make_no_premoves(served: Served, ada: Browser) -> None:
    ada.post("/me/claim", {"name": "Ada Person", "password": "correct horse"})
    token = ada.post("/me/bots", {"name": "Tin"})["token"]
    table = ada.post("/tables", SETTING)["id"]
    answer = served.client.put(
        f"/api/tables/{table}/orders", json={"orders": []}, headers={"authorization": f"Bearer {token}"}
    )
    assert answer.status_code == 403
