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
from longhaul.core.messages import NOTHING, Message
from longhaul.core.messages.message import as_message
from longhaul.core.position import NO_SEAT, Position
from longhaul.core.rulebook import Rulebook
from longhaul.table.header import commitment

What = Literal["seal", "noted", "origin", "actions", "trail", "rolls", "result"]


class Check(msgspec.Struct):
    """The outcome of one check; `holds` is None if it could not be made."""

    what: What
    holds: bool | None
    message: Message  # of the game or the site


class Roll(msgspec.Struct):
    """A roll or draw at a move (0: before the first), and whether it follows from the seed."""

    move: int
    seat: int
    story: list[Message]
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
    message = Message("check-seal", {"text-seal": sealed}) if holds else seal_differs(given, sealed, noted)
    return [Check("seal", holds, message), *([check_noted(given, sealed, noted)] if noted else [])]


def seal_differs(given: str, sealed: str, noted: str) -> Message:
    """Only a noted seal can tell which of the three was changed: seed, salt or commitment."""
    blame = "any"
    if noted and same(noted, sealed):
        blame = "commitment"
    elif noted and same(noted, given):
        blame = "seed"
    return Message("check-seal-differs", {"text-seal": sealed, "text-given": given, "text-blame": blame})


def unsealed(data: dict[str, Any], noted: str) -> list[Check]:
    missing = [name for name in ("commitment", "salt") if name not in data]
    if len(missing) == 2 and not noted:
        return [Check("seal", None, Message("check-no-seal"))]
    return [Check("seal", False, Message("check-seal-missing", {"text-missing": missing}))]


def check_noted(given: str, sealed: str, noted: str) -> Check:
    if same(noted, sealed):
        return Check("noted", True, Message("check-noted"))
    if same(noted, given):
        return Check("noted", False, Message("check-noted-given"))
    return Check("noted", False, Message("check-noted-differs", {"text-noted": normal(noted)}))


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
        rest = not_reached("check-not-reached-start", "actions", "trail", "rolls", "result")
        return [Check("origin", False, error.message), *rest], []
    under = {"version": facts.version, "game": facts.id, "text-set": content.name, "text-hash": content.digest}
    checker = Checker(data)
    checks = checker.follow(positions)
    return [Check("origin", True, Message("check-origin", under)), *checks], checker.rolls


class Checker:
    """Replays a record and compares every move with what the record says of it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.count = len(data["actions"])
        self.trail: list[str] | None = data.get("trail")
        self.recorded_rolls: dict[str, Any] | None = data.get("rolls")
        self.rolls: list[Roll] = []
        self._chain = ChainBuilder()
        self._strayed = NOTHING  # the first move that leads elsewhere than the chain says
        self._other_roll = NOTHING  # the first roll that does not follow from the seed

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
                    Check("actions", False, error.message),
                    *self._checks(last),
                    *not_reached("check-not-reached-actions", "result"),
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
        self.rolls.append(Roll(number, actor, position.story, holds))
        if holds is False and not self._other_roll:
            self._other_roll = other_roll(position, actor, (self.recorded_rolls or {}).get(str(number)), shown)

    def _checks(self, last: Position) -> list[Check]:
        if self.trail is None or self.recorded_rolls is None:
            return untraced(self.data)
        whole = len(last.actions) == self.count
        if not self._strayed and whole and len(self.trail) != self.count + 1:
            self._strayed = Message("check-trail-length", {"links": len(self.trail), "moves": self.count})
        unknown = sorted(set(self.recorded_rolls) - set(self._chain.rolls)) if whole else []
        if not self._other_roll and unknown:
            self._other_roll = Message("check-roll-unknown", {"text-move": unknown[0]})
        trail = self._strayed or Message("check-trail", {"count": self.count})
        rolls = self._other_roll or Message("check-rolls", {"count": len(self.rolls)})
        return [Check("trail", not self._strayed, trail), Check("rolls", not self._other_roll, rolls)]


def untraced(data: dict[str, Any]) -> list[Check]:
    """Games played in a terminal have neither chain nor rolls; a record with only one of them was changed."""
    if "trail" in data or "rolls" in data:
        missing: What = "rolls" if "trail" in data else "trail"
        return [Check(missing, False, Message("check-untraced", {"text-missing": missing}))]
    return [
        Check("trail", None, Message("check-no-trail")),
        Check("rolls", None, Message("check-no-rolls")),
    ]


def move_name(position: Position, actor: int) -> Message:
    """'move 12 (lock:1 of Seat 2)'."""
    if not position.actions:
        return Message("check-before-first")
    text = position.action(position.actions[-1]).text
    return Message("check-move", {"number": len(position.actions), "text-action": text, "seat": actor})


def strayed(position: Position, actor: int) -> Message:
    if not position.actions:
        return Message("check-trail-start")
    return Message("check-trail-strayed", {"move": move_name(position, actor)})


def other_roll(position: Position, actor: int, recorded: object, shown: PlainEvents) -> Message:
    """The first event that differs between the record and the seed."""
    name = move_name(position, actor)
    if not isinstance(recorded, list):
        return Message("check-roll-missing", {"move": name})
    pairs = zip_longest(recorded, shown)
    says, gives = next((pair for pair in pairs if pair[0] != pair[1]), (None, None))
    return Message("check-roll-differs", {"move": name, "says": as_written(says), "gives": as_written(gives)})


def as_written(event: object) -> Message:
    """'rolled (dice 2 3 5)', as the record has it."""
    if not isinstance(event, dict):
        return Message("check-nothing-more") if event is None else as_message(repr(event))
    facts = ", ".join(f"{name} {value}" for name, value in event.items() if name not in ("event", "seat"))
    return as_message(f"{event.get('event', '?')}{f' ({facts})' if facts else ''}")


def actions_hold(count: int) -> Check:
    return Check("actions", True, Message("check-actions", {"count": count}))


def not_reached(why: str, *kinds: What) -> list[Check]:
    return [Check(kind, None, Message(why, {"text-what": kind})) for kind in kinds]


def result_holds(last: Position) -> Message:
    if not last.over:
        return Message("check-result-early", {"scores": last.scores})
    facts = {"ending": Message(f"ending-{last.ending}"), "scores": last.scores}
    if not last.winners:
        return Message("check-result-nobody", facts)
    return Message("check-result", {**facts, "seat": last.winners})


def result_differs(data: dict[str, Any], last: Position) -> Message:
    """The parts of the result that differ from the record."""
    leads_to = {"over": last.over, "scores": last.scores, "winners": last.winners}
    says = data["result"]
    names = [name for name in {**leads_to, **says} if leads_to.get(name) != says.get(name)]
    parts = [
        Message(
            "check-result-part",
            {"text-what": name, "text-recorded": str(says.get(name)), "text-right": str(leads_to.get(name))},
        )
        for name in names
    ]
    return Message("check-result-differs", {"parts": parts})
