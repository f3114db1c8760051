"""Verifies the record of a finished game: the seed was fixed before the first move, and the moves lead to the result.

The seal is published when a table is opened; seed and salt are revealed when the game is over. The hash chain (`trail`
in the record) holds a hash of every position, so any change is found at its move. That the chain is that of the game
which was really played rests on the server's word.
"""

import hmac
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Literal

import msgspec

from longhaul.core.errors import BadRecord, LonghaulError
from longhaul.core.files.game_record import find_content, replay
from longhaul.core.files.hash_chain import ChainBuilder, PlainEvents
from longhaul.core.position import NO_SEAT, Position
from longhaul.core.rulebook import Rulebook
from longhaul.table.header import commitment

What = Literal["seal", "noted", "origin", "actions", "trail", "rolls", "result"]


class Check(msgspec.Struct):
    """The outcome of one check; `holds` is None if it could not be made."""

    what: What
    holds: bool | None
    text: str


class Roll(msgspec.Struct):
    """A roll or draw at a move (0: before the first), and whether it follows from the seed."""

    move: int
    seat: int
    story: list[str]
    holds: bool | None  # None: the record does not contain it


class Verdict(msgspec.Struct):
    checks: list[Check]
    rolls: list[Roll]

    @property
    def holds(self) -> bool:
        return not any(check.holds is False for check in self.checks)


def verify(data: dict[str, Any], rulebook: Rulebook, noted: str = "", chosen: str | None = None) -> Verdict:
    """All checks of a record; `noted` is the seal that a player wrote down when the game began."""
    checks, rolls = check_play(data, rulebook, chosen)
    return Verdict([*check_seal(data, noted), *checks], rolls)


# The seal ---------------------------------------------------------------------------------------
def check_seal(data: dict[str, Any], noted: str) -> list[Check]:
    if "commitment" not in data or "salt" not in data:
        return unsealed(data, noted)
    given, sealed = normal(data["commitment"]), commitment(data["seed"], data["salt"])
    holds = same(given, sealed)
    text = f"seed and salt give the seal {sealed}" if holds else seal_differs(given, sealed, noted)
    return [Check("seal", holds, text), *([check_noted(given, sealed, noted)] if noted else [])]


def seal_differs(given: str, sealed: str, noted: str) -> str:
    """Only a noted seal can tell which of the three was changed."""
    blame = "the seed, the salt or the commitment"
    if noted and same(noted, sealed):
        blame = "the commitment"
    elif noted and same(noted, given):
        blame = "the seed or the salt"
    return f"sha256 of salt and seed is {sealed}, but the record's commitment is {given}: {blame} was changed"


def unsealed(data: dict[str, Any], noted: str) -> list[Check]:
    missing = " and ".join(name for name in ("commitment", "salt") if name not in data)
    if missing == "commitment and salt" and not noted:
        return [Check("seal", None, "the record has no seal: games played in a terminal have none")]
    return [Check("seal", False, f"{missing} missing from the record: the seal cannot be checked")]


def check_noted(given: str, sealed: str, noted: str) -> Check:
    if same(noted, sealed):
        return Check("noted", True, "it matches the seal noted when the game began")
    if same(noted, given):
        return Check("noted", False, "the record names the noted seal, but its seed and salt do not give it")
    text = f"the noted seal is {normal(noted)}: the record is of another game, or of another seed"
    return Check("noted", False, text)


def normal(text: str) -> str:
    return text.strip().lower()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(normal(one).encode(), normal(other).encode())


# The play ---------------------------------------------------------------------------------------
def check_play(data: dict[str, Any], rulebook: Rulebook, chosen: str | None) -> tuple[list[Check], list[Roll]]:
    facts = rulebook.facts
    try:
        content = find_content(data, rulebook, chosen)
        positions = replay(data, rulebook, content)
    except LonghaulError as error:
        rest = not_reached("the game could not be started", "actions", "trail", "rolls", "result")
        return [Check("origin", False, str(error)), *rest], []
    played_under = f"rules version {facts.version} of {facts.name}, set {content.name!r} ({content.digest})"
    checker = Checker(data)
    checks = checker.follow(positions)
    return [Check("origin", True, f"it was played under {played_under}"), *checks], checker.rolls


