"""Games of the day: who began one, how it ended, and what bots made of the same chance.

The first start counts, even if it is abandoned; a game that ends after its day does not, for its seed is told by then.
"""

import asyncio
import logging
from collections.abc import Collection

from longhaul.server.live.outbox import Outbox
from longhaul.server.ops.background import Background
from longhaul.server.ops.game_catalog import GameCatalog
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Daily
from longhaul.server.store.store import Store
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room, Watcher
from longhaul.table.daily_challenge import Chance, Deal, chance_of, day_of, end_of, result_of, setting_of, start_of

BOTS = ("trader", "captain")  # whose results stand among those of people
AGAIN = 5.0  # seconds until a result that could not be kept is tried again

log = logging.getLogger("longhaul.dailies")


class Dailies:
    """All that is known of games of the day."""

    def __init__(self, store: Store, hub: Hub, game_catalog: GameCatalog, secret: bytes) -> None:
        self._store, self._hub, self._game_catalog = store, hub, game_catalog
        self._secret = secret
        self._one_at_a_time = asyncio.Lock()
        self._background = Background(log, "a game of the day was not kept")
        self._asked: set[tuple[str, str]] = set()  # the days and games that bots were asked to play

    @property
    def today(self) -> str:
        return day_of(self._hub.now())

    def chance(self, day: str, game: str, deal: Deal = "ranked") -> Chance:
        return chance_of(self._secret, day, game, deal)

    def ranked(self, day: str, players: Collection[str]) -> set[str]:
        """Of those who play, those who play the ranked deal: people who had a name before the day began, and built-in
        bots. It stays so, whatever names are taken later. Blocks."""
        built_in = {player for player in players if player.startswith("bot:")}
        return built_in | self._store.named_before(set(players) - built_in, start_of(day))

    def deal_of(self, day: str, player: str) -> Deal:
        """Blocks."""
        return "ranked" if self.ranked(day, [player]) else "open"

    def is_over(self, day: str) -> bool:
        return self._hub.now() >= end_of(day)

    async def start(self, game: str, watcher: Watcher, bot: str = "") -> Daily:
        """Someone's game of today: a new one, or the one that they began."""
        setting, day = setting_of(game, bot or "me"), self.today
        player, name = (f"bot:{bot}", bot.title()) if bot else (watcher.user, watcher.shown_name)
        async with self._one_at_a_time:
            begun = [row for row in await asyncio.to_thread(self._store.dailies_of, player) if row.game == game]
            if begun and begun[0].day == day:
                return begun[0]
            room = await self._unnoted(day, game, player)
            deal = await asyncio.to_thread(self.deal_of, day, player)
            room = room or await self._hub.open_daily(setting, watcher, self.chance(day, game, deal))
            row = Daily(day=day, game=game, player=player, name=name, table=room.id, started=self._hub.now())
            noted = await asyncio.to_thread(self._store.begin_daily, row)
            if room.table.over:  # its end could not be kept without a beginning
                self.finished(room)
            return noted

    async def _unnoted(self, day: str, game: str, player: str) -> Room | None:
        """A game that was set up, but whose beginning the store could not take any more: it is the one that counts.
        Bots' are not found by name; nobody sees them."""
        tables = [row.header for row in await asyncio.to_thread(self._store.tables_of, player)]
        found = [table.id for table in tables if (table.daily, table.game) == (day, game)]
        return await self._hub.room(found[0]) if found else None

    def let_bots_play(self, game: str) -> None:
        """Once a day; where rules are not compiled, bots would keep people waiting."""
        speeds = {each.game: each.speed for each in self._game_catalog.progress}
        if (self.today, game) not in self._asked and speeds.get(game) == "compiled":
            self._asked.add((self.today, game))
            self._background.spawn(self._bots(game))

    async def _bots(self, game: str) -> None:
        day = self.today
        try:
            for bot in BOTS:
                await self.start(game, Watcher(Outbox()), bot)
        except Exception:
            self._asked.discard((day, game))  # whoever looks next asks them again
            raise

    def finished(self, room: Room) -> None:
        """A game is over; if it was one of a day, its result is kept."""
        if room.table.header.daily:
            self._background.spawn(self._keep(room))

    async def _keep(self, room: Room) -> None:
        while True:
            try:
                await asyncio.to_thread(self.keep, room)
                return
            except Unavailable as error:
                log.warning("a result waits to be kept", extra={"table": room.id, "error": str(error)})
                await asyncio.sleep(AGAIN)

    def keep(self, room: Room) -> None:
        """Keep a result, if it came in time and is of the game that counts. Blocks."""
        table = room.table
        header, seat = table.header, table.seats[0]
        player = seat.who or f"bot:{seat.bot}"
        mine = [row for row in self._store.dailies_of(player) if (row.day, row.game) == (header.daily, header.game)]
        at = self._store.entries(header.id, table.version)[-1].at
        if mine and mine[0].table == header.id and at < end_of(header.daily):
            row = mine[0]
            row.ended, (row.points, row.note) = at, result_of(table)
            self._store.end_daily(row)
