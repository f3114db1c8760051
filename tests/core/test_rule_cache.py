"""Compiled code is kept between runs and never served stale, whichever rules file was edited."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from longhaul.core.jit import cache
from longhaul.core.jit.cache import PACKAGE
from longhaul.games import find_game

pytestmark = pytest.mark.slow

PROGRAM = """
from longhaul.games import find_game
from longhaul.core.events import Events
from longhaul.core.setup import prepare
rulebook = find_game("dice-traders")
state = prepare(rulebook, rulebook.find_content(), 3, 2, {})
entry = rulebook.compiled.setup
entry(rulebook.find_content().record, state, Events.blank())
hits = sum(entry.dispatcher.stats.cache_hits.values())
print(int(state.credits[0]), int(state.rolls), int(state.draws), hits)
"""

EDITS = [
    ("games/dice_traders/state.py", "START_CREDITS = 10", "START_CREDITS = 77", 0),
    ("games/dice_traders/rules/roll.py", "s.rolls += 1", "s.rolls += 2", 1),
    ("core/chance.py", "s.draws = draw + 1", "s.draws = draw + 3", 2),
]


class Copy:
    """A copy of the package with a cache of its own."""

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        self.folder = folder
        self.cache = cache or folder / "cache"
        shutil.copytree(PACKAGE, folder / "longhaul", ignore=shutil.ignore_patterns("__pycache__"))

    def run(self) -> list[int]:
        env = {**os.environ, "PYTHONPATH": str(self.folder), "LONGHAUL_CACHE": str(self.cache)}
        env |= {"LONGHAUL_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return [int(word) for word in done.stdout.split()]

    def edit(self, file: str, old: str, new: str, times: int = 1) -> None:
        path = self.folder / "longhaul" / file
        text = path.read_text()
        assert text.count(old) == times
        path.write_text(text.replace(old, new))


def test_two_checkouts_of_the_same_sources_share_their_machine_code(tmp_path: Path) -> None:
    first = Copy(tmp_path / "first", tmp_path / "cache").run()
    second = Copy(tmp_path / "second", tmp_path / "cache").run()
    assert (first[-1], second[-1]) == (0, 1) and first[:-1] == second[:-1]


def test_an_edit_in_any_rules_file_is_noticed_and_nothing_else_recompiles(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    *facts, hits = copy.run()
    assert facts == [10, 1, 6] and hits == 0
    assert copy.run() == [*facts, 1]  # the same sources: served from the cache
    copy.edit("games/dice_traders/messages/narration.py", "The log of Dice Traders", "The diary of Dice Traders")
    assert copy.run() == [*facts, 1]  # the same rules, in other words
    for file, old, new, changed in EDITS:
        copy.edit(file, old, new)
        *now, hits = copy.run()
        assert hits == 0
        assert now[changed] != facts[changed]
        facts = now


def test_the_least_recently_used_files_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MAX_CACHED_FILES", 4)
    folder, earlier = tmp_path / "rules", tmp_path / "rules-of-an-earlier-version"
    folder.mkdir()
    earlier.mkdir()
    for number in range(10):
        for file in (folder / f"{number}.nbc", folder / f"{number}.lock"):
            file.touch()
            os.utime(file, (number, number))
    cache._prune(folder)
    left = sorted(path.name for path in folder.iterdir())
    assert left == sorted(f"{number}.{kind}" for number in range(6, 10) for kind in ("nbc", "lock"))
    assert not earlier.exists()


def test_where_no_cache_can_be_written_the_error_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("LONGHAUL_CACHE", str(blocked))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(blocked))
    with pytest.raises(OSError, match="LONGHAUL_CACHE"):
        cache.cache_folder.__wrapped__()


def sources_of(*modules: str) -> set[str]:
    return {path.relative_to(PACKAGE).as_posix() for path in cache.rule_sources(frozenset(modules))}


def test_the_sources_of_a_game_are_its_rules_and_all_they_build_on() -> None:
    rules = find_game("free-trader").rules
    sources = sources_of(*(getattr(rule, "py_func", rule).__module__ for rule in vars(rules).values()))
    assert {"core/memory/record.py", "core/chance.py", "games/free_trader/state.py"} <= sources
    assert "games/free_trader/rules/combat.py" in sources
    assert not any("free_trader/messages/" in name or name.endswith(("view.py", "layout.py")) for name in sources)
    assert not any(name.startswith(("games/star_traders", "bots/")) for name in sources)


def test_tables_frozen_into_the_code_are_sources_too() -> None:
    assert "bots/evaluation/dice_traders_solo.npz" in sources_of("longhaul.bots.evaluation.dice_traders")
