"""Orders: what someone has chosen to play when it comes to a phase, and whether one of them is to be played now.

An order names a phase and the exact action. It may have a condition, on what another seat has just decided. It is
played once, or each time the phase comes up, which is what passing ahead is. Nothing else is ever played: where the
judge forbids the action, or no condition is met, the person decides, and their plan, made for a game that went
otherwise, is put away.
"""

from collections.abc import Collection, Sequence
from typing import Annotated

import msgspec

from longhaul.core.errors import UnknownAction
from longhaul.table.errors import Rejection
from longhaul.table.premove_options import find_phase, named
from longhaul.table.table import Table

MOST = 24  # orders of one person at one table
LONGEST = 80  # characters of a phase or an action
PASSES = ("done",)  # what only says that one does nothing more here: it can be laid ahead at any table

Word = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Number = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a seat has decided something: at its latest decision, or at any of its latest turn."""

    seat: Number
    action: Word
    turn: bool = False


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An order as someone lays it; `id` if it lies there already."""

    phase: Word
    action: Word
    id: Number = 0
    condition: Condition | None = None
    always: bool = False


class Order(msgspec.Struct, frozen=True):
    """An order that lies at a table."""

    id: int
    phase: str
    action: str  # its text form
    condition: Condition | None
    always: bool  # each time, not once
    after: int  # how many actions had been played when it was laid


class Failure(msgspec.Struct, frozen=True):
    """Why an order was not played though its phase came up."""

    order: Order
    text: str
    clause: str = ""  # of the judge; none where a condition was not met


class Outcome(msgspec.Struct, frozen=True):
    """What orders make of a decision: the one to play, or why none is; and the orders that are left."""

    play: Order | None
    failures: list[Failure]
    left: list[Order]


# Laying orders --------------------------------------------------------------------------------------
def lay(table: Table, seat: int, wishes: Sequence[Wish], lying: Sequence[Order]) -> list[Order]:
    """The orders that someone wants, checked one by one: those that lie there already stay what they are."""
    if not wishes:
        return []
    if table.over:
        raise Rejection("the game is over", code="over")
    if table.header.seats == 1:
        raise Rejection("a game for one waits for nobody: there is nothing to lay ahead", code="no_orders")
    if len(wishes) > MOST:
        raise Rejection(f"at most {MOST} orders can lie at a table, not {len(wishes)}", code="too_many_orders")
    known = {order.id: order for order in lying}
    last = max([*known, 100 * table.version])  # no number is given twice
    orders = list[Order]()
    for place, wish in enumerate(wishes, 1):
        if wish.id and wish.id not in known:
            raise Rejection(f"order {place} has been played or put away meanwhile; look again", code="stale_orders")
        if not wish.id:
            last += 1
        orders.append(_order(table, seat, wish, place, known.get(wish.id), last))
    if len({order.id for order in orders}) < len(orders):
        raise Rejection("no order can be in the list twice", code="bad_order")
    return orders


def _order(table: Table, seat: int, wish: Wish, place: int, lying: Order | None, number: int) -> Order:
    try:
        phase = find_phase(table.rulebook, wish.phase)
        action = table.position.action(wish.action)
        condition = _condition(table, seat, wish.condition)
    except (Rejection, UnknownAction) as error:
        raise Rejection(f"order {place}: {error}", code="bad_order") from None
    if table.rulebook.actions.block(action).name not in phase.verbs:
        text = f"order {place}: {action.text!r} is not played in the phase {wish.phase!r}"
        raise Rejection(text, code="bad_order")
    if table.header.clock.pace != "days" and (not wish.always or condition or action.text not in PASSES):
        text = f"order {place}: only by correspondence, with days on the clock, can more be laid ahead than to pass"
        raise Rejection(text, code="no_orders")
    as_before = lying is not None and (lying.phase, lying.action, lying.always) == (
        phase.name,
        action.text,
        wish.always,
    )
    after = lying.after if lying is not None and as_before else len(table.actors)
    return Order(lying.id if lying else number, phase.name, action.text, condition, wish.always, after)


def _condition(table: Table, seat: int, condition: Condition | None) -> Condition | None:
    if condition is None:
        return None
    if not 0 <= condition.seat < table.header.seats:
        raise Rejection(f"there is no seat {condition.seat + 1}; there are {table.header.seats}")
    if condition.seat == seat:
        raise Rejection("a condition is about another seat than one's own")
    return msgspec.structs.replace(condition, action=table.position.action(condition.action).text)


# Playing them ---------------------------------------------------------------------------------------
def decide(table: Table, seat: int, orders: Sequence[Order], spent: Collection[int] = ()) -> Outcome:
    """What the orders of the seat that is asked come to now. Those of `spent` were played since it came to this phase:
    one for each time is not played twice there."""
    failures = list[Failure]()
    for order in orders:
        if order.phase != table.position.phase or (order.always and not _is_ready(table, seat, order, spent)):
            continue
        if not is_met(table, order.condition):
            failures.append(Failure(order, _unmet(table, order)))
            continue
        clause = table.position.clause(order.action)
        if clause:
            failures.append(Failure(order, table.position.why_not(order.action), clause))
            break  # what follows was chosen for after it
        left = [other for other in orders if other is not order or order.always]
        return Outcome(order, [], left)
    told = [failure for failure in failures if failure.clause or not failure.order.always]
    is_lost = any(not failure.order.always for failure in told)
    return Outcome(None, told, [order for order in orders if order.always] if is_lost else list(orders))


def is_met(table: Table, condition: Condition | None) -> bool:
    """Whether a condition holds as the table stands."""
    if condition is None:
        return True
    wanted = int(table.position.action(condition.action))
    for place in range(len(table.actors) - 1, -1, -1):
        if table.actors[place] == condition.seat:
            return wanted in _latest(table, place, condition)
    return False


def _latest(table: Table, place: int, condition: Condition) -> list[int]:
    """The decision at a place; of a turn, those of the same seat right before it too."""
    first = place
    while condition.turn and first > 0 and table.actors[first - 1] == condition.seat:
        first -= 1
    return table.position.actions[first : place + 1]


def _is_ready(table: Table, seat: int, order: Order, spent: Collection[int]) -> bool:
    """An order for each time begins with the next turn: whoever lays it while playing goes on by hand."""
    return order.id not in spent and any(actor != seat for actor in table.actors[order.after :])


def _unmet(table: Table, order: Order) -> str:
    condition = order.condition
    assert condition is not None
    wanted = named(table.rulebook, table.content, condition.action)
    if condition.turn:
        return f"“{wanted}” was not among the decisions of Seat {condition.seat + 1}'s latest turn"
    return f"the latest decision of Seat {condition.seat + 1} was not “{wanted}”"
