"""Uploaded records: what is stored of them, how many, and how they cannot be abused."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import longhaul
from longhaul.core.errors import BadRecord
from longhaul.core.files.game_record import export
from longhaul.server.features import worker_calls
from longhaul.server.features.replays import Replay, own_link, replay_of_record
from longhaul.server.features.uploaded_records import MAX_TEXT_LENGTH, read_record
from longhaul.server.routes import records
from longhaul.server.security.rate_limits import RateLimit
from longhaul.server.store.rows import UploadedRecord
from longhaul.table.header import ContinuedFrom
from tests.contract.cases import random_game
from tests.server.browsers import Browser, error
from tests.server.served import Served

Data = dict[str, Any]


@pytest.fixture(scope="module")
def played() -> Data:
    *_, last = random_game(longhaul.new("dice-traders", seed=5, seats=2, limit=10), 5)
    return export(last)


def shelve(served: Served, owner: Browser, data: Data) -> str:
    """Keep a record as it is, as servers did that looked at less."""
    raw = json.dumps(data, indent=1).encode()
    served.store.add_record(
        UploadedRecord(id="kept-long-ago", owner=owner.get("/me")["user"]["id"], created=1.0, data=raw)
    )
    return "kept-long-ago"


def read(data: Data) -> Data:
    return read_record(json.dumps(data).encode())


# Files ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["secret.toml", "missing.toml", "\0.toml"])
def test_no_record_makes_the_server_open_a_file(
    served: Served, ada: Browser, played: Data, tmp_path: Path, name: str
) -> None:
    (tmp_path / "secret.toml").write_text("password = 1")
    named = played | {"content": played["content"] | {"file": f"{tmp_path}/{name}"}}
    brought = ada.post("/records", named)["id"]
    assert ada.get(f"/records/{brought}")["content"] == played["content"]
    for record in (brought, shelve(served, ada, named)):
        verdict = ada.get(f"/replays/{record}/verdict")
        assert verdict["holds"] and str(tmp_path) not in json.dumps(verdict)


# What is kept -----------------------------------------------------------------------------------
def test_unused_fields_are_dropped(played: Data) -> None:
    assert read(played | {"ballast": "x" * 100_000, "bot": "trader", "bot_seats": [1]}) == played | {
        "bot": "trader",
        "bot_seats": [1],
    }


@pytest.mark.parametrize(
    ("change", "words"),
    [
        *(({key: "x" * (MAX_TEXT_LENGTH + 1)}, key) for key in ("bot", "table", "commitment", "salt", "origin")),
        ({"bot_seats": [1] * 1000}, "bot_seats"),
        ({"bot_seats": [2]}, "bot_seats"),
        ({"bot_seats": [-1]}, "bot_seats"),
    ],
)
def test_a_bad_table_in_a_record_is_rejected(played: Data, change: Data, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        read(played | change)


def test_the_records_of_a_user_are_limited(
    ada: Browser, served: Served, played: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "MAX_RECORDS", 2)
    for _ in range(2):
        ada.post("/records", played)
    assert error(ada.call("POST", "/records", played)) == (409, "too_many_records")
    assert len(ada.get("/records/mine")) == 2
    bea = served.browser()
    bea.post("/records", played)  # others have a shelf of their own
    first = ada.get("/records/mine")[0]["id"]
    assert error(bea.call("DELETE", f"/records/{first}")) == (404, "no_record")
    assert ada.call("DELETE", f"/records/{first}").status_code == 204
    assert error(ada.call("GET", f"/replays/{first}"))[0] == 404
    ada.post("/records", played)


# How it is told ---------------------------------------------------------------------------------
def test_a_download_is_the_stored_record_byte_for_byte(served: Served, ada: Browser, played: Data) -> None:
    record_id = shelve(served, ada, played)
    answer = ada.call("GET", f"/records/{record_id}")
    assert answer.content == json.dumps(played, indent=1).encode()
    assert answer.headers["content-type"].startswith("application/json")


def test_a_list_of_records_reads_none_of_them(
    served: Served, ada: Browser, played: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ada.post("/records", played)["id"]
    monkeypatch.setattr(type(served.store), "records_of", None)
    assert [row["id"] for row in ada.get("/records/mine")] == [made]


def test_a_record_is_read_off_the_loop(
    served: Served, ada: Browser, played: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, on_loop = ada.post("/records", played)["id"], list[bool]()

    def spied(shelved: UploadedRecord) -> Replay:
        on_loop.append(is_on_loop())
        return replay_of_record(shelved)

    monkeypatch.setattr(worker_calls, "replay_of_record", spied)
    ada.get(f"/replays/{made}?limit=1")
    assert on_loop == [False]


def is_on_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.mark.parametrize("first", [10_000, 2**63 - 1, 10**30])
def test_beyond_the_end_there_is_nothing_however_far(ada: Browser, played: Data, first: int) -> None:
    made = ada.post("/records", played)["id"]
    shown = ada.get(f"/replays/{made}?first={first}")
    assert shown["moments"] == [] and shown["length"] == len(played["actions"])


# Links ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("origin", [ContinuedFrom("abc-_9Z", [1, 2]), ContinuedFrom("guide/free-trader/3", [1])])
def test_what_a_table_went_on_from_is_a_link(origin: ContinuedFrom) -> None:
    assert own_link(origin.link) == origin.link


@pytest.mark.parametrize(
    "origin",
    [
        "javascript:alert(1)",
        "https://evil.example/r/abc#move-1",
        "//evil.example/r/abc#move-1",
        "/r//evil.example#move-1",
        "/r/abc#move-1\n",
        "/api/logout",
        "/r/abc?x#move-1",
    ],
)
def test_nothing_else_that_a_record_says_becomes_one(ada: Browser, played: Data, origin: str) -> None:
    made = ada.post("/records", played | {"origin": origin})["id"]
    assert ada.get(f"/replays/{made}?limit=1")["about"]["origin"] == ""


# How often --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("limit", "path"), [("replay", "/replays/none"), ("log", "/tables/none/log"), ("record", "/tables/none/record")]
)
def test_playing_a_game_again_has_a_limit_of_its_own(
    served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch, limit: str, path: str
) -> None:
    monkeypatch.setitem(served.services.limits.limits, limit, RateLimit(rate=0.001, burst=2))
    monkeypatch.setattr(served.services.limits, "on", True)
    assert [ada.call("GET", path).status_code for _ in range(3)] == [404, 404, 429]
