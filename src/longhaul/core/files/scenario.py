"""Scenario files: given this position and these dice, do that, and then this holds.

    game = "dice-traders"
    title = "Ore brings 10 where one die shows it, and the police take what no die shows."
    clauses = ["DT-SELL-03", "DT-ILL-03"]
    seats = 2

    [given]                                  # fields of the state; the rest as set up
    seat = 0
    phase = "travel"
    turns = [2, 2]                           # no longer anyone's first turn
    days = [10, 20]
    hold.0.ore.4 = 4                         # four units of ore, bought at 4
    load.0 = 4

    [[step]]
    chance = ["ore", "food", "food"]         # the draws to come, in order: exactly those that are made
    do = ["explore:small", "lock:1+2+3"]
    then = { phase = "sell", legal = ["done", "sell"], may_not = { retire = "DT-END-03" } }

    [[step]]
    do = ["sell"]
    then = { credits.0 = 50, days.0 = 12, events = [{ event = "sold", price = 10 }] }

Scenario files are the tests of the clauses, the format of bug reports, and puzzles.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from longhaul.core.chance import TAPE
from longhaul.core.content import ContentSet
from longhaul.core.errors import BadScenario, IllegalAction, LonghaulError
from longhaul.core.events import Event
from longhaul.core.files.schema import KeyTypes, check_items, check_keys
from longhaul.core.memory import fields
from longhaul.core.memory.record import Words, duplicate
from longhaul.core.messages.message import Message
from longhaul.core.messages.shared import unreadable
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

REQUIRED: KeyTypes = {"game": str, "title": str, "clauses": list, "step": list}
OPTIONAL: KeyTypes = {"content": str, "seats": int, "seed": int, "setup_chance": list, "options": dict, "given": dict}
IN_STEP: KeyTypes = {"chance": list, "do": list, "then": dict}
IN_THEN: KeyTypes = {
    "legal": list,
    "may": list,
    "may_not": dict,
    "events": list,
    "over": bool,
    "scores": list,
    "winners": list,
    "ending": str,
}  # and any field of the state


@dataclass
class Outcome:
    """The result of a scenario: no differences, or a list of them."""

    name: str
    title: str
    clauses: list[str]
    differences: list[str] = field(default_factory=list)


def check(path: Path, find_game: Callable[[str], Rulebook]) -> Outcome:
    """Run a scenario file and say what differed."""
    data = _load(path)
    try:
        return _run(path, data, find_game(data["game"]))
    except LonghaulError as error:
        raise BadScenario(f"{path.name}: {error}") from None


def _load(path: Path) -> dict[str, Any]:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadScenario(Message("rejected-no-file", {"text-file": str(path)})) from None
    except OSError as error:
        raise BadScenario(unreadable(path, error.strerror)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadScenario(Message("rejected-not-toml", {"text-file": str(path), "text": str(error)})) from None
    _check_shape(path.name, data)
    return data


def _check_shape(name: str, data: dict[str, Any]) -> None:
    check_keys(name, data, REQUIRED, OPTIONAL, BadScenario)
    check_items(f"{name}: clauses", data["clauses"], (str,), BadScenario)
    for number, step in enumerate(data["step"], 1):
        where = f"{name}: step {number}"
        check_keys(where, step, {}, IN_STEP, BadScenario)
        check_items(f"{where}: do", step.get("do", []), (str, int), BadScenario)
        then = step.get("then", {})
        check_keys(f"{where}: then", then, {}, IN_THEN, BadScenario, closed=False)
        check_items(f"{where}: then.events", then.get("events", []), (dict,), BadScenario)
        for key in ("legal", "may"):
            check_items(f"{where}: then.{key}", then.get(key, []), (str,), BadScenario)


def _run(path: Path, data: dict[str, Any], rulebook: Rulebook) -> Outcome:
    unknown = [clause for clause in data["clauses"] if clause not in rulebook.clause_texts]
    if unknown:
        raise BadScenario(f"clauses: {unknown[0]} is not in the rulebook of {rulebook.facts.name}")
    outcome = Outcome(path.name, data["title"], data["clauses"])
    content = _find_content(rulebook, data.get("content", "house"), path.parent)
    scene = _Scene(rulebook, content, data, outcome)
    for number, step in enumerate(data["step"], 1):
        try:
            scene.run(number, step)
        except LonghaulError as error:
            raise BadScenario(f"step {number}: {error}") from None
    return outcome


def _find_content(rulebook: Rulebook, name: str, folder: Path) -> ContentSet[Any]:
    """A set of the game by its name, or a file whose path is relative to the scenario's own folder."""
    return rulebook.find_content(name if name in rulebook.sets else folder / name)


