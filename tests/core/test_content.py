"""Content files: the house set is valid, and every fault is named with file, table, key and constraint."""

import re
from pathlib import Path

import pytest

from longhaul.core.errors import BadContent
from longhaul.core.messages.catalogs import languages
from longhaul.core.messages.content_texts import formatter_of, own_names, set_texts
from longhaul.games import find_game

GAME = "dice-traders"
RULEBOOK = find_game(GAME)
HOUSE = (RULEBOOK.content_folder / "house.toml").read_text()


def load(tmp_path: Path, text: str) -> list[str]:
    """The complaints about a set, if any."""
    path = tmp_path / "mine.toml"
    path.write_text(text)
    try:
        RULEBOOK.find_content(path)
    except BadContent as error:
        return error.complaints
    return []


def test_the_house_set_is_valid(tmp_path: Path) -> None:
    assert load(tmp_path, HOUSE) == []


def test_a_changed_price_changes_the_hash_and_a_comment_does_not(tmp_path: Path) -> None:
    house = RULEBOOK.find_content("house")
    (tmp_path / "a.toml").write_text("# note\n" + HOUSE)
    (tmp_path / "b.toml").write_text(HOUSE.replace("[10, 8, 6, 4, 2]", "[11, 8, 6, 4, 2]"))
    assert RULEBOOK.find_content(tmp_path / "a.toml").digest == house.digest
    assert RULEBOOK.find_content(tmp_path / "b.toml").digest != house.digest


PRICES = "by_count = [10, 8, 6, 4, 2]"
FAULTS = [
    (PRICES, "by_count = [10, 8, 7, 4, 2]", r"\[prices\] by_count\[3\]: should be 6"),
    (PRICES, "by_count = [10, 8, 6, 4]", r"\[prices\] by_count: should be a list of 5"),
    (PRICES, "by_count = [10, 10, 6, 4, 2]", r"\[prices\] by_count\[1\]: 10 appears twice"),
    (
        PRICES,
        "by_count = [10, 8, 6, 4, 0]",
        r"\[prices\] by_count\[5\]: should be within 1 to 99",
    ),
    (PRICES, 'by_count = [10, 8, 6, 4, "two"]', r"\[prices\] by_count\[5\]: should be a whole number"),
    (PRICES, "by_count = [10, 8, 6, 4, 99999999999]", r"\[prices\] by_count\[5\]: should be within 1 to 99"),
    (PRICES, "", r"\[prices\] by_count: is missing"),
    ('key = "food"', 'key = "blank"', r"\[good 2\] key: 'blank' is a face of the police die"),
    ("[prices]\n", "[price]\n", r"prices: is missing"),
    ("[prices]\n", "[price]\n", r"price: is not a key of this table"),
    ('key = "robots"', 'key = "androids"', r"good: one of the goods should have the key 'robots'"),
    ('key = "food"', 'key = "Food!"', r"\[good 2\] key: 'Food!' should consist of lower-case letters"),
    ('key = "food"', 'key = "ore"', r"\[good [23]\] key: 'ore' is the key of more than one good"),
    ('letter = "F"', 'letter = "R"', r"\[good 1\] letter: 'R' should be one letter"),
    ('letter = "O"', 'letter = "O"\ntitle = 7', r"\[good 3\] title: should be a text, but is 7"),
    ('"fuel", "luxuries"]', '"fuel", "gold"]', r"\[goods_die\] faces\[6\]: 'gold' is not one of robots"),
    ('"police", "police", ', '"police", "blank", ', r"\[police_die\] faces: should show the police twice"),
    ('name = "house"', 'name = "house"\nabuot = "Goods"', r"abuot: is not a key of this table"),
    (PRICES, PRICES + "\n[names.dee]", r"\[names\] dee: there is no such language; there are en, de"),
    (PRICES, PRICES + "\n[names.de.size]", r"\[names.de\] size: is not a key of this table"),
    (PRICES, PRICES + "\n[names.de.good]\norr = 'Erz'", r"\[names.de.good\] orr: is not a key of this table"),
    (PRICES, PRICES + "\n[names.de.good]\nore = ''", r"\[names.de.good\] ore: should be a text, but is ''"),
    (PRICES, PRICES + "\n[names]\nde = 'Satz'", r"\[names\] de: should be a table"),
    ('name = "house"', "", r"name: is missing"),
]


