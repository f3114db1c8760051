"""Checks a finished game's record: that chance was fixed before the first move, and that the moves lead where it says.

The seal is published when a table is set up; seed and salt are told when the game is over. That the moves are those
that were made is the server's word: they are not sealed, only legal and fitting the result.
"""

import hmac
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from longhaul.core.errors import BadRecord, LonghaulError
from longhaul.core.position import Position
from longhaul.core.replay import find_content, replay
from longhaul.core.rulebook import Rulebook
from longhaul.table.header import commitment

What = Literal["seal", "noted", "origin", "actions", "result"]


class Check(msgspec.Struct):
    """One thing that was looked at: whether it holds, None if it could not be looked at, and a sentence."""

    what: What
    holds: bool | None
    text: str


def verify(data: dict[str, Any], rulebook: Rulebook, noted: str = "", chosen: str | None = None) -> list[Check]:
    """All checks of a record; `noted` is the commitment that a player wrote down when the game began."""
    return [*check_seal(data, noted), *check_play(data, rulebook, chosen)]


# The seal ---------------------------------------------------------------------------------------
def check_seal(data: dict[str, Any], noted: str) -> list[Check]:
    if "commitment" not in data or "salt" not in data:
        return unsealed(data, noted)
    given, sealed = normal(data["commitment"]), commitment(data["seed"], data["salt"])
    holds = same(given, sealed)
    text = f"seed and salt give the seal {sealed}" if holds else seal_differs(given, sealed, noted)
    return [Check("seal", holds, text), *([check_noted(given, sealed, noted)] if noted else [])]


def seal_differs(given: str, sealed: str, noted: str) -> str:
    """Without a noted seal nobody can tell which of the three was changed."""
    blame = "the seed, the salt or the commitment"
    if noted and same(noted, sealed):
        blame = "the commitment"
    elif noted and same(noted, given):
        blame = "the seed or the salt"
    return f"sha256 of salt and seed is {sealed}, but the record's commitment is {given}: {blame} was changed"


def unsealed(data: dict[str, Any], noted: str) -> list[Check]:
    missing = " and ".join(name for name in ("commitment", "salt") if name not in data)
    if missing == "commitment and salt" and not noted:
        return [Check("seal", None, "the record has no seal, as games played in a terminal have none")]
    return [Check("seal", False, f"{missing} missing in the record: the seal cannot be checked")]


def check_noted(given: str, sealed: str, noted: str) -> Check:
    if same(noted, sealed):
        return Check("noted", True, "it is the seal that was noted when the game began")
    if same(noted, given):
        return Check("noted", False, "the record names the seal that was noted, but its seed and salt do not give it")
    text = f"the seal that was noted is {normal(noted)}: the record is of another game, or of another chance"
    return Check("noted", False, text)


def normal(text: str) -> str:
    return text.strip().lower()


def same(one: str, other: str) -> bool:
    return hmac.compare_digest(normal(one).encode(), normal(other).encode())


# The play ---------------------------------------------------------------------------------------
def check_play(data: dict[str, Any], rulebook: Rulebook, chosen: str | None) -> list[Check]:
    facts = rulebook.facts
    try:
        content = find_content(data, rulebook, chosen)
        positions = replay(data, rulebook, content)
    except LonghaulError as error:
        return [Check("origin", False, str(error)), *not_reached("the game could not be begun", "actions", "result")]
    played_by = f"rules version {facts.version} of {facts.name}, set {content.name!r} ({content.digest})"
    return [Check("origin", True, f"it was played by {played_by}"), *check_positions(data, positions)]


def check_positions(data: dict[str, Any], positions: Iterator[Position]) -> list[Check]:
    count, played = len(data["actions"]), 0
    last = next(positions)
    try:
        for position in positions:
            last, played = position, played + 1
    except BadRecord as error:
        if played < count:
            return [Check("actions", False, str(error)), *not_reached("not all actions could be played", "result")]
        return [actions_hold(count), Check("result", False, result_differs(data, last))]
    return [actions_hold(count), Check("result", True, result_holds(last))]


def actions_hold(count: int) -> Check:
    return Check("actions", True, f"all {count} actions are legal, one after the other")


def not_reached(why: str, *kinds: What) -> list[Check]:
    return [Check(kind, None, f"the {kind} could not be checked: {why}") for kind in kinds]


def result_holds(last: Position) -> str:
    if not last.over:
        return (
            f"they lead to the scores {last.scores}; the game was ended before the rules would have (resigned, drawn)"
        )
    winners = ", ".join(f"seat {seat + 1}" for seat in last.winners) or "nobody"
    return f"they lead to the result: {last.ending}, scores {last.scores}, won by {winners}"


def result_differs(data: dict[str, Any], last: Position) -> str:
    """Which parts of the result are not as the record says."""
    leads_to = {"over": last.over, "scores": last.scores, "winners": last.winners}
    says = data["result"]
    names = [name for name in {**leads_to, **says} if leads_to.get(name) != says.get(name)]
    parts = [f"{name} is {says.get(name)} in the record, but comes to {leads_to.get(name)}" for name in names]
    return f"the result does not follow from the actions: {'; '.join(parts)}; a result or an action was changed"
