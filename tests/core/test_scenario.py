"""Scenario files: what they can say, and how a wrong one is told."""

from pathlib import Path

import pytest

from longhaul.core.errors import BadScenario
from longhaul.core.files.scenario import Outcome, check
from longhaul.games import find_game

HEAD = 'game = "dice-traders"\ntitle = "A test"\nclauses = ["DT-SELL-03"]\nseats = 2\n'
SALE = """
[given]
seat = 0
phase = "sell"
turns = [2, 2]
planet = 3
planet_size = "small"
locked = 31
stock = { ore = 1, food = 2 }
hold.0.ore.4 = 4
load.0 = 4
"""


def run(tmp_path: Path, text: str) -> Outcome:
    path = tmp_path / "case.toml"
    path.write_text(text)
    return check(path, find_game)


def test_a_true_scenario_holds(tmp_path: Path) -> None:
    then = 'do = ["sell"]\nthen = { credits.0 = 50, load.0 = 0, days.0 = 1, phase = "buy" }\n'
    assert run(tmp_path, HEAD + SALE + "[[step]]\n" + then).differences == []


@pytest.mark.parametrize(
    ("step", "difference"),
    [
        ('do = ["sell"]\nthen = { credits.0 = 49 }', "step 1: credits.0 is 50, not 49"),
        ('do = ["sell"]\nthen = { hold.0.ore.4 = 1 }', "hold.0.ore.4 is 0, not 1"),
        ('do = ["sell"]\nthen = { phase = "sell" }', "phase is buy, not sell"),
        ('do = ["sell", "sell"]', "sell is not allowed"),
        ('then = { legal = ["done"] }', "legal is ['done', 'sell'], not ['done']"),
        ('then = { may = ["retire"] }', "retire is not allowed: you can retire only"),
        ('then = { may_not = { sell = "DT-SELL-01" } }', "sell is legal, not forbidden by DT-SELL-01"),
        ('then = { may_not = { retire = "DT-SELL-01" } }', "retire is forbidden by DT-END-03, not forbidden by"),
        ('do = ["sell"]\nthen = { events = [{ event = "sold", price = 8 }] }', "did not happen"),
        ("then = { over = true }", "over is False, not True"),
        ('chance = ["police"]\ndo = ["sell"]', "0 draws were made, but `chance` names 1"),
        ('chance = []\ndo = ["sell", "done", "explore:small"]', "draws were made, but `chance` names 0"),
    ],
)
def test_a_false_scenario_says_what_differed(tmp_path: Path, step: str, difference: str) -> None:
    differences = run(tmp_path, HEAD + SALE + "[[step]]\n" + step).differences
    assert len(differences) == 1 and difference in differences[0], differences


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = 3", "case.toml: 'game' is missing"),
        (HEAD + "sets = 3\n[[step]]", "'sets' is not a key"),
        (HEAD + "[[step]]\nwhen = 3", "step 1: 'when' is not a key"),
        (HEAD.replace("DT-SELL-03", "DT-SELL-99") + "[[step]]", "DT-SELL-99 is not in the rulebook"),
        (HEAD.replace("dice-traders", "chess") + "[[step]]", "there is no game 'chess'"),
        (HEAD + "[given]\nspeed = 1\n[[step]]", "speed: there is no such field; there are seed"),
        (HEAD + "[given]\ncredits = 1\n[[step]]", "credits: should be a list or a table"),
        (HEAD + "[given]\ncredits.9 = 1\n[[step]]", "credits.9: no such seat; there are 0, 1"),
        (HEAD + "[given]\nhold.0.gold.4 = 1\n[[step]]", "no such good; there are robots"),
        (HEAD + '[given]\nphase = "sleep"\n[[step]]', "phase: should be one of over, travel"),
        (HEAD + "[given]\nstock.ore = 300\n[[step]]", "300 does not fit"),
        (HEAD + "[given]\ndice = [9, 9]\n[[step]]", "dice.0: 9 does not fit; the field holds 0 to 5"),
        (HEAD + "[given]\nvisitor = 2\n[[step]]", "visitor: 2 does not fit; the field holds 0 to 1"),
        (HEAD + "[given]\nhold.0.ore.4 = 1\n[[step]]", "given: this position cannot be: cargo within its limit"),
        (HEAD + "step = 3", "'step' should be a list, but is 3"),
        (HEAD + "step = [3]", "step 1: should be a table, but is 3"),
        (HEAD + "[[step]]\ndo = 'sell'", "step 1: 'do' should be a list"),
        (HEAD + "[[step]]\ndo = [1.5]", "step 1: do: 1.5 should be a text or a whole number"),
        (HEAD + "[[step]]\nthen = 3", "step 1: 'then' should be a table"),
        (HEAD + "[[step]]\nthen.may = 3", "then: 'may' should be a list"),
        (HEAD + "[[step]]\nthen.events = [3]", "then.events: 3 should be a table"),
        (HEAD.replace('["DT-SELL-03"]', '"DT-SELL-03"') + "[[step]]", "'clauses' should be a list"),
        (HEAD.replace("seats = 2", "seats = 2.5") + "[[step]]", "'seats' should be a whole number"),
        (HEAD + "given = 3\n[[step]]", "'given' should be a table"),
        (HEAD + '[[step]]\nchance = ["six"]', "chance: 'six' is not one of"),
        (HEAD + "[[step]]\nchance = [-1]", "chance: -1 is not one of"),
        (HEAD + "[[step]]\nchance = [true]", "chance: True is not one of"),
        (HEAD + f"[[step]]\nchance = {[0] * 65}", "65 draws given; a step takes at most 64"),
        (HEAD + '[options]\nspeed = "fast"\n[[step]]', "there is no option 'speed'"),
        (HEAD + '[[step]]\ndo = ["buy:gold"]', "no good is called 'gold'"),
        ("game = ", "is not valid TOML"),
    ],
)
def test_a_file_that_says_nothing_sensible_is_rejected(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        run(tmp_path, text)


def test_an_impossible_draw_is_reported(tmp_path: Path) -> None:
    step = '[[step]]\nchance = [6]\ndo = ["lock:1"]\n'
    differences = run(tmp_path, HEAD + step).differences
    assert any("could not come up" in line for line in differences)


def test_setup_chance_dictates_who_starts(tmp_path: Path) -> None:
    head = HEAD + 'setup_chance = [1, "ore", "ore", "ore", "food", "fuel"]\n'
    step = '[[step]]\nthen = { seat = 1, dice = ["ore", "ore", "ore", "food", "fuel"] }\n'
    assert run(tmp_path, head + step).differences == []
    more = head.replace('"fuel"]', '"fuel", "fuel"]')
    assert run(tmp_path, more + step).differences == ["setup: 6 draws were made, but `chance` names 7"]
