"""The database of a running server vanishes, is replaced or turns read-only: it says so, and acknowledges nothing."""

import asyncio
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from longhaul.server.load.target import Target
from tests.server.chaos.players import Crowd, Party, guests
from tests.server.chaos.servers import health, metric, opened
from tests.server.chaos.servers import start as start_server
from tests.server.postgres import Cluster

SEATS = [["me", "open"], ["me", "trader"], ["trader", "trader"]]
MAX_WAIT_SECONDS = 60.0  # seconds; the machine may be busy
HARMS = ["deleted", "replaced", "log deleted", "read-only"]

Harm = Callable[[], object]


def harm_of(name: str, path: Path) -> tuple[Harm, Harm | None]:
    """What happens, and how it is undone where it can be."""
    away, log = path.with_name("away"), path.with_name(path.name + "-wal")

    def replace() -> None:
        path.rename(away)
        path.touch()

    match name:
        case "deleted":
            return lambda: path.rename(away), lambda: away.rename(path)
        case "replaced":
            return replace, lambda: away.rename(path)
        case "log deleted":
            return log.unlink, None
        case _:
            return lambda: path.chmod(0o400), lambda: path.chmod(0o600)


@pytest.mark.parametrize("name", HARMS)
def test_files_that_vanish_or_cannot_be_written(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "chaos.db"
    harm, undo = harm_of(name, path)
    logged: list[str] = []
    error = asyncio.run(harmed(f"sqlite:///{path}", harm, undo, partial(is_logged, capfd, logged)))
    assert len(logged) == 1 and json.loads(logged[0])["level"] == "error"
    assert any(word in error for word in ("is gone", "was replaced", "read-only")), error


def test_a_postgresql_that_turns_read_only(
    at_postgres: str, postgres: Cluster, capfd: pytest.CaptureFixture[str]
) -> None:
    database = at_postgres.partition("?")[0].rpartition("/")[2]

    def turn(state: str) -> None:
        postgres.run_sql([f'ALTER DATABASE "{database}" SET default_transaction_read_only = {state}'])
        postgres.run_sql([f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"])

    logged: list[str] = []
    wait = partial(is_logged, capfd, logged)
    error = asyncio.run(harmed(at_postgres, lambda: turn("on"), lambda: turn("off"), wait, "read-only"))
    assert "read-only" in error


def is_logged(capfd: pytest.CaptureFixture[str], logged: list[str]) -> bool:
    """Whether the server has said so yet; its lines are gathered."""
    logged += [line for line in capfd.readouterr().err.splitlines() if "the store cannot be written" in line]
    return bool(logged)


async def harmed(store: str, harm: Harm, undo: Harm | None, logged: Callable[[], bool], says: str = "") -> str:
    """Play, do the harm, see that nothing is acknowledged, undo it and play on; what was said meanwhile. A connection
    that broke may be told of first: it is waited for what `says` the harm."""
    target = await start_server(store, 0, "--log-json")
    try:
        accounts = await guests(target.address)
        crowd = Crowd([Party(accounts, SEATS[number % 3], number) for number in range(6)])
        await crowd.until(lambda party: party.progress >= (1, 2))  # each has seen its table and two moves
        await asyncio.to_thread(harm)
        text = await until_status(target, crowd, 503)
        await crowd.until(lambda party: party.rejected["unavailable"] > 0 or "trader" in party.setting["seats"])
        before = [party.progress for party in crowd.parties]
        await crowd.play(0.5)
        assert [party.progress for party in crowd.parties] == before, "something was acknowledged"
        assert set(crowd.rejected) <= {"unavailable", "stale"}
        await crowd.until(lambda _: logged())
        while says not in text:
            await asyncio.sleep(0.05)
            text = await until_status(target, crowd, 503)
        if undo is not None:
            await asyncio.to_thread(undo)
            await until_status(target, crowd, 200)
            await crowd.all_move(4)
            assert await metric(target, "longhaul_internal_errors_total") == 0
        await crowd.leave()
        if undo is not None:
            with opened(store) as opened_store:
                for ledger in crowd.ledgers:
                    assert opened_store.last_numbers([ledger.table])[ledger.table] >= ledger.seen
        return text
    finally:
        await target.stop()


async def until_status(target: Target, crowd: Crowd, wanted: int) -> str:
    end = time.monotonic() + MAX_WAIT_SECONDS
    while True:
        status, body = await health(target)
        if status == wanted:
            return str(body["text"])
        assert time.monotonic() < end, f"it still says {status}: {body}"
        await crowd.play(0.05)
