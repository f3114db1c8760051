"""The digest of a content set: it changes with whatever a game depends on, but not with texts that are only shown."""

from pathlib import Path

import pytest

from longhaul.games import GAMES, find_game

DISPLAYED = [
    *((game, '\nname = "house"\n', '\nname = "house"\ntitle = "My set"\nabout = "Bold."\n') for game in GAMES),
    ("dice-traders", 'key = "robots"\n', 'key = "robots"\ntitle = "Androids"\n'),
    ("dice-traders", "[police_die]", '[names.de.good]\nrobots = "Roboter"\n\n[police_die]'),
    ("dice-traders", 'letter = "R"', 'letter = "X"'),
    ("free-trader", '\ntext = "', '\ntext = "Reworded: '),
    ("star-traders", '\ntext = "', '\ntext = "Reworded: '),
    ("star-traders", 'weapon = "Laser"', 'weapon = "Beam"'),
]
RELEVANT = [
    ("dice-traders", '"food"', '"meals"'),  # part of text forms
    ("dice-traders", "[10, 8, 6, 4, 2]", "[11, 8, 6, 4, 2]"),
    ("free-trader", "distance = 1\n", "distance = 2\n"),
    ("gem-traders", "copies = 4", "copies = 3"),
    ("star-traders", 'name = "Freighter"', 'name = "Hauler"'),  # part of text forms
    ("star-traders", "\nweapon = 50", "\nweapon = 55"),  # a price, though a display text has the same key elsewhere
    ("star-traders", 'type = "Hold"', 'type = "Shield"'),  # upgrades of one type exclude each other
]


def digests(game: str, old: str, new: str, folder: Path) -> tuple[str, str]:
    """Of the house set as it is, and with a text replaced."""
    rulebook = find_game(game)
    text = (rulebook.content_folder / "house.toml").read_text(encoding="utf-8")
    assert old in text
    changed = folder / "changed.toml"
    changed.write_text(text.replace(old, new), encoding="utf-8")
    return rulebook.find_content("house").digest, rulebook.find_content(changed).digest


@pytest.mark.parametrize(("game", "old", "new"), DISPLAYED)
def test_rewording_a_display_text_leaves_the_digest(game: str, old: str, new: str, tmp_path: Path) -> None:
    before, after = digests(game, old, new, tmp_path)
    assert before == after


@pytest.mark.parametrize(("game", "old", "new"), RELEVANT)
def test_whatever_a_game_depends_on_changes_the_digest(game: str, old: str, new: str, tmp_path: Path) -> None:
    before, after = digests(game, old, new, tmp_path)
    assert before != after