@pytest.mark.parametrize(("old", "new", "complaint"), FAULTS)
def test_a_fault_is_named_with_table_key_and_constraint(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert HOUSE.count(old) == 1
    complaints = load(tmp_path, HOUSE.replace(old, new))
    assert any(re.match(complaint, line) for line in complaints), complaints


def test_each_complaint_begins_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HOUSE.replace("[10, 8, 6, 4, 2]", "[10, 10, 7, 4, 2]"))
    with pytest.raises(BadContent) as caught:
        RULEBOOK.find_content(path)
    assert [line.split(":")[0] for line in str(caught.value).splitlines()] == ["mine.toml"] * 3


@pytest.mark.parametrize("wrong", ["by_count = [10, 8, 6, 4]", "by_count = 3", 'by_count = [1, 2, "x", 4, 5]'])
def test_a_fault_is_reported_once_without_faults_that_follow_from_it(tmp_path: Path, wrong: str) -> None:
    assert len(load(tmp_path, HOUSE.replace(PRICES, wrong))) == 1


def test_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    text = HOUSE.replace('letter = "F"', 'letter = "FF"').replace("[10, 8, 6, 4, 2]", "[10, 8, 7, 4, 2]")
    assert len(load(tmp_path, text)) == 2


def test_a_missing_good_and_a_wrong_shape_are_rejected(tmp_path: Path) -> None:
    without = re.sub(r"\[\[good\]\]\nkey = \"ore\"\nletter = \"O\"\n", "", HOUSE)
    assert any("good: should hold 6 tables, but holds 5" in line for line in load(tmp_path, without))
    assert any("good: should be an array of tables" in line for line in load(tmp_path, "good = 3"))


def test_invalid_toml_is_rejected(tmp_path: Path) -> None:
    assert "is not valid TOML" in load(tmp_path, "name = ")[0]
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match="cannot be read"):
        RULEBOOK.find_content(tmp_path / "binary.toml")


TRANSLATED = """
[names.de]
title = "Mein Satz"
about = "Nur Erz."
[names.de.good]
ore = "Eisenerz"
[names.pl.good]
ore = "Ruda żelaza"
"""


def test_a_set_names_its_things_in_several_languages(tmp_path: Path) -> None:
    path, house = tmp_path / "mine.toml", RULEBOOK.find_content("house")
    named = HOUSE.replace('name = "house"', 'name = "mine"\ntitle = "My set"')
    path.write_text(named.replace('key = "ore"', 'key = "ore"\ntitle = "Iron"') + TRANSLATED)
    mine = RULEBOOK.find_content(path)
    assert set_texts(mine, "de", GAME) == ("Mein Satz", "Nur Erz.") and set_texts(mine, "es", GAME) == ("My set", "")
    names = {language: formatter_of(mine, language, GAME).word("good", "ore") for language in languages()}
    assert names == {"en": "Iron", "de": "Eisenerz", "es": "Iron", "fr": "Iron", "pl": "Ruda żelaza"}
    assert formatter_of(mine, "de", GAME).word("good", "robots") == "Roboter"
    assert own_names(mine, "de", GAME) == {"good": {"ore": "Eisenerz"}} and not own_names(house, "de", GAME)


def test_a_set_without_a_title_is_called_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(HOUSE.replace('name = "house"', 'name = "mine"'))
    assert set_texts(RULEBOOK.find_content(tmp_path / "mine.toml"), "pl", GAME) == ("mine", "")


def test_names_do_not_change_the_hash(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(HOUSE + TRANSLATED)
    assert RULEBOOK.find_content(tmp_path / "mine.toml").digest == RULEBOOK.find_content("house").digest


def test_the_sets_of_a_game_are_named_by_the_catalogue() -> None:
    assert set_texts(RULEBOOK.find_content("house"), "de", GAME)[0] == "Hausset"
