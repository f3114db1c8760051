"""The same game in C as a cross-check: same seeds, same decisions, same final credits."""

import shutil
import subprocess
from pathlib import Path

import pytest

from bench.limit import compare

pytestmark = [pytest.mark.slow, pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")]


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return compare.build(tmp_path_factory.mktemp("limit"))


@pytest.mark.parametrize("name", list(compare.PROGRAMS))
def test_the_c_program_plays_the_same_games(programs: dict[str, Path], name: str) -> None:
    compare.check_equal(programs[name])


@pytest.mark.parametrize("name", list(compare.PROGRAMS))
def test_the_c_program_reproduces_the_published_random_numbers(programs: dict[str, Path], name: str) -> None:
    subprocess.run([str(programs[name]), "--selftest"], check=True)
