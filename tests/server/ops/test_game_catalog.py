"""Compiling in the background: failures are retried."""

import asyncio
import errno
from collections import Counter

import pytest

from longhaul.games import GAMES
from longhaul.server.ops import game_catalog
from longhaul.server.ops.game_catalog import SEARCH, GameCatalog


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited before each new try; nobody really waits."""
    times: list[float] = []

    async def sleep(seconds: float) -> None:
        times.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(game_catalog, "COMPILED", True)
    for name in ("precompile_rules", "precompile_search"):
        monkeypatch.setattr(game_catalog, name, lambda rulebook: None)
    return times


@pytest.mark.parametrize("failures", [1, 6])
def test_a_compilation_that_could_not_open_a_file_is_tried_again(
    failures: int, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: Counter[tuple[str, str]] = Counter()
    speeds: list[str] = []

    async def compile_elsewhere(game: str, what: str = "rules") -> None:
        tries[game, what] += 1
        if game == GAMES[0] and tries[game, what] <= failures:
            raise OSError(errno.EMFILE, "Too many open files")
        speeds.append(catalog.progress[0].speed)

    monkeypatch.setattr(game_catalog, "compile_elsewhere", compile_elsewhere)
    catalog = GameCatalog()
    asyncio.run(asyncio.wait_for(catalog.prepare(), 30))
    assert "failed" in speeds
    assert {(each.speed, each.search) for each in catalog.progress} == {("compiled", "compiled")}
    assert tries[GAMES[0], "rules"] == failures + 1 and tries[GAMES[1], "rules"] == 1 == tries[GAMES[1], SEARCH]
    assert len(slept) >= failures and slept == sorted(slept) and max(slept) <= 3600


def test_rules_that_are_not_to_be_compiled_are_not_waited_for(
    slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_catalog, "COMPILED", False)
    catalog = GameCatalog()
    asyncio.run(asyncio.wait_for(catalog.prepare(), 30))
    assert slept == [] and {each.speed for each in catalog.progress} == {"failed"}
