"""Everything a server is made of, put together once, started and stopped in order."""

import asyncio
import logging
from collections.abc import Coroutine

from longhaul.core import rule
from longhaul.core.errors import LonghaulError
from longhaul.server.accounts import Accounts
from longhaul.server.hub import Hub
from longhaul.server.jobs import Jobs
from longhaul.server.limits import Limits
from longhaul.server.live import Connections
from longhaul.server.loading import load
from longhaul.server.lobby import MOST_LISTED, Lobby
from longhaul.server.metrics import ERRORS
from longhaul.server.ratings import Ratings
from longhaul.server.settings import Settings
from longhaul.server.shelf import Shelf
from longhaul.server.steady import Steady
from longhaul.server.store import Store, Unavailable
from longhaul.server.store.rows import Listed, Status
from longhaul.server.thinking import Thinkers

UNCOUNTED = 600.0  # seconds before the server stopped, in which a game may have ended and not have been rated
SWEEP = 5.0  # seconds between looks at what has gone quiet
TAKE_UP = 86_400.0  # seconds: tables that changed so long before the latest are loaded when the server starts

log = logging.getLogger("longhaul.house")


class House:
    """One server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings.check()
        self.now = Steady()
        self.accounts = Accounts(store, self.now)
        self.limits = Limits(on=settings.limits)
        self.connections = Connections()
        self.lobby = Lobby()
        self.shelf = Shelf()
        self.ready = False

    async def start(self) -> None:
        """Open for business; games not compiled yet are interpreted meanwhile."""
        rule.lazy.set()
        self.hub = Hub(self.store, now=self.now, thinkers=Thinkers(self.settings.bot_threads))
        self.ratings = Ratings(self.store)
        self.jobs = Jobs(self.hub)
        self.hub.on_listed.append(self.lobby.changed)
        self.hub.on_finished.append(self.ratings.finished)
        self.lobby.fill(await asyncio.to_thread(self.store.list_tables, status="open", limit=MOST_LISTED))
        work = (self._sweep(), self._take_up(), *([self.shelf.prepare()] if self.settings.compile_games else []))
        self._work = [asyncio.create_task(each) for each in work]
        self.ready = True

    async def stop(self) -> None:
        """Lose nobody's move: what was accepted is on disk and told before the sockets close."""
        self.ready = False
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self.jobs.close()
        await self.hub.close()
        await asyncio.sleep(0.05)  # the writers send what was just put into their outboxes
        self.connections.end_all()
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
        now. Waits for a store that cannot be used yet."""
        while True:
            try:
                rows = await asyncio.to_thread(self.store.list_tables, status=status, private=True, limit=10_000)
                return [row for row in rows if row.updated >= rows[0].updated - span]
            except Unavailable as error:
                log.warning("the store cannot be reached", extra={"error": str(error)})
                await asyncio.sleep(SWEEP)

    async def _try(self, work: Coroutine[object, object, None]) -> None:
        """A table that cannot be taken up, of older rules for instance, holds up no other."""
        try:
            await work
        except LonghaulError as error:
            log.warning("a table was not taken up", extra={"error": str(error)})

    async def _take_up_one(self, table: str) -> None:
        room = await self.hub.room(table)
        if room is not None and room.table.over:
            self.ratings.finished(room)
            room.unlisted = True
            await self.hub.note_summary(room)

    async def _count(self, table: str) -> None:
        """A game that ended just before the server stopped; nobody plays there, so it does not stay in memory."""
        room = await asyncio.to_thread(load, self.store, table)
        if room is not None:
            self.ratings.finished(room)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.connections.sweep(self.now(), self.settings.stuck_after)
                self.jobs.sweep()
                await self.hub.sweep()
                await self.hub.look_around()
                await self._end_banned()
            except Unavailable as error:
                log.warning("the store cannot be reached", extra={"error": str(error)})
            except Exception:  # whatever it was, dead connections must be ended next time
                ERRORS.inc()
                log.exception("the sweep was not finished")

    async def _end_banned(self) -> None:
        """Whoever was banned meanwhile, by the admin's command line, is shown the door."""
        for user in self.connections.users:
            known = await asyncio.to_thread(self.store.user, user)
            if known is None or known.banned:
                self.connections.end_user(user)
