"""Reminders by e-mail that it is a player's turn in a correspondence game: one, after the notice has waited for a while
and while they do not watch the table. The time is stored with the notice, so that a restart repeats none."""

import asyncio
import logging
from functools import partial

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.content_texts import formatter_of
from longhaul.core.messages.message import from_json
from longhaul.server.notify.email_addresses import EmailAddresses
from longhaul.server.notify.mail import Email, Mailer
from longhaul.server.ops.background import Background, repeat
from longhaul.server.settings import Smtp
from longhaul.server.store.columns import MAILED_KINDS
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Notice
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room

CHECK_SECONDS = 30.0
NONE_DUE = -1.0  # in place of the time of a reminder

log = logging.getLogger("longhaul.mail")


class Reminders:
    def __init__(self, hub: Hub, addresses: EmailAddresses, mailer: Mailer, smtp: Smtp) -> None:
        self._hub, self._store = hub, hub.store
        self._addresses, self._mailer, self._smtp = addresses, mailer, smtp
        self._sending: set[str] = set()  # ids of notices
        self.background = Background(log)

    async def run(self) -> None:
        """Send reminders for as long as the server runs."""
        await repeat(CHECK_SECONDS, self.send_due, log)

    async def send_due(self) -> None:
        due = await asyncio.to_thread(self._store.due_notices, self._hub.now() - self._smtp.delay_seconds)
        for notice, address in due:
            if notice.id not in self._sending:
                await self._consider(notice, address)

    async def _consider(self, notice: Notice, address: str) -> None:
        room = await self._room(notice.table)
        if room is None or not is_waited_for(room, notice.user) or await self._was_mailed(notice):
            await asyncio.to_thread(self._store.mark_mailed, notice.id, NONE_DUE)
        elif not room.is_watched_by(notice.user):
            self._sending.add(notice.id)
            stored = await asyncio.to_thread(self._store.address_of, notice.user)
            language = stored.language if stored else ""
            self.background.spawn(self._remind(notice, self._email(room, notice, address, language or ENGLISH)))

    async def _room(self, table: str) -> Room | None:
        try:
            return await self._hub.room(table)
        except Unavailable:
            raise
        except LonghaulError:  # a table that cannot be played on waits for nobody
            return None

    async def _was_mailed(self, notice: Notice) -> bool:
        """Whether they were reminded of this table before and have not read it since."""
        mine = await asyncio.to_thread(self._store.notices_of, notice.user)
        earlier = [each for each in mine if each.table == notice.table and each.kind in MAILED_KINDS]
        return any(each.mailed > 0 and not each.read for each in earlier)

    def _email(self, room: Room, notice: Notice, address: str, language: str) -> Email:
        table, site = room.table, self._addresses.site
        write = formatter_of(table.content, language, table.header.game)
        stop = self._addresses.stop_link(notice.user, address)
        left = table.running_clock.remaining(table.turn, self._hub.now()) or 0.0
        facts = {
            "notice": from_json(notice.text),
            "text-link": f"{site}/t/{room.id}",
            "left": time_left(left),
            "text-site": site,
            "text-stop": stop,
        }
        subject = write(Message("mail-turn-subject", {"game": table.header.game}))
        return Email(to=address, subject=subject, text=f"{write(Message('mail-turn', facts))}\n", stop=stop)

    async def _remind(self, notice: Notice, email: Email) -> None:
        try:
            is_due = partial(self._is_due, notice, email.to)
            sent = await self._mailer.send(email, is_due)
            if sent or await is_due():  # else the next check decides
                at = self._hub.now() if sent else NONE_DUE
                await asyncio.to_thread(self._store.mark_mailed, notice.id, at)
        finally:
            self._sending.discard(notice.id)

    async def _is_due(self, notice: Notice, address: str) -> bool:
        """Whether the address is still theirs, the notice unread, and it is still their turn."""
        stored = await asyncio.to_thread(self._store.address_of, notice.user)
        if stored is None or not stored.confirmed or stored.address != address:
            return False
        mine = await asyncio.to_thread(self._store.notices_of, notice.user)
        if not any(each.id == notice.id and each.mailed == 0.0 for each in mine):
            return False
        room = await self._room(notice.table)
        return room is not None and is_waited_for(room, notice.user) and not room.is_watched_by(notice.user)

    async def close(self) -> None:
        """What was not sent is due again after the next start."""
        for task in self.background.running:
            task.cancel()
        await self.background.finish()


def is_waited_for(room: Room, user: str) -> bool:
    table = room.table
    return not table.over and not table.waiting and table.turn == table.seat_of(user)


def time_left(seconds: float) -> Message:
    hours = round(seconds / 3600)
    if hours < 1:
        return Message("mail-left-soon")
    if hours < 48:
        return Message("mail-left-hours", {"hours": hours})
    return Message("mail-left-days", {"days": hours // 24})