class Checker:
    """Replays a record and compares every move with what the record says of it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.count = len(data["actions"])
        self.trail: list[str] | None = data.get("trail")
        self.recorded_rolls: dict[str, Any] | None = data.get("rolls")
        self.rolls: list[Roll] = []
        self._chain = ChainBuilder()
        self._strayed = ""  # the first move that leads elsewhere than the chain says
        self._other_roll = ""  # the first roll that does not follow from the seed

    def follow(self, positions: Iterator[Position]) -> list[Check]:
        last, actor = next(positions), NO_SEAT
        self._compare(last, actor)
        try:
            for position in positions:
                last, actor = position, last.seat
                self._compare(position, actor)
        except BadRecord as error:
            if len(last.actions) < self.count:
                return [
                    Check("actions", False, str(error)),
                    *self._checks(last),
                    *not_reached("not all actions could be played", "result"),
                ]
            differs = Check("result", False, result_differs(self.data, last))
            return [actions_hold(self.count), *self._checks(last), differs]
        return [actions_hold(self.count), *self._checks(last), Check("result", True, result_holds(last))]

    def _compare(self, position: Position, actor: int) -> None:
        number = len(position.actions)
        self._chain.follow(position)
        if self.trail is not None and not self._strayed and self.trail[number : number + 1] != self._chain.links[-1:]:
            self._strayed = strayed(position, actor)
        shown = self._chain.rolls.get(str(number))
        if shown is None:
            return
        holds = None if self.recorded_rolls is None else self.recorded_rolls.get(str(number)) == shown
        self.rolls.append(Roll(number, actor, position.narration, holds))
        if holds is False and not self._other_roll:
            self._other_roll = other_roll(position, actor, (self.recorded_rolls or {}).get(str(number)), shown)

    def _checks(self, last: Position) -> list[Check]:
        if self.trail is None or self.recorded_rolls is None:
            return untraced(self.data)
        whole = len(last.actions) == self.count
        if not self._strayed and whole and len(self.trail) != self.count + 1:
            self._strayed = f"the chain has {len(self.trail)} links for {self.count} moves: moves were added or removed"
        unknown = sorted(set(self.recorded_rolls) - set(self._chain.rolls)) if whole else []
        if not self._other_roll and unknown:
            self._other_roll = f"move {unknown[0]}: the record contains a roll, but there was none"
        trail = self._strayed or f"each of the {self.count} moves leads to the recorded position"
        rolls = self._other_roll or f"each of the {len(self.rolls)} rolls and draws follows from the seed"
        return [Check("trail", not self._strayed, trail), Check("rolls", not self._other_roll, rolls)]


def untraced(data: dict[str, Any]) -> list[Check]:
    """Games played in a terminal have neither chain nor rolls; a record with only one of them was changed."""
    if "trail" in data or "rolls" in data:
        missing: What = "rolls" if "trail" in data else "trail"
        return [Check(missing, False, f"{missing} missing from the record: what was there was taken out")]
    return [
        Check("trail", None, "the record does not say where each move led"),
        Check("rolls", None, "the record does not say what was rolled and drawn at each move"),
    ]


def move_name(position: Position, actor: int) -> str:
    """'move 12 (lock:1 of seat 2)'."""
    if not position.actions:
        return "before move 1"
    return f"move {len(position.actions)} ({position.action(position.actions[-1]).text} of seat {actor + 1})"


def strayed(position: Position, actor: int) -> str:
    if not position.actions:
        return (
            "before move 1: the game does not start as the record says: an option, the seats, the cards, "
            "the seed or the chain was changed"
        )
    name = move_name(position, actor)
    return f"{name} does not lead to the recorded position: the action, the seed or the chain was changed there"


def other_roll(position: Position, actor: int, recorded: object, shown: PlainEvents) -> str:
    """The first event that differs between the record and the seed."""
    name = move_name(position, actor)
    if not isinstance(recorded, list):
        return f"{name}: the record contains no roll or draw there, but there was one"
    pairs = zip_longest(recorded, shown)
    says, gives = next((pair for pair in pairs if pair[0] != pair[1]), (None, None))
    changed = "a roll or the seed was changed"
    return f"{name}: the record shows {in_words(says)}, but the seed gives {in_words(gives)}: {changed}"


def in_words(event: object) -> str:
    """'rolled (dice 2 3 5)'."""
    if not isinstance(event, dict):
        return "nothing more" if event is None else repr(event)
    facts = ", ".join(f"{name} {value}" for name, value in event.items() if name not in ("event", "seat"))
    return f"{event.get('event', 'something')}{f' ({facts})' if facts else ''}"


def actions_hold(count: int) -> Check:
    return Check("actions", True, f"all {count} actions are legal")


def not_reached(why: str, *kinds: What) -> list[Check]:
    return [Check(kind, None, f"the {kind} could not be checked: {why}") for kind in kinds]


def result_holds(last: Position) -> str:
    if not last.over:
        return f"the actions lead to the scores {last.scores}; the game ended early (resigned or drawn)"
    winners = ", ".join(f"seat {seat + 1}" for seat in last.winners) or "nobody"
    return f"the actions lead to the result: {last.ending}, scores {last.scores}, won by {winners}"


def result_differs(data: dict[str, Any], last: Position) -> str:
    """The parts of the result that differ from the record."""
    leads_to = {"over": last.over, "scores": last.scores, "winners": last.winners}
    says = data["result"]
    names = [name for name in {**leads_to, **says} if leads_to.get(name) != says.get(name)]
    parts = [f"{name} is {says.get(name)} in the record, but should be {leads_to.get(name)}" for name in names]
    return f"the result does not follow from the actions: {'; '.join(parts)}; a result or an action was changed"
