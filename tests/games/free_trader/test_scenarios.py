"""Every scenario file of Free Trader, played by the rules: nothing may differ from what the file says."""

import tomllib
from pathlib import Path

import pytest

from longhaul.core.files.scenario import check
from longhaul.games import find_game

CARD_SETS = Path(__file__).resolve().parent
FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def names_options(path: Path) -> bool:
    return "options" in tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_comes_out_as_it_says(path: Path) -> None:
    assert check(path, find_game).differences == []


@pytest.mark.parametrize("path", [path for path in FILES if not names_options(path)], ids=lambda path: path.stem)
def test_a_scenario_that_names_no_option_holds_in_the_other_edition_too(path: Path, tmp_path: Path) -> None:
    other = tmp_path / path.name
    text = path.read_text(encoding="utf-8").replace('content = "../', f'content = "{CARD_SETS}/')
    other.write_text('options = { edition = "v2" }\n' + text, encoding="utf-8")
    assert check(other, find_game).differences == []
