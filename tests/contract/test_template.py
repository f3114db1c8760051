"""What every game consists of: the same files for the same things. This test names what a new game lacks."""

import tomllib
from pathlib import Path

import pytest

from longhaul.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "longhaul" / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())

# In src/longhaul/games/<game>/: what each module holds is in CONTRIBUTING.md.
TEMPLATE = """
__init__ state clauses events content setup action_table legality flow knowledge scratch view layout warnings
messages/__init__ messages/schema messages/labels messages/prompts messages/narration messages/rejections messages/names
rules/__init__
"""
MODULES = TEMPLATE.split()
OPTIONAL = (
    "board_types",
    "components",
    "phases",
    "forecast",
    "messages/odds",
    "messages/printed",
    "messages/result",
)  # in large games
PARTS_OF_THE_RULEBOOK = "rules/"  # named as the rulebook needs it


def missing(places: list[str]) -> list[str]:
    return [place for place in places if not (ROOT / place).exists()]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_modules_of_the_template(game: str) -> None:
    folder = f"src/longhaul/games/{game.replace('-', '_')}"
    assert missing([f"{folder}/{module}.py" for module in MODULES]) == []
    assert missing([f"{folder}/guide.toml", f"{folder}/content/house.toml"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_module_that_the_template_does_not_know(game: str) -> None:
    folder = ROOT / "src" / "longhaul" / "games" / game.replace("-", "_")
    modules = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.py")}
    outside = {module for module in modules if not module.startswith(PARTS_OF_THE_RULEBOOK)}
    assert outside - {*MODULES, *OPTIONAL} == set(), "name it as other games do, or describe it in CONTRIBUTING.md"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_place_everywhere_else(game: str) -> None:
    """Rulebook page, heuristics, evaluation, puzzles, boards, catalogues, oracle, scenarios, golden playthroughs."""
    module = game.replace("-", "_")
    assert either(f"src/longhaul/bots/heuristics/{module}") and either(f"src/longhaul/bots/evaluation/{module}")
    assert either(f"src/longhaul/cli/terminal/boards/{module}")
    assert (
        missing(
            [
                f"docs/rulebooks/{game}.md",
                f"src/longhaul/bots/puzzles/{game}.jsonl",
                f"tests/games/{module}/scenarios",
                f"tests/golden/{game}",
                f"tests/oracle/{module}/oracle.py",
                f"tests/oracle/test_{module}.py",
                f"web/src/boards/{game}/index.ts",
                *(f"src/longhaul/locales/{language}/{game}.ftl" for language in LANGUAGES),
            ]
        )
        == []
    )


def either(place: str) -> bool:
    """Whether there is a module or a package of this name."""
    return (ROOT / f"{place}.py").exists() or (ROOT / place / "__init__.py").exists()


@pytest.mark.parametrize("game", GAMES)
def test_import_linter_knows_every_game(game: str) -> None:
    """import-linter knows each game, and the order of the packages inside it."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    package = f"longhaul.games.{game.replace('-', '_')}"
    (independent,) = (contract for contract in contracts if contract["name"] == "games do not import each other")
    (layered,) = (contract for contract in contracts if contract["name"] == "inside a game")
    assert package in independent["modules"] and package in layered["containers"]
