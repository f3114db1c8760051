"""Everything a server is made of, put together once, started and stopped in order."""

import asyncio
import logging
from collections.abc import Coroutine

from longhaul import __version__
from longhaul.core.errors import LonghaulError
from longhaul.core.jit.entry_points import interpret_first
from longhaul.server.accounts.service import SESSION_SECONDS, Accounts
from longhaul.server.features.daily_challenge import Dailies
from longhaul.server.features.jobs import Jobs
from longhaul.server.features.premove_player import Planner
from longhaul.server.features.ratings import Ratings
from longhaul.server.live.connection import Connections
from longhaul.server.notify.email_addresses import EmailAddresses
from longhaul.server.notify.mail import Post
from longhaul.server.notify.notices import Notices
from longhaul.server.notify.reminders import Reminders
from longhaul.server.ops.background import repeat
from longhaul.server.ops.clock import MonotonicClock, Now
from longhaul.server.ops.game_catalog import GameCatalog
from longhaul.server.ops.heartbeat import BEAT_SECONDS, Heartbeat
from longhaul.server.ops.metrics import ERRORS
from longhaul.server.ops.worker import Worker
from longhaul.server.security.origins import Origins
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.settings import Settings
from longhaul.server.store import Store, Unavailable
from longhaul.server.store.rows import Listed, Status, User
from longhaul.server.tables.bot_executor import Thinkers
from longhaul.server.tables.housekeeping import forget_deleted, look_around, refresh, sweep
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.loader import load
from longhaul.server.tables.lobby import MOST_LISTED, Lobby
from longhaul.server.tables.referee import Referee
from longhaul.server.tables.room import Room

DAY = 86_400.0
HOUR = 3600.0
SOON = 60.0  # seconds after the start, when those who were waiting for it are back
UNCOUNTED = 600.0  # seconds before the server stopped, in which a game may have ended and not have been rated
TIDY = 1.0  # seconds between looks at what gathers in the store
SWEEP = 5.0  # seconds between looks at what has gone quiet
LAST_WORDS = 2.0  # seconds that clients have to take what was told before the server stops
TAKE_UP = 86_400.0  # seconds: tables that changed so long before the latest are loaded when the server starts

log = logging.getLogger("longhaul.services")


