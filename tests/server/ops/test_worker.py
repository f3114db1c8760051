"""The worker: replays beside the event loop, limited per caller, with cached results."""

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx
import pytest

from longhaul.core.messages import Message
from longhaul.server.errors import TooManyRequests, answer_to
from longhaul.server.features import replays, uploaded_records, worker_calls
from longhaul.server.ops import worker
from longhaul.server.ops.worker import MAX_CACHED_BYTES, MAX_CALLS_PER_CALLER, NICENESS, Worker
from longhaul.server.settings import Settings
from longhaul.server.store.rows import UploadedRecord, User
from longhaul.table import Rejection, Table
from tests.server.browsers import ORIGIN, Browser
from tests.server.hub_club import DICE
from tests.server.served import Served, play_out
from tests.server.waiting import MAX_WAIT_SECONDS, until

pytestmark = pytest.mark.slow


# On which thread --------------------------------------------------------------------------------
def test_no_game_is_played_again_on_the_event_loop(
    served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: dict[str, list[bool]] = {}

    def watched(where: Any, name: str) -> None:
        function = getattr(where, name)

        def watching(*arguments: Any, **named: Any) -> Any:
            called.setdefault(name, []).append(is_on_a_loop())
            return function(*arguments, **named)

        monkeypatch.setattr(where, name, watching)

    with served.socket(ada) as socket:
        table = str(ada.post("/tables", {"game": DICE, "seats": ["me", "trader"], "options": {"limit": 9}})["id"])
        play_out(socket, table, socket.ask("watch", table=table), Random(3).choice)
    for where, name in (
        (replays, "replay"),
        (replays, "record"),
        (uploaded_records, "replay"),
        (worker_calls, "read_record"),
        (worker_calls, "continue_config"),
        (worker_calls, "log_page"),
        (worker_calls, "replay_of_record"),
        (Table, "_note_played"),
    ):
        watched(where, name)
    record = ada.get(f"/tables/{table}/record")
    uploaded = ada.post("/records", record)["id"]
    for replay in (table, uploaded):
        shown = ada.get(f"/replays/{replay}?limit=20")
        assert shown["length"] == len(record["actions"])
        assert ada.get(f"/replays/{replay}/verdict")["holds"]
        my_moves = [move for move, moment in enumerate(shown["moments"]) if moment["state"]["turn"] == 0]
        ada.post(f"/replays/{replay}/table", {"move": my_moves[3]})  # where no bot plays at once
    assert ada.get(f"/tables/{table}/log")["steps"]
    assert len(called) == 7 and not any(any(on_loop) for on_loop in called.values()), called


def is_on_a_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


# Once -------------------------------------------------------------------------------------------
def test_what_was_worked_out_is_not_worked_out_again(
    served: Served, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served.socket(ada) as socket:
        table = str(ada.post("/tables", {"game": DICE, "seats": ["me"], "options": {"limit": 5}})["id"])
        play_out(socket, table, socket.ask("watch", table=table), Random(3).choice)
    calls: list[str] = []
    answered = worker.answered

    def counted(call: Callable[..., Any], *arguments: Any) -> Any:
        calls.append(call.__name__)
        return answered(call, *arguments)

    monkeypatch.setattr(worker, "answered", counted)
    for _ in range(3):
        for path in (
            f"/replays/{table}",
            f"/replays/{table}/verdict",
            f"/tables/{table}/record",
            f"/tables/{table}/log",
        ):
            assert ada.get(path) == served.browser().get(path)
    assert sorted(calls) == ["chained_record", "log", "replay_page", "verdict"]
    calls.clear()
    ada.post("/records", ada.get(f"/tables/{table}/record"))
    ada.post(f"/replays/{table}/table", {"move": 1})
    assert calls == ["check_record", "continue_game"]


def test_uploads_and_playing_on_run_in_the_worker_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread of the server would take turns with the event loop: everyone's moves would wait for it."""
    assert Settings().worker_process
    here: list[str] = []  # what this process called; the worker process knows nothing of the patches

    def watched(where: Any, name: str) -> None:
        function = getattr(where, name)

        def call(*arguments: Any, **named: Any) -> Any:
            here.append(name)
            return function(*arguments, **named)

        monkeypatch.setattr(where, name, call)

    served = Served(worker_process=True)
    with served.client:
        ada = served.browser()
        with served.socket(ada) as socket:
            table = str(ada.post("/tables", {"game": DICE, "seats": ["me"], "options": {"limit": 5}})["id"])
            play_out(socket, table, socket.ask("watch", table=table), Random(3).choice)
        record = ada.get(f"/tables/{table}/record")
        for where, name in ((worker_calls, "read_record"), (worker_calls, "continue_config"), (replays, "replay")):
            watched(where, name)
        uploaded = ada.post("/records", record)["id"]
        for replay in (table, uploaded):
            assert ada.post(f"/replays/{replay}/table", {"move": 1})["id"]
        assert here == []


def test_a_record_that_was_deleted_is_not_remembered(served: Served, ada: Browser) -> None:
    with served.socket(ada) as socket:
        table = str(ada.post("/tables", {"game": DICE, "seats": ["me"], "options": {"limit": 5}})["id"])
        play_out(socket, table, socket.ask("watch", table=table), Random(3).choice)
    uploaded = ada.post("/records", ada.get(f"/tables/{table}/record"))["id"]
    assert ada.get(f"/replays/{uploaded}/verdict")["holds"]
    assert ada.call("DELETE", f"/records/{uploaded}").status_code == 204
    assert ada.call("GET", f"/replays/{uploaded}/verdict").status_code == 404


def run(work: Callable[[Worker], Awaitable[None]], **options: Any) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(Worker(**{"in_process": False} | options)), 120)

    asyncio.run(bounded())


def test_who_asks_for_the_same_at_the_same_time_waits_for_one_answer() -> None:
    async def work(heavy_work: Worker) -> None:
        calls: list[int] = []

        def call() -> bytes:
            calls.append(1)
            return b"found"

        asked = [heavy_work.run(f"caller {number}", "key", call) for number in range(100)]
        assert await asyncio.gather(*asked) == [b"found"] * 100 and len(calls) == 1
        assert await heavy_work.run("caller", "key", call) == b"found" and len(calls) == 1

    run(work)


def test_what_is_remembered_has_a_bound() -> None:
    async def work(heavy_work: Worker) -> None:
        for number in range(5):
            await heavy_work.run("caller", number, bytes, MAX_CACHED_BYTES // 3)
        assert list(heavy_work._cache) == [2, 3, 4] and heavy_work._cached_bytes <= MAX_CACHED_BYTES

    run(work)


# Bounded ----------------------------------------------------------------------------------------
def test_a_caller_has_only_so_many_calls_and_one_at_a_time() -> None:
    async def work(heavy_work: Worker) -> None:
        go_on, order = threading.Event(), list[str]()

        def call(name: str) -> str:
            assert go_on.wait(60)
            order.append(name)
            return name

        greedy = [asyncio.create_task(heavy_work.run("greedy", None, call, f"greedy {n}")) for n in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            await heavy_work.run("greedy", None, call, "one more")
        modest = asyncio.create_task(heavy_work.run("modest", None, call, "modest"))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*greedy, modest)
        assert len(greedy) == MAX_CALLS_PER_CALLER and order.index("modest") <= 1, order
        assert await heavy_work.run("greedy", None, call, "again") == "again"
        assert not heavy_work._calls and not heavy_work._turns

    run(work)


def test_all_callers_together_have_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MAX_CALLS", 3)

    async def work(heavy_work: Worker) -> None:
        go_on = threading.Event()
        asked = [asyncio.create_task(heavy_work.run(f"caller {n}", None, go_on.wait, 60)) for n in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Rejection, match="the server is busy") as rejected:
            await heavy_work.run("caller", None, go_on.wait, 60)
        assert answer_to(rejected.value).status == 503
        go_on.set()
        assert await asyncio.gather(*asked) == [True] * 3

    run(work)


class GuestClient:
    """A guest at an address, who may send many requests at the same time."""

    def __init__(self, served: Served, address: str) -> None:
        app: Any = served.app
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN["origin"], headers=ORIGIN)

    async def enter(self) -> "GuestClient":
        self.http.headers["x-longhaul-csrf"] = (await self.http.post("/api/me/guest", json={})).json()["csrf"]
        return self

    async def post(self, path: str) -> int:
        return (await self.http.post(path, json={"move": 0})).status_code


@pytest.mark.parametrize(("path", "done"), [("/api/records", 201), ("/api/replays/known/table", 409)])
def test_guests_of_one_address_share_what_a_caller_may_have(
    path: str, done: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a few guests of one address could fill the queue for everyone."""
    begun, go_on = threading.Event(), threading.Event()

    def checked(body: bytes) -> bytes:
        begun.set()
        assert go_on.wait(MAX_WAIT_SECONDS)
        return body

    def set_up(*_: Any) -> Any:
        begun.set()
        assert go_on.wait(MAX_WAIT_SECONDS)
        reject()

    monkeypatch.setattr(worker_calls, "check_record", checked)
    monkeypatch.setattr(worker_calls, "continue_game", set_up)

    async def work() -> None:
        served = Served()
        await served.services.start()
        served.store.add_user(User(id="owner", name="Owner", kind="guest", created=1.0))
        served.store.add_record(UploadedRecord(id="known", owner="owner", created=1.0, data=b"{}"))
        addresses = ("192.0.2.1", "192.0.2.1", "192.0.2.2")
        first, second, other = callers = [await GuestClient(served, address).enter() for address in addresses]
        asked = [asyncio.create_task(caller.post(path)) for caller in (first, second) for _ in range(3)]
        await until(lambda: sum(task.done() for task in asked) == len(asked) - MAX_CALLS_PER_CALLER)
        await until(begun.is_set)
        assert {task.result() for task in asked if task.done()} == {429}
        elsewhere = asyncio.create_task(other.post(path))
        await until(lambda: served.services.worker._calls.total() == MAX_CALLS_PER_CALLER + 1)
        go_on.set()
        assert await elsewhere == done
        assert sorted(await asyncio.gather(*asked)) == [done] * MAX_CALLS_PER_CALLER + [429, 429]
        await served.services.stop()
        for caller in callers:
            await caller.http.aclose()

    asyncio.run(asyncio.wait_for(work(), 2 * MAX_WAIT_SECONDS))


# In a process -----------------------------------------------------------------------------------
def reject() -> None:
    raise Rejection(Message("rejected-over-there"), code="over")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def sleep_for_ever() -> None:
    threading.Event().wait()


@pytest.mark.parametrize("key", [None, "key"])
def test_waiting_requests_are_answered_when_the_server_goes_down(key: str | None) -> None:
    async def work(heavy_work: Worker) -> None:
        asked = asyncio.create_task(heavy_work.run("caller", key, sleep_for_ever))
        while not heavy_work._tasks:
            await asyncio.sleep(0)
        heavy_work.close()
        with pytest.raises(Rejection, match="shutting down") as rejected:
            await asked
        assert (answer_to(rejected.value).status, rejected.value.code) == (503, "closing")

    run(work, in_process=True)


def test_it_is_done_in_another_process_of_low_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(heavy_work: Worker) -> None:
        process = await heavy_work.run("caller", None, os.getpid)
        assert process != os.getpid() == await asyncio.to_thread(os.getpid)
        niceness = await heavy_work.run("caller", None, os.getpriority, os.PRIO_PROCESS, 0)
        assert niceness == min(19, os.nice(0) + NICENESS)
        assert await heavy_work.run("caller", None, os.getpid) == process
        with pytest.raises(Rejection, match="the game is over there") as rejected:
            await heavy_work.run("caller", None, reject)
        assert (answer_to(rejected.value).status, rejected.value.code) == (409, "over")
        with pytest.raises(Rejection, match="the server is busy"):
            await heavy_work.run("caller", None, die)
        assert await heavy_work.run("caller", None, os.getpid) != process
        monkeypatch.setattr(worker, "TIMEOUT_SECONDS", 0.5)
        with pytest.raises(Rejection, match="takes too long"):
            await heavy_work.run("caller", None, sleep_for_ever)
        monkeypatch.setattr(worker, "TIMEOUT_SECONDS", 60.0)
        assert await heavy_work.run("caller", None, os.getpid) != os.getpid()

    run(work, in_process=True)
