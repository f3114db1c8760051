"""A set of Gem Traders is checked before anyone plays by it: each complaint names its place and what is wrong."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhaul.core.errors import BadContent
from longhaul.games.gem_traders.content import load_content

from .positions import LEDGER, RULEBOOK

Data = dict[str, Any]


def toml(value: Any) -> str:
    """Just enough TOML to write a set."""
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(item)}' for key, item in value.items())} }}"
    return str(value)


def complaints(tmp_path: Path, change: Callable[[Data], None]) -> str:
    data = tomllib.loads(LEDGER.read_text(encoding="utf-8"))
    change(data)
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(f"{key} = {toml(value)}" for key, value in data.items()), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load_content(path)
    return str(caught.value)


def test_the_sets_that_come_with_the_game_are_valid() -> None:
    for name in RULEBOOK.sets:
        content = RULEBOOK.find_content(name)
        assert content.record.cards > 30 and content.record.tiles > 2


def test_the_example_of_the_page_adds_up_to_the_gold_of_three_players() -> None:
    example = next(line for line in RULEBOOK.page.splitlines() if line.startswith("> Example: With three players"))
    total, *stored, aboard = map(int, re.findall(r"[0-9]+", example.partition("He unloads")[0]))
    assert len(stored) == 3 and sum(stored) + aboard == total
    assert total == RULEBOOK.find_content().record.gold[3]
    columns = next(line for line in RULEBOOK.page.splitlines() if line.startswith("| 3 | ")).split(" | ")
    assert total == int(columns[3])


WRONG: dict[str, tuple[Callable[[Data], Any], str]] = {
    "a missing row of players": (lambda d: d["players"].pop(), "should hold 4 tables"),
    "rows out of order": (lambda d: d["players"].reverse(), "rows should stand in order"),
    "start gold for too few seats": (lambda d: d["players"][1].update(start=[1, 2]), "a list of 3 values"),
    "more start gold than there is": (lambda d: d["players"][0].update(start=[20, 12]), "should be less than the 32"),
    "no docks": (lambda d: d["players"][0].update(docks=0), "within 1 to 5"),
    "too many gemstones": (lambda d: d["players"][0].update(gems=31), "within 1 to 30"),
    "an unknown crew type": (lambda d: d["crew"][0].update(type="pilot"), "'pilot' is not one of"),
    "a key twice": (lambda d: d["crew"][1].update(key=d["crew"][0]["key"]), "the key of more than one card"),
    "a key of no letters": (lambda d: d["crew"][1].update(key="A B"), "small letters, digits and hyphens"),
    "an unknown good in a price": (lambda d: d["crew"][0]["cost"].update(dust=1), "dust"),
    "a card for nothing": (lambda d: d["boost"][0].update(cost={}), "at least one good"),
    "points on a Boost": (lambda d: d["boost"][0].update(vp=1), "vp"),
    "a Boost missing": (lambda d: d["boost"].pop(), "should hold 18 tables"),
    "a Boost twice": (lambda d: d["boost"][0].update(type="swap"), "the key of more than one card"),
    "two of an Officer": (lambda d: d["officer"][4].update(copies=2), "within 0 to 1"),
    "a deck too small": (
        lambda d: [card.update(copies=0) for card in d["crew"] + d["officer"] + d["boost"]],
        "at least 6 cards",
    ),
    "too many kinds": (
        lambda d: d["crew"].extend({**d["crew"][0], "key": f"more-{n}"} for n in range(10)),
        "room for 47 kinds",
    ),
    "a pile without tiles": (lambda d: [m.update(pile="low") for m in d["mission"]], "both piles should have tiles"),
    "rewards that do not tell the piles apart": (lambda d: d["mission"][0].update(gold=5), "more gold than any low"),
    "a mission that fits no ship": (lambda d: d["mission"][0].update(need={"ruby": 7, "gold": 6}), "fit a ship"),
    "too many tiles": (lambda d: d["mission"].extend([d["mission"][0]] * 13), "room for 30 tiles"),
    "a key nobody knows": (lambda d: d.update(weather="fine"), "weather"),
}


@pytest.mark.parametrize("case", WRONG)
def test_faults_of_a_content_set_are_reported(tmp_path: Path, case: str) -> None:
    change, complaint = WRONG[case]
    assert complaint in complaints(tmp_path, change)