class _Scene:
    """A running scenario: the position and the differences found so far."""

    def __init__(self, rulebook: Rulebook, content: ContentSet[Any], data: dict[str, Any], outcome: Outcome) -> None:
        self.rulebook = rulebook
        self.outcome = outcome
        # A copy of the content carries the dictated draws; the real one stays as it is.
        self.content = replace(content, record=duplicate(content.record))
        self._dictate(data.get("setup_chance", []))
        seats, options = data.get("seats"), data.get("options", {})
        self.position = Position.start(rulebook, self.content, data.get("seed", 0), seats, options)
        if "setup_chance" in data:
            self._check_draws("setup", len(data["setup_chance"]))
        phases = tuple(phase.name.lower() for phase in rulebook.phases)
        players = tuple(str(seat) for seat in range(self.position.seats))
        self.words: Words = {**content.words, "phase": phases, "seat": players}
        self._arrange(data.get("given", {}))

    def _arrange(self, given: dict[str, Any]) -> None:
        """Set the fields that the scenario names; a contradictory position is rejected."""
        for key, value in given.items():
            fields.write(self.rulebook.state, self.position.state, key, value, self.words)
        try:
            self.rulebook.check_invariants(self.content.record, self.position.state)
        except AssertionError as error:
            raise BadScenario(f"given: this position cannot be: {error}") from None

    def run(self, number: int, step: dict[str, Any]) -> None:
        """One step: dictate the draws, do the actions, compare."""
        dictated = step.get("chance", [])
        self._dictate(dictated)
        if "chance" in step:
            self.position.state.draws = 0
        happened: list[Event] = []
        for action in step.get("do", []):
            try:
                happened += self.position.play(action)
            except IllegalAction as error:
                self._differs(f"step {number}", str(error))
                return
        if "chance" in step:
            self._check_draws(f"step {number}", len(dictated))
        for key, value in step.get("then", {}).items():
            for line in self._compare(key, value, happened):
                self._differs(f"step {number}", line)

    def _differs(self, where: str, line: str) -> None:
        self.outcome.differences.append(f"{where}: {line}")

    def _dictate(self, draws: list[Any]) -> None:
        """Put the draws to come on the tape of the scene's own content."""
        if len(draws) > TAPE:
            raise BadScenario(f"chance: {len(draws)} draws given; a step takes at most {TAPE}")
        for i, draw in enumerate(draws):
            self.content.record.tape[i] = self._drawn(draw)
        self.content.record.taped = len(draws)

    def _drawn(self, draw: Any) -> int:
        known = self.rulebook.chance(self.content)
        if isinstance(draw, str) and draw in known:
            return known[draw]
        if isinstance(draw, bool) or not isinstance(draw, int) or not 0 <= draw < 2**31:
            raise BadScenario(f"chance: {draw!r} is not one of {', '.join(known)}, or a number from 0 on")
        return draw

    def _check_draws(self, where: str, dictated: int) -> None:
        drawn = int(self.position.state.draws)
        if drawn < 0:
            self._differs(where, "a draw in `chance` names a face or card that could not come up there")
        elif drawn != dictated:
            self._differs(where, f"{drawn} draws were made, but `chance` names {dictated}")

    def _compare(self, key: str, value: Any, happened: list[Event]) -> list[str]:
        position = self.position
        match key:
            case "legal":
                return _difference("legal is", sorted(a.text for a in position.legal), sorted(value))
            case "may":
                return [f"{action} is not allowed: {why}" for action in value if (why := position.why_not(action))]
            case "may_not":
                pairs = [(action, position.clause(action), clause) for action, clause in value.items()]
                return [f"{a} is {_ruled(got)}, not {_ruled(want)}" for a, got, want in pairs if got != want]
            case "events":
                return _missing_events(happened, value)
            case "over" | "scores" | "winners" | "ending":
                return _difference(f"{key} is", getattr(position, key), value)
            case _:
                return fields.mismatches(self.rulebook.state, position.state, key, value, self.words)


def _difference(what: str, actual: Any, expected: Any) -> list[str]:
    return [] if actual == expected else [f"{what} {actual}, not {expected}"]


def _ruled(clause: str) -> str:
    return f"forbidden by {clause}" if clause else "legal"


def _missing_events(happened: list[Event], expected: list[dict[str, Any]]) -> list[str]:
    """Each expected event must be found after the one before; it need not name every fact."""
    rest = iter([event.plain() for event in happened])
    for wanted in expected:
        if not any(wanted.items() <= event.items() for event in rest):
            names = ", ".join(event.name for event in happened)
            return [f"event {wanted} did not happen in its place; what happened: {names}"]
    return []
