"""Replays and tables that continue from a move, in the whole server; and the samples on the home page."""

from random import Random
from typing import Any

import pytest

from longhaul.games import find_game
from longhaul.server.features.ratings import is_rated
from longhaul.server.tables.loader import load
from longhaul.table.header import commitment
from longhaul.table.verify import verify
from tests.server.browsers import Browser, error
from tests.server.hub_club import DICE
from tests.server.served import Served, play_out, solo


def finished(served: Served, browser: Browser, table: str) -> str:
    with served.socket(browser) as socket:
        play_out(socket, table, socket.ask("watch", table=table), Random(3).choice)
    return table


def duel(browser: Browser) -> str:
    return str(browser.post("/tables", {"game": DICE, "seats": ["me", "trader"], "options": {"limit": 9}})["id"])


def test_a_table_and_its_record_replay_alike(served: Served, ada: Browser) -> None:
    table = finished(served, ada, duel(ada))
    record = ada.get(f"/tables/{table}/record")
    uploaded = ada.post("/records", record)["id"]
    here, there = ada.get(f"/replays/{table}?limit=5"), ada.get(f"/replays/{uploaded}?limit=5")
    assert here["length"] == there["length"] == len(record["actions"]) and len(here["moments"]) == 5
    assert [m["step"] for m in here["moments"]] == [m["step"] for m in there["moments"]]
    assert [m["state"]["board"] for m in here["moments"]] == [m["state"]["board"] for m in there["moments"]]
    assert here["table"] == table and there["table"] == "" and there["record"] == f"/api/records/{uploaded}"
    assert [seat["kind"] for seat in here["moments"][0]["state"]["seats"]] == ["person", "bot"]
    assert [seat["kind"] for seat in there["moments"][0]["state"]["seats"]] == ["person", "bot"]


def test_a_moment_says_who_played_what_and_how_it_ended(served: Served, ada: Browser) -> None:
    table = finished(served, ada, duel(ada))
    length = ada.get(f"/replays/{table}?limit=1")["length"]
    before, last = ada.get(f"/replays/{table}?first={length - 1}")["moments"]
    assert last["step"]["number"] == length and last["step"]["seat"] == before["state"]["turn"]
    assert not before["state"]["over"] and last["state"]["over"] and last["state"]["turn"] == -1
    assert last["state"]["result"]["winners"] == ada.get(f"/tables/{table}")["state"]["result"]["winners"]
    start = ada.get(f"/replays/{table}?limit=1")["moments"][0]
    assert start["step"]["kind"] == "start" and start["step"]["verb"] == ""


def test_a_verdict_tells_of_the_seal_and_of_every_roll(served: Served, ada: Browser) -> None:
    table = duel(ada)
    assert error(ada.call("GET", f"/replays/{table}/verdict")) == (409, "not_over")
    seal = ada.get(f"/tables/{table}")["about"]["commitment"]
    finished(served, ada, table)
    verdict = served.browser().get(f"/replays/{table}/verdict")
    assert verdict["holds"] and all(check["holds"] for check in verdict["checks"])
    assert verdict["seal"] == seal == commitment(int(verdict["seed"]), verdict["salt"])
    record = ada.get(f"/tables/{table}/record")
    assert [str(roll["move"]) for roll in verdict["rolls"]] == list(record["rolls"])
    assert all(roll["holds"] for roll in verdict["rolls"])


def test_a_record_that_was_sealed_wrongly_is_shown_to_be(served: Served, ada: Browser) -> None:
    record = ada.get(f"/tables/{finished(served, ada, duel(ada))}/record") | {"salt": "0"}
    verdict = ada.get(f"/replays/{ada.post('/records', record)['id']}/verdict")
    assert not verdict["holds"] and [check["what"] for check in verdict["checks"] if not check["holds"]] == ["seal"]


def test_only_what_is_finished_can_be_looked_at(ada: Browser) -> None:
    going = solo(ada)
    assert error(ada.call("GET", f"/replays/{going}")) == (409, "not_over")
    assert error(ada.call("GET", "/replays/nothing")) == (404, "no_record")


