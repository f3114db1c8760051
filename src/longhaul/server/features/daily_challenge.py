"""Daily challenges: who started one, how it ended, and how bots did with the same seed.

The first start counts, even if it is abandoned. A game that ends after its day does not, as its seed is known by then.
"""

import asyncio
import logging
from collections.abc import Collection
from functools import partial

from longhaul.core.messages.message import to_json
from longhaul.server.ops.background import Background
from longhaul.server.ops.game_catalog import GameCatalog
from longhaul.server.ops.retry import retry_store
from longhaul.server.store.rows import Daily
from longhaul.server.store.store import Store
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport.outbox import Outbox
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table.daily_challenge import (
    DailySeed,
    Deal,
    daily_config,
    daily_seed,
    day_of,
    end_of,
    result_of,
    start_of,
)

BOTS = ("trader", "captain")  # whose results stand among those of people

log = logging.getLogger("longhaul.daily")


class DailyChallenges:
    """Starts daily games and records their results. The hub calls `on_finished`."""

    def __init__(self, store: Store, hub: Hub, game_catalog: GameCatalog, secret: bytes) -> None:
        self._store, self._hub, self._game_catalog = store, hub, game_catalog
        self._secret = secret
        self._one_at_a_time = asyncio.Lock()
        self._background = Background(log, "a daily challenge was not recorded")
        self._bots_started: set[tuple[str, str]] = set()  # days and games

    @property
    def today(self) -> str:
        return day_of(self._hub.now())

    def seed(self, day: str, game: str, deal: Deal = "ranked") -> DailySeed:
        return daily_seed(self._secret, day, game, deal)

    def ranked(self, day: str, players: Collection[str]) -> set[str]:
        """Which of these players play the ranked deal: people who had a name before the day began, and built-in bots.
        Later renames do not change it. Blocks."""
        bots = {player for player in players if player.startswith("bot:")}
        return bots | self._store.named_before(set(players) - bots, start_of(day))

    def deal_of(self, day: str, player: str) -> Deal:
        """Blocks."""
        return "ranked" if self.ranked(day, [player]) else "open"

    def is_over(self, day: str) -> bool:
        return self._hub.now() >= end_of(day)

    async def start(self, game: str, subscriber: Subscriber, bot: str = "") -> Daily:
        """Today's game of a player: the one they started, or a new one."""
        config, day = daily_config(game, bot or "me"), self.today
        player, name = (f"bot:{bot}", bot.title()) if bot else (subscriber.user, subscriber.display_name)
        async with self._one_at_a_time:
            begun = [row for row in await asyncio.to_thread(self._store.dailies_of, player) if row.game == game]
            if begun and begun[0].day == day:
                return begun[0]
            room = await self._unrecorded(day, game, player)
            deal = await asyncio.to_thread(self.deal_of, day, player)
            room = room or await self._hub.open_daily(config, subscriber, self.seed(day, game, deal))
            row = Daily(day=day, game=game, player=player, name=name, table=room.id, started=self._hub.now())
            recorded = await asyncio.to_thread(self._store.begin_daily, row)
            if room.table.over:  # its result could not be recorded before its start
                self.on_finished(room)
            return recorded

    async def _unrecorded(self, day: str, game: str, player: str) -> Room | None:
        """A game that was opened, but whose start the store could not record: it is the one that counts. (Bots' games
        are not found this way; nobody sees them.)"""
        tables = [row.header for row in await asyncio.to_thread(self._store.tables_of, player)]
        found = [table.id for table in tables if (table.daily, table.game) == (day, game)]
        return await self._hub.room(found[0]) if found else None

    def let_bots_play(self, game: str) -> None:
        """Once a day. With interpreted rules, bots would keep people waiting."""
        speeds = {each.game: each.speed for each in self._game_catalog.progress}
        if (self.today, game) not in self._bots_started and speeds.get(game) == "compiled":
            self._bots_started.add((self.today, game))
            self._background.spawn(self._bots(game))

    async def _bots(self, game: str) -> None:
        day = self.today
        try:
            for bot in BOTS:
                await self.start(game, Subscriber(Outbox()), bot)
        except Exception:
            self._bots_started.discard((day, game))  # the next visitor starts them again
            raise

    def on_finished(self, room: Room) -> None:
        """Record the result of a daily game."""
        if room.table.header.daily:
            record = partial(asyncio.to_thread, self.record, room)
            self._background.spawn(retry_store(record, log, "daily result not stored; will retry", table=room.id))

    def record(self, room: Room) -> None:
        """Store a result, if it came in time and is of the game that counts. Blocks."""
        table = room.table
        header, seat = table.header, table.seats[0]
        player = seat.who or f"bot:{seat.bot}"
        mine = [row for row in self._store.dailies_of(player) if (row.day, row.game) == (header.daily, header.game)]
        at = self._store.entries(header.id, table.version)[-1].at
        if mine and mine[0].table == header.id and at < end_of(header.daily):
            row = mine[0]
            row.ended, (row.points, note) = at, result_of(table)
            row.note = to_json(note)
            self._store.end_daily(row)
