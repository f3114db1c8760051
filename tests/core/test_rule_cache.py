"""Compiled code is kept between runs and never served stale, whichever rules file was edited."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from longhaul.core.jit import rule as rule_module

PACKAGE = rule_module.PACKAGE

PROGRAM = """
from longhaul.games import find_game
from longhaul.core.events import Events
from longhaul.core.setup import prepare
rulebook = find_game("dice-traders")
state = prepare(rulebook, rulebook.find_content(), 3, 2, {})
entry = rulebook.entries.setup
entry(rulebook.find_content().record, state, Events.blank())
hits = sum(entry.door.stats.cache_hits.values())
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
    copy.edit("games/dice_traders/messages/narration.py", "The game is over.", "It is all over now.")
    assert copy.run() == [*facts, 1]  # the same rules, in other words
    for file, old, new, changed in EDITS:
        copy.edit(file, old, new)
        *now, hits = copy.run()
        assert hits == 0
        assert now[changed] != facts[changed]
        facts = now


def test_old_caches_are_removed(tmp_path: Path) -> None:
    for number in range(10):
        folder = tmp_path / f"rules-{number}"
        folder.mkdir()
        os.utime(folder, (number, number))
    rule_module._prune(tmp_path)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == [f"rules-{number}" for number in range(10 - rule_module.KEPT_CACHES, 10)]


def test_where_no_cache_can_be_written_the_error_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("LONGHAUL_CACHE", str(blocked))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(blocked))
    with pytest.raises(OSError, match="LONGHAUL_CACHE"):
        rule_module.cache_folder.__wrapped__()


def test_rules_and_all_they_build_on_are_rule_sources() -> None:
    sources = {path.relative_to(PACKAGE).as_posix() for path in rule_module.rule_sources()}
    assert {
        "core/memory/record.py",
        "core/jit/rule.py",
        "core/compiled_game.py",
        "games/free_trader/state.py",
    } <= sources
    assert {
        "games/free_trader/rules/combat.py",
        "games/free_trader/__init__.py",
        "bots/heuristics/dice_traders.py",
    } <= sources
    assert not any(name.endswith(("words.py", "wording.py", "view.py", "plan.py")) for name in sources)