def test_playing_on_begins_where_that_game_stood(served: Served, ada: Browser) -> None:
    table = finished(served, ada, duel(ada))
    bea = served.browser()
    made = bea.post(f"/replays/{table}/table", {"move": 4})
    shown = bea.get(f"/tables/{made['id']}")
    then = bea.get(f"/replays/{table}?first=4&limit=1")["moments"][0]["state"]
    assert shown["about"]["origin"] == f"/r/{table}#move-4" and shown["about"]["private"]
    assert shown["state"]["board"] == then["board"] and shown["state"]["turn"] == then["turn"] == shown["seat"]
    assert [seat["kind"] for seat in shown["state"]["seats"]].count("bot") == 1
    with served.socket(bea) as socket:
        socket.ask("watch", table=made["id"])
        rejected = socket.ask("undo", table=made["id"], version=shown["state"]["version"])
        assert rejected["t"] == "refused" and "nothing to take back" in rejected["text"]


def test_who_plays_on_in_an_own_game_keeps_the_seat(served: Served, ada: Browser) -> None:
    table = ada.post("/tables", {"game": DICE, "seats": ["trader", "me"], "options": {"limit": 6}})["id"]
    finished(served, ada, table)
    for replay in (table, ada.post("/records", ada.get(f"/tables/{table}/record"))["id"]):
        for move in (0, 1, 4):
            made = ada.post(f"/replays/{replay}/table", {"move": move})
            assert ada.get(f"/tables/{made['id']}")["seat"] == 1


def test_a_chart_shows_the_money_wherever_it_changed(served: Served, ada: Browser) -> None:
    table = finished(served, ada, duel(ada))
    chart, shown = ada.get(f"/replays/{table}/chart"), ada.get(f"/replays/{table}")
    for number, moment in enumerate(shown["moments"]):
        at = max(index for index, move in enumerate(chart["moves"]) if move <= number)
        assert chart["values"][at] == moment["state"]["scores"]
    assert chart["moves"] == sorted(set(chart["moves"])) and chart["length"] == shown["length"]


def test_a_continued_game_is_stored_replayed_and_verified_but_not_rated(served: Served, ada: Browser) -> None:
    table = finished(served, ada, solo(ada))
    again = finished(served, ada, ada.post(f"/replays/{table}/table", {"move": 2, "seats": ["me"]})["id"])
    record = ada.get(f"/tables/{again}/record")
    assert record["actions"][:2] == ada.get(f"/tables/{table}/record")["actions"][:2]
    assert record["origin"] == f"/r/{table}#move-2"
    assert all(check.holds for check in verify(record, find_game(record["game"])).checks)
    assert ada.get(f"/replays/{again}?limit=1")["length"] == len(record["actions"])
    room = load(served.store, again)
    assert room is not None and room.table.over and room.table.header.origin is not None and not is_rated(room)


def test_people_who_play_on_from_a_known_seed_are_not_rated(served: Served, ada: Browser) -> None:
    """A new table for the same two is."""
    table = finished(served, ada, duel(ada))
    again = ada.post(f"/replays/{table}/table", {"move": 2, "seats": ["me", "open"]})["id"]
    anew = ada.post("/tables", {"game": DICE, "seats": ["me", "open"], "options": {"limit": 9}})["id"]
    rated = {}
    for each in (again, anew):
        room = load(served.store, each)
        assert room is not None
        rated[each] = room.table.header.rated
    assert rated == {again: False, anew: True}


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ({"move": 10_000}, (404, "no_move")),
        ({"move": -1}, (400, "bad_request")),
        ({"move": 1, "seats": ["me", "hal"]}, (400, "bad_request")),
        ({"move": 1, "seats": ["me"]}, (400, "bad_seats")),
        ({"move": 1, "seed": 5}, (400, "bad_request")),
    ],
)
def test_continuing_from_an_invalid_move_is_rejected(
    served: Served, ada: Browser, body: dict[str, Any], wanted: tuple[int, str]
) -> None:
    table = finished(served, ada, duel(ada))
    assert error(ada.call("POST", f"/replays/{table}/table", body)) == wanted


def test_nothing_goes_on_from_the_end(served: Served, ada: Browser) -> None:
    table = finished(served, ada, solo(ada))
    length = ada.get(f"/replays/{table}?limit=1")["length"]
    assert error(ada.call("POST", f"/replays/{table}/table", {"move": length})) == (409, "over")
