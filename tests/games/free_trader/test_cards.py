"""Content sets of Free Trader: every fault is reported by file, card and field."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhaul.core.errors import BadContent

from .positions import PLANETS, RANGE, RULEBOOK, ZEROS, cards, printed

Edit = Callable[[str], str]


def once(old: str, new: str, after: str = "") -> Edit:
    """An edit of the first place of `old` that comes after `after`."""

    def edit(text: str) -> str:
        start = text.index(after)
        assert old in text[start:]
        return text[:start] + text[start:].replace(old, new, 1)

    return edit


def everywhere(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return edit


def without(kind: str, name: str) -> Edit:
    """The set without one of its cards."""

    def edit(text: str) -> str:
        start = text.index(f'[[{kind}]]\nname = "{name}"')
        rest = text.find("[[", start + 2)
        return text[:start] + (text[rest:] if rest > 0 else "")

    return edit


def complaints(tmp_path: Path, *edits: Edit, source: Path = RANGE) -> list[str]:
    """What is said of the range with these edits."""
    text = source.read_text(encoding="utf-8")
    for edit in edits:
        text = edit(text)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        RULEBOOK.load_content(path)
    complaint = str(caught.value)
    assert "mine.toml" in complaint
    return complaint.splitlines()


NEAR, PORT, PIRATE = 'name = "Near"', 'name = "Port 11"', 'name = "Pirate 1"'

# The edit, and what the one complaint must name: card, field, and what is asked for.
WRONG: dict[str, tuple[Edit, tuple[str, ...]]] = {
    "distance below 0": (once("distance = 1", "distance = -1", NEAR), ("planet 2 'Near'", "distance", "0 to 20", "-1")),
    "distance no number": (
        once("distance = 1", 'distance = "one"', NEAR),
        ("planet 2 'Near'", "distance", "whole number"),
    ),
    "distance a fraction": (once("distance = 1", "distance = 1.5", NEAR), ("planet 2 'Near'", "distance", "1.5")),
    "distance a truth": (once("distance = 1", "distance = true", NEAR), ("planet 2 'Near'", "distance", "True")),
    "law below 0": (once("law = 1", "law = -2", NEAR), ("planet 2 'Near'", "law", "-2")),
    "law not available": (once("law = 1", 'law = "n/a"', NEAR), ("planet 2 'Near'", "law", "whole number")),
    "modifier too large": (once("weapons = 1", "weapons = 21", NEAR), ("planet 2 'Near'.mod", "weapons", "-20 to 20")),
    "modifier a word": (
        once("weapons = 1", 'weapons = "dear"', NEAR),
        ("planet 2 'Near'.mod", "weapons", "'n/a'", "'dear'"),
    ),
    "modifier missing": (once("weapons = 1, ", "", NEAR), ("planet 2 'Near'.mod", "weapons", "missing")),
    "modifiers missing": (
        once("mod = { weapons = 1, industrials = 2, agriculturals = 3, illegals = 4 }", "", NEAR),
        ("planet 2 'Near'", "mod", "missing"),
    ),
    "modifiers no table": (
        once("mod = { weapons = 1, industrials = 2, agriculturals = 3, illegals = 4 }", "mod = 3", NEAR),
        ("planet 2 'Near'", "mod", "table"),
    ),
    "unknown cargo": (
        once("weapons = 1,", "weapons = 1, spice = 2,", NEAR),
        ("planet 2 'Near'.mod", "spice", "not a key"),
    ),
    "distance missing": (once("distance = 1\n", "", NEAR), ("planet 2 'Near'", "distance", "missing")),
    "law missing": (once("law = 1\n", "", NEAR), ("planet 2 'Near'", "law", "missing")),
    "name missing": (once('name = "Near"\n', ""), ("planet 2", "name", "missing")),
    "name empty": (once('name = "Near"', 'name = " "'), ("planet 2", "name", "text")),
    "name without letters": (once('name = "Near"', 'name = "!!"'), ("planet 2", "name", "letter or a digit")),
    "name that means something": (once('name = "Near"', 'name = "None"'), ("planet 2", "name", "has another meaning")),
    "unknown key of a planet": (once("law = 1", "law = 1\ntide = 2", NEAR), ("planet 2 'Near'", "tide", "not a key")),
    "unknown key of an event": (
        once("fine = 1", "fine = 1\nodds = 2", PORT),
        ("event 2 'Port 11'", "odds", "not a key"),
    ),
    "unknown key of the file": (once('name = "range"', 'name = "range"\nauthor = "me"'), ("author", "not a key")),
    "unknown edition": (once('edition = "both"', 'edition = "1999"'), ("edition", "1999", "both, 2014, v2")),
    "edition missing": (once('edition = "both"\n', ""), ("edition", "missing")),
    "name of the set missing": (once('name = "range"\n', ""), ("name", "missing")),
    "unknown kind": (
        once('kind = "starport"', 'kind = "alien"', PORT),
        ("event 2 'Port 11'", "kind", "alien", "police"),
    ),
    "kind missing": (once('kind = "starport"\n', "", PORT), ("event 2 'Port 11'", "kind", "missing")),
    "value on a starport": (
        once('kind = "starport"', 'kind = "starport"\nvalue = 1', PORT),
        ("event 2 'Port 11'", "value", "only pirates and invaders"),
    ),
    "value on the police": (
        once('kind = "police"', 'kind = "police"\nvalue = 1'),
        ("event 15 'Police 1'", "value", "only pirates and invaders"),
    ),
    "value of 0 on a starport": (once('kind = "starport"', 'kind = "starport"\nvalue = 0', PORT), ("event 2", "value")),
    "pirate without value": (once("value = 1\n", "", PIRATE), ("event 10 'Pirate 1'", "value", "missing")),
    "pirate 4": (once("value = 3", "value = 4"), ("event 12 'Pirate 3'", "value", "1 to 3", "4")),
    "pirate 0": (once("value = 1", "value = 0", PIRATE), ("event 10 'Pirate 1'", "value", "1 to 3", "0")),
    "invader 0": (once("value = 1", "value = 0", 'name = "Invader 1"'), ("event 13 'Invader 1'", "value", "1 to 20")),
    "attack missing": (once("attack = 1\n", "", PORT), ("event 2 'Port 11'", "attack", "missing")),
    "defense a word": (once("defense = 1", 'defense = "low"', PORT), ("event 2 'Port 11'", "defense", "whole number")),
    "fine below 0": (once("fine = 1", "fine = -1", PORT), ("event 2 'Port 11'", "fine", "0 to 20", "-1")),
    "fine not available": (once("fine = 1", 'fine = "n/a"', PORT), ("event 2 'Port 11'", "fine", "whole number")),
    "unknown ejump": (once('ejump = "safe"', 'ejump = "sound"', PORT), ("event 2 'Port 11'", "ejump", "safe, misjump")),
    "sell price a fraction": (once("weapons = 1", "weapons = 1.5", PORT), ("event 2 'Port 11'.sell", "weapons", "1.5")),
    "buy price missing": (once("weapons = 3, ", "", PORT), ("event 2 'Port 11'.buy", "weapons", "missing")),
    "a 0 in a modifier": (once("weapons = 1", "weapons = 0", NEAR), ("planet 2 'Near'.mod", "weapons", "0 means")),
    "a 0 in a buy price": (once("weapons = 3", "weapons = 0", PORT), ("event 2 'Port 11'.buy", "weapons", "0 means")),
    "two planets of one name": (once('name = "Close"', 'name = "Near"'), ("'Near'", "name", "more than one card")),
    "two events of one name": (
        once('name = "Port 10"', 'name = "Port 11"'),
        ("'Port 11'", "name", "more than one card"),
    ),
    "names alike as text": (once('name = "Close"', 'name = "near!"'), ("'near!'", "name", "more than one card")),
    "a planet and an event of one name": (
        once('name = "Slump"', 'name = "Near"'),
        ("'Near'", "name", "more than one card"),
    ),
    "no Earth": (once('name = "Earth"', 'name = "Terra"'), ("planet", "'Earth'", "0")),
    "two Earths": (once('name = "Close"', 'name = "Earth"'), ("planet", "'Earth'", "2")),
    "an event named Earth": (once('name = "Slump"', 'name = "Earth"'), ("'Earth'", "name", "more than one card")),
    "15 planets": (without("planet", "Bare"), ("planet", "16", "15")),
    "15 events": (without("event", "Slump"), ("event", "16", "15")),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_is_reported_by_file_card_and_field(tmp_path: Path, fault: str) -> None:
    edit, named = WRONG[fault]
    complaint = complaints(tmp_path, edit)
    assert any(all(word in line for word in named) for line in complaint), complaint


@pytest.mark.parametrize(
    "fault", ["distance below 0", "pirate 4", "a 0 in a modifier", "15 planets", "no Earth", "fine below 0"]
)
def test_one_fault_is_one_complaint(tmp_path: Path, fault: str) -> None:
    assert len([line for line in complaints(tmp_path, WRONG[fault][0]) if ":" in line]) <= 2


def test_all_faults_are_reported_at_once(tmp_path: Path) -> None:
    edits = [WRONG[fault][0] for fault in ("law below 0", "unknown kind", "pirate 4", "unknown key of the file")]
    complaint = "\n".join(complaints(tmp_path, *edits))
    for words in ("'Near'] law", "'Port 11'] kind", "'Pirate 3'] value", "author"):
        assert words in complaint


# What a set as a whole must have ----------------------------------------------------------------
@pytest.mark.clause("FT-EXPLORE-09", "FT-JUMP-04")
def test_some_planet_must_be_out_of_reach_at_the_start_and_some_in_reach(tmp_path: Path) -> None:
    nearer = [everywhere(f"distance = {far}\n", "distance = 3\n") for far in (4, 5, 6)]
    assert any("distance over 3" in line for line in complaints(tmp_path, *nearer))
    farther = [everywhere(f"distance = {near}\n", "distance = 4\n") for near in (0, 1, 2, 3)]
    complaint = complaints(tmp_path, *farther)
    assert any("distance of 3 or less" in line for line in complaint)
    earth_only = once("distance = 4", "distance = 1", 'name = "Earth"')
    assert any("distance of 3 or less" in line for line in complaints(tmp_path, *farther, earth_only))


@pytest.mark.clause("FT-EXPLORE-09")
def test_earth_alone_out_of_reach_is_not_enough(tmp_path: Path) -> None:
    nearer = [everywhere(f"distance = {far}\n", "distance = 3\n") for far in (4, 5, 6)]
    earth = once("distance = 1", "distance = 5", 'name = "Earth"')
    assert any("distance over 3" in line for line in complaints(tmp_path, *nearer, earth))


@pytest.mark.clause("FT-BUY-04")
def test_some_modifier_must_be_negative(tmp_path: Path) -> None:
    text = RANGE.read_text(encoding="utf-8")
    head, tail = text.split("[[event]]", 1)
    path = tmp_path / "mine.toml"
    path.write_text(head.replace("= -", "= ") + "[[event]]" + tail, encoding="utf-8")
    with pytest.raises(BadContent, match="negative modifier"):
        RULEBOOK.load_content(path)


@pytest.mark.clause("FT-EVENT-02")
@pytest.mark.parametrize("kind", ["starport", "pirate", "invader", "police"])
def test_every_kind_of_event_must_occur(tmp_path: Path, kind: str) -> None:
    edits = [everywhere(f'kind = "{kind}"', 'kind = "police"' if kind != "police" else 'kind = "starport"')]
    if kind in ("pirate", "invader"):
        edits += [everywhere(f'kind = "police"\nvalue = {value}', 'kind = "police"') for value in (1, 2)]
    if kind == "pirate":
        edits += [everywhere('kind = "police"\nvalue = 3', 'kind = "police"')]
    assert any(f"kind {kind}" in line for line in complaints(tmp_path, *edits))


@pytest.mark.clause("FT-SALV-01")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_pirates_of_every_value_must_occur(tmp_path: Path, value: int) -> None:
    other = {1: 2, 2: 3, 3: 1}[value]
    edit = once(f"value = {value}", f"value = {other}", f'name = "Pirate {value}"')
    assert any("value 1, 2 and 3" in line and f"; {value} is" in line for line in complaints(tmp_path, edit))


@pytest.mark.clause("FT-EJUMP-07", "FT-EJUMP-08")
@pytest.mark.parametrize(("only", "missing"), [("safe", "misjump"), ("misjump", "safe")])
def test_both_outcomes_of_a_jump_must_occur(tmp_path: Path, only: str, missing: str) -> None:
    assert any(f"ejump '{missing}'" in line for line in complaints(tmp_path, everywhere(f'"{missing}"', f'"{only}"')))


@pytest.mark.clause("FT-VCARGO-03")
@pytest.mark.parametrize("only", [1, 2])
def test_fines_on_both_sides_of_2_must_occur(tmp_path: Path, only: int) -> None:
    edits = [everywhere(f"\nfine = {fine}\n", f"\nfine = {only}\n") for fine in range(5) if fine != only]
    assert any("under 2" in line and "2 or more" in line for line in complaints(tmp_path, *edits))


# What is allowed ------------------------------------------------------------------------------
@pytest.mark.clause("FT-BUY-07", "FT-BUY-08")
@pytest.mark.parametrize("edition", ["2014", "v2"])
def test_a_set_for_one_edition_may_print_zeros(tmp_path: Path, edition: str) -> None:
    path = tmp_path / "mine.toml"
    text = ZEROS.read_text(encoding="utf-8").replace('edition = "v2"', f'edition = "{edition}"')
    path.write_text(text, encoding="utf-8")
    assert RULEBOOK.load_content(path).record.mod[PLANETS.index("lawless")].tolist() == [0, 0, 2, 0]


def test_a_set_for_both_editions_may_not(tmp_path: Path) -> None:
    complaint = complaints(tmp_path, once('edition = "v2"', 'edition = "both"'), source=ZEROS)
    assert len([line for line in complaint if "0 means" in line]) == 5


@pytest.mark.clause("FT-SELL-06", "FT-COMBAT-04")
def test_a_0_in_the_sell_column_and_negative_modifiers_are_allowed(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    edit = once("sell = { weapons = 1", "sell = { weapons = 0", PORT)
    path.write_text(edit(RANGE.read_text(encoding="utf-8")), encoding="utf-8")
    record = RULEBOOK.load_content(path).record
    assert record.sell[1].tolist() == [0, 1, 1, 1]
    assert record.attack[7] == -1 and record.defense[7] == -2


def test_events_need_no_name_and_cards_no_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = (
        RANGE.read_text(encoding="utf-8").replace('name = "Slump"\n', "").replace(NEAR, NEAR + '\ntext = "By the way."')
    )
    path.write_text(text, encoding="utf-8")
    content = RULEBOOK.load_content(path)
    assert content.words["card"][7] == "event-8" and content.titles["card"][7] == "Event 8"
    assert content.titles["text"][1] == "By the way." and content.titles["text"][0] == ""


def test_a_name_becomes_a_word(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(RANGE.read_text(encoding="utf-8").replace('"Near"', '"St. Ives  Major"'), encoding="utf-8")
    content = RULEBOOK.load_content(path)
    assert content.words["planet"][1] == "st-ives-major"
    assert RULEBOOK.chance(content)["st-ives-major"] == 1


def test_a_file_that_is_missing_or_no_toml_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no such file"):
        RULEBOOK.load_content(tmp_path / "none.toml")
    path = tmp_path / "mine.toml"
    path.write_text("name = ", encoding="utf-8")
    with pytest.raises(BadContent, match=r"mine\.toml.*TOML"):
        RULEBOOK.load_content(path)


@pytest.mark.clause("FT-COMP-01", "FT-COMP-04", "FT-SETUP-01")
@pytest.mark.parametrize("path", [RANGE, ZEROS], ids=["range", "zeros"])
def test_the_record_says_what_the_file_says(path: Path) -> None:
    record, file = cards(path).record, printed(path)

    def figures(rows: list[dict[str, Any]], key: str) -> list[list[int]]:
        return [[99 if figure == "n/a" else figure for figure in row[key].values()] for row in rows]

    planets, events = file["planet"], file["event"]
    assert record.mod.tolist() == figures(planets, "mod")
    assert record.distance.tolist() == [planet["distance"] for planet in planets]
    assert record.law.tolist() == [planet["law"] for planet in planets]
    assert record.earth == 0
    assert record.buy.tolist() == figures(events, "buy") and record.sell.tolist() == figures(events, "sell")
    for name in ("attack", "defense", "fine"):
        assert record[name].tolist() == [event[name] for event in events]
    assert record.value.tolist() == [event.get("value", 0) for event in events]
    assert record.misjump.tolist() == [event["ejump"] == "misjump" for event in events]


@pytest.mark.parametrize("name", RULEBOOK.sets)
def test_the_sets_that_ship_are_valid_and_serve_both_editions(name: str) -> None:
    record = RULEBOOK.find_content(name).record
    assert not (record.mod == 0).any() and not (record.buy == 0).any()
