"""What people have laid ahead at one table, kept in step with what happens there."""

from collections.abc import Iterable, Sequence

import msgspec

from longhaul.core.position import NOBODY
from longhaul.server.store.rows import Laid
from longhaul.table import LogEntry, Table
from longhaul.table.premoves import Order

AHEAD = "ahead:"  # before the number of the order, in the entry of a move that was laid ahead


class Plans:
    """Orders by the id of whose they are, and how the decision that is asked for now has come about."""

    def __init__(self) -> None:
        self.orders: dict[str, list[Order]] = {}
        self.came = False  # whether it has just come to this decision: another seat's or phase's was before
        self.ahead = False  # whether the latest move was laid ahead
        self.spent: set[int] = set()  # orders played since it came to this phase
        self.label = ""  # of the order that is on its way to the disk, if its owner is to be told that it was played
        self._moment = (NOBODY, "")
        self._actors: list[int] = []

    def begin(self, table: Table) -> None:
        """From here on: what lies ahead is for what comes after."""
        self.came = self.ahead = False
        self._moment, self._actors = moment(table), list(table.actors)

    def step(self, table: Table, entry: LogEntry) -> list[str]:
        """Something has happened: use up what it used, and take off what has no ground any more. Whose was taken off
        because a move of theirs was taken back."""
        number = order_of(entry)
        self.ahead = bool(number)
        now = moment(table)
        self.came, self._moment = now != self._moment, now
        self.spent = set() if self.came else self.spent | ({number} if number else set())
        if number:
            self._use(table.seats[entry.seat].who, number)
        undone = set(self._actors[len(table.actors) :])
        self._actors = list(table.actors)
        lost = [user for user in self.orders if table.seat_of(user) in undone]
        for user in [*lost, *(user for user in self.orders if table.seat_of(user) == NOBODY)]:
            self.orders.pop(user, None)
        if undone:
            self._laid_before(len(table.actors))
        return lost

    def _laid_before(self, count: int) -> None:
        """Of actions that were taken back, none was played before an order was laid."""
        for user, orders in self.orders.items():
            self.orders[user] = [msgspec.structs.replace(each, after=min(each.after, count)) for each in orders]

    def _use(self, user: str, number: int) -> None:
        self.put(user, [order for order in self.orders.get(user, ()) if order.id != number or order.always])

    def put(self, user: str, orders: Sequence[Order]) -> None:
        if orders:
            self.orders[user] = list(orders)
        else:
            self.orders.pop(user, None)


def moment(table: Table) -> tuple[int, str]:
    """Which decision a table waits for."""
    return (NOBODY, "") if table.waiting or table.over else (table.turn, table.position.phase)


def order_of(entry: LogEntry) -> int:
    """The order that a move was, or 0 if a hand played it."""
    return int(entry.text.removeprefix(AHEAD)) if entry.kind == "play" and entry.text.startswith(AHEAD) else 0


def encoded(orders: Sequence[Order]) -> bytes:
    return msgspec.json.encode(orders)


def decoded(data: bytes) -> list[Order]:
    return msgspec.json.decode(data, type=list[Order])


def restored(table: Table, rows: Iterable[Laid], since: Sequence[LogEntry]) -> Plans:
    """What lay there when the server stopped, less what `since`, the entries after the first of them was kept, used up.

    A take-back that was carried out and not yet followed up takes all orders off that it may concern."""
    plans = Plans()
    plans.begin(table)
    for row in rows:
        seat = table.seat_of(row.user)
        later = [entry for entry in since if entry.number > row.version]
        is_undone = any(entry.kind == "answer" or (entry.kind == "undo" and entry.seat == seat) for entry in later)
        if seat == NOBODY or is_undone:
            continue
        used = {order_of(entry) for entry in later if entry.seat == seat}
        plans.put(row.user, [order for order in decoded(row.data) if order.always or order.id not in used])
    last = since[-1] if since else None
    by_hand = last is not None and last.kind == "play" and last.seat == table.turn and not order_of(last)
    plans.came = not by_hand
    return plans
