"""Every scenario file of Gem Traders, played by the rules: nothing may differ from what the file says."""

from pathlib import Path

import pytest

from longhaul.core.files.scenario import check
from longhaul.games import find_game

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_comes_out_as_it_says(path: Path) -> None:
    assert check(path, find_game).differences == []
