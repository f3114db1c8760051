"""The services of a server: put together here, started and stopped in order."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial

from longhaul import __version__
from longhaul.core.errors import LonghaulError
from longhaul.core.jit.entry_points import interpret_first
from longhaul.server.accounts.service import SESSION_SECONDS, Accounts
from longhaul.server.features.daily_challenge import DailyChallenges
from longhaul.server.features.jobs import Jobs
from longhaul.server.features.premoves import Premoves
from longhaul.server.features.ratings import Ratings
from longhaul.server.live.connection import Connections
from longhaul.server.notify.email_addresses import EmailAddresses
from longhaul.server.notify.mail import Mailer
from longhaul.server.notify.notices import Notices
from longhaul.server.notify.reminders import Reminders
from longhaul.server.ops.background import repeat
from longhaul.server.ops.clock import MonotonicClock, Now
from longhaul.server.ops.game_catalog import GameCatalog
from longhaul.server.ops.heartbeat import BEAT_SECONDS, Heartbeat
from longhaul.server.ops.metrics import ERRORS
from longhaul.server.ops.retry import retry_store
from longhaul.server.ops.worker import Worker
from longhaul.server.security.origins import Origins
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.settings import Settings
from longhaul.server.store import Store, Unavailable
from longhaul.server.store.listing import Status
from longhaul.server.store.rows import ListedTable, User
from longhaul.server.tables.bot_executor import BotExecutor
from longhaul.server.tables.housekeeping import forget_deleted, refresh_lobby, reload_changed, unload_idle
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.listeners import Listeners
from longhaul.server.tables.loader import load
from longhaul.server.tables.lobby import MAX_LISTED, Lobby
from longhaul.server.tables.outdated import end_outdated, is_outdated
from longhaul.server.tables.referee import Referee
from longhaul.server.tables.room import Room
from longhaul.table import Header

DAY_SECONDS = 86_400.0
HOUR_SECONDS = 3600.0
FIRST_CLEANUP_SECONDS = 60.0  # after the start, when players who waited for it are back
CHECK_SECONDS = 5.0  # between checks of tables and connections
STORE_CHECK_SECONDS = 1.0
DRAIN_SECONDS = 2.0  # for clients to receive the last messages before the server stops
MAX_RESUMED = 10_000  # tables of one status
MAX_CHECKED = 1_000_000  # the same, for older rules
# Which tables are loaded at the start, by how long they changed before the latest one.
RESUME_SECONDS = 86_400.0
RATE_AGAIN_SECONDS = 600.0  # of finished games: the server may have stopped before it rated them

log = logging.getLogger("longhaul.services")


class Services:
    """All services of one server."""

    def __init__(
        self, store: Store, settings: Settings, now: Now | None = None, heartbeat: Heartbeat | None = None
    ) -> None:
        self.store = store
        self.settings = settings.check()
        self.now: Now = now or MonotonicClock()
        self.accounts = Accounts(
            store, self.now, on_end=self._close_credential, on_rotate=self._move_credential, on_rename=self._rename
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
        self._store_trouble = ""  # as it was last logged
        self.is_ready = False

    async def start(self) -> None:
        """Start; games that are not compiled yet are interpreted meanwhile."""
        interpret_first.set()
        self._loop = asyncio.get_running_loop()
        self.hub = Hub(self.store, now=self.now, bots=BotExecutor(self.settings.bot_threads))
        self.hub.heartbeat = self.heartbeat or Heartbeat()
        self.referee = Referee(self.hub)
        self.ratings = Ratings(self.store, self.referee)
        self.dailies = DailyChallenges(self.store, self.hub, self.game_catalog, self.accounts.keys.derived("daily"))
        self.jobs = Jobs(self.hub)
        self.notices = Notices(self.hub)
        self.premoves = Premoves(self.hub, self.notices)
        self._set_up_mail()
        self.hub.listeners = Listeners(
            step=[self.referee.on_step, self.notices.on_step, self.premoves.on_step],
            rest=[self.premoves.on_rest, self.notices.on_rest],  # a notice only if no premove is played
            summary=[self.lobby.update],
            finished=[self._on_finished, self._forget_bots],
            pause=[self.connections.forgive],
        )
        self.lobby.fill(await asyncio.to_thread(self.store.list_tables, status="open", limit=MAX_LISTED))
        work = (
            repeat(BEAT_SECONDS, self._beat, log),
            repeat(CHECK_SECONDS, self._check, log),
            repeat(DAY_SECONDS, self._clean_up, log, first=FIRST_CLEANUP_SECONDS),
            repeat(HOUR_SECONDS, self.referee.check_stored, log, first=HOUR_SECONDS),
            repeat(STORE_CHECK_SECONDS, self._check_store, log),
            self._resume_tables(),
            *([self.reminders.run()] if self.reminders else []),
            *([self.game_catalog.prepare()] if self.settings.compile_games else []),
        )
        self._work = [asyncio.create_task(each) for each in work]
        self.is_ready = True
        log.info("ready", extra={"version": __version__})

    def _set_up_mail(self) -> None:
        smtp, site = self.settings.mail, self.settings.public_url
        if smtp is not None:
            self._mailer = Mailer(smtp)
            secret = self.accounts.keys.derived("mail")
            self.addresses = EmailAddresses(self.store, secret, self._mailer, site, self.now)
            self.reminders = Reminders(self.hub, self.addresses, self._mailer, smtp)

    async def settle(self) -> None:
        """Finish what was accepted: it is on disk and sent before the sockets close."""
        if not self.is_ready:
            return
        self.is_ready = False
        log.info("stopping", extra={"connections": len(self.connections)})
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self.jobs.close()
        self.worker.close()
        if self.addresses and self.reminders:
            await self.addresses.close()
            await self.reminders.close()
            self._mailer.close()
        await self.hub.close()
        await self.connections.drain(DRAIN_SECONDS)
        self.connections.close_all()

    async def stop(self) -> None:
        await self.settle()
        await asyncio.to_thread(self.store.close)

    async def _resume_tables(self) -> None:
        """Continue where the server stopped: clocks run, bots think, finished games are rated."""
        await self._end_outdated_tables()
        for status in ("playing", "open"):
            for row in await self._latest(status, RESUME_SECONDS):
                await self._try(self._resume_table(row.header.id))
        for row in await self._latest("over", RATE_AGAIN_SECONDS):
            await self._try(self._rate_again(row.header.id))

    async def _end_outdated_tables(self) -> None:
        """After an upgrade: end the games whose rules have changed, and tell their players."""
        for status in ("playing", "open"):
            for row in await self._listed(status, MAX_CHECKED):
                if is_outdated(row.header):
                    await self._try(self._end_outdated(row.header))

    async def _end_outdated(self, header: Header) -> None:
        people = await asyncio.to_thread(end_outdated, self.store, header.id, self.now())
        log.warning("ended a table of older rules", extra={"table": header.id, "rules": header.rules})
        self.notices.rules_changed(header, people)

    async def _listed(self, status: Status, limit: int) -> list[ListedTable]:
        """Newest change first. Waits until the store can be used."""
        listing = partial(self.store.list_tables, status=status, private=True, limit=limit)
        return await retry_store(partial(asyncio.to_thread, listing), log, "the store cannot be reached") or []

    async def _latest(self, status: Status, seconds: float) -> list[ListedTable]:
        """Correspondence games, and tables that changed last before the server stopped, whatever the date is now."""
        rows = [row for row in await self._listed(status, MAX_RESUMED) if not is_outdated(row.header)]
        return [row for row in rows if row.updated >= rows[0].updated - seconds or is_correspondence(row)]

    async def _try(self, work: Coroutine[object, object, None]) -> None:
        """A table that cannot be resumed must not hold up the others."""
        try:
            await work
        except LonghaulError as error:
            log.warning("a table was not resumed", extra={"error": str(error)})
        except Exception:
            ERRORS.inc()
            log.exception("a table was not resumed")

    async def _resume_table(self, table: str) -> None:
        room = await self.hub.room(table)
        if room is not None and room.table.over:
            self._on_finished(room)
            self.hub.save_summary(room)

    async def _rate_again(self, table: str) -> None:
        """A game that ended just before the server stopped. Nobody plays there, so it does not stay in memory."""
        room = await asyncio.to_thread(load, self.store, table)
        if room is not None:
            self._on_finished(room)

    def _on_finished(self, room: Room) -> None:
        """Both store their result once, however often they are called."""
        self.ratings.on_finished(room)
        self.dailies.on_finished(room)

    def _forget_bots(self, room: Room) -> None:
        self.hub.bots.memory.forget(room.id)

    async def _check_store(self) -> None:
        """Log once when the store fails, and once when it works again. Moves are rejected meanwhile."""
        trouble = await asyncio.to_thread(store_trouble, self.store)
        if trouble and trouble != self._store_trouble:
            log.error("the store cannot be written: no move is accepted", extra={"error": trouble})
        elif self._store_trouble and not trouble:
            log.warning("the store can be written again")
        self._store_trouble = trouble

    async def _beat(self) -> None:
        self.hub.notice_pause()

    async def _check(self) -> None:
        self.hub.notice_pause()  # else all clients would seem silent after a pause
        self.connections.close_dead(self.now(), self.settings.stuck_after)
        self.jobs.remove_old()
        self.referee.check_in_memory()
        try:
            await forget_deleted(self.hub)  # before any table is unloaded
            await unload_idle(self.hub)
            await reload_changed(self.hub)
            await refresh_lobby(self.lobby, self.hub)
            await self._close_invalid()
        except Unavailable as error:
            log.warning("the store cannot be reached", extra={"error": str(error)})

    def _close_credential(self, key: str) -> None:
        """A session or token has ended (in any thread): close the connections that were opened with it."""
        if self.is_ready:
            self._loop.call_soon_threadsafe(self.connections.close_credential, key)

    def _move_credential(self, old: str, new: str) -> None:
        if self.is_ready:
            self._loop.call_soon_threadsafe(self.connections.move_credential, old, new)

    def _rename(self, user: User) -> None:
        if self.is_ready:
            self._loop.call_soon_threadsafe(self.connections.rename, user)

    async def _clean_up(self) -> None:
        """Delete expired sessions, guests who never played, and old origins of connections."""
        await asyncio.to_thread(self.store.forget_unseen, self.now() - SESSION_SECONDS)
        await asyncio.to_thread(self.origins.forget_old, self.now())

    async def _close_invalid(self) -> None:
        """Close the connections of users who were banned or signed out by the host's command line."""
        credentials = self.connections.credentials
        if credentials:
            for key in credentials - await asyncio.to_thread(self.store.valid_keys, credentials):
                self.connections.close_credential(key)


def store_trouble(store: Store) -> str:
    """Why the store cannot be written now, or "". Also lets it clean up."""
    try:
        store.check_writable()
        store.tidy()
    except Unavailable as error:
        return str(error)
    return ""


def is_correspondence(row: ListedTable) -> bool:
    """Whether clocks run at a table that may not have changed for days."""
    is_held = all(seat["kind"] != "open" for seat in row.summary.seats)
    return row.header.clock.pace == "days" and row.summary.status != "over" and is_held
