"""Every game plays as in its golden files."""

from pathlib import Path

import pytest

from longhaul.games import GAMES
from tests.golden.playthrough import FOLDER, perft, playthrough, setups

CASES = [(game, name) for game in GAMES for name in setups(game)]


def read(path: Path) -> str:
    assert path.exists(), f"{path.name} is missing: run `make golden` and read what it writes"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_playthrough_is_unchanged(game: str, name: str) -> None:
    assert playthrough(setups(game)[name]) == read(FOLDER / game / f"{name}.txt")


@pytest.mark.parametrize(("game", "name"), CASES)
def test_perft_counts_and_the_order_of_actions_are_unchanged(game: str, name: str) -> None:
    assert perft(setups(game)[name]) == read(FOLDER / game / f"{name}.perft")


def test_no_golden_file_is_left_over() -> None:
    names = {path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*.*")}
    names = {name for name in names if "__pycache__" not in name}
    assert names == {f"{game}/{name}" for game, name in CASES}
