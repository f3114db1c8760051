"""Premoves: moves that a player chooses in advance, for a phase to come, and which of them is played now.

A premove names a phase and the exact action. With a condition, on what another seat has just decided, it is a
conditional move. It is played once, or each time its phase comes up, which is how one passes in advance. Nothing else
is ever played: if the rules forbid the action or no condition is met, the player decides, and their other premoves,
which were made for a game that went otherwise, are removed.
"""

from collections.abc import Collection, Sequence
from typing import Annotated

import msgspec

from longhaul.core.errors import UnknownAction
from longhaul.core.messages import Message
from longhaul.table.errors import Rejection
from longhaul.table.premove_options import action_message, find_phase
from longhaul.table.table import Table

MAX_PREMOVES = 24  # of one player at one table
MAX_NAME_LENGTH = 80  # characters of a phase or an action
PASS_ACTIONS = ("done",)  # do nothing more in the phase: can be chosen in advance at any table
IDS_PER_VERSION = 100  # so that no id is given twice, also after a restart

Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another seat decided something: in its latest decision, or anywhere in its latest turn."""

    seat: Number
    action: Name
    turn: bool = False


class PremoveDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A premove as a client sends it; with the `id` of one that is already at the table, or without."""

    phase: Name
    action: Name
    id: Number = 0
    condition: Condition | None = None
    always: bool = False


class Premove(msgspec.Struct, frozen=True):
    """A premove that was accepted."""

    id: int
    phase: str
    action: str  # its text form
    condition: Condition | None
    always: bool  # each time, not once
    after: int  # how many actions had been played when it was made


class ConditionView(msgspec.Struct, frozen=True):
    """A condition as the player sees it: the decision of the other seat by its verb and its words."""

    seat: int
    verb: str
    arguments: dict[str, str]
    turn: bool


class PremoveView(msgspec.Struct, frozen=True):
    """A premove as its player sees it."""

    id: int
    phase: str
    verb: str
    arguments: dict[str, str]
    condition: ConditionView | None
    always: bool
    after: int


class Failure(msgspec.Struct, frozen=True):
    """Why a premove was not played though its phase came up."""

    premove: Premove
    reason: Message
    clause: str = ""  # of the rules; "" where a condition was not met


class Choice(msgspec.Struct, frozen=True):
    """The premove to play, or why none can be played; and the premoves that remain."""

    play: Premove | None
    failures: list[Failure]
    remaining: list[Premove]


encode_premoves = msgspec.json.Encoder().encode
decode_premoves = msgspec.json.Decoder(list[Premove]).decode


def premove_view(table: Table, premove: Premove) -> PremoveView:
    action, when = table.position.action(premove.action), None
    if condition := premove.condition:
        wanted = table.position.action(condition.action)
        when = ConditionView(condition.seat, wanted.verb, wanted.arguments, condition.turn)
    return PremoveView(premove.id, premove.phase, action.verb, action.arguments, when, premove.always, premove.after)


# Making premoves --------------------------------------------------------------------------------
def accept_premoves(
    table: Table, seat: int, drafts: Sequence[PremoveDraft], current: Sequence[Premove]
) -> list[Premove]:
    """The premoves a player asks for, each checked; those that are already at the table keep their id."""
    if not drafts:
        return []
    if table.over:
        raise Rejection(Message("rejected-over"), code="over")
    if table.header.seats == 1:
        raise Rejection(Message("rejected-premove-solo"), code="no_orders")
    if len(drafts) > MAX_PREMOVES:
        message = Message("rejected-premoves-many", {"most": MAX_PREMOVES, "count": len(drafts)})
        raise Rejection(message, code="too_many_orders")
    known = {premove.id: premove for premove in current}
    last_id = max([*known, IDS_PER_VERSION * table.version])
    premoves = list[Premove]()
    for place, draft in enumerate(drafts, 1):
        if draft.id and draft.id not in known:
            raise Rejection(Message("rejected-premove-gone", {"place": place}), code="stale_orders")
        if not draft.id:
            last_id += 1
        premoves.append(_accept(table, seat, draft, place, known.get(draft.id), last_id))
    if len({premove.id for premove in premoves}) < len(premoves):
        raise Rejection(Message("rejected-premove-twice"), code="bad_order")
    return premoves