class Services:
    """One server."""

    def __init__(
        self, store: Store, settings: Settings, now: Now | None = None, heartbeat: Heartbeat | None = None
    ) -> None:
        self.store = store
        self.settings = settings.check()
        self.now: Now = now or MonotonicClock()
        self.accounts = Accounts(
            store, self.now, on_end=self._end_pass, on_rotate=self._move_pass, on_rename=self._rename
        )
        self.limits = RateLimits(on=settings.limits)
        self.origins = Origins(store, self.accounts.keys.derived("origin"))
        self.connections = Connections()
        self.lobby = Lobby()
        self.game_catalog = GameCatalog()
        self.worker = Worker(lambda: self.game_catalog.compiled, in_process=settings.worker_process)
        self.addresses: EmailAddresses | None = None  # where mail goes, if the host has set it up
        self.reminders: Reminders | None = None
        self.heartbeat = heartbeat
        self._trouble = ""  # with the store, as it was last told
        self.ready = False

    async def start(self) -> None:
        """Open for business; games not compiled yet are interpreted meanwhile."""
        interpret_first.set()
        self._loop = asyncio.get_running_loop()
        self.hub = Hub(self.store, now=self.now, thinkers=Thinkers(self.settings.bot_threads))
        self.referee = Referee(self.hub)
        self.ratings = Ratings(self.store, self.referee)
        self.dailies = Dailies(self.store, self.hub, self.game_catalog, self.accounts.keys.derived("daily"))
        self.jobs = Jobs(self.hub)
        self.notices = Notices(self.hub)
        self.planner = Planner(self.hub, self.notices)
        self.notices.begin()
        self._set_up_mail()
        self.hub.on_listed.append(self.lobby.changed)
        self.hub.on_finished.append(self._finished)
        self.hub.on_pause.append(self.connections.forgive)
        self.hub.heartbeat = self.heartbeat or Heartbeat()
        self.hub.on_finished.append(lambda room: self.hub.thinkers.minds.forget(room.id))
        self.lobby.fill(await asyncio.to_thread(self.store.list_tables, status="open", limit=MOST_LISTED))
        work = (
            repeat(BEAT_SECONDS, self._beat, log),
            repeat(SWEEP, self._sweep, log),
            repeat(DAY, self._forget_unseen, log, first=SOON),
            repeat(HOUR, self.referee.look_into_store, log, first=HOUR),
            repeat(TIDY, self._look_after_store, log),
            self._take_up(),
            *([self.reminders.run()] if self.reminders else []),
            *([self.game_catalog.prepare()] if self.settings.compile_games else []),
        )
        self._work = [asyncio.create_task(each) for each in work]
        self.ready = True
        log.info("ready", extra={"version": __version__})

    def _set_up_mail(self) -> None:
        smtp, site = self.settings.mail, self.settings.public_url
        if smtp is not None:
            self._post = Post(smtp)
            secret = self.accounts.keys.derived("mail")
            self.addresses = EmailAddresses(self.store, secret, self._post, site, self.now)
            self.reminders = Reminders(self.hub, self.addresses, self._post, smtp)

    async def settle(self) -> None:
        """Lose nobody's move: what was accepted is on disk and told before the sockets close."""
        if not self.ready:
            return
        self.ready = False
        log.info("stopping", extra={"connections": len(self.connections)})
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self.jobs.close()
        self.worker.close()
        if self.addresses and self.reminders:
            await self.addresses.close()
            await self.reminders.close()
            self._post.close()
        await self.hub.close()
        await self.connections.drain(LAST_WORDS)
        self.connections.end_all()

    async def stop(self) -> None:
        await self.settle()
        await asyncio.to_thread(self.store.close)

    async def _take_up(self) -> None:
        """Go on with what was going on when the server stopped: clocks run, bots think, results are counted."""
        for status in ("playing", "open"):
            for row in await self._latest(status, TAKE_UP):
                await self._try(self._take_up_one(row.header.id))
        for row in await self._latest("over", UNCOUNTED):
            await self._try(self._count(row.header.id))

    async def _latest(self, status: Status, span: float) -> list[Listed]:
        """Those that changed in the last time before the server stopped, whenever that was and whatever the date is
        now, and those by correspondence. Waits for a store that cannot be used yet."""
        while True:
            try:
                rows = await asyncio.to_thread(self.store.list_tables, status=status, private=True, limit=10_000)
                return [row for row in rows if row.updated >= rows[0].updated - span or is_due(row)]
            except Unavailable as error:
                log.warning("the store cannot be reached", extra={"error": str(error)})
                await asyncio.sleep(SWEEP)

    async def _try(self, work: Coroutine[object, object, None]) -> None:
        """A table that cannot be taken up, of older rules for instance, holds up no other."""
        try:
            await work
        except LonghaulError as error:
            log.warning("a table was not taken up", extra={"error": str(error)})
        except Exception:
            ERRORS.inc()
            log.exception("a table was not taken up")

    async def _take_up_one(self, table: str) -> None:
        room = await self.hub.room(table)
        if room is not None and room.table.over:
            self._finished(room)
            self.hub.note_summary(room)

    async def _count(self, table: str) -> None:
        """A game that ended just before the server stopped; nobody plays there, so it does not stay in memory."""
        room = await asyncio.to_thread(load, self.store, table)
        if room is not None:
            self._finished(room)

    def _finished(self, room: Room) -> None:
        """A game is over: what follows from its result is kept, once."""
        self.ratings.finished(room)
        self.dailies.finished(room)

    async def _look_after_store(self) -> None:
        """Say once that nothing can be kept, and once that it can again. What is to be kept meanwhile is refused."""
        trouble = await asyncio.to_thread(trouble_with, self.store)
        if trouble and trouble != self._trouble:
            log.error("nothing can be kept: no move is accepted", extra={"error": trouble})
        elif self._trouble and not trouble:
            log.warning("everything can be kept again")
        self._trouble = trouble

    async def _beat(self) -> None:
        self.hub.notice_pause()

    async def _sweep(self) -> None:
        self.hub.notice_pause()  # else it would take everyone for silent
        self.connections.sweep(self.now(), self.settings.stuck_after)
        self.jobs.sweep()
        self.referee.look()
        try:
            await forget_deleted(self.hub)  # before any of it leaves memory
            await sweep(self.hub)
            await look_around(self.hub)
            await refresh(self.lobby, self.hub)
            await self._end_shut_out()
        except Unavailable as error:
            log.warning("the store cannot be reached", extra={"error": str(error)})

    def _end_pass(self, key: str) -> None:
        """A session or a token has ended, in some thread: so do the sockets that were opened with it."""
        if self.ready:
            self._loop.call_soon_threadsafe(self.connections.end_pass, key)

    def _move_pass(self, old: str, new: str) -> None:
        if self.ready:
            self._loop.call_soon_threadsafe(self.connections.move_pass, old, new)

    def _rename(self, user: User) -> None:
        if self.ready:
            self._loop.call_soon_threadsafe(self.connections.rename, user)

    async def _forget_unseen(self) -> None:
        """Once a day: sessions no one has used for long, guests who never played, and where people connected from."""
        await asyncio.to_thread(self.store.forget_unseen, self.now() - SESSION_SECONDS)
        await asyncio.to_thread(self.origins.forget_old, self.now())

    async def _end_shut_out(self) -> None:
        """Whoever was banned or signed out meanwhile, by the host's command line, is shown the door."""
        passes = self.connections.passes
        if passes:
            for key in passes - await asyncio.to_thread(self.store.valid_keys, passes):
                self.connections.end_pass(key)


def trouble_with(store: Store) -> str:
    """Why nothing can be kept now, or ""; what gathers there is tidied up."""
    try:
        store.check_writable()
        store.tidy()
    except Unavailable as error:
        return str(error)
    return ""


def is_due(row: Listed) -> bool:
    """Whether time runs at a table that may not have changed for days."""
    is_held = all(seat["kind"] != "open" for seat in row.summary.seats)
    return row.header.clock.pace == "days" and row.summary.status != "over" and is_held
