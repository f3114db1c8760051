"""What a host reads: logs without secrets, metrics, and readiness."""

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from longhaul.server.app import create_app
from longhaul.server.ops import logs
from longhaul.server.routes.operations import CACHE_SECONDS, Checkup
from longhaul.server.settings import Settings
from longhaul.server.store import Unavailable, open_store
from longhaul.server.store.sql.memory import MemoryStore
from tests.server.browsers import HandClock
from tests.server.postgres import Cluster
from tests.server.running import PASSWORD, Player, dial, harmless, running

pytestmark = pytest.mark.slow

OUTSIDE = "203.0.113.9"
HOSTS = ("testserver.local",)  # what the framework's client calls the server
QUIET_SECONDS = Settings(compile_games=False, limits=False, hosts=HOSTS)


# Logs -------------------------------------------------------------------------------------------
def test_logs_are_json_and_hold_no_secret(tmp_path: Path) -> None:
    asyncio.run(leave_traces(tmp_path))


async def leave_traces(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    async with running(url, tmp_path / "log", "--log-json", "--log-level", "debug") as server:
        ada = await Player(server.address).person("Ada")
        token = (await ada.post("/me/bots", {"name": "Robo"}))["token"]
        secrets = [PASSWORD, token, token.removeprefix("lh_"), ada.csrf, *ada.http.cookies.values()]
        again = Player(server.address)
        await again.post("/login", {"name": "Ada", "password": PASSWORD})
        secrets += [again.csrf, *again.http.cookies.values()]
        wrong = await again.http.post("/api/login", json={"name": "Ada", "password": "wrong but secret"})
        assert wrong.status_code == 403
        table = await ada.open_table("me", "open")
        socket = await ada.connect()
        await socket.sit_down(table)
        await socket.send(t="chat", table=table, text="between us", id=5)
        await socket.hear_until(t="said")
        await socket.raw.send("{ nonsense")
        await socket.hear_until(t="refused")
        robot = await dial(server.address, {"authorization": f"Bearer {token}"})
        await robot.close()
        await ada.http.get("/api/tables/nope")
        await ada.http.get(f"/api/nothing?token={token}")
        assert await server.stop() == 0
        await ada.close()
        await again.close()
        logged = server.logged
    lines = [json.loads(line) for line in logged.splitlines()]
    assert all({"time", "level", "logger", "text"} <= line.keys() for line in lines)
    assert {"ready", "stopping"} <= {line["text"] for line in lines if line["logger"] == "longhaul.services"}
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"]) for line in lines)
    for secret in [*secrets, "wrong but secret", "between us"]:
        assert secret not in logged
    for word in ("cookie", "authorization", "bearer"):
        assert word not in logged.lower()


def test_lines_say_what_was_named(capsys: pytest.CaptureFixture[str]) -> None:
    handlers, level = logging.root.handlers[:], logging.root.level
    try:
        for as_json in (True, False):
            logs.set_up("info", as_json=as_json)
            logging.getLogger("longhaul.test").warning("it happened", extra={"table": "t1"})
            logging.getLogger("longhaul.test").debug("too small")
    finally:
        logging.basicConfig(level=level, handlers=handlers, force=True)
    first, second = capsys.readouterr().err.splitlines()
    assert json.loads(first) | {"time": ""} == {
        "time": "",
        "level": "warning",
        "logger": "longhaul.test",
        "text": "it happened",
        "table": "t1",
    }
    assert second.endswith("warning: it happened table=t1")


# Metrics ----------------------------------------------------------------------------------------
def test_metrics_count_what_is_done_and_are_served_to_this_machine_only(tmp_path: Path) -> None:
    asyncio.run(count_moves(tmp_path))


async def count_moves(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'store.db'}", tmp_path / "log", "--proxy", "127.0.0.1") as server:
        player = Player(server.address)
        await player.post("/me/guest", {})
        table = await player.open_table("me", limit=25)
        socket = await player.connect()
        message = await socket.sit_down(table)
        for _ in range(3):
            action, version = harmless(message["actions"])["action"], message["state"]["version"]
            await socket.send(t="play", table=table, action=action, version=version, id=3)
            message = await socket.hear_until(t="step")
        await socket.send(t="play", table=table, action=0, version=1, id=4)
        assert (await socket.hear_until(re=4))["code"] == "stale"
        answer = await player.http.get("/metrics")
        figures = dict(re.findall(r"^(longhaul_\S+) (\S+)$", answer.text, re.MULTILINE))
        assert answer.headers["content-type"].startswith("text/plain")
        assert float(figures['longhaul_commands_total{kind="play",outcome="done"}']) == 3
        assert float(figures['longhaul_commands_total{kind="play",outcome="refused"}']) == 1
        assert float(figures["longhaul_journal_entries_total"]) >= 3  # the table itself is written too
        assert float(figures["longhaul_connections"]) == 1 and float(figures["longhaul_tables_in_memory"]) == 1
        assert float(figures["longhaul_command_seconds_count"]) == 3
        for name, value in (("x-forwarded-for", OUTSIDE), ("X-Forwarded-For", "127.0.0.1"), ("via", "1.1 caddy")):
            rejected = await player.http.get("/metrics", headers={name: value})
            assert rejected.status_code == 403 and rejected.json()["error"]["code"] == "not_here"
        ready = await player.get("/health/ready")
        assert ready["ok"] and ready["tables"] == 1 and ready["connections"] == 1
        await player.close()


# Health -----------------------------------------------------------------------------------------
class Sick(MemoryStore):
    """A store that can be unwell."""

    well = True
    asked = 0

    def check(self) -> None:
        self.asked += 1
        if not self.well:
            raise Unavailable("the database cannot be used now: no space left")


def ready_of(client: TestClient[Any]) -> tuple[int, bool, str]:
    answer = client.get("/health/ready")
    return answer.status_code, answer.json()["ok"], answer.json()["text"]


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that asks its store anew each time."""
    monkeypatch.setattr("longhaul.server.routes.operations.CACHE_SECONDS", 0.0)


@pytest.mark.usefixtures("forgetful")
def test_ready_while_the_store_is_and_not_longer() -> None:
    store = Sick()
    with TestClient(create_app(store, QUIET_SECONDS)) as client:
        assert ready_of(client) == (200, True, "")
        store.well = False
        assert ready_of(client) == (503, False, "the database cannot be used now: no space left")
        assert client.get("/health/live").json() == {"ok": True}
        store.well = True
        assert ready_of(client) == (200, True, "")


def test_frequent_requests_do_not_write_to_the_store_each_time() -> None:
    store = Sick()
    with TestClient(create_app(store, QUIET_SECONDS)) as client:
        before = store.asked
        assert [ready_of(client)[0] for _ in range(5)] == [200] * 5
        assert store.asked - before <= 2  # a second may have passed


@pytest.mark.anyio
async def test_answers_of_the_store_are_cached_for_a_moment() -> None:
    store, clock = Sick(), HandClock()
    checkup = Checkup(store, clock)
    assert await asyncio.gather(*(checkup.trouble() for _ in range(5))) == [""] * 5 and store.asked == 1
    store.well = False
    clock.now += CACHE_SECONDS / 2
    assert await checkup.trouble() == ""
    clock.now += CACHE_SECONDS / 2
    assert "no space left" in await checkup.trouble() and store.asked == 2


@pytest.mark.usefixtures("forgetful")
def test_ready_as_long_as_postgresql_is(postgres: Cluster) -> None:
    database = postgres.create()
    with TestClient(create_app(open_store(postgres.url(database)), QUIET_SECONDS)) as client:
        assert ready_of(client) == (200, True, "")
        postgres.stop("immediate")
        try:
            status, ok, text = ready_of(client)
            assert (status, ok) == (503, False) and text.startswith("the database cannot be used now: ")
            guest = client.post("/api/me/guest")
            assert guest.status_code == 503 and guest.headers["retry-after"] == "5"
        finally:
            postgres.start()
        assert ready_of(client) == (200, True, "")
        assert client.post("/api/me/guest").status_code == 200
    postgres.drop(database)


@pytest.mark.parametrize("is_open", [False, True])
def test_metrics_are_for_others_only_if_the_host_says_so(is_open: bool) -> None:
    settings = Settings(limits=False, compile_games=False, open_metrics=is_open, hosts=HOSTS)
    with TestClient(create_app(MemoryStore(), settings)) as client:  # its address is not that of this machine
        assert client.get("/metrics").status_code == (200 if is_open else 403)
