"""Plays the premoves of players when their phase comes up, and tells them, and nobody else, what became of them."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import NOTHING, Message
from longhaul.core.position import NO_SEAT, Position
from longhaul.server.notify.notices import Notices
from longhaul.server.store.errors import Missing
from longhaul.server.store.rows import StoredPremoves
from longhaul.server.tables.commands import Command, PlayPremove
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.table import LogEntry, Rejection
from longhaul.table.premoves import (
    Choice,
    Premove,
    PremoveDraft,
    PremoveView,
    accept_premoves,
    choose_premove,
    encode_premoves,
    premove_view,
)
from longhaul.table.view import seen_by


class Premoves:
    """Watches every table with premoves. `on_step` and `on_rest` are called by the hub."""

    def __init__(self, hub: Hub, notices: Notices) -> None:
        self._hub, self._notices = hub, notices
        self._changes = Counter[str]()  # by user: HTTP answers and messages may arrive in any order

    # Making them
    async def replace(self, room: Room, user: str, drafts: Sequence[PremoveDraft]) -> None:
        """Replace a user's premoves at a table; they are on disk when this returns."""
        seat = room.table.seat_of(user)
        if seat == NO_SEAT:
            raise Rejection(Message("rejected-not-seated"), code="no_seat")
        async with room.lock:
            before = room.premoves.by_user.get(user, [])
            premoves = accept_premoves(room.table, seat, drafts, before)
            if not room.premoves.by_user:
                room.premoves.begin(room.table)
            room.premoves.put(user, premoves)
            try:
                await self._save(room, user)
            except LonghaulError:
                current = {premove.id for premove in room.premoves.by_user.get(user, ())}
                wanted = {premove.id for premove in premoves}
                room.premoves.put(user, [each for each in before if each.id in current or each.id not in wanted])
                raise
        self.send(room, user)

    async def _save(self, room: Room, user: str) -> None:
        """Store the user's premoves as of the latest entry."""
        premoves = room.premoves.by_user.get(user)
        if premoves is None:
            await asyncio.to_thread(self._hub.store.delete_premoves, room.id, user)
            return
        row = StoredPremoves(table=room.id, user=user, version=room.table.version, data=encode_premoves(premoves))
        try:
            await asyncio.to_thread(self._hub.store.save_premoves, row)
        except Missing:  # the account was deleted meanwhile
            room.premoves.put(user, [])

    async def _save_in_order(self, room: Room, user: str) -> None:
        async with room.lock:
            await self._save(room, user)

    def of(self, room: Room, user: str) -> tuple[list[PremoveView], int]:
        """A user's premoves at a table, and how often they have changed."""
        premoves = [premove_view(room.table, each) for each in room.premoves.by_user.get(user, ())]
        return premoves, self._changes[user]

    def send(self, room: Room, user: str, note: Message | None = None) -> None:
        """Send a user their premoves, to all their connections."""
        self._changes[user] += 1
        premoves, number = self.of(room, user)
        self._hub.send_to_user(user, protocol.encode(protocol.Premoves(room.id, premoves, note, number)))

    # What happens at tables
    def on_step(self, room: Room, entry: LogEntry, command: Command) -> None:
        if not room.premoves.by_user:
            return
        if isinstance(command, PlayPremove) and command.label:
            self._notices.premove_played(room, room.table.seats[entry.seat].who, command.label)
        before = {user: len(premoves) for user, premoves in room.premoves.by_user.items()}
        if room.table.over:
            room.premoves.by_user.clear()
        lost = room.premoves.step(room.table, entry)
        for user, count in before.items():
            if len(room.premoves.by_user.get(user, ())) != count:
                note = self._notices.premoves_removed(room, user) if user in lost else None
                self._changed(room, user, note)

    def _changed(self, room: Room, user: str, note: Message | None = None) -> None:
        self._hub.background.spawn(self._save_in_order(room, user))
        self.send(room, user, note)

    def on_rest(self, room: Room) -> None:
        """The table waits for a decision: play the premove for it, if its player has one."""
        premoves, table = room.premoves, room.table
        if not premoves.by_user or table.waiting or table.turn not in table.people:
            return
        if room.thinking_version == table.version or not (premoves.is_new_decision or premoves.was_premove):
            return
        user = table.seats[table.turn].who
        choice = choose_premove(table, table.turn, premoves.by_user.get(user, ()), premoves.played)
        if choice.play is not None:
            room.thinking_version = table.version
            self._play(room, choice.play)
        elif choice.failures:
            room.thinking_version = table.version
            self._fail(room, user, choice)

    def _play(self, room: Room, premove: Premove) -> None:
        table = room.table
        label = NOTHING if premove.always else label_of(seen_by(table, table.turn), premove.action)
        self._hub.submit(room, PlayPremove(table.turn, premove.action, table.version, premove.id, label))

    def _fail(self, room: Room, user: str, choice: Choice) -> None:
        are_removed = len(choice.remaining) < len(room.premoves.by_user[user])
        room.premoves.put(user, choice.remaining)
        note = self._notices.premove_failed(room, user, choice.failures, are_removed)
        self._changed(room, user, note)


def label_of(position: Position, action: str) -> Message:
    return position.describe([position.action(action)])[0]
