"""Plays what people have laid ahead, exactly that, and tells them, and nobody else, what became of it."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from functools import partial

import msgspec

from longhaul.core.errors import LonghaulError
from longhaul.core.position import NOBODY
from longhaul.server.features.premoves import AHEAD, encoded, order_of
from longhaul.server.live import protocol
from longhaul.server.notify.notices import Notices
from longhaul.server.store.errors import Missing
from longhaul.server.store.rows import Laid
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.table import LogEntry, Rejection
from longhaul.table import premoves as rules
from longhaul.table.premoves import Order, Outcome, Wish
from longhaul.table.view import seen_by


class Planner:
    """Looks at every table that waits for someone who has laid something ahead there."""

    def __init__(self, hub: Hub, notices: Notices) -> None:
        self._hub, self._notices = hub, notices
        self._changes = Counter[str]()  # of each one's orders: what is told by two ways may come in any order
        hub.on_step.append(self._stepped)
        hub.on_rest.append(self._rests)

    # Laying
    async def lay(self, room: Room, user: str, wishes: Sequence[Wish]) -> None:
        """Instead of what someone has laid at a table so far; it is on disk when this returns."""
        seat = room.table.seat_of(user)
        if seat == NOBODY:
            raise Rejection("you have no seat at this table", code="no_seat")
        async with room.lock:
            before = room.plans.orders.get(user, [])
            orders = rules.lay(room.table, seat, wishes, before)
            if not room.plans.orders:
                room.plans.begin(room.table)
            room.plans.put(user, orders)
            try:
                await self._keep(room, user)
            except LonghaulError:
                lying = {order.id for order in room.plans.orders.get(user, ())}
                asked = {order.id for order in orders}
                room.plans.put(user, [order for order in before if order.id in lying or order.id not in asked])
                raise
        self.show(room, user)

    async def _keep(self, room: Room, user: str) -> None:
        """What lies there now, as of the entries so far."""
        orders = room.plans.orders.get(user)
        if orders is None:
            await asyncio.to_thread(self._hub.store.drop_orders, room.id, user)
            return
        laid = Laid(table=room.id, user=user, version=room.table.version, data=encoded(orders))
        try:
            await asyncio.to_thread(self._hub.store.save_orders, laid)
        except Missing:  # an account that was deleted meanwhile has no plans
            room.plans.put(user, [])

    async def _keep_in_turn(self, room: Room, user: str) -> None:
        async with room.lock:
            await self._keep(room, user)

    def lying(self, room: Room, user: str) -> tuple[list[Order], int]:
        """What someone has laid at a table, and how often it had changed by then."""
        return room.plans.orders.get(user, []), self._changes[user]

    def show(self, room: Room, user: str, note: str = "") -> None:
        """Whoever laid them sees what lies there, wherever they are connected."""
        self._changes[user] += 1
        orders, number = self.lying(room, user)
        self._hub.tell_user(user, protocol.encode(protocol.Orders(room.id, orders, note, number)))

    # What happens at tables
    def _stepped(self, room: Room, entry: LogEntry) -> None:
        if not room.plans.orders:
            return
        if order_of(entry) and room.plans.label:
            self._notices.played(room, room.table.seats[entry.seat].who, room.plans.label)
        before = {user: len(orders) for user, orders in room.plans.orders.items()}
        if room.table.over:
            room.plans.orders.clear()
        lost = room.plans.step(room.table, entry)
        for user, count in before.items():
            if len(room.plans.orders.get(user, ())) != count:
                note = self._notices.cleared(room, user) if user in lost else ""
                self._changed(room, user, note)

    def _changed(self, room: Room, user: str, note: str = "") -> None:
        self._hub.background.spawn(self._keep_in_turn(room, user))
        self.show(room, user, note)

    def _rests(self, room: Room) -> None:
        """It has come to someone's decision: if they have made it already, it is played."""
        plans, table = room.plans, room.table
        if not plans.orders or table.waiting or table.turn not in table.people:
            return
        if room.thinking == table.version or not (plans.came or plans.ahead):
            return
        user = table.seats[table.turn].who
        outcome = rules.decide(table, table.turn, plans.orders.get(user, ()), plans.spent)
        if outcome.play is not None:
            room.thinking = table.version
            self._play(room, outcome.play)
        elif outcome.failures:
            room.thinking = table.version
            self._fail(room, user, outcome)

    def _play(self, room: Room, order: Order) -> None:
        room.plans.label = "" if order.always else seen_by(room.table, room.table.turn).label(order.action)
        judge = partial(_as_ordered, room, room.table.turn, order, room.table.version)
        self._hub.ask(room, judge, "order")

    def _fail(self, room: Room, user: str, outcome: Outcome) -> None:
        is_lost = len(outcome.left) < len(room.plans.orders[user])
        room.plans.put(user, outcome.left)
        note = self._notices.stuck(room, user, outcome.failures, is_lost)
        self._changed(room, user, note)


def _as_ordered(room: Room, seat: int, order: Order, version: int, now: float) -> LogEntry:
    entry = room.table.judge_play(seat, order.action, version, now)
    return msgspec.structs.replace(entry, text=f"{AHEAD}{order.id}")