def _accept(table: Table, seat: int, draft: PremoveDraft, place: int, current: Premove | None, new_id: int) -> Premove:
    try:
        phase = find_phase(table.rulebook, draft.phase)
        action = table.position.action(draft.action)
        condition = _accept_condition(table, seat, draft.condition)
    except (Rejection, UnknownAction) as error:
        raise _rejection(place, error.message) from None
    if table.rulebook.actions.block(action).name not in phase.verbs:
        message = Message("rejected-premove-phase", {"text-action": action.text, "text-phase": draft.phase})
        raise _rejection(place, message)
    if table.header.clock.pace != "days" and (not draft.always or condition or action.text not in PASS_ACTIONS):
        raise _rejection(place, Message("rejected-premove-pace"), "no_orders")
    wanted = (phase.name, action.text, draft.always)
    is_unchanged = current is not None and (current.phase, current.action, current.always) == wanted
    after = current.after if current is not None and is_unchanged else len(table.actors)
    return Premove(current.id if current else new_id, phase.name, action.text, condition, draft.always, after)


def _rejection(place: int, reason: Message, code: str = "bad_order") -> Rejection:
    return Rejection(Message("rejected-premove", {"place": place, "reason": reason}), code=code)


def _accept_condition(table: Table, seat: int, condition: Condition | None) -> Condition | None:
    if condition is None:
        return None
    if not 0 <= condition.seat < table.header.seats:
        facts = {"number": condition.seat + 1, "seats": table.header.seats}
        raise Rejection(Message("rejected-no-such-seat", facts))
    if condition.seat == seat:
        raise Rejection(Message("rejected-premove-own-seat"))
    return msgspec.structs.replace(condition, action=table.position.action(condition.action).text)


# Playing them -----------------------------------------------------------------------------------
def choose_premove(table: Table, seat: int, premoves: Sequence[Premove], played: Collection[int] = ()) -> Choice:
    """Which premove of the seat to move is played now. `played` are the ids of those played since this phase began: one
    that is for each time is not played twice there."""
    failures = list[Failure]()
    for premove in premoves:
        if premove.phase != table.position.phase or (premove.always and not _is_ready(table, seat, premove, played)):
            continue
        if not is_met(table, premove.condition):
            failures.append(Failure(premove, _unmet(table, premove)))
            continue
        clause = table.position.clause(premove.action)
        if clause:
            failures.append(Failure(premove, table.position.rejection(premove.action), clause))
            break  # the later ones were chosen to follow it
        remaining = [other for other in premoves if other is not premove or other.always]
        return Choice(premove, [], remaining)
    reported = [failure for failure in failures if failure.clause or not failure.premove.always]
    plan_failed = any(not failure.premove.always for failure in reported)
    remaining = [premove for premove in premoves if premove.always] if plan_failed else list(premoves)
    return Choice(None, reported, remaining)


def is_met(table: Table, condition: Condition | None) -> bool:
    if condition is None:
        return True
    wanted = int(table.position.action(condition.action))
    for place in range(len(table.actors) - 1, -1, -1):
        if table.actors[place] == condition.seat:
            return wanted in _latest_decisions(table, place, condition)
    return False


def _latest_decisions(table: Table, place: int, condition: Condition) -> list[int]:
    """The decision at a place; if the condition is about a turn, with the same seat's decisions right before it."""
    first = place
    while condition.turn and first > 0 and table.actors[first - 1] == condition.seat:
        first -= 1
    return table.position.actions[first : place + 1]


def _is_ready(table: Table, seat: int, premove: Premove, played: Collection[int]) -> bool:
    """A premove for each time begins with the next turn: a player who makes it during their turn finishes by hand."""
    return premove.id not in played and any(actor != seat for actor in table.actors[premove.after :])


def _unmet(table: Table, premove: Premove) -> Message:
    condition = premove.condition
    assert condition is not None
    wanted = action_message(table.rulebook, table.content, condition.action)
    id_ = "premove-unmet-turn" if condition.turn else "premove-unmet-move"
    return Message(id_, {"seat": condition.seat, "action": wanted})
