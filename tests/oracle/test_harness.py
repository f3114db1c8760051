"""The harness notices what it is there to notice: each of these breaks one thing, and reads the report."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from longhaul.core.events import Event
from longhaul.core.memory.record import duplicate
from tests.contract.cases import Setup
from tests.oracle.dice_traders import CONTEST
from tests.oracle.dice_traders.oracle import DiceTradersOracle
from tests.oracle.dice_traders.trading import Visit
from tests.oracle.harness import (
    MANNERS,
    MAX_REPORTS,
    Chance,
    Contest,
    Difference,
    Match,
    Result,
    Trial,
    differences,
    reports,
    trials,
)

SETUP = Setup("dice-traders", "house", 3, {"limit": 25})
TRIAL = Trial(SETUP, 7, "trader")


def report_of(oracle: Callable[[Setup], DiceTradersOracle]) -> str:
    """What is said of a game beside a broken oracle."""
    with pytest.raises(Difference) as raised:
        Match.of(replace(CONTEST, make_oracle=oracle), TRIAL).run()
    return str(raised.value)


class DearOracle(DiceTradersOracle):
    """Where three dice show a good, it costs 7."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.prices[2] = 7


class StayingOracle(DiceTradersOracle):
    """Small planets may not be explored."""

    def legal(self) -> list[str]:
        return [action for action in super().legal() if action != "explore:small"]


class LaxOracle(DiceTradersOracle):
    """You may follow yourself."""

    def legal(self) -> list[str]:
        return [*super().legal(), *(["follow"] if self.phase == "travel" else [])]


class ThirstyOracle(DiceTradersOracle):
    """A die more is thrown for every planet."""

    def play(self, action: str, chance: Chance) -> None:
        super().play(action, chance)
        if action.startswith("explore"):
            chance.take("rolled", die=5)


class ReversedOracle(DiceTradersOracle):
    """The poorest wins."""

    def result(self) -> Result:
        result = super().result()
        return Result(result.scores, [result.scores.index(min(result.scores))], result.ending)


class FailingOracle(DiceTradersOracle):
    def legal(self) -> list[str]:
        raise KeyError("lost")


@pytest.mark.parametrize(
    ("oracle", "line"),
    [
        (DearOracle, ".credits: engine "),
        (StayingOracle, "legal for the engine only: explore:small"),
        (LaxOracle, "legal for the oracle only: follow"),
        (ThirstyOracle, "the rules call for chance: rolled {'die': 5}"),
        (ReversedOracle, "winners.0: engine "),
        (FailingOracle, "the oracle failed: KeyError"),
    ],
)
def test_a_broken_oracle_is_reported(oracle: type[DiceTradersOracle], line: str) -> None:
    report = report_of(oracle)
    assert line in report
    assert report.startswith("dice-traders 'house/3 seats/limit=25' 7 trader: after action number ")
    assert "last actions: " in report


def test_a_broken_engine_is_reported() -> None:
    match = Match.of(CONTEST, TRIAL)
    content = match.position.content
    broken = replace(content, record=duplicate(content.record))
    broken.record.price[2] = 7
    match.position.content = broken
    with pytest.raises(Difference, match=r"\.credits: engine|legal for the"):
        match.run()


def test_a_die_that_the_rules_do_not_call_for_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Visit, "close_sale", lambda visit, chance: visit.offered.clear())
    assert "chance that the rules do not call for: [{'event': 'police'" in report_of(DiceTradersOracle)


def test_differences_are_reported_by_path() -> None:
    engine = {"same": 1, "ship": {"hold": [1, 2], "name": "A"}, "gone": {}}
    oracle = {"same": 1, "ship": {"hold": [1, 3, 4], "name": "A"}, "new": [0]}
    assert differences(engine, oracle) == [
        "ship.hold.1: engine 2, oracle 3",
        "gone: engine {}, oracle '(absent)'",
        "ship.hold.2: engine '(absent)', oracle 4",
        "new.0: engine '(absent)', oracle 0",
    ]
    assert differences(engine, engine) == []


def test_every_event_is_handed_out_once_and_by_its_facts() -> None:
    chance = Chance([Event("rolled", 0, {"die": 0}), Event("rolled", 1, {"die": 0})], None, None)
    assert chance.take("rolled", seat=1).seat == 1
    assert chance.offers("rolled", die=0) and not chance.offers("rolled", seat=1)
    assert [event.seat for event in chance.left({"rolled"})] == [0]
    assert chance.take("rolled").seat == 0
    with pytest.raises(Difference, match="the rules call for chance"):
        chance.take("rolled")


def test_the_search_stops_after_a_few_reports() -> None:
    broken = Contest("dice-traders", FailingOracle, CONTEST.observed)
    assert len(reports(broken, games=50)) == MAX_REPORTS


def test_trials_go_through_all_setups_and_manners_and_no_game_twice() -> None:
    played = list(trials("dice-traders", 1000, first_seed=0))
    assert len({trial.seed for trial in played}) == 1000
    setups = {str(trial.setup) for trial in played}
    assert all(len({t.manner for t in played if str(t.setup) == setup}) == len(MANNERS) for setup in setups)


# Independence ---------------------------------------------------------------------------------
FOLDER = Path(__file__).parent
DRIVERS = ("harness", "observed", "midgame", "matches")  # modules that play or read the engine's side of a game


def imports(file: Path) -> Iterator[tuple[str, str]]:
    """Module and name of everything that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from ((("." * node.level) + (node.module or ""), alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def is_allowed(file: Path, module: str, name: str) -> bool:
    """Of the engine, an oracle may use `find_game`, and its driver the core and the bots."""
    if module.split(".")[0] != "longhaul":
        return True
    if (module, name) == ("longhaul.games", "find_game"):
        return True
    is_driver = file.stem in DRIVERS or file.stem.startswith("test_")
    return is_driver and module.split(".")[:2] in (["longhaul", "core"], ["longhaul", "bots"])


def test_oracles_import_no_rules() -> None:
    files = sorted(FOLDER.rglob("*.py"))
    wrong = [
        f"{file.relative_to(FOLDER)}: {module} {name}"
        for file in files
        for module, name in imports(file)
        if not is_allowed(file, module, name)
    ]
    assert wrong == [] and len(files) > 60


@pytest.mark.parametrize(
    ("file", "module", "name", "allowed"),
    [
        ("star_traders/oracle.py", "longhaul.games.star_traders.rules.combat", "strike", False),
        ("star_traders/observed.py", "longhaul.games.star_traders", "RULEBOOK", False),
        ("star_traders/combat.py", "longhaul.core.chance", "below", False),
        ("star_traders/combat.py", "longhaul", "new", False),
        ("star_traders/observed.py", "longhaul.core.position", "Position", True),
        ("star_traders/oracle.py", "longhaul.games", "find_game", True),
    ],
)
def test_imports_of_rules_are_noticed(file: str, module: str, name: str, allowed: bool) -> None:
    assert is_allowed(FOLDER / file, module, name) == allowed
