"""All backends agree: interpreted, compiled and bounds-checked; and all rules compile for a GPU."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from numba import cuda, from_dtype, int64, uint64, void
from numba.core import types

from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from tests.contract.cases import GAME_IDS, RULEBOOKS, every_setup

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]


class Trace(NamedTuple):
    """What came of some games, and how they were played."""

    report: dict[str, str]
    played: dict[str, list[int]]


def trace(*arguments: str, given: str = "", **environment: str) -> Trace:
    env = {**os.environ, **environment, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-W", "error", "-m", "tests.contract.trace", *arguments]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False, input=given)
    assert done.returncode == 0, done.stderr
    return Trace(*json.loads(done.stdout))


@cache
def compiled(game: str) -> Trace:
    return trace(game, LONGHAUL_JIT="1")


def played_again(game: str, **environment: str) -> dict[str, str]:
    """What comes of the same games elsewhere."""
    return trace(game, "again", given=json.dumps(compiled(game).played), **environment).report


@pytest.mark.parametrize("game", GAME_IDS)
def test_interpreted_equals_compiled_byte_for_byte(game: str) -> None:
    interpreted = played_again(game, LONGHAUL_JIT="0")
    assert len(interpreted) >= len(list(every_setup(find_game(game)))) + 2  # and two batches
    assert [name for name, digest in compiled(game).report.items() if interpreted[name] != digest] == []


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_bounds_checked_run_is_clean_and_the_same(game: str) -> None:
    checked = played_again(game, LONGHAUL_JIT="1", NUMBA_BOUNDSCHECK="1", NUMBA_OPT="1")  # compiled in half the time
    assert checked == {name: digest for name, digest in compiled(game).report.items() if name != "playouts"}


class _Hopper:
    """A stand-in for a GPU; compiling needs its compute capability only."""

    compute_capability = (9, 0)


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
def test_all_rules_compile_to_ptx_without_a_gpu(rulebook: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: _Hopper)
    for name, signature in signatures(rulebook).items():  # not optimised: that takes long and shows nothing
        ptx, _ = cuda.compile(getattr(rulebook.rules, name).py_func, signature, device=True, cc=(9, 0), opt=False)
        assert ".visible .func" in ptx, name


def signatures(rulebook: Rulebook) -> dict[str, Any]:
    """The signature of each rule on a GPU, without an event log."""
    c, s = from_dtype(rulebook.content.dtype), from_dtype(rulebook.state.dtype)
    out, vector = types.Array(types.int32, 1, "C"), types.Array(types.float32, 1, "C")
    return {
        "setup": void(c, s, types.none),
        "judge": (c, s, int64),
        "legal": (c, s, out),
        "apply": void(c, s, int64, types.none),
        "score": (c, s, int64),
        "won": (c, s, int64),
        "ending": (c, s),
        "blind": void(c, s, int64, uint64),
        "observe": void(c, s, int64, vector),
    }
